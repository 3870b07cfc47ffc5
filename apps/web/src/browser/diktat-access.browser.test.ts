import { table } from "@paravent/diktat/testing";
import { describe, expect, test } from "vitest";
import { violations } from "./axe.ts";
import { commit, touch } from "./hands.ts";
import { DESKTOP, PHONE } from "./player.ts";
import { openStage } from "./stage.ts";
import { smallTargets, smallTexts } from "./too-small.ts";

const stage = openStage();

const position = () =>
  table({
    ana: { cabal: "resistance", pp: 6, reserve: "3C 2G 1E", row: ["vv5", "ka1"], influence: { motol: 2, newTown: 1 } },
    bor: { cabal: "coordination", pp: 5, reserve: "3C 2E", row: ["jo1"], influence: { karst: 1 }, used: ["card:jo1"] },
  })
    .track("jo2", "vv1")
    .pile("bor", "josefov", "C E G")
    .pile("ana", "karst", "C E")
    .turnOf("ana");

describe.each([
  ["desktop", DESKTOP, "[data-politics]", ".tb-seat-head"],
  ["phone", PHONE, ".tb-tabs button:nth-child(5)", ".tb-strip button"],
])("on a %s", (_, size, way, seat) => {
  test("axe finds nothing in boards, cards, choices, politics and settings; nothing is too small", async () => {
    // Our own policy keeps foreign code out; the checker needs a way in.
    const [ana] = await stage.seat(position(), [{ size }], 2);
    const { page } = ana!;
    const isClean = async () => {
      expect(await violations(page)).toEqual([]);
      expect(await smallTexts(page)).toEqual([]);
      if (size === PHONE) expect(await smallTargets(page)).toEqual([]);
    };
    await touch(page, seat);
    await isClean();
    await touch(page, ".tb-sheet .tb-place.card");
    await isClean();
    await touch(page, ".tb-sheet-close");
    await touch(page, "[data-settings]");
    await isClean();
    await touch(page, ".tb-sheet-close");

    await touch(page, "[data-act=manifest]");
    await touch(page, "[data-ref^='use:marker:motol']");
    await commit(page);
    await page.locator("[data-stage] [data-ref^='option:']").first().waitFor();
    await isClean();

    if (size === PHONE) await touch(page, "[data-fold]");
    await touch(page, way);
    await touch(page, ".tb-politics-begin button");
    await touch(page, "[data-good=pp]");
    await isClean();
    await touch(page, "[data-leaf=oath]");
    await touch(page, "[data-write-oath]");
    await isClean();
    for (const leaf of ["inform", "notebook"]) {
      await touch(page, `[data-leaf=${leaf}]`);
      await isClean();
    }
  });
});

test("from a sector Tab leads into its placard, and the placard goes once the focus has left it", async () => {
  const [ana] = await stage.seat(position(), [{ size: DESKTOP }], 2);
  const { page } = ana!;
  await page.locator("[data-sector=karst]").focus();
  await page.locator(".tb-inspector").waitFor();
  await page.keyboard.press("Tab");
  await expect.poll(() => page.locator(".tb-inspector button:focus").count()).toBe(1);
  await page.keyboard.press("Tab");
  await expect.poll(() => page.locator(".tb-inspector").count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
});
