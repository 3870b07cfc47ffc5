import { table } from "@paravent/diktat/testing";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { asked, politics, touch } from "./hands.ts";
import { DESKTOP, PHONE } from "./player.ts";
import { openStage } from "./stage.ts";

const stage = openStage();

/** Ana can neither develop her Cabal nor send a Guard; Karst is full. */
const board = () =>
  table({
    ana: { cabal: "resistance", pp: 1, reserve: "2C" },
    bor: { cabal: "coordination", pp: 5, reserve: "3C 2E" },
  })
    .track("jo2")
    .pile("bor", "karst", "C E")
    .pile("bor", "karst", "C")
    .turnOf("ana");

const reason = (page: Page) => page.locator(".bar-quiet.reason").first();
const silence = (page: Page) => expect.poll(() => page.locator(".bar-quiet.reason").count()).toBe(0);

/** What is closed, the words and numbers of its reason, and the rule. */
const CLOSED = [
  ["[data-ref=developCabal]:visible", /short of developing.*\d+ PP/, "DK-MAN-DEV-05"],
  ["[data-agent=guard]:visible", /None in reserve: Guards/, "DK-MAN-SEND-02"],
  ["[data-commit]:visible", /Nothing is chosen yet|At least 1 is needed/, "DK-GEN-03"],
  [".bar-undo.none:visible", /Nothing to undo/, null],
] as const;

test("pointed at or focused, whatever is closed says why, by its rule and numbers", async () => {
  const [ana] = await stage.seat(board(), [{ size: DESKTOP, language: "en" }], 2);
  const { page, faults } = ana!;
  await asked(page, /manoeuvre/);
  for (const [selector, words, rule] of CLOSED) {
    for (const way of ["hover", "focus"] as const) {
      await page.locator(selector).first()[way]();
      await expect.poll(() => reason(page).textContent(), { message: selector }).toMatch(words);
      if (rule !== null) await expect.poll(() => reason(page).locator("a").textContent()).toBe(rule);
      if (way === "hover") await page.mouse.move(720, 20);
      else await page.locator(selector).first().blur();
      await silence(page);
    }
  }

  // The map answers too: a full sector while a team is being sent.
  await touch(page, "[data-ref=sendTeam]:visible");
  await page.locator("[data-sector=karst]").hover();
  await expect.poll(() => reason(page).textContent()).toMatch(/Karst.*2 piles of 2.*DK-MAN-SEND-05/);
  await page.locator("[data-sector=motol]").focus();
  await silence(page);
  await page.locator("[data-sector=karst]").focus();
  await expect.poll(() => reason(page).textContent()).toMatch(/DK-MAN-SEND-05/);

  // Politics: a trade of nothing.
  await politics(page, "trade", 1);
  await touch(page, ".tb-politics-begin button");
  await page.locator("[data-send]").focus();
  await expect
    .poll(() => page.locator(".tb-politics-foot .reason").textContent())
    .toMatch(/at least 1 thing.*DK-TRADE-01/);
  expect(faults).toEqual([]);
});

test("a pointer that has just answered asks nothing of what comes under it: the question is read first", async () => {
  const [ana] = await stage.seat(board(), [{ size: DESKTOP, language: "en" }], 2);
  const { page, faults } = ana!;
  await touch(page, "[data-ref=extendInfluence]:visible");
  await touch(page, "[data-commit]:visible");
  await asked(page, /Extend/);
  await page.locator("[data-commit][aria-disabled=true]:visible").waitFor();
  await silence(page);
  await page.locator("[data-commit]:visible").hover({ position: { x: 12, y: 12 } });
  await expect.poll(() => reason(page).textContent()).toMatch(/DK-MAN-EXT-02/);
  expect(faults).toEqual([]);
});

test("a reason goes with what it was given for, and lies on no button of the sheet of politics", async () => {
  const [ana] = await stage.seat(board(), [{ size: PHONE, language: "en" }], 2);
  const { page, faults } = ana!;
  await touch(page, ".tb-tabs button:nth-child(5)");
  await politics(page, "oath", 1);
  await touch(page, "[data-write-oath]");
  const why = page.locator(".tb-politics-foot .reason");
  await page.locator("[data-offer-oath]").focus();
  await why.filter({ hasText: "DK-OATH-01" }).waitFor();
  expect(await page.locator(".bar-quiet.reason:visible").count()).toBe(0);
  await page.locator("[data-offer-oath]").dispatchEvent("pointerdown", { pointerType: "touch" });
  await touch(page, "[data-leaf=inform]");
  await expect.poll(() => why.count()).toBe(0);
  await silence(page);
  expect(faults).toEqual([]);
});

/** A finger that stays: the browser makes no click of it. */
async function hold(page: Page, selector: string): Promise<void> {
  const box = (await page.locator(selector).first().boundingBox())!;
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const line = await page.context().newCDPSession(page);
  await line.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
  await page.waitForTimeout(900);
  await line.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test("held under a finger, it says the same on a phone", async () => {
  const [ana] = await stage.seat(board(), [{ size: PHONE, language: "en" }], 2);
  const { page, faults } = ana!;
  await asked(page, /manoeuvre/);
  for (const [selector, words, rule] of CLOSED) {
    await hold(page, selector);
    await expect.poll(() => reason(page).textContent(), { message: selector }).toMatch(words);
    if (rule !== null) await expect.poll(() => reason(page).textContent()).toContain(rule);
  }
  await touch(page, "[data-ref=sendTeam]:visible");
  await hold(page, "[data-sector=karst]");
  await expect.poll(() => reason(page).textContent()).toMatch(/Karst.*2 piles of 2.*DK-MAN-SEND-05/);
  expect(faults).toEqual([]);
});
