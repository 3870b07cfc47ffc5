import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { watchBareFrames, watchShownFrames } from "./bench/frames.ts";
import { timeRedraws } from "./bench/redraw.ts";
import { weighLobby, weighTable } from "./bench/weight.ts";
import { openHouse } from "./house.ts";
import { DESKTOP } from "./player.ts";

const house = openHouse({ PARAVENT_BOT_PAUSE_MS: "20" });

async function visit(): Promise<{ page: Page; address: string }> {
  const { page } = await house.visit(DESKTOP, "fr");
  return { page, address: new URL(page.url()).origin };
}

it("fetches at most 80 kB of script before the lobby, in few files", async () => {
  const { page, address } = await visit();
  const { files, sent, whole } = await weighLobby(page, address);
  expect(files).toBeLessThan(25);
  expect(whole).toBeGreaterThan(100_000);
  expect(sent).toBeLessThan(80_000);
});

it.each(["diktat", "dclight"])(
  "fetches at most 200 kB of script with a table of %s, in few files, and of its fonts only what its words use",
  async (game) => {
    const { page, address } = await visit();
    const { scripts, fonts } = await weighTable(page, address, game);
    expect(scripts.files).toBeLessThan(50);
    expect(scripts.whole).toBeGreaterThan(300_000);
    expect(scripts.sent).toBeLessThan(200_000);
    expect(fonts.sent).toBeGreaterThan(30_000);
    expect(fonts.sent).toBeLessThan(140_000);
  },
);

it.each(["client", "bare page"] as const)("times redraws of a game (%s)", async (drawnBy) => {
  const { page, address } = await visit();
  const times = await timeRedraws(page, address, "dclight", 5, drawnBy);
  expect(times.length).toBeGreaterThanOrEqual(5);
  expect(Math.min(...times)).toBeGreaterThan(0);
});

it("counts the frames while something is shown", async () => {
  const { page, address } = await visit();
  const frames = await watchShownFrames(page, address, "dclight", 0.5);
  expect(frames.length).toBeGreaterThan(2);
  expect(frames.reduce((sum, ms) => sum + ms, 0)).toBeGreaterThanOrEqual(500);
});

it("counts the frames of a page on which one thing moves", async () => {
  const { page, address } = await visit();
  const frames = await watchBareFrames(page, address, 0.5);
  expect(frames.length).toBeGreaterThan(2);
  expect(frames.reduce((sum, ms) => sum + ms, 0)).toBeGreaterThanOrEqual(500);
});
