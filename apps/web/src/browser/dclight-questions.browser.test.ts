import { type PlayerSetup, table } from "@paravent/dclight/testing";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { violations } from "./axe.ts";
import { covered, runningOut } from "./covered.ts";
import { MOMENTS } from "./dclight-moments.ts";
import { COMMIT, keys } from "./dclight-player.ts";
import { DICE, RICH, RIVAL, two, UNORDERED } from "./dclight-positions.ts";
import { DESKTOP, PHONE, type Player, resized } from "./player.ts";
import { openStage } from "./stage.ts";
import type { Staged } from "./staged-game.ts";
import { smallTargets, smallTexts } from "./too-small.ts";

const TABLET = { width: 1024, height: 768 };
const UPRIGHT = { width: 820, height: 1180 };
const stage = openStage("dclight");

/** Sits down as the first player of a position; the other is a bot. */
async function sit(position: Staged, size = DESKTOP, more = {}): Promise<Player> {
  const [player] = await stage.seat(position, [{ size, name: "Ada", ...more }], 2);
  return player!;
}

const touch = (page: Page, ref: string) => page.locator(`[data-ref="${ref}"]:visible`).first().click();
const commit = (page: Page) => page.locator("[data-commit]:visible");
const told = (page: Page, text: string | RegExp) => page.locator(".dc-log").getByText(text).first().waitFor();

test("every kind of question is answered where it lies", async () => {
  const player = await sit(MOMENTS[0]!.position());
  const { page, faults } = player;
  for (const [at, { is, position, touch: touches, reads, says, tells }] of MOMENTS.entries()) {
    if (at > 0) await stage.next(player, position());
    for (const ref of touches) await touch(page, ref);
    if (reads) await expect.poll(() => page.locator("[data-stage]").textContent(), { message: is }).toMatch(reads);
    await expect.poll(() => commit(page).textContent(), { message: is }).toMatch(says);
    await commit(page).click();
    await told(page, tells);
    expect(faults, is).toEqual([]);
  }
});

test("what cannot be done says why, with its rule", async () => {
  const { page } = await sit(two({ ...RICH, tracks: "G1 M1 P1 Mor1" }).development("A"));
  await page.locator("[data-ref='age:civil']").click({ force: true });
  const reason = page.locator(".bar-quiet");
  await expect.poll(() => reason.textContent()).toMatch(/Or/);
  await reason.getByRole("link").click();
  await page.locator("#DC-AGE-02").waitFor();
});

test.each([
  ["on a desktop", DESKTOP],
  ["on a phone", PHONE],
])("a player whom a hostile card does not reach stays in sight and says why, %s", async (_, size) => {
  const walls = { ...RIVAL, buildings: ["City Walls", "Temple"] };
  const position = table({ A: { ...RICH, hand: ["Siege"] }, B: walls, C: RIVAL, D: { ...RIVAL, buildings: [] } });
  const [player] = await stage.seat(position.turn(6).development("A"), [{ size, name: "Ada" }], 4);
  const { page } = player!;
  await touch(page, "card:mil-siege");
  const reason = page.locator(".bar-quiet");
  const aim = (seat: number) => page.locator(`.dc-inner [data-ref="seat:${seat}"]`);
  await aim(1).click({ force: true });
  await expect.poll(() => reason.textContent()).toMatch(/Remparts\s: ce joueur est protégé contre Siège/);
  await aim(3).click({ force: true });
  await expect.poll(() => reason.textContent()).toMatch(/aucun bâtiment/);
  expect(await aim(0).count()).toBe(0);
  // The only one within reach is aimed at already.
  expect(await page.locator('.dc-inner [data-ref="building:2:civ-theatre"]').getAttribute("aria-disabled")).toBe(
    "true",
  );
});

test.each([
  ["on a desktop", DESKTOP],
  ["on a phone", PHONE],
])("a hostile card without any target says why for each of the others, %s", async (_, size) => {
  const walls = { ...RIVAL, buildings: ["City Walls"] };
  const position = table({ A: { ...RICH, hand: ["Siege"] }, B: walls, C: { ...RIVAL, buildings: [] } });
  const [player] = await stage.seat(position.turn(6).development("A"), [{ size, name: "Ada" }], 3);
  const { page, faults } = player!;
  await page.locator("[data-ref='card:mil-siege']:visible").first().click({ force: true });
  const reason = page.locator(".bar-quiet");
  await expect.poll(() => reason.textContent()).toMatch(/protégé contre Siège.*aucun bâtiment/);
  expect(faults).toEqual([]);
});

test("facing a creature, a card of the hand that is of no use against it says so", async () => {
  const position = table({ A: { tracks: "G3 Civ4", hand: ["Market"] }, B: {} })
    .front("A", "Hydra")
    .rolls("Gold Morale Population")
    .offerings();
  const { page } = await sit(position);
  await page.locator(".dc-tile[data-ref='card:civ-marche']").click({ force: true });
  await expect.poll(() => page.locator(".bar-quiet").textContent()).toMatch(/Marché/);
});

test("with a discard chosen, a deck that stays closed counts the hand without it", async () => {
  const { page } = await sit(two({ ...RICH, ages: "1/1/0", hand: ["Market", "Theatre"] }).turnStart());
  const reason = page.locator(".bar-quiet.reason");
  await page.locator("[data-ref='deck:civil']").click({ force: true });
  await expect.poll(() => reason.textContent()).toMatch(/1 carte en main au plus.*vous en avez 2/);
  await touch(page, "discard:civ-marche");
  await page.locator("[data-ref='deck:civil']").click({ force: true });
  await expect.poll(() => reason.textContent()).toMatch(/1 carte en main au plus.*vous en avez 1/);
});

test("a card of the order keeps the focus while it is moved, even if no frame is drawn between two keys", async () => {
  const { page } = await sit(two(UNORDERED, UNORDERED).production());
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.locator("[data-stage] .dc-sector-card").first().focus();
  for (let step = 0; step < 2; step++) await page.keyboard.press("ArrowRight");
  await expect
    .poll(() => page.locator("[data-stage] .dc-sector-card b").allTextContents())
    .toEqual(["Civil", "Religion", "Militaire"]);
});

test("an order once sealed stands, and the others see nothing of it before its time", async () => {
  const players = await stage.seat(two(UNORDERED, UNORDERED).production(), [
    { size: DESKTOP, name: "Ada" },
    { size: DESKTOP, name: "Bor" },
  ]);
  const [ada, bor] = players.map(({ page }) => page) as [Page, Page];
  await ada.locator(".dc-sector-card").first().press("ArrowRight");
  await commit(ada).click();
  await ada.locator(".bar[data-tone=other]").waitFor();
  await expect
    .poll(() => ada.locator(".dc-sector-card.known b").allTextContents())
    .toEqual(["Civil", "Militaire", "Religion"]);
  expect(await bor.locator(".dc-age.priority").count()).toBe(0);
  expect(await bor.locator("body").innerText()).not.toContain("Ada range");

  await commit(bor).click();
  await bor.locator(".dc-seat .dc-age.civil.priority").waitFor();
});

test("a reaction is declined or played from the own area, and can be declined beforehand for the turn", async () => {
  const raided: PlayerSetup = { tracks: "G4 Mor1 Civ3", ages: "0/1/0", hand: ["Diplomacy"] };
  const raider: PlayerSetup = { tracks: "Mil4", ages: "1/0/0", hand: ["Raid", "Raid"] };
  const players = await stage.seat(table({ A: raider, B: raided }).turn(6).development("A"), [
    { size: DESKTOP, name: "Ada" },
    { size: DESKTOP, name: "Bor" },
  ]);
  const [ada, bor] = players.map(({ page }) => page) as [Page, Page];
  await touch(ada, "card:mil-raid");
  await commit(ada).click();
  await touch(bor, "card:civ-diplomatie");
  await expect.poll(() => commit(bor).textContent()).toMatch(/^Jouer Diplomatie/);
  await commit(bor).click();
  await told(ada, /Diplomatie/);

  const pass = bor.getByRole("switch", { name: /Diplomatie/ });
  await bor.locator(".dc-standing summary").click();
  await pass.click();
  await bor.locator("[role=switch][aria-checked=true]").waitFor();
  expect(await ada.locator("[role=switch][aria-checked=true]").count()).toBe(0);
});

test("Holy War answers harm with what it names, by the keyboard, in English; Diplomacy answers Holy War", async () => {
  const raided: PlayerSetup = { tracks: "G4 Mor1 Mil3", ages: "1/0/0", hand: ["Holy War"] };
  const raider: PlayerSetup = {
    tracks: "Mil2 Civ2 Mor3",
    ages: "1/1/0",
    hand: ["Raid", "Diplomacy"],
    buildings: ["Temple", "Colossus"],
  };
  const players = await stage.seat(table({ A: raider, B: raided }).turn(6).development("A"), [
    { size: DESKTOP, name: "Ada" },
    { size: DESKTOP, name: "Bor", language: "en" },
  ]);
  const [ada, bor] = players.map(({ page }) => page) as [Page, Page];
  await touch(ada, "card:mil-raid");
  await commit(ada).click();

  // No Civil card, so nothing is asked before the Raid; then Holy War is offered.
  await bor.locator('.dc-answers [data-ref="card:mil-guerre-sainte"]').waitFor();
  await expect.poll(() => bor.locator(".bar-lead").first().textContent()).toMatch(/Raid/);
  expect(await keys.touch(bor, '.dc-answers [data-ref="card:mil-guerre-sainte"]')).toBe(true);
  expect(await keys.touch(bor, '[data-ref="destroyBuilding"]')).toBe(true);
  // A building above 4 VP cannot be named, and says why.
  const colossus = bor.locator('.dc-inner [data-ref="building:0:mil-colosse"]');
  expect(await colossus.getAttribute("aria-disabled")).toBe("true");
  await colossus.focus();
  await expect.poll(() => bor.locator(".bar-quiet").textContent()).toMatch(/Colossus is worth 8 VP; the limit is 4/);
  await colossus.blur();
  if ((await bor.locator(`${COMMIT}:visible`).count()) === 0)
    expect(await keys.touch(bor, '.dc-inner [data-ref="building:0:rel-temple"]')).toBe(true);
  await expect.poll(() => commit(bor).textContent()).toMatch(/^Play Holy War/);
  await bor.keyboard.press("Enter");

  await touch(ada, "card:civ-diplomatie");
  await commit(ada).click();
  await told(bor, /Diplomacy/);
  // The Temple stands.
  await expect.poll(() => ada.locator(".dc-holdings").innerText()).toContain("Temple");
  for (const { faults } of players) expect(faults).toEqual([]);
});

test.each([
  ["desktop and two tablets", [DESKTOP, TABLET, UPRIGHT]],
  ["phone", [PHONE]],
])("on a %s axe finds nothing, no text is under 12 px, and a finger hits everything on a phone", async (_, sizes) => {
  const moments = [
    [two().god("Zeus").dice(DICE).secondary(), "blue:1"],
    [two(UNORDERED, UNORDERED).production(), null],
    [two().front("A", "Hydra").rolls("Creature Gold Population").offerings(), null],
    [two().front("B", "Medusa").development("A"), "card:mil-raid"],
  ] as const;
  const player = await sit(moments[0][0], sizes[0]);
  const { page } = player;
  for (const [at, [position, ref]] of moments.entries()) {
    await page.setViewportSize(sizes[0]!);
    if (at > 0) await stage.next(player, position);
    if (ref) await touch(page, ref);
    for (const [n, size] of sizes.entries()) {
      await resized(page, size);
      // Axe is dear: it looks at everything on the first size, and at one moment on each of the others.
      if (n === 0 || n === at) expect(await violations(page)).toEqual([]);
      expect(await smallTexts(page)).toEqual([]);
      if (size === PHONE) expect(await smallTargets(page)).toEqual([]);
      // What is answered is whole where there is little room: no half row of cards under it.
      if (size === TABLET) expect(await runningOut(page, ".dc-own > section", ".dc-own")).toEqual([]);
      // Nothing runs out of the window sideways.
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
  }
});

test.each(["fr", "en"] as const)(
  "on a phone with somebody to talk to, the top of the table fits, in %s",
  async (language) => {
    const players = await stage.seat(two().turn(12).development("A"), [
      { size: PHONE, name: "Ada", language },
      { size: DESKTOP, name: "Bor" },
    ]);
    const { page } = players[0]!;
    await page.locator(".dc-phone-top [data-talk]").waitFor();
    const parts = ".dc-phone-top > :not(.dc-meander)";
    // The first look may come before the sheets of style.
    await expect.poll(() => runningOut(page, parts, ".dc-phone-top")).toEqual([]);
    expect(await covered(page, `${parts} *`, parts)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    const isCut = (name: Element) => name.scrollWidth > name.clientWidth;
    expect(await page.locator(".dc-phone-phase b").evaluate(isCut)).toBe(false);
  },
);
