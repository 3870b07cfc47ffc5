import { table } from "@paravent/diktat/testing";
import { expect, test } from "vitest";
import { asked, choose, commit, told, touch } from "./hands.ts";
import { DESKTOP } from "./player.ts";
import { openStage } from "./stage.ts";

const stage = openStage();

test("a Power Struggle: fists, secret bids opened together, takes in rounds", async () => {
  const position = table({
    ana: { cabal: "resistance", pp: 6, reserve: "1C" },
    bor: { cabal: "coordination", pp: 5, reserve: "1C" },
  })
    .track("vv1")
    .pile("ana", "oldTown", "C E E")
    .pile("bor", "oldTown", "E E")
    .resolving("oldTown");
  const [ana, bor] = await stage.seat(position, [{ size: DESKTOP }, { size: DESKTOP, language: "en" }]);
  await commit(ana!.page);
  await commit(bor!.page);
  await touch(ana!.page, ".tb-bid [data-ref='4']");
  await expect.poll(() => ana!.page.locator(".tb-order-if").count()).toBe(2);
  await commit(ana!.page);
  await bor!.page.locator(".tb-fists .sealed").first().waitFor();
  // Nothing of the sealed bid is known on the other side.
  expect(await bor!.page.locator(".tb-fists").textContent()).not.toContain("4 PP");
  await touch(bor!.page, ".tb-bid [data-ref='2']");
  await commit(bor!.page);

  await asked(ana!.page, /prenez un Trophée/);
  await told(ana!.page, /Mises/);
  await choose(ana!.page, "card:vv1");
  await asked(bor!.page, /take a Trophy/);
  await choose(bor!.page, "marker");
  expect([...ana!.faults, ...bor!.faults]).toEqual([]);
});

test("the end of the game: podium, points over time as lines and as a table, where each point came from", async () => {
  const position = table({
    ana: { cabal: "resistance", pp: 6, row: ["ka1", "mo1"], influence: { newTown: 1 } },
    bor: { cabal: "coordination", pp: 5, debts: 1 },
  })
    .cycle(5)
    .pile("ana", "newTown", "E E")
    .resolving("newTown");
  const [ana] = await stage.seat(position, [{ size: DESKTOP }], 2);
  const { page, faults } = ana!;
  await choose(page, "marker");
  for (let steps = 0; steps < 6 && (await page.locator("[data-screen=end]").count()) === 0; steps++) {
    await page.locator("[data-screen=end], [data-commit][aria-disabled=false]:visible").first().waitFor();
    if ((await page.locator("[data-screen=end]").count()) === 0) await commit(page);
  }
  await expect.poll(() => page.locator(".tb-podium h2").textContent()).toContain("Vous imposez votre Diktat");
  await page.locator(".tb-chart-lines .line").first().waitFor();
  await touch(page, "[data-chart-table]");
  await expect.poll(() => page.locator(".tb-chart-table tbody tr").count()).toBe(2);
  await expect.poll(() => page.locator(".tb-bars .debts").count()).toBe(1);
  expect(faults).toEqual([]);
});
