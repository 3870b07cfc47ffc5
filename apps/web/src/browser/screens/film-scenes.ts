import { table as dclight, type PlayerSetup } from "@paravent/dclight/testing";
import { table as diktat } from "@paravent/diktat/testing";
import type { Page } from "playwright-core";
import { commit, manoeuvre, openPiles, politics, touch } from "../hands.ts";
import type { Decision } from "./decision.ts";

/** Something that happens, as it is filmed: the camera runs while `act` is done and for some seconds after. */
export interface FilmScene extends Omit<Decision, "title"> {
  readonly seconds: number;
  act(pages: readonly Page[]): Promise<void>;
}

const four = () =>
  diktat({
    ana: { cabal: "resistance", pp: 7, reserve: "3C 2G 2E", spyTokens: 1 },
    bor: { cabal: "coordination", pp: 5, reserve: "3C 2E" },
    cyr: { cabal: "polisec", pp: 5, reserve: "3C 2E" },
    dua: { cabal: "syndicat", pp: 5, reserve: "3C 2E" },
  })
    .track("jo2")
    .secret("vv2")
    .pile("bor", "oldTown", "C C G E C")
    .pile("cyr", "oldTown", "C E")
    .turnOf("ana");

const thirdPawn = async (page: Page): Promise<void> => {
  await openPiles(page, "oldTown");
  await page.locator(".tb-fan [data-ref]:not([aria-disabled=true])").nth(2).click();
};
const commitFirst = ([page]: readonly Page[]): Promise<void> => commit(page!);

/** The second player offers an oath by which the first kills none of his pawns; the first swears it. */
async function swear(writer: Page, reader: Page): Promise<void> {
  await politics(writer, "oath", 0);
  await touch(writer, "[data-write-oath]");
  await writer.locator("[data-field=by] select").selectOption("partner");
  await writer.locator("[data-field=promise] select").first().selectOption("notKill");
  await writer.locator("[data-field=owner] select").selectOption("seat:1");
  await touch(writer, "[data-offer-oath][aria-disabled=false]");
  await touch(reader, "[data-read]");
  await touch(reader, "[data-swear]");
  await reader.locator(".tb-oath.sworn").waitFor();
}

const duel = () =>
  diktat({
    ana: { cabal: "resistance", pp: 9, reserve: "3C 2G 2E", row: ["ka1"] },
    bor: { cabal: "coordination", pp: 5, reserve: "3C 2E" },
  }).pile("bor", "oldTown", "C E G");

export const DIKTAT_SCENES: readonly FilmScene[] = [
  {
    id: "kill",
    position: four,
    seats: 4,
    seconds: 6,
    reach: ([page]) => manoeuvre(page!, "assassinate"),
    draft: thirdPawn,
    act: commitFirst,
  },
  {
    id: "spy",
    position: four,
    seats: 4,
    seconds: 5,
    reach: ([page]) => manoeuvre(page!, "spy"),
    draft: thirdPawn,
    act: commitFirst,
  },
  {
    id: "bid",
    position: () =>
      diktat({
        ana: { cabal: "resistance", pp: 6, reserve: "1C" },
        bor: { cabal: "coordination", pp: 5, reserve: "1C" },
      })
        .track("vv1")
        .pile("ana", "oldTown", "C E E")
        .pile("bor", "oldTown", "E C E")
        .resolving("oldTown"),
    people: 2,
    seconds: 8,
    async reach(pages) {
      for (const page of pages) await commit(page);
      for (const [at, page] of pages.entries()) await touch(page, `.tb-bid [data-ref='${at + 1}']`);
      await commit(pages[0]!);
    },
    act: ([, bor]) => commit(bor!),
  },
  {
    id: "trade",
    position: () => duel().turnOf("ana"),
    people: 2,
    seconds: 6,
    async act(pages) {
      const [ana, bor] = pages as [Page, Page];
      await politics(bor, "trade", 0);
      await touch(bor, ".tb-politics-begin button");
      await touch(bor, "[data-good=pp]");
      await touch(bor, "section:nth-of-type(2) [data-good=guard]");
      await touch(bor, "[data-send]");
      await touch(ana, "[data-read]");
      await ana.waitForTimeout(1_500);
      await touch(ana, "[data-accept]");
    },
  },
  {
    id: "oath-broken",
    position: () => duel().turnOf("ana"),
    people: 2,
    seconds: 10,
    async reach(pages) {
      const [ana, bor] = pages as [Page, Page];
      await swear(bor, ana);
      await ana.keyboard.press("Escape");
      await manoeuvre(ana, "assassinate");
    },
    async draft(page) {
      await openPiles(page, "oldTown");
      await touch(page, ".tb-fan [data-ref]:not([aria-disabled=true])");
    },
    act: commitFirst,
  },
  {
    id: "others-attack",
    position: () =>
      diktat({
        ana: { cabal: "polisec", pp: 9, reserve: "1C 1E 1G" },
        bor: { cabal: "coordination", pp: 5, reserve: "1C" },
      })
        .others("karst", "C E")
        .turnOf("ana"),
    seconds: 14,
    async draft(page) {
      await touch(page, "[data-ref=sendTeam]:visible");
      for (const agent of ["guard", "emissary", "citizen"]) await touch(page, `[data-agent=${agent}]:visible`);
      await touch(page, "[data-sector=karst]");
    },
    act: commitFirst,
  },
  {
    id: "conquest",
    position: () => duel().track("vv1", "jo2").pile("ana", "newTown", "E E").resolving("newTown"),
    seconds: 8,
    draft: (page) => touch(page, "[data-ref=marker]:visible"),
    act: commitFirst,
  },
];

const city = (more: PlayerSetup = {}): PlayerSetup => ({
  tracks: "G5 M4 P3 Mil6 Civ5 Rel4 Mor2 Cre3",
  ages: "2/1/1",
  buildings: ["Market"],
  hand: ["Temple"],
  ...more,
});
const rival = (more: PlayerSetup = {}): PlayerSetup => ({
  tracks: "G7 M6 P6 Mil3 Civ4 Rel6 Mor3 Cre5",
  ages: "1/1/2",
  buildings: ["Theatre"],
  ...more,
});

export const DCLIGHT_SCENES: readonly FilmScene[] = [
  {
    id: "roll",
    position: () =>
      dclight({ A: city(), B: rival(), C: rival({ buildings: [] }), D: rival({ buildings: [] }) })
        .common(8)
        .turn(4)
        .production(),
    seats: 4,
    seconds: 9,
    act: commitFirst,
  },
  {
    id: "purchase",
    position: () =>
      dclight({ A: city({ order: "Mil Civ Rel" }), B: rival({ order: "Rel Civ Mil" }) })
        .dice({ red: "Military Creature Materials", blue: "Gold Population Civil", green: "Morale Morale Religion" })
        .common(8)
        .turn(4)
        .secondary(),
    seconds: 6,
    async draft(page) {
      for (const die of ["blue:1", "blue:2"]) await touch(page, `[data-ref="${die}"]:visible`);
    },
    act: commitFirst,
  },
  {
    id: "hostile-card",
    position: () =>
      dclight({
        A: { tracks: "G4 Mor1 Civ3", ages: "0/1/0", hand: ["Diplomacy"] },
        B: { tracks: "Mil4", ages: "1/0/0", hand: ["Raid"] },
      })
        .turn(6)
        .development("B"),
    people: 2,
    seconds: 6,
    async act(pages) {
      const [ada, bor] = pages as [Page, Page];
      await touch(bor, '[data-ref="card:mil-raid"]:visible');
      await commit(bor);
      await touch(ada, '[data-ref="card:civ-diplomatie"]:visible');
      await ada.waitForTimeout(1_000);
      await commit(ada);
    },
  },
];
