import { table } from "@paravent/dclight/testing";
import { table as diktat } from "@paravent/diktat/testing";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { violations } from "./axe.ts";
import { typeAnswers } from "./by-typing.ts";
import { MINE } from "./dclight-player.ts";
import { dice, sendCoachAway } from "./driver.ts";
import { politics, touch } from "./hands.ts";
import { openHouse } from "./house.ts";
import { DESKTOP, PHONE, type Player } from "./player.ts";
import { openStage } from "./stage.ts";

const house = openHouse();
const greece = openStage("dclight");
const prague = openStage();

/** Half a Cycle, or a turn; whole games are played by `npm run keys`. */
const ANSWERS = 11;

async function sitDown(player: Player, game: string): Promise<Page> {
  const { page } = player;
  await page.evaluate(() => localStorage.setItem("paravent.asText", "on"));
  await page.reload();
  await page.getByRole("button", { name: game, exact: true }).first().click();
  await page.locator(".tx").waitFor();
  await sendCoachAway(page);
  await page.locator(".tx").waitFor();
  return page;
}

/** What reaches beyond the right edge of the window. */
const wide = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll(".tx :is(.bar, button, input, li, a)")]
      .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
      .map((one) => one.textContent ?? one.tagName),
  );

test("Diktat is played by typing alone", async () => {
  const player = await house.visit(DESKTOP, "en");
  const page = await sitDown(player, "First game of Diktat");
  expect(await violations(page)).toEqual([]);
  // Typed and sent before anything could be drawn: the line is not lost.
  await page.locator(".tx-command input").evaluate((field: HTMLInputElement) => {
    field.value = "nonsense";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.form!.requestSubmit();
  });
  await page.locator(".tx-fault", { hasText: "nonsense" }).waitFor();
  expect(await typeAnswers(page, dice(51), ANSWERS)).toBe(ANSWERS);
  expect(player.faults).toEqual([]);
});

test("a whole team is sent with one line, help says what can be said, and a step can be taken back", async () => {
  const { page, faults } = await house.visit(DESKTOP, "en");
  await sitDown({ page, faults }, "First game of Diktat");
  const line = page.locator(".tx-command input");
  const lead = page.locator(".bar-lead");
  const fault = page.locator(".tx-fault");
  const type = async (said: string) => {
    await line.fill(said);
    await line.press("Enter");
  };
  // Whoever begins is named first, where the reader is the Administrator.
  for (let answers = 0; answers < 4 && !/manoeuvre/.test((await lead.textContent()) ?? ""); answers++) {
    await page.locator(MINE).waitFor();
    await typeAnswers(page, () => 0, 1);
    await page.locator(MINE).waitFor();
  }
  await type("help");
  await expect.poll(() => fault.textContent()).toMatch(/^You can say: Send a team, .* or /);
  const isSpecialOpen = /special/i.test((await fault.textContent())!);
  await type("send");
  await expect.poll(() => lead.textContent()).toMatch(/choose an open sector/);
  await type("assassinate");
  await expect.poll(() => fault.textContent()).toMatch(/^“assassinate” is unclear\. /);
  await type("back");
  await expect.poll(() => lead.textContent()).toMatch(/Choose a manoeuvre/);
  // What cannot be chosen says why. Only Progress, one Cabal of seven, has a special Manoeuvre from its first turn on.
  if (!isSpecialOpen) {
    await type("special");
    await expect.poll(() => fault.textContent()).toMatch(/special/i);
    expect(await fault.textContent()).not.toMatch(/unclear/);
  }
  // Who is asked for the sector may say the whole line again, and nobody sends fewer than they say.
  await type("send");
  await expect.poll(() => lead.textContent()).toMatch(/choose an open sector/);
  await type("send 99 to the Hypogea");
  await expect.poll(() => fault.textContent()).toMatch(/^“99” is unclear\. You can say: Citizen, /);
  await type("back");
  await expect.poll(() => lead.textContent()).toMatch(/choose an open sector/);
  await type("send 3 to the Hypogea");
  await page
    .locator(".tb-log li, .tx li", { hasText: /You send 3 pawns to the Hypogea/ })
    .first()
    .waitFor();
  expect(faults).toEqual([]);
});

test("DCLight is played by typing alone, on a phone", async () => {
  const player = await house.visit(PHONE, "fr");
  const page = await sitDown(player, "Première partie de DCLight");
  expect(await wide(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  expect(await typeAnswers(page, dice(52), ANSWERS)).toBe(ANSWERS);
  expect(player.faults).toEqual([]);
});

test("what can be said of an offering is said in words", async () => {
  const city = { tracks: "G5 M4 P6 Mil7 Civ5 Rel3 Mor4 Cre2", ages: "2/1/1" };
  const position = table({ A: city, B: city })
    .turn(6)
    .front("A", "Hydra")
    .rolls("Creature Gold Population")
    .offerings();
  const [ada] = await greece.seat(position, [{ size: DESKTOP, language: "en" }], 2);
  const { page, faults } = ada!;
  await page.evaluate(() => localStorage.setItem("paravent.asText", "on"));
  await page.reload();
  const line = page.locator(".tx-command input");
  await line.fill("help");
  await line.press("Enter");
  const said = () => page.locator(".tx-fault").textContent();
  await expect.poll(said).toMatch(/^You can say: Make the offering or Make no offering/);
  expect(faults).toEqual([]);
});

test("what is offered stands among what waits, is dealt with by a word, and what may be done at any moment is answered", async () => {
  const position = diktat({
    ana: { cabal: "resistance", pp: 6, reserve: "3C 2G 1E", row: ["ka1"] },
    bor: { cabal: "coordination", pp: 5, reserve: "3C 2E" },
  }).turnOf("ana");
  const [ana, bor] = await prague.seat(
    position,
    [
      { size: DESKTOP, language: "en" },
      { size: DESKTOP, language: "en" },
    ],
    2,
  );
  const { page, faults } = ana!;
  await page.evaluate(() => localStorage.setItem("paravent.asText", "on"));
  await page.reload();
  const line = page.locator(".tx-command input");
  const type = async (said: string) => {
    await line.fill(said);
    await line.press("Enter");
  };
  await politics(bor!.page, "trade", 0);
  await touch(bor!.page, ".tb-politics-begin button");
  await touch(bor!.page, "[data-good=pp]");
  await touch(bor!.page, "[data-send]");
  const offers = page.getByRole("region", { name: "Trades and oaths" });
  await offers.getByText("Ilse offers you 1 PP for nothing.").waitFor();
  await type("trade ilse");
  await touch(page, "[data-accept]");
  await page.getByText("7 Power Points").waitFor();
  await page.keyboard.press("Escape");

  // A word that begins something else is no answer to the question.
  await type("help");
  await page.locator(".tx-fault", { hasText: /At any moment: Trade, Swear, .*Affinity/ }).waitFor();
  await type("affinity");
  await page.locator(".bar-lead", { hasText: "Place an Affinity" }).waitFor();
  const choices = page.locator(".tx-main > section").first();
  expect(await choices.textContent()).not.toContain("Send a team");
  await type("help");
  await page.locator(".tx-fault", { hasText: "You can say:" }).waitFor();
  await page.setViewportSize(PHONE);
  await expect.poll(() => wide(page)).toEqual([]);
  await type("notebook");
  const sheet = page.locator(".tb-politics");
  await expect.poll(async () => (await sheet.boundingBox())?.width).toBe(PHONE.width);
  expect(faults).toEqual([]);
});
