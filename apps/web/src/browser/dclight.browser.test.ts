import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { checkTheEnd } from "./dclight-end.ts";
import { answerOne, COMMIT, finger, keys, MINE, mouse, playToEnd, tabTo } from "./dclight-player.ts";
import { dice } from "./driver.ts";
import { openHouse } from "./house.ts";
import { DESKTOP, PHONE } from "./player.ts";

const house = openHouse();

/** A table of DCLight from the lobby's small sheet, against bots. */
async function sitDown(page: Page, players: number): Promise<void> {
  await page.getByRole("button", { name: /^(Créer une table de|Create a table of) DCLight$/ }).click();
  const sheet = page.getByRole("dialog");
  // DC-SETUP-01: for 2, 3 or 4, never 5.
  await expect.poll(() => sheet.getByRole("button", { name: /^\d$/ }).allTextContents()).toEqual(["2", "3", "4"]);
  await sheet.getByRole("button", { name: String(players), exact: true }).click();
  await sheet.getByRole("button", { name: /^(Commencer la partie|Start the game)$/ }).click();
  await page.locator(".dc .bar").first().waitFor();
}

/** Plays on until the three sector cards are to be ordered. */
async function toTheOrder(page: Page, hand: typeof mouse, roll: (n: number) => number): Promise<void> {
  for (let answers = 0; answers < 5; answers++) {
    await page.locator(MINE).waitFor();
    if ((await page.locator(".dc-sectors [data-piece]:visible").count()) > 0) return;
    await answerOne(page, hand, roll);
  }
  throw new Error("the sectors were never ordered");
}

const order = (page: Page) => page.locator(".dc-sector-card.movable b").allTextContents();

test("a game is begun by one click and played with a mouse, in French; a reload keeps everything", async () => {
  const roll = dice(41);
  const { page, faults } = await house.visit(DESKTOP, "fr");
  await page.getByRole("button", { name: "Jouer à DCLight contre des bots" }).click();
  await page.locator(".dc .bar").first().waitFor();
  await toTheOrder(page, mouse, roll);

  // The first card is dragged onto the last rank.
  await expect.poll(() => order(page)).toEqual(["Militaire", "Civil", "Religion"]);
  const [first, last] = [page.locator(".dc-sector-card").first(), page.locator(".dc-sector-card").last()];
  await first.dragTo(last);
  await expect.poll(() => order(page)).toEqual(["Civil", "Religion", "Militaire"]);
  await expect.poll(() => page.locator(COMMIT).textContent()).toMatch(/^Sceller\s: Civil, Religion, Militaire/);

  for (let answers = 0; answers < 11; answers++) await answerOne(page, mouse, roll);
  const table = () =>
    page.evaluate(() =>
      [
        ".bar-lead",
        // After a reload those are drawn that were told last.
        ".dc-log li:nth-last-child(-n + 12)",
        ".dc-track-value",
        ".dc-tile",
        ".dc-seat",
        ".dc-district-age i.on",
        // A card taken in exchange lies where the other one lay, until the page is opened anew.
      ].map((part) => {
        const said = [...document.querySelectorAll(part)].map((thing) => thing.textContent);
        return part === ".dc-tile" ? said.toSorted() : said;
      }),
    );
  // The twelfth answer is taken, not only on its way, before the page is left.
  await page.locator(MINE).waitFor();
  const earlier = await table();
  await answerOne(page, mouse, roll);
  await expect.poll(table).not.toEqual(earlier);
  await page.locator(MINE).waitFor();
  const before = await table();
  expect(before[1]!.length).toBeGreaterThan(10);
  await page.reload();
  await page.locator(MINE).waitFor();
  await expect.poll(table).toEqual(before);
  expect(faults).toEqual([]);
});

test("with the keyboard alone, in English", async () => {
  const roll = dice(42);
  const { page, faults } = await house.visit(DESKTOP, "en", { reducedMotion: "reduce" });
  await sitDown(page, 2);
  await toTheOrder(page, keys, roll);

  await expect.poll(() => order(page)).toEqual(["Military", "Civil", "Religion"]);
  expect(await tabTo(page, ".dc-sector-card")).toBe(true);
  await page.keyboard.press("ArrowRight");
  // The focus goes with the card.
  await page.waitForFunction(() => document.activeElement?.getAttribute("data-ref") === "military");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => order(page)).toEqual(["Civil", "Religion", "Military"]);
  expect(await keys.touch(page, COMMIT)).toBe(true);

  // Whole games by keyboard are played by `npm run keys`.
  for (let answers = 0; answers < 12; answers++) expect(await answerOne(page, keys, roll)).toBe(true);
  expect(faults).toEqual([]);
});

test("a whole game with a finger on a phone, in French", async () => {
  const roll = dice(43);
  const { page, faults } = await house.visit(PHONE, "fr");
  await sitDown(page, 3);
  await toTheOrder(page, finger, roll);

  // Two touches swap two cards.
  await page.locator(".dc-sector-card").first().tap();
  await page.locator(".dc-sector-card").last().tap();
  await expect.poll(() => order(page)).toEqual(["Religion", "Civil", "Militaire"]);

  // The table is a touch away, and what was drafted is still there afterwards.
  await page.locator("[data-fold]").tap();
  for (const tab of ["Cité", "Main", "Journal", "Dés"])
    await page.getByRole("button", { name: tab, exact: true }).tap();
  await page.locator("[data-unfold]").tap();
  await expect.poll(() => order(page)).toEqual(["Religion", "Civil", "Militaire"]);
  await playToEnd(page, finger, roll);
  await checkTheEnd(page, 3);
  // The buttons of the last bar reach as far to the right as to the left.
  const buttons = await page
    .locator(".dc-end .bar-buttons button")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  const left = Math.min(...buttons.map((box) => box.left));
  expect(PHONE.width - Math.max(...buttons.map((box) => box.right))).toBeCloseTo(left);
  expect(faults).toEqual([]);
});

test("each bot of a new table has the level chosen for it, and a casual one the strategy", async () => {
  const { page, faults } = await house.visit(DESKTOP, "fr");
  await page.getByRole("button", { name: "Créer une table de DCLight" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: "3", exact: true }).click();
  await sheet.getByRole("combobox", { name: "Place 2 : niveau du bot" }).selectOption("casual");
  await sheet.getByRole("combobox", { name: "Place 2 : stratégie du bot" }).selectOption("hunter");
  const asked = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/api/tables"));
  await sheet.getByRole("button", { name: "Commencer la partie" }).click();
  expect((await asked).postDataJSON().seats).toEqual(["me", { bot: "hunter" }, { bot: "skilled" }]);
  await page.locator(".dc .bar").first().waitFor();
  expect(faults).toEqual([]);
});
