import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { largestOf, type Shift, totalShift, watchGame } from "./bench/shift.ts";
import { openHouse } from "./house.ts";
import { DESKTOP, draw } from "./player.ts";

const house = openHouse({ PARAVENT_BOT_PAUSE_MS: "20" });

declare global {
  interface Window {
    /** Where the map has been so far. */
    places: Set<string>;
    /** Whether it has come back from a conquest, and has been drawn since. */
    isBack: boolean;
  }
}

/** Runs in the page: notes where the map is, whenever anything has changed. */
function noteScene(): void {
  window.places = new Set();
  window.isBack = false;
  let wasAway = false;
  new MutationObserver(() => {
    const isAway = document.querySelector(".tb-kept-map")?.hasAttribute("hidden") ?? false;
    if (wasAway && !isAway)
      setTimeout(() => {
        window.isBack ||= !wasAway;
      }, 100);
    wasAway = isAway;
    const map = document.querySelector(".tb-scene:has(.dk-map)")?.getBoundingClientRect();
    if (map) window.places.add([map.x, map.y, map.width, map.height].map(Math.round).join(" "));
  }).observe(document, { subtree: true, childList: true, attributeFilter: ["hidden"] });
}

/** Half a Cycle; whole games are measured by the bench. */
const some = (changes: number) => changes === 32;
/** Some turns, until lines have gone from a journal that gets a new one in nearly every frame. */
const many = (changes: number) => changes === 96;
/** Nothing large ever moves by itself: whole games stay under 0.05, and a part of one under less. */
const MOST = 0.02;
/** Panels that have moved at all, of those that keep their place. */
const moved = (shifts: readonly Shift[], panel: string) =>
  shifts.flatMap(({ moved }) => moved).filter((line) => line.includes(panel));

test.each([
  // Until a conquest has taken the scene and given it back: while the map is away it is kept as it was.
  ["desktop", DESKTOP, (_: number, page: Page) => page.evaluate(() => window.isBack)],
  ["small phone", { width: 360, height: 640 }, some],
] as const)("the map keeps its size and place through a game of Diktat on a %s", async (_, size, isEnough) => {
  const { page } = await house.visit(size, "fr");
  await draw(page);
  await page.addInitScript(noteScene);
  const shifts = await watchGame(page, new URL(page.url()).origin, "diktat", "map", isEnough);
  expect(await page.evaluate(() => [...window.places])).toHaveLength(1);
  expect(totalShift(shifts), largestOf(shifts)).toBeLessThan(MOST);
});

test("nothing moves by itself at a table of DCLight on a low desktop, where its stages come and go", async () => {
  const { page } = await house.visit({ width: 1280, height: 720 }, "fr");
  await draw(page);
  const shifts = await watchGame(page, new URL(page.url()).origin, "dclight", "sea", many);
  expect(moved(shifts, "dc-holdings")).toEqual([]);
  expect(moved(shifts, "dc-track-shield")).toEqual([]);
  expect(totalShift(shifts), largestOf(shifts)).toBeLessThan(MOST);
});
