import { table } from "@paravent/diktat/testing";
import type { TableSummary } from "@paravent/protocol";
import { expect, test } from "vitest";
import { violations } from "./axe.ts";
import { choose, commit, touch } from "./hands.ts";
import { PHONE } from "./player.ts";
import { openStage } from "./stage.ts";

const stage = openStage();

test("a finished game tells its story: points, a lie that was told, and the move opens in the replay", async () => {
  const position = table({
    ana: { cabal: "resistance", pp: 6, row: ["ka1", "mo1"], influence: { newTown: 1 } },
    bor: { cabal: "coordination", pp: 5, debts: 1 },
  })
    .cycle(5)
    .pile("ana", "newTown", "E E")
    .pile("bor", "karst", "G C")
    .resolving("newTown");
  const visitor = { size: PHONE, language: "en" } as const;
  const [ana] = await stage.seat(position, [visitor], 2);
  const { page, faults } = ana!;
  // Ana has 6 PP, and says otherwise.
  const { origin, pathname } = new URL(page.url());
  const address = `${origin}/api${pathname.replace("/table/", "/tables/")}`;
  const { view } = await (await page.request.get(`${address}/view`)).json();
  const act = { t: "act", cmd: "story-lie-1", question: view.waiting.id, act: "tell" };
  const what = { branch: "pp", value: 50 };
  const said = await page.request.post(`${address}/commands`, { data: { ...act, value: { to: ["seat:1"], what } } });
  expect(said.status()).toBe(200);

  await choose(page, "marker");
  const end = page.locator("[data-screen=end]");
  const going = page.locator("[data-screen=end], [data-commit][aria-disabled=false]:visible").first();
  for (let steps = 0; steps < 6 && (await end.count()) === 0; steps++) {
    await going.waitFor();
    if ((await end.count()) === 0) await commit(page);
  }
  await expect.poll(async () => ((await (await page.request.get(address)).json()) as TableSummary).status).toBe("over");

  await touch(page, "[data-story-open]");
  const story = page.locator("dialog.story");
  // The line of who has no VP all game is flat, and to a browser what has no height is not seen.
  await story.locator(".story-chart .line").first().waitFor({ state: "attached" });
  const lie = story.locator("li", { hasText: "claims to" });
  await expect.poll(() => lie.textContent()).toContain("to have 50 PP behind the screen. In truth: 6 PP.");
  // Her second marker of New Town, and the Debt of the other.
  await expect.poll(() => story.locator(".story-total").textContent()).toMatch(/^Total\d+−1$/);
  expect(await violations(page)).toEqual([]);

  const move = Number(await lie.locator("a").getAttribute("data-move")) + 1;
  await lie.locator("a").click();
  await expect.poll(() => page.locator(".rp-slide [role=status]").textContent()).toMatch(`Move ${move} of`);
  await expect.poll(() => new URL(page.url()).search).toBe(`?move=${move}&lens=mine`);

  // The same move with all screens open, by an address that leads whoever gets it there, and not to the result.
  await touch(page, "[data-lenses]");
  await touch(page, "[data-lens=all]");
  await expect.poll(() => new URL(page.url()).search).toBe(`?move=${move}&lens=all`);
  // The same pile three times: the table and she saw two backs.
  const pile = page.locator(".dk-through tbody tr", { hasText: "Karst" });
  await pile.waitFor();
  const backs = (column: number) => pile.locator("td").nth(column).locator(".dk-piece--back").count();
  expect([await backs(0), await backs(1), await backs(2)]).toEqual([2, 2, 0]);
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await expect.poll(() => page.locator(".rp-slide [role=status]").textContent()).toMatch(`Move ${move} of`);
  await page.locator("[data-lenses]", { hasText: "Everything" }).waitFor();
  await touch(page, ".tb-strip li:last-child button");
  await page.locator(".tb-player-sheet .tb-behind").waitFor();
  expect(faults).toEqual([]);
});
