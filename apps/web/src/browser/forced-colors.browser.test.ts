import { table as dclight } from "@paravent/dclight/testing";
import { table as diktat } from "@paravent/diktat/testing";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { DICE } from "./dclight-positions.ts";
import { touch } from "./hands.ts";
import { DESKTOP } from "./player.ts";
import { DIKTAT_DECISIONS } from "./screens/diktat-decisions.ts";
import { openStage } from "./stage.ts";

const prague = openStage();
const greece = openStage("dclight");
const visitor = { size: DESKTOP, more: { forcedColors: "active" } } as const;

const styleOf = (page: Page, selector: string, name: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((thing, property) => getComputedStyle(thing).getPropertyValue(property), name);

test("with the system's colours pips, rims and what is chosen are still told apart, in Diktat", async () => {
  const position = diktat({
    ana: { cabal: "resistance", pp: 7, reserve: "3C 2G 2E" },
    bor: { cabal: "coordination", reserve: "2C" },
  }).turnOf("ana");
  const [ana] = await prague.seat(position, [visitor], 2);
  const { page } = ana!;
  await touch(page, "[data-ref=sendTeam]:visible");
  await touch(page, "[data-agent=guard]:visible");
  await page.locator("[data-piece] .dk-piece--guard").waitFor();
  expect(await styleOf(page, ".dk-piece--guard", "box-shadow")).toContain("inset");
  expect(await styleOf(page, "[data-ref=sendTeam][aria-pressed=true]", "outline-style")).toBe("solid");
  const phase = await styleOf(page, ".tb-phases .on", "background-color");
  expect(phase).not.toBe(await styleOf(page, ".tb-phases li:not(.on)", "background-color"));
});

test("what joining a League costs is read on the ground it stands on", async () => {
  const { position } = DIKTAT_DECISIONS.find(({ id }) => id === "league")!;
  const [ana] = await prague.seat(position(), [visitor], 4);
  const prices = ana!.page.locator(".lg-price");
  await prices.first().waitFor();
  const fills = await prices.evaluateAll((all) => all.map((one) => getComputedStyle(one).fill));
  expect(new Set(fills)).toEqual(new Set([await styleOf(ana!.page, ".lg-board h3, .tb-wide", "color")]));
});

test("on the sheet of politics what is done is still a button", async () => {
  const position = diktat({ ana: { cabal: "resistance", pp: 7 }, bor: { cabal: "coordination" } }).turnOf("ana");
  const [ana] = await prague.seat(position, [visitor], 2);
  await touch(ana!.page, "[data-politics]");
  const begin = "[data-do=compose]";
  await ana!.page.locator(begin).waitFor();
  expect(await styleOf(ana!.page, begin, "border-top-style")).toBe("solid");
  expect(await styleOf(ana!.page, begin, "background-color")).not.toBe(
    await styleOf(ana!.page, ".tb-politics", "background-color"),
  );
});

test("and in DCLight", async () => {
  const city = { tracks: "G5 M4 P6 Mil7 Civ5", ages: "2/1/1", order: "Mil Civ Rel" };
  const position = dclight({ A: city, B: city }).turn(6).dice(DICE).secondary();
  const [ada] = await greece.seat(position, [visitor], 2);
  const { page } = ada!;
  await touch(page, "[data-ref='blue:1']:visible");
  const built = await styleOf(page, ".dc-district-age i.on", "background-color");
  expect(built).not.toBe(await styleOf(page, ".dc-district-age i:not(.on)", "background-color"));
  expect(await styleOf(page, ".dc-die.blue", "background-color")).not.toBe(
    await styleOf(page, ".dc-die.red", "background-color"),
  );
  expect(await styleOf(page, "[data-ref='blue:1'][aria-pressed=true]", "outline-style")).not.toBe("none");
});

test("a stage covers the scene behind it, and each card to choose from has its frame", async () => {
  const city = { tracks: "G5 M4 P6 Mil7 Civ5", ages: "2/1/1", order: "Mil Civ Rel", hand: ["Oracle"] };
  const [ada] = await greece.seat(dclight({ A: city, B: city }).turn(6).development("A"), [visitor], 2);
  await ada!.page.locator(".dc-devstage").waitFor();
  expect(await styleOf(ada!.page, ".ds-stage", "background-color")).toMatch(/^rgb\(/);
  const position = diktat({ ana: { cabal: "resistance", pp: 7 }, bor: { cabal: "coordination" } }).turnOf("ana");
  const [ana] = await prague.seat(position, [visitor], 2);
  await touch(ana!.page, "[data-ref=developCabal]:visible");
  await ana!.page.locator("[data-stage] .tb-cabal-card").first().waitFor();
  expect(await styleOf(ana!.page, ".ds-stage", "background-color")).toMatch(/^rgb\(/);
  expect(await styleOf(ana!.page, "[data-stage] .tb-cabal-card", "border-top-style")).toBe("solid");
});
