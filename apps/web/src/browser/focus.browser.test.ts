import { table } from "@paravent/diktat/testing";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { answerOne, keys, mouse } from "./dclight-player.ts";
import { dice } from "./driver.ts";
import { asked, manoeuvre } from "./hands.ts";
import { DESKTOP } from "./player.ts";
import { openStage } from "./stage.ts";

const stage = openStage();

/** Notes every moment at which nothing has the focus any more although something had it. */
const watchFocus = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const lost: string[] = [];
    Object.assign(globalThis, { lost });
    document.addEventListener("focusout", () =>
      // What comes with the same drawing takes it over before the next frame.
      setTimeout(() => {
        if (document.activeElement === document.body) lost.push(document.querySelector(".bar-lead")?.textContent ?? "");
      }),
    );
  });

const lost = (page: Page): Promise<string[]> => page.evaluate(() => (globalThis as unknown as { lost: string[] }).lost);

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute("data-ref") ?? document.activeElement?.className ?? "");

const board = () =>
  table({
    ana: { cabal: "resistance", pp: 9, reserve: "3C 2G 2E" },
    bor: { cabal: "coordination", pp: 5, reserve: "3C 2G 1E" },
  }).turnOf("ana");

test("by keys the focus goes to the first choice of each next question, and is never lost", async () => {
  const [ana] = await stage.seat(board(), [{ size: DESKTOP }], 2);
  const { page, faults } = ana!;
  await watchFocus(page);
  const roll = dice(7);
  for (let answers = 0; answers < 12; answers++) await answerOne(page, keys, roll);
  await page.locator(".bar[data-tone=mine]").waitFor();
  expect(await lost(page)).toEqual([]);
  expect(await page.evaluate(() => document.activeElement?.matches("[data-ref], [data-sector], [data-commit]"))).toBe(
    true,
  );
  expect(faults).toEqual([]);
});

test("while what rivals do is shown the focus stays on the sentence that tells it", async () => {
  const [ana] = await stage.seat(board(), [{ size: DESKTOP }], 2);
  const { page } = ana!;
  await page.evaluate(() => localStorage.setItem("paravent.pace", "quick"));
  await page.reload();
  await page.locator(".bar[data-tone=mine]").waitFor();
  await watchFocus(page);
  const roll = dice(9);
  for (let answers = 0; answers < 6; answers++) await answerOne(page, keys, roll);
  await page.locator(".bar[data-tone=mine]").waitFor();
  expect(await lost(page)).toEqual([]);
});

test("by mouse the focus goes to the sentence of the bar, where Enter still means the commit button", async () => {
  const [ana] = await stage.seat(board(), [{ size: DESKTOP }], 2);
  const { page } = ana!;
  await watchFocus(page);
  const roll = dice(8);
  for (let answers = 0; answers < 9; answers++) await answerOne(page, mouse, roll);
  await page.locator(".bar[data-tone=mine]").waitFor();
  expect(await lost(page)).toEqual([]);
});

test("a number chooses a Manoeuvre wherever the focus is, and Enter then means that one", async () => {
  const [ana] = await stage.seat(board(), [{ size: DESKTOP, language: "en" }], 2);
  const { page } = ana!;
  await page.locator("[data-ref=sendTeam]").focus();
  await page.keyboard.press("4");
  await page.locator("[data-ref=extendInfluence][aria-pressed=true]").waitFor();
  await page.keyboard.press("Enter");
  await asked(page, /nothing/i);
  expect(await focused(page)).toBe("citizen");
});

test("Enter never takes back; Space on the button does", async () => {
  const [ana] = await stage.seat(board(), [{ size: DESKTOP, language: "en" }], 2);
  const { page } = ana!;
  await manoeuvre(page, "extendInfluence");
  const undo = page.locator("[data-undo=own]");
  await undo.focus();
  await page.keyboard.press("Enter");
  await asked(page, /nothing/i);
  expect(await undo.count()).toBe(1);
  await undo.press("Space");
  await asked(page, /manoeuvre/);
});

test("a dialog that is closed gives the focus back to what opened it", async () => {
  const [ana] = await stage.seat(board(), [{ size: DESKTOP }], 2);
  const { page } = ana!;
  for (const opener of ["[data-settings]", ".tb-seat-head"]) {
    const button = page.locator(opener).first();
    await button.press("Enter");
    await page.locator(".tb-sheet-close").press("Enter");
    await expect
      .poll(() => button.evaluate((thing) => thing === document.activeElement), { message: opener })
      .toBe(true);
  }
});

test("an only answer is given by itself", async () => {
  // Nothing is left to discard: to discard nothing is the only answer.
  const idle = table({ ana: { cabal: "resistance", pp: 9 }, bor: { cabal: "coordination", pp: 5 } }).turnOf("ana");
  const [ana] = await stage.seat(idle, [{ size: DESKTOP, language: "en" }], 2);
  const { page } = ana!;
  await page.evaluate(() => localStorage.setItem("paravent.askAll", "off"));
  await page.reload();
  await manoeuvre(page, "extendInfluence");
  await page.getByText("Only one answer is possible").waitFor();
  await asked(page, /manoeuvre/);
});
