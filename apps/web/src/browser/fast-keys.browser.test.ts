import { table } from "@paravent/diktat/testing";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { asked, told } from "./hands.ts";
import { DESKTOP } from "./player.ts";
import { openStage } from "./stage.ts";

const stage = openStage();

const composing = async (): Promise<Page> => {
  const position = table({
    ana: { cabal: "resistance", pp: 6, reserve: "2C 2G 2E" },
    bor: { cabal: "coordination", pp: 5, reserve: "1C" },
  }).turnOf("ana");
  const [ana] = await stage.seat(position, [{ size: DESKTOP }], 2);
  await ana!.page.locator(".tb-add").focus();
  return ana!.page;
};

const team = (page: Page) =>
  page
    .locator("[data-piece] button")
    .evaluateAll((pieces) =>
      pieces.map((piece) => piece.getAttribute("aria-label")?.match(/Citoyen|Garde|Émissaire/)?.[0]),
    );

/** A machine so busy that no frame is drawn while somebody types. */
const drawNoFrame = (page: Page) =>
  page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });

test("keys that come before the team is drawn anew change the team as it stands", async () => {
  const page = await composing();
  await page.locator(".tb-add").evaluate((add) => {
    for (const key of ["c", "g", "e", "Backspace"])
      add.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  });
  await expect.poll(() => team(page)).toEqual(["Citoyen", "Garde"]);
});

test("Manoeuvres are played by keys alone, from the first to the last", async () => {
  const position = table({
    ana: { cabal: "resistance", pp: 6, reserve: "2G 2E" },
    bor: { cabal: "coordination", pp: 5, pawns: 0 },
  })
    .pile("bor", "karst", "C C")
    .turnOf("ana");
  const [ana] = await stage.seat(position, [{ size: DESKTOP }], 2);
  const { page, faults } = ana!;
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await press("1", "g", "e", "ArrowDown");
  await page.locator(".dk-sector--open:focus").waitFor();
  await press("Enter", "Enter");
  await told(page, /envoyez 2 pions/);
  // The focus is still on the sector of the team, where there is nothing to answer.
  await asked(page, /effet/);
  await press("Enter");
  await asked(page, /manœuvre/);
  await press("3", "Enter");
  await asked(page, /Assassiner/);
  // The only pile there is lies open on the stage, and the focus on its first pawn.
  await page.locator(".tb-fan [data-ref]:focus").waitFor();
  await press("Enter", "Enter");
  await told(page, /assassinez un pion/);
  expect(faults).toEqual([]);
});

test("a piece keeps the focus while it is moved, and hands it on when it goes", async () => {
  const page = await composing();
  for (const key of ["c", "g", "e"]) await page.keyboard.press(key);
  await expect.poll(() => team(page)).toEqual(["Citoyen", "Garde", "Émissaire"]);
  await drawNoFrame(page);
  await page.locator("[data-piece] button").first().focus();
  for (let step = 0; step < 2; step++) await page.keyboard.press("Alt+ArrowRight");
  await expect.poll(() => team(page)).toEqual(["Garde", "Émissaire", "Citoyen"]);
  for (const key of ["Alt+ArrowLeft", "Backspace", "Backspace", "g"]) await page.keyboard.press(key);
  await expect.poll(() => team(page)).toEqual(["Garde", "Garde"]);
});
