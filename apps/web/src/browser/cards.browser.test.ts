import { table } from "@paravent/diktat/testing";
import { expect, test } from "vitest";
import { asked, choose, commit, manoeuvre, told, touch } from "./hands.ts";
import { DESKTOP, PHONE } from "./player.ts";
import { openStage } from "./stage.ts";

const stage = openStage();

test("a Manifestation: lit on the board, used from its sheet, its options said in words", async () => {
  const position = table({
    ana: { cabal: "resistance", pp: 6, reserve: "2C", influence: { motol: 2 } },
    bor: { cabal: "coordination", reserve: "3C" },
  })
    .pile("ana", "karst", "C E")
    .turnOf("ana");
  const [ana] = await stage.seat(position, [{ size: DESKTOP }], 2);
  const { page, faults } = ana!;
  await asked(page, /manœuvre/);
  await touch(page, ".tb-board .tb-place.usable");
  await touch(page, ".tb-sheet-use");
  await commit(page);
  await page.locator("[data-ref^='option:']").filter({ hasText: "Déplacez l’une de vos piles" }).click();
  await commit(page);
  await touch(page, "[data-sector=karst]");
  await touch(page, ".dk-sector--open");
  await commit(page);
  await told(page, /déplacez une pile/);
  await page.locator(".tb-board .tb-used").waitFor();
  expect(faults).toEqual([]);
});

test("a reaction window: one may react or pass, the others learn only that the table waits", async () => {
  const position = table({
    ana: { cabal: "resistance", pp: 6, reserve: "2C", influence: { motol: 1 } },
    bor: { cabal: "coordination", reserve: "3C" },
  }).turnOf("ana");
  const [ana, bor] = await stage.seat(position, [{ size: DESKTOP }, { size: DESKTOP, language: "en" }]);
  await manoeuvre(ana!.page, "extendInfluence");
  await choose(ana!.page, "nothing");
  await asked(ana!.page, /réagir/);
  const waiting = bor!.page.locator(".bar[data-tone=everyone]");
  await waiting.waitFor();
  expect(await waiting.textContent()).not.toContain("Milena");
  await expect.poll(() => ana!.page.locator("[data-commit]").textContent()).toContain("Passer");
  await commit(ana!.page);
  await asked(bor!.page, /manoeuvre/);
  expect([...ana!.faults, ...bor!.faults]).toEqual([]);
});

test("an Income with a cost, an Ability that asks, a toll, a Gain: each where it belongs", async () => {
  const income = table({
    ana: { cabal: "resistance", pp: 6, row: ["hy1", "vv2"] },
    bor: { cabal: "coordination" },
  }).development();
  const [ana] = await stage.seat(income, [{ size: PHONE }], 2);
  await asked(ana!.page, /Développement/);
  await expect.poll(() => ana!.page.locator("[data-stage] [data-ref]").count()).toBeGreaterThan(0);
  await choose(ana!.page, "use:card:vv2/0");
  // The next Income is on stage already: the rest of the table is a tap away.
  await touch(ana!.page, "[data-fold]");
  await touch(ana!.page, ".tb-tabs button:nth-child(4)");
  await told(ana!.page, /défaussez 1 PP/);

  const ability = table({
    ana: { cabal: "resistance", pp: 6, reserve: "2C" },
    bor: { cabal: "coordination", pp: 3, reserve: "2C 1G" },
  }).turnOf("ana");
  const [one, two] = await stage.seat(ability, [{ size: DESKTOP }, { size: DESKTOP, language: "en" }]);
  await touch(one!.page, "[data-ref=sendTeam]:visible");
  await touch(one!.page, "[data-agent=citizen]:visible");
  await touch(one!.page, "[data-sector=karst]");
  await commit(one!.page);
  await choose(one!.page, "use:screen:resistance/0");
  await choose(one!.page, "karst");
  await touch(two!.page, "[data-ref=sendTeam]:visible");
  await touch(two!.page, "[data-agent=citizen]:visible");
  await touch(two!.page, "[data-sector=karst]");
  await commit(two!.page);
  await asked(two!.page, /Toll/);
  await expect.poll(() => two!.page.locator("[data-ref='option:0']").textContent()).toMatch(/PP/);
  await choose(two!.page, "option:0");
  await told(one!.page, /vous cède 1 PP/);

  const gain = table({ ana: { cabal: "resistance", pp: 1 }, bor: { cabal: "coordination" } })
    .track("jo2")
    .pile("ana", "josefov", "E")
    .resolving("josefov");
  const [winner] = await stage.seat(gain, [{ size: DESKTOP }], 2);
  await choose(winner!.page, "card:jo2");
  await told(winner!.page, /gagnez 1 jeton Affinité/);
  expect([...ana!.faults, ...one!.faults, ...two!.faults, ...winner!.faults]).toEqual([]);
});

test.each([
  ["desktop", DESKTOP],
  ["phone", PHONE],
] as const)("where the second marker of a sector goes is shown in pictures, on a %s", async (_, size) => {
  const position = table({
    ana: {
      cabal: "coordination",
      pp: 6,
      influence: { josefov: 2, combinat: 1 },
      affinities: { people: 3 },
      cabalRow: ["coordination_4"],
    },
    bor: { cabal: "resistance" },
  }).turnOf("ana");
  const [ana] = await stage.seat(position, [{ size, language: "en" }], 2);
  const { page, faults } = ana!;
  await manoeuvre(page, "specialManoeuvre");
  await choose(page, "use:cabal:coordination_4/0");
  for (const thing of ["josefov", "people", "combinat"]) {
    await touch(page, `[data-ref*=${thing}]:visible`);
    await commit(page);
  }
  await asked(page, /Combinat: where/);
  const way = (name: string) => page.locator(`[data-ref=${name}]:visible`);
  await expect.poll(() => way("apart").locator(".dk-influence").count()).toBe(2);
  await expect.poll(() => way("stack").locator(".dk-influence--2").count()).toBe(1);
  await expect.poll(() => page.locator("[data-stage]").textContent()).toMatch(/I · 1 PP.*II · 2 PP/s);
  await choose(page, "apart");
  expect(faults).toEqual([]);
});

test("an Affinity is placed on a card of one's own for 1 VP", async () => {
  const position = table({
    ana: { cabal: "resistance", row: ["vv1"], affinities: { people: 1 } },
    bor: { cabal: "coordination" },
  }).turnOf("ana");
  const [ana] = await stage.seat(position, [{ size: PHONE, language: "en" }], 2);
  const { page, faults } = ana!;
  await touch(page, "[data-act=placeAffinity]");
  await touch(page, "[data-ref*='=people']");
  await commit(page);
  await touch(page, ".tb-tabs button:nth-child(4)");
  await told(page, /\+1 VP/);
  expect(faults).toEqual([]);
});

test("everything public of a player and of a card can be read, and Esc closes it", async () => {
  const position = table({
    ana: { cabal: "resistance", reserve: "1C" },
    bor: {
      cabal: "polisec",
      row: ["hy1"],
      influence: { karst: 2 },
      cabalRow: ["polisec_1"],
      used: ["card:hy1"],
      debts: 2,
    },
  }).turnOf("ana");
  const [ana] = await stage.seat(position, [{ size: DESKTOP }], 2);
  const { page, faults } = ana!;
  await touch(page, ".tb-seat-head");
  const sheet = page.locator(".tb-player-sheet");
  await sheet.getByText("PoliSec").first().waitFor();
  await expect.poll(() => sheet.locator(".tb-unplayed li").count()).toBe(4);
  await expect.poll(() => sheet.locator(".tb-used").count()).toBe(1);
  await sheet.locator(".tb-place.card").first().click();
  await page.locator(".tb-sheet").getByText("En clair").waitFor();
  await page.keyboard.press("Escape");
  await manoeuvre(page, "extendInfluence");
  expect(faults).toEqual([]);
});
