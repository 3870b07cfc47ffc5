import { expect, test } from "vitest";
import { totalShift, watchGame } from "./bench/shift.ts";
import { openHouse } from "./house.ts";
import { DESKTOP, draw } from "./player.ts";

const house = openHouse({ PARAVENT_BOT_PAUSE_MS: "20" });

declare global {
  interface Window {
    /** Where the map has been so far. */
    places: Set<string>;
  }
}

/** Runs in the page: notes where the map is, whenever anything has changed. */
function noteScene(): void {
  window.places = new Set();
  new MutationObserver(() => {
    const map = document.querySelector(".tb-scene:has(.dk-map)")?.getBoundingClientRect();
    if (map) window.places.add([map.x, map.y, map.width, map.height].map(Math.round).join(" "));
  }).observe(document, { subtree: true, childList: true });
}

/** Half a Cycle, or some turns; whole games are measured by the bench. */
const CHANGES = 32;
/** Nothing large ever moves by itself: as much as is allowed in a whole game. */
const MOST = 0.05;

test.each([
  ["desktop", DESKTOP],
  ["small phone", { width: 360, height: 640 }],
] as const)("the map keeps its size and place through a game of Diktat on a %s", async (_, size) => {
  const { page } = await house.visit(size, "fr");
  await draw(page);
  await page.addInitScript(noteScene);
  const shifts = await watchGame(page, new URL(page.url()).origin, "diktat", "map", CHANGES);
  expect(await page.evaluate(() => [...window.places])).toHaveLength(1);
  expect(totalShift(shifts)).toBeLessThan(MOST);
});

test("nothing moves by itself at a table of DCLight on a desktop, where its stages come and go", async () => {
  const { page } = await house.visit(DESKTOP, "fr");
  await draw(page);
  const shifts = await watchGame(page, new URL(page.url()).origin, "dclight", "sea", CHANGES);
  expect(totalShift(shifts)).toBeLessThan(MOST);
});
