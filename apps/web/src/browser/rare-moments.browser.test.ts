import { table } from "@paravent/diktat/testing";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { type Shift, watchShifts } from "./bench/shift.ts";
import { asked, commit, openPiles, told, touch } from "./hands.ts";
import { DESKTOP, draw } from "./player.ts";
import { openOwnStage } from "./stage.ts";
import type { Staged } from "./staged-game.ts";

const stage = openOwnStage("diktat");

/** Sits down as the first player; the others are bots. */
async function sit(position: Staged, seats: number): Promise<{ page: Page; faults: string[] }> {
  const [player] = await stage.seat(position, [{ size: DESKTOP, language: "en" }], seats);
  return player!;
}
const button = (page: Page) => page.locator("[data-commit]:visible").first().textContent();

test("a game that new rules would have told otherwise is kept: it is shown, asks nothing and says so", async () => {
  const position = table({
    ana: { cabal: "resistance", reserve: "2C" },
    bor: { cabal: "coordination", reserve: "2C" },
  });
  const { page } = await sit(position.turnOf("ana"), 2);
  await touch(page, "[data-ref=sendTeam]:visible");
  await touch(page, "[data-agent=citizen]:visible");
  await touch(page, "[data-sector=karst]");
  await commit(page);
  await told(page, /Karst/);
  await stage.upgrade((game) => ({
    ...game,
    version: "next",
    apply: (facts, event) => {
      if (event.type === "pilePlaced") throw new Error("told otherwise");
      game.apply(facts, event);
    },
  }));
  try {
    await page.reload();
    await page.locator("[data-kept]", { hasText: "The rules have changed since this game began" }).waitFor();
    expect(await page.locator(".bar").first().textContent()).toContain("kept");
    expect(
      await page.locator("[data-commit]:visible, .bar-undo:visible, .tb-manoeuvres [aria-disabled=false]").count(),
    ).toBe(0);
    // Pressed by force, it may still be moving: whoever misses it presses again.
    const reason = page.locator(".bar-quiet.reason", { hasText: "the rules have changed" });
    const presses = async () => {
      await page.locator("[data-ref=spy]:visible").click({ force: true });
      return reason.count();
    };
    await expect.poll(presses).toBeGreaterThan(0);
    await page.locator("[data-kept] button:not(.main)").click();
    await page.locator("[data-kept]").waitFor({ state: "detached" });
    await page.goto(new URL("/", page.url()).href);
    await page.locator(".mine-game", { hasText: "the rules have changed" }).getByRole("link").click();
    await page.locator("[data-tone=everyone]").first().waitFor();
    // Whoever does not want to wait goes on from the position at which both agree; a bot does not mind.
    await page.reload();
    await page.locator("[data-kept] .main").click();
    await page.locator("[data-kept]").waitFor({ state: "detached" });
    await told(page, /the game goes on from here/);
    await page.locator("[data-agent=citizen]:visible").first().waitFor();
  } finally {
    await stage.upgrade((game) => game);
  }
  // The rules that made it open it again, and it goes on from there.
  await page.reload();
  await page.locator("[data-agent=citizen]:visible").first().waitFor();
  expect(await page.locator("[data-kept]").count()).toBe(0);
});

test("a share of what an exclusion costs: whom it is against, and what the other pays", async () => {
  const position = table({
    bor: { cabal: "polisec", pp: 9 },
    ana: { cabal: "coordination", pp: 9 },
    cyr: { cabal: "garde_noire", pp: 5 },
    dua: { cabal: "syndicat", pp: 5 },
  })
    .league("maisel", { members: ["ana", "bor", "cyr"], level: 3 })
    .leaguePhase()
    .does("ana", "exclude", "cyr");
  const { page, faults } = await sit(position, 4);
  await asked(page, /to exclude (?!\d)\w+/);
  expect(await button(page)).toContain("Add nothing");
  await touch(page, ".q-amount [data-ref='2']");
  await page.locator(".lg-rest", { hasText: "pays the rest: 1 PP" }).waitFor();
  expect(await button(page)).toContain("Set 2 PP aside");
  await commit(page);
  await told(page, /You set 2 PP aside/);
  expect(faults).toEqual([]);
});

test("the surplus of a reward goes to whom one says; each member's part is in sight", async () => {
  const position = table({
    ana: { cabal: "coordination", pp: 2 },
    bor: { cabal: "polisec", pp: 2 },
    cyr: { cabal: "garde_noire", pp: 2 },
    dua: { cabal: "syndicat", pp: 2 },
  })
    .league("maisel", { members: ["ana", "bor", "cyr"], level: 1 })
    .track("ka2")
    .pile("ana", "karst", "E")
    .resolving("karst");
  const { page, faults } = await sit(position, 4);
  await touch(page, "[data-ref='card:ka2']:visible");
  await commit(page);
  await page.locator(".lg-split p", { hasText: "Left over: 1 PP" }).waitFor();
  await touch(page, ".lg-split [data-ref='seat:1']");
  expect(await page.locator(".lg-split [data-ref='seat:1']").textContent()).toContain("2 PP");
  await touch(page, ".lg-split [data-ref='seat:2']");
  expect(await page.locator(".lg-split [data-ref='seat:1']").textContent()).toContain("1 PP");
  await commit(page);
  await page.locator(".lg-split").waitFor({ state: "detached" });
  expect(faults).toEqual([]);
});

test("the Administrator orders what happens at once, and sees where each card comes to lie", async () => {
  const position = table({ ana: { cabal: "coordination" }, bor: { cabal: "resistance" } })
    .corruption("fa1", "ka2", "nv1", "nv2")
    .track("jo2", "vv1")
    .afterConquests();
  const { page, faults } = await sit(position, 2);
  const cells = page.locator(".q-order small");
  await cells.first().waitFor();
  expect(await cells.allTextContents()).toEqual(["corruption, cell 5", "corruption, cell 6"]);
  const names = () => page.locator(".q-order-name").allTextContents();
  const [first] = await names();
  await page.locator(".q-order button").first().click();
  expect((await names())[0]).not.toBe(first);
  expect(await button(page)).toContain("In this order");
  await commit(page);
  await page.locator(".ot-track", { hasText: "6/7" }).waitFor();
  expect(faults).toEqual([]);
});

test("pawns of the Others are moved on the map, one and then another", async () => {
  const position = table({ ana: { cabal: "resistance", influence: { artefact: 1 } }, bor: { cabal: "coordination" } })
    .others("karst", "E G C")
    .turnOf("ana");
  const { page, faults } = await sit(position, 2);
  await touch(page, "[data-act=manifest]:visible");
  await touch(page, "[data-ref^='use:marker:artefact']");
  await commit(page);
  await openPiles(page, "karst");
  await touch(page, "[data-ref^='pawn:']:visible");
  await touch(page, "[data-sector=harmony]");
  expect(await button(page)).toContain("Move: Karst → College of Harmony");
  await commit(page);
  await asked(page, /second pawn: Karst → College of Harmony/);
  await touch(page, "[data-ref=nothing]:visible");
  await commit(page);
  await page.locator("[data-sector=harmony][aria-label*='The Others: 1 pawn']").waitFor();
  expect(faults).toEqual([]);
});

test("what one has sealed in another window is shown in this one, and nothing of the stage moves for it", async () => {
  const position = table({
    ana: { cabal: "resistance", row: ["vv1", "ka1"], affinities: { people: 2 } },
    bor: { cabal: "coordination", row: ["vv2"], affinities: { people: 1 } },
  })
    .cycle(5)
    .endOfCycle()
    .does("ana")
    .does("bor");
  const visitor = { size: { width: 1280, height: 720 }, language: "en" } as const;
  const [ana] = await stage.seat(position, [visitor, visitor]);
  const { page, faults } = ana!;
  await draw(page);
  await page.addInitScript(watchShifts);
  await page.reload();
  await page.locator(".ds-fan [data-ref]").first().waitFor();
  // A browser of its own: one window lies in front of the other.
  const elsewhere = await page
    .context()
    .browser()!
    .newContext({ storageState: await page.context().storageState() });
  const other = await elsewhere.newPage();
  await other.goto(page.url());
  await page.evaluate(() => {
    window.shifts = [];
  });
  await touch(other, ".ds-fan [data-ref]:not([aria-disabled=true])");
  await commit(other);
  await page.locator(".ds-fan [aria-pressed=true]").waitFor();
  // Told of its own move, one has been told of all before it.
  await page.evaluate(() => {
    const mark = document.createElement("mark");
    mark.style.cssText = "position: fixed; inset: 0 auto auto 0; width: 99px; height: 99px";
    document.body.append(mark);
    requestAnimationFrame(() => requestAnimationFrame(() => (mark.style.left = "300px")));
  });
  const ofMark = ({ moved }: Shift) => moved.some((one) => one.startsWith("mark"));
  await expect.poll(async () => (await page.evaluate(() => window.shifts)).some(ofMark)).toBe(true);
  const shifts = (await page.evaluate(() => window.shifts)).filter((one) => !ofMark(one));
  await elsewhere.close();
  expect(shifts.flatMap(({ moved }) => moved).filter((one) => /ds-|q-hint/.test(one))).toEqual([]);
  expect(faults).toEqual([]);
});
