import { table } from "@paravent/diktat/testing";
import { expect, test } from "vitest";
import { violations } from "./axe.ts";
import { covered, cutOff } from "./covered.ts";
import { dice, playUntilEnd } from "./driver.ts";
import { asked, choose, commit, told, touch } from "./hands.ts";
import { DESKTOP, PHONE } from "./player.ts";
import { openStage } from "./stage.ts";
import { smallTargets, smallTexts } from "./too-small.ts";

const stage = openStage();

const crowded = () =>
  table({
    ana: { cabal: "resistance", pp: 9, reserve: "3C 2G 2E" },
    bor: { cabal: "coordination", pp: 5, reserve: "3C 2E" },
    cyr: { cabal: "polisec", pp: 5, reserve: "3C 2E" },
    dua: { cabal: "syndicat", pp: 5, reserve: "3C 2E" },
    eva: { cabal: "garde_noire", pp: 5, reserve: "3C 2E" },
  })
    .others("suburbs", "C C G E")
    .others("karst", "C E")
    .gloom({ suburbs: 2 })
    .corruptionTokens({ karst: 1 })
    .track("vv1", "jo2", "fa2")
    .pile("bor", "suburbs", "C E G")
    .pile("eva", "suburbs", "C E");
const five = () => crowded().corruption("fa1", "ka2", "mo2").turnOf("ana");

test.each([
  ["desktop", DESKTOP, ".ot-open"],
  ["phone", PHONE, ".ot-strip"],
] as const)("the Others on a %s: piles, tokens, track and board, read aloud and large enough", async (_, size, way) => {
  const [ana] = await stage.seat(five(), [{ size }], 5);
  const { page, faults } = ana!;
  await page.locator(".dk-pile--others").first().waitFor();
  await expect
    .poll(() => page.locator("[data-sector=suburbs]").getAttribute("aria-label"))
    .toMatch(/Les Autres\s: 4 pions.*2 jetons Ténèbres/);
  await expect
    .poll(() => page.locator("[data-sector=karst]").getAttribute("aria-label"))
    .toContain("1 jeton Corruption");
  expect(await violations(page)).toEqual([]);
  expect(await smallTexts(page)).toEqual([]);
  await touch(page, way);
  await expect.poll(() => page.locator(".tb-sheet .ot-cells .card").count()).toBe(3);
  expect(await violations(page)).toEqual([]);
  expect(await smallTexts(page)).toEqual([]);
  if (size === PHONE) expect(await smallTargets(page)).toEqual([]);
  expect(faults).toEqual([]);
});

test("the placard of a crowded sector shows who holds it and what lies there at once; only of more it says so", async () => {
  const small = { width: 1024, height: 768 };
  const [ana] = await stage.seat(five(), [{ size: small }], 5);
  const { page, faults } = ana!;
  const placard = page.locator(".tb-inspector");
  const marked = () => placard.evaluate((one) => getComputedStyle(one, "::after").visibility === "visible");
  for (const size of [small, { width: 1280, height: 720 }, { width: 768, height: 1024 }]) {
    await page.setViewportSize(size);
    await page.locator("[data-sector=josefov]").focus();
    await page.locator("[data-sector=suburbs]").focus();
    await expect.poll(() => placard.locator("li:has(> i)").count()).toBe(3);
    expect(await cutOff(page, ".tb-inspector li:not(.tb-inspector-streets, .tb-inspector-card)")).toEqual([]);
    await expect.poll(marked).toBe(false);
  }
  await page.setViewportSize(small);
  // The track lies on no sector.
  expect(await covered(page, ".dk-pile", ".ot-track")).toEqual([]);
  await page.locator("[data-sector=josefov]").focus();
  await expect.poll(() => placard.getByText("Atelier du Golem").count()).toBe(1);
  expect(await cutOff(page, ".tb-inspector li:not(.tb-inspector-streets)")).toEqual([]);
  expect(faults).toEqual([]);

  await stage.next(ana!, crowded().revolts("suburbs").blockhouses("suburbs").corruption("fa1", "fa3").turnOf("ana"), 5);
  await page.locator("[data-sector=suburbs]").focus();
  await expect.poll(marked).toBe(true);
});

test("a team that meets the Others is attacked by the left neighbour's hand, and its owner's talk is closed", async () => {
  const position = table({
    ana: { cabal: "polisec", pp: 9, reserve: "1C 1E 1G" },
    bor: { cabal: "coordination", pp: 5, reserve: "1C" },
  })
    .others("karst", "C E")
    .turnOf("ana");
  const [ana, bor] = await stage.seat(position, [{ size: DESKTOP }, { size: PHONE, language: "en" }]);
  await touch(ana!.page, "[data-ref=sendTeam]:visible");
  for (const agent of ["guard", "emissary", "citizen"]) await touch(ana!.page, `[data-agent=${agent}]:visible`);
  await touch(ana!.page, "[data-sector=karst]");
  await commit(ana!.page);

  await asked(bor!.page, /For the Others/);
  await ana!.page.locator(".bar", { hasText: "DK-OTH-KILL-05" }).waitFor();
  await ana!.page.getByRole("button", { name: "Discussion" }).click();
  await ana!.page.locator(".talk [data-closed]", { hasText: "DK-OTH-KILL-05" }).waitFor();
  await expect.poll(() => ana!.page.locator(".talk form input").count()).toBe(0);

  // The pile is face down for whoever acts, too.
  const pawns = bor!.page.locator(".dk-pile li");
  await expect.poll(() => bor!.page.locator(".dk-pile .dk-piece--back").count()).toBe(3);
  await touch(bor!.page, ".dk-pile li:nth-child(2) button");
  // What each kind would bring the one who acts for the Others: a Guard costs them nothing.
  await bor!.page
    .locator(".ds-chips:visible")
    .getByText(/If it is a Guard: the attack ends, Milena takes 2 PP from the supply/)
    .waitFor();
  await commit(bor!.page);
  await expect.poll(() => pawns.count()).toBe(2);
  await bor!.page.getByText("1 Assassination left").first().waitFor();
  await bor!.page.locator("[data-decline]:visible").first().click();
  // The attack is over: talk is open again.
  await ana!.page.locator(".talk form input").waitFor();
  await told(ana!.page, /Votre pile arrive chez les Autres/);
  expect([...ana!.faults, ...bor!.faults]).toEqual([]);
});

test("Gloom is lifted as a Trophy before anything else; the next Cycle opens with the Darkness", async () => {
  const position = table({
    ana: { cabal: "resistance", pp: 6, reserve: "1C" },
    bor: { cabal: "coordination", pp: 5, reserve: "1C" },
  })
    .others()
    .gloom({ karst: 1 })
    .track("ka1")
    .pile("ana", "karst", "E E")
    .resolving("karst");
  const [ana] = await stage.seat(position, [{ size: DESKTOP }], 2);
  const { page, faults } = ana!;
  await asked(page, /prenez un Trophée/);
  await expect.poll(() => page.locator("[data-stage] [data-ref][aria-disabled=false]").count()).toBe(1);
  // What lies in the Gloom stays in sight and says why it cannot be had.
  for (const veiled of ["card:ka1", "marker"]) {
    await page.locator(`[data-stage] [data-ref="${veiled}"]`).focus();
    await page.locator(".bar .reason", { hasText: "DK-OTH-MB-01" }).waitFor();
  }
  await choose(page, "gloom");
  await told(page, /levez un jeton Ténèbres/);
  await choose(page, "card:ka1");
  await asked(page, /Cycle/);
  await commit(page);
  await page.locator(".ot-caption", { hasText: "Prolifération" }).waitFor();
  await told(page, /Sur la piste de corruption/);
  await page.locator(".ot-track", { hasText: "1/7" }).waitFor();
  expect(faults).toEqual([]);
});

test.each([
  ["desktop", DESKTOP],
  ["phone", PHONE],
] as const)("a seventh card: Prague falls, on a %s", async (_, size) => {
  const position = table({
    ana: { cabal: "resistance", pp: 6, reserve: "1C" },
    bor: { cabal: "coordination", pp: 5, reserve: "1C" },
  })
    .corruption("fa1", "hy1", "ka2", "mo2", "co1", "ms2")
    .track("jo2")
    .pile("ana", "karst", "E")
    .resolving("karst");
  const [ana] = await stage.seat(position, [{ size, language: "en" }], 2);
  const { page, faults } = ana!;
  await choose(page, "marker");
  await page.locator("[data-screen=end]").waitFor();
  await expect.poll(() => page.locator(".ot-fall h2").textContent()).toContain("Prague falls");
  await expect.poll(() => page.locator(".bar").first().textContent()).toContain("Nobody wins.");
  expect(await violations(page)).toEqual([]);
  expect(faults).toEqual([]);
});

test("the last page of a game with the Others and the Leagues, on a phone", async () => {
  const position = table({
    ana: { cabal: "resistance", pp: 6, row: ["ka1"], influence: { newTown: 1 } },
    bor: { cabal: "coordination", pp: 5 },
    cyr: { cabal: "polisec", pp: 5 },
    dua: { cabal: "syndicat", pp: 5 },
  })
    .cycle(5)
    .others("karst", "C E")
    .corruption("fa1", "hy2")
    .printedLeagues()
    .league("maisel", { members: ["ana", "bor"], level: 3 })
    .league("newOrder", { members: ["cyr", "dua"], level: 2 })
    .pile("ana", "newTown", "E E")
    .resolving("newTown");
  const [ana] = await stage.seat(position, [{ size: PHONE, language: "en" }], 4);
  const { page, faults } = ana!;
  await playUntilEnd(page, dice(5));
  await expect.poll(() => page.locator(".tb-podium h2").textContent()).toMatch(/impose|share|Prague falls/);
  await expect.poll(() => page.getByText("Screens open", { exact: true }).count()).toBe(1);
  expect(faults).toEqual([]);
});
