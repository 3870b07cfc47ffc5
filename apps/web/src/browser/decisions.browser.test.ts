import { table } from "@paravent/diktat/testing";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { asked, choose, commit, openPiles, told, touch } from "./hands.ts";
import { DESKTOP, PHONE } from "./player.ts";
import { openStage } from "./stage.ts";

const stage = openStage();

const board = () =>
  table({
    ana: { cabal: "resistance", pp: 6, reserve: "2C 1G 1E", spyTokens: 1, cabalRow: ["resistance_1"] },
    bor: { cabal: "coordination", pp: 5, reserve: "2C" },
  })
    .secret("vv2")
    .pile("bor", "josefov", "C E G")
    .turnOf("ana");

const chips = async (page: Page) => (await page.locator(".ds-chips li:visible").allTextContents()).join(" | ");
const power = (page: Page) => page.locator(".tb-pp b, .tb-pocket-pp b").first().textContent();

test.each([
  ["desktop", DESKTOP],
  ["phone", PHONE],
])("Develop is paid with the card, and says before what it costs and brings, on a %s", async (_, size) => {
  const [ana] = await stage.seat(board(), [{ size, language: "en" }], 2);
  const { page, faults } = ana!;
  await touch(page, "[data-ref=developCabal]:visible");
  await page.locator("[data-stage]").waitFor();
  // What is in play is shown with the rest, and cannot be had again.
  await page.locator("[data-ref='cabal:resistance_1'][aria-disabled=true]").waitFor();
  expect(await page.locator("[data-commit]:visible").getAttribute("aria-disabled")).toBe("true");
  expect(await power(page)).toBe("6");
  await touch(page, "[data-ref='cabal:resistance_2']");
  await expect.poll(() => chips(page)).toMatch(/PP.*from 6 to 2.*VP.*from 0 to 1/);
  await expect.poll(() => page.locator("[data-commit]:visible").textContent()).toContain("Develop Barricades for 4 PP");
  expect(await power(page)).toBe("6");
  await commit(page);
  await expect.poll(() => power(page)).toBe("2");
  expect(faults).toEqual([]);
});

test("looks are counted, the pile stays open between them, and what was seen is written under its pawn", async () => {
  const [ana] = await stage.seat(board(), [{ size: DESKTOP, language: "en" }], 2);
  const { page, faults } = ana!;
  await touch(page, "[data-ref=spy]:visible");
  await openPiles(page, "josefov");
  await page.locator(".ds-count", { hasText: "3 looks left" }).waitFor();
  await page.locator(".tb-fan [data-ref]").nth(2).click();
  await expect.poll(() => chips(page)).toContain("from 3 to 2");
  // One button chooses the Manoeuvre and looks.
  await commit(page);
  await page.locator(".ds-count", { hasText: "2 looks left" }).waitFor();
  const third = page.locator(".tb-fan li").nth(2);
  await expect.poll(() => third.textContent()).toMatch(/Guard.*looked at just now/);
  await expect.poll(() => page.locator(".tb-fan li").first().textContent()).toContain("Never seen");
  expect(faults).toEqual([]);
});

test("what a victim may turn out to be has its price said beforehand; of one that is known, its own alone", async () => {
  const [ana] = await stage.seat(board(), [{ size: DESKTOP, language: "en" }], 2);
  const { page, faults } = ana!;
  await touch(page, "[data-ref=assassinate]:visible");
  await openPiles(page, "josefov");
  await touch(page, ".tb-fan [data-ref]");
  await expect
    .poll(() => chips(page))
    .toMatch(/Citizen: it is discarded.*Emissary: PP.*from 6 to 9.*Guard: the Manoeuvre ends, PP.*from 6 to 4/);
  await commit(page);
  await told(page, /assassinate/);
  expect(faults).toEqual([]);
});

test("two effects of one element are told apart by what they do", async () => {
  const position = table({
    ana: { cabal: "syndicat", pp: 6 },
    bor: { cabal: "coordination" },
    cyr: { cabal: "resistance" },
  }).development();
  const [ana] = await stage.seat(position, [{ size: DESKTOP, language: "en" }], 3);
  const { page, faults } = ana!;
  const cards = page.locator("[data-stage] [data-ref^='use:screen:syndicat']");
  await expect.poll(() => cards.count()).toBe(2);
  const [first, second] = await cards.allTextContents();
  expect(first).toContain("you may hand 1 Membership");
  expect(second).not.toContain("you may hand 1 Membership");
  expect(faults).toEqual([]);
});

test("a stage is worked by keys: arrows walk on it, Enter drafts and commits, Esc shows the board", async () => {
  const [ana] = await stage.seat(board(), [{ size: DESKTOP, language: "en" }], 2);
  const { page, faults } = ana!;
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-ref"));
  await page.keyboard.press("5");
  await expect.poll(focused).toBe("cabal:resistance_2");
  await page.keyboard.press("ArrowRight");
  await expect.poll(focused).toBe("cabal:resistance_3");
  await page.keyboard.press("Enter");
  await page.locator("[data-ref='cabal:resistance_3'][aria-pressed=true]").waitFor();
  // One step back for each: the card, then the Manoeuvre.
  await page.keyboard.press("Escape");
  await page.locator("[data-ref='cabal:resistance_3'][aria-pressed=false]").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("[data-stage]").waitFor({ state: "detached" });
  await page.keyboard.press("5");
  await expect.poll(focused).toBe("cabal:resistance_2");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect.poll(() => power(page)).toBe("2");
  expect(faults).toEqual([]);
});

test("a Debt says what it brings and what it costs before it is taken", async () => {
  const [ana] = await stage.seat(board(), [{ size: PHONE, language: "fr" }], 2);
  const { page, faults } = ana!;
  await asked(page, /manœuvre/);
  await touch(page, "[data-act=takeDebt]:visible");
  await expect.poll(() => chips(page)).toMatch(/PP.*de 6 à 11.*Dettes.*de 0 à 1.*1 PV/);
  await commit(page);
  await expect.poll(() => power(page)).toBe("11");
  await touch(page, "[data-ref=extendInfluence]:visible");
  await choose(page, "guard");
  await expect.poll(() => power(page)).toBe("13");
  expect(faults).toEqual([]);
});

test("with no Affinity that fits, a phone says so in sight, over the map", async () => {
  const over = table({
    ana: { cabal: "resistance", affinities: {}, row: ["vv1"] },
    bor: { cabal: "coordination", vp: 10, affinities: { people: 1 }, row: ["ka1"] },
  });
  const players = await stage.seat(over.cycle(5).endOfCycle(), [{ size: PHONE, language: "en" }, { size: DESKTOP }]);
  for (const { page } of players) await commit(page);
  const { page, faults } = players[0]!;
  await asked(page, /last Affinities/);
  const why = page.locator(".bar-quiet", { hasText: "None of your Affinities fits" });
  expect((await why.boundingBox())!.height).toBeGreaterThan(16);
  expect(await page.locator("[data-stage]").count()).toBe(0);
  expect(faults).toEqual([]);
});
