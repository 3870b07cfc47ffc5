import { Rng } from "@paravent/kernel";
import { expect, test } from "vitest";
import { Browser } from "../../../server/src/testing/browser.ts";
import { playSome } from "../../../server/src/testing/releases/play-some.ts";
import { violations } from "./axe.ts";
import { openHouse } from "./house.ts";
import { DESKTOP, PHONE } from "./player.ts";

const house = openHouse();

test("one leads another through a finished game: move, lens and what is pointed at; who leaves comes back", async () => {
  const leader = await house.visit(DESKTOP, "en");
  const { origin } = new URL(leader.page.url());
  const people = [new Browser(origin), new Browser(origin)];
  for (const [n, one] of people.entries()) await one.signIn(["Ada", "Bea"][n]!);
  const { id } = await people[0]!.makeTable({ game: "dclight", seats: ["me", "open"] });
  await people[1]!.fetch(`/api/tables/${id}/join`, {});
  await Promise.all(people.map((one, seat) => playSome(one, id, 10_000, Rng.from(`${seat}`))));

  const other = await house.visit(PHONE, "en");
  await leader.page.goto(`${origin}/table/${id}`);
  await leader.page.getByRole("button", { name: "See the replay" }).click();
  await other.page.goto(`${origin}/replay/${id}`);
  for (const { page } of [leader, other]) await page.locator("[data-lenses]").click();
  const moveOf = (page: typeof leader.page) => page.locator(".rp-slide [role=status]").textContent();
  // Who comes to see a game again begins at its beginning; how it ended is shown when it is asked for.
  expect(await moveOf(leader.page)).toMatch(/^Move 1 of/);
  const result = leader.page.locator("[data-screen=end]");
  expect(await result.count()).toBe(0);
  await leader.page.getByRole("button", { name: "Show the result" }).click();
  await result.waitFor();
  await leader.page.goto(`${origin}/replay/${id}`);
  await leader.page.locator("[data-lenses]").click();
  await leader.page.getByRole("button", { name: "Lead", exact: true }).click();
  await leader.page.getByText("You lead").waitFor();
  await other.page.getByRole("button", { name: "Follow", exact: true }).click();
  await leader.page.locator("[data-lens=all]").click();
  // On the lenses the arrows choose among them.
  await leader.page.locator("[data-lenses]").focus();
  await leader.page.keyboard.press("ArrowRight");
  await expect.poll(() => moveOf(other.page)).toMatch(/^Move 2 of/);
  await expect.poll(() => other.page.url()).toContain("lens=all");
  expect(await violations(other.page)).toEqual([]);
  await leader.page.keyboard.press("?");
  await other.page.locator(".shown-thing").waitFor({ state: "attached" });
  await leader.page.keyboard.press("Escape");
  await other.page.locator(".shown-thing").waitFor({ state: "detached" });

  await other.page.getByRole("button", { name: "Stop following" }).click();
  await leader.page.keyboard.press("End");
  await expect.poll(() => moveOf(leader.page)).not.toMatch(/^Move 2 of/);
  expect(await moveOf(other.page)).toMatch(/^Move 2 of/);
  await other.page.getByRole("button", { name: "Follow", exact: true }).click();
  await expect.poll(async () => (await moveOf(other.page)) === (await moveOf(leader.page))).toBe(true);
  expect([...leader.faults, ...other.faults]).toEqual([]);
});

test("from nowhere the arrows leaf through a game of Diktat: nothing on its map is to be chosen any more", async () => {
  const { page, faults } = await house.visit(DESKTOP, "en");
  const { origin } = new URL(page.url());
  const people = [new Browser(origin), new Browser(origin)];
  for (const [n, one] of people.entries()) await one.signIn(["Ada", "Bea"][n]!);
  const { id } = await people[0]!.makeTable({ game: "diktat", seats: ["me", "open"] });
  await people[1]!.fetch(`/api/tables/${id}/join`, {});
  await Promise.all(people.map((one, seat) => playSome(one, id, 10_000, Rng.from(`${seat}`))));
  await page.goto(`${origin}/replay/${id}`);
  await page.locator("[data-sector]").first().waitFor();
  const move = page.locator(".rp-slide [role=status]");
  await expect.poll(() => move.textContent()).toMatch(/^Move 1 of/);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => move.textContent()).toMatch(/^Move 2 of/);
  expect(faults).toEqual([]);
});
