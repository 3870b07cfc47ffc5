import { table } from "@paravent/diktat/testing";
import { expect, test } from "vitest";
import { resized } from "./player.ts";
import { openStage } from "./stage.ts";

const stage = openStage();

/** Lying phones, and a small laptop at twice its size. */
const SIZES = [
  [640, 360],
  [667, 375],
  [740, 360],
  [844, 390],
] as const;

test("on lying phones the names of sectors can be read, and the phase is whole beside the talk of two people", async () => {
  const position = table({
    ana: { cabal: "resistance", reserve: "3C 2G" },
    bor: { cabal: "coordination", reserve: "3C" },
  }).pile("bor", "josefov", "C E G");
  const size = { width: 844, height: 390 };
  const [ana] = await stage.seat(position.turnOf("ana"), [{ size }, { size }]);
  const { page, faults } = ana!;
  await page.locator(".tb-phone-top [data-talk]").waitFor();
  const phase = page.locator(".tb-phone-phase b");
  for (const [width, height] of SIZES) {
    await resized(page, { width, height });
    const names = page.locator(".dk-name");
    const lowest = () => names.evaluateAll((all) => Math.min(...all.map((one) => one.getBoundingClientRect().height)));
    await expect.poll(lowest, { message: `names at ${width}` }).toBeGreaterThan(10);
    expect(await phase.evaluate((one) => one.scrollWidth <= one.clientWidth), `the phase at ${width}`).toBe(true);
  }
  expect(faults).toEqual([]);
});
