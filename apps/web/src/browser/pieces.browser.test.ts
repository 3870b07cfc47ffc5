import { table as islands } from "@paravent/dclight/testing";
import { table } from "@paravent/diktat/testing";
import { expect, test } from "vitest";
import { violations } from "./axe.ts";
import { hold } from "./hold.ts";
import { DESKTOP, PHONE } from "./player.ts";
import { openStage } from "./stage.ts";
import { smallTargets, smallTexts } from "./too-small.ts";

const stage = openStage();
const sea = openStage("dclight");

const two = () =>
  table({ ana: { cabal: "resistance", pp: 9, reserve: "3C 2G 2E" }, bor: { cabal: "coordination", reserve: "2C" } })
    .track("nv1")
    .pile("ana", "karst", "C E")
    .turnOf("ana");

test("a finger held on a thing opens its card and chooses nothing; a touch beside it closes it", async () => {
  const [ana] = await stage.seat(two(), [{ size: PHONE, language: "en" }], 2);
  const { page, faults } = ana!;
  const card = page.locator("[data-piece-card]");
  const spy = page.locator("[data-ref=spy]:visible");
  await hold(page, spy, card.getByRole("heading", { name: "Spy" }));
  expect(await spy.getAttribute("aria-pressed")).toBe("false");
  expect(await violations(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  expect(await smallTexts(page)).toEqual([]);
  // It does not lie over what it speaks of.
  const [box, thing] = [await card.locator("article").boundingBox(), await spy.boundingBox()];
  expect(box!.y + box!.height <= thing!.y || box!.y >= thing!.y + thing!.height).toBe(true);
  await page.touchscreen.tap(box!.x + 20, box!.y > 100 ? box!.y - 60 : box!.y + box!.height + 60);
  await card.waitFor({ state: "detached" });
  await hold(page, page.locator("[data-place^='pile:']"), card.getByText("From the top: Citizen, Emissary."));
  expect(faults).toEqual([]);
});

test("keys open the card of what has the focus, walk to the next thing, and leave for the rulebook beside the table", async () => {
  const [ana] = await stage.seat(two(), [{ size: DESKTOP, language: "en" }], 2);
  const { page, faults } = ana!;
  const card = page.locator("[data-piece-card]");
  const spy = page.locator("[data-ref=spy]:visible");
  await page.keyboard.press("Tab");
  await spy.focus();
  await page.keyboard.press("Shift+Enter");
  await card.getByRole("heading", { name: "Spy" }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("ArrowRight");
  await card.getByRole("heading", { name: "Assassinate" }).waitFor();
  await page.keyboard.press("Escape");
  await card.waitFor({ state: "detached" });
  await expect.poll(() => spy.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await spy.getAttribute("aria-pressed")).toBe("false");
  // The other button of a mouse asks about what lies under it: a pile drawn over its sector.
  const pile = (await page.locator("[data-place^='pile:']").boundingBox())!;
  await page.mouse.click(pile.x + pile.width / 2, pile.y + pile.height / 2, { button: "right" });
  await card.getByText("From the top: Citizen, Emissary.").waitFor();
  await card.getByRole("link", { name: "Rulebook" }).click();
  await page.locator(".rules-beside [data-pointed]").first().waitFor();
  await card.waitFor({ state: "detached" });
  expect(faults).toEqual([]);
});

test("a finger held on a thing of DCLight opens its card too", async () => {
  const position = islands({ A: { tracks: "G5 M4 Mor2" }, B: {} })
    .turn(4)
    .development("A");
  const [player] = await sea.seat(position, [{ size: PHONE, language: "en" }], 2);
  const { page, faults } = player!;
  const card = page.locator("[data-piece-card]");
  const phase = page.locator("[data-about='phase:development']:visible");
  await hold(page, phase, card.getByRole("heading", { name: "Development" }));
  expect(await violations(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await card.getByRole("button", { name: "Close" }).tap();
  await card.waitFor({ state: "detached" });
  expect(faults).toEqual([]);
});
