import { table } from "@paravent/diktat/testing";
import { expect, test } from "vitest";
import { asked, choose, commit, manoeuvre, openPiles, told, touch } from "./hands.ts";
import { DESKTOP, PHONE } from "./player.ts";
import { openStage } from "./stage.ts";

const stage = openStage();

const board = (more: object = {}) =>
  table({
    ana: { cabal: "resistance", pp: 9, reserve: "3C 2G 2E", spyTokens: 1, ...more },
    bor: { cabal: "coordination", pp: 5, reserve: "3C 2E" },
  })
    .track("jo2")
    .secret("vv2")
    .pile("bor", "josefov", "C E G");

/** One table for each: what is played, and what the journal then tells. */
test.each([
  ["desktop", DESKTOP],
  ["phone", PHONE],
])("every Manoeuvre is played on a %s", async (_, size) => {
  const [ana] = await stage.seat(board({ row: ["vv6"] }).turnOf("ana"), [{ size }], 2);
  const { page, faults } = ana!;

  // Send a team: pieces, a sector on the map, one button; the Revolt that follows is declined.
  await touch(page, "[data-ref=sendTeam]:visible");
  await touch(page, "[data-agent=citizen]:visible");
  await touch(page, "[data-agent=emissary]:visible");
  await touch(page, "[data-sector=karst]");
  await expect.poll(() => page.locator("[data-commit]:visible").first().textContent()).toContain("2 pions au Karst");
  await commit(page);
  await asked(page, /effet/);
  await choose(page, "decline");

  await asked(page, /manœuvre/);
  await manoeuvre(page, "spy");
  await asked(page, /Espionner/);
  await openPiles(page, "josefov");
  await touch(page, ".tb-fan [data-ref]:not([aria-disabled=true])");
  await commit(page);
  await touch(page, "[data-ref=stop]:visible");
  await commit(page);

  await asked(page, /manœuvre/);
  await manoeuvre(page, "assassinate");
  await asked(page, /Assassiner/);
  await openPiles(page, "josefov");
  await touch(page, ".tb-fan [data-ref]:not([aria-disabled=true])");
  await commit(page);

  await asked(page, /manœuvre/);
  await manoeuvre(page, "extendInfluence");
  await choose(page, "nothing");

  await asked(page, /manœuvre/);
  // Nothing is paid before the card is chosen.
  await touch(page, "[data-ref=developCabal]:visible");
  await choose(page, "cabal:resistance_2");
  await page.locator(".tb-place.cabal, .tb-board, .bar").first().waitFor();

  if (size === PHONE) await touch(page, ".tb-tabs button:nth-child(4)");
  for (const words of [/envoyez 2 pions/, /Vous savez/, /assassinez un pion/, /gagnez 1 PP/, /développez/])
    await told(page, words);
  expect(faults).toEqual([]);
});

test("the Special Manoeuvre of an element: chosen by its text, carried out, Used", async () => {
  const [ana] = await stage.seat(board({ row: ["vv6"] }).turnOf("ana"), [{ size: DESKTOP, language: "en" }], 2);
  const { page, faults } = ana!;
  await manoeuvre(page, "specialManoeuvre");
  await expect.poll(() => page.locator("[data-stage] .dk-card__effect").first().textContent()).toContain("3 PP less");
  await choose(page, "use:card:vv6/0");
  await choose(page, "cabal:resistance_1");
  await page.locator(".tb-board .tb-used").waitFor();
  expect(faults).toEqual([]);
});

test("a team drafted before another Manoeuvre takes the stage waits, neither shown nor changed", async () => {
  const [ana] = await stage.seat(board().turnOf("ana"), [{ size: DESKTOP, language: "en" }], 2);
  const { page, faults } = ana!;
  const citizens = page.locator("[data-agent=citizen]:visible");
  await citizens.click();
  await citizens.click();
  await expect.poll(() => citizens.textContent()).toContain("×1");

  await touch(page, "[data-ref=extendInfluence][aria-disabled=false]:visible");
  await expect.poll(() => citizens.textContent()).toContain("×3");
  expect(await citizens.getAttribute("aria-disabled")).toBe("true");
  await page.keyboard.press("c");

  await touch(page, "[data-ref=sendTeam][aria-disabled=false]:visible");
  await expect.poll(() => page.locator(".tb-team [data-piece]").count()).toBe(2);
  await expect.poll(() => citizens.textContent()).toContain("×1");
  expect(faults).toEqual([]);
});
