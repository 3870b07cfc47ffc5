import { table } from "@paravent/diktat/testing";
import type { Page } from "playwright-core";
import { asked, choose, commit, manoeuvre, politics, touch } from "../hands.ts";
import type { Decision } from "./decision.ts";

const four = (ana: object = {}) =>
  table({
    ana: {
      cabal: "resistance",
      pp: 7,
      reserve: "3C 2G 2E",
      spyTokens: 1,
      row: ["vv6"],
      influence: { newTown: 1 },
      ...ana,
    },
    bor: { cabal: "coordination", pp: 5, reserve: "3C 2E", row: ["jo1"], influence: { karst: 1, harmony: 1 } },
    cyr: { cabal: "polisec", pp: 4, reserve: "2C 1E" },
    dua: { cabal: "syndicat", pp: 6, reserve: "3C 1G" },
  })
    .track("jo2", "vv1", "ka1")
    .secret("vv2")
    .pile("bor", "oldTown", "C C G E C")
    .pile("cyr", "oldTown", "C E")
    .pile("ana", "karst", "C E");

const two = (ana: object = {}, bor: object = {}) =>
  table({
    ana: { cabal: "resistance", pp: 6, reserve: "2C 1E", ...ana },
    bor: { cabal: "coordination", pp: 5, reserve: "3C 1G", ...bor },
  });

const leagues = () =>
  table({
    ana: { cabal: "coordination", pp: 9, reserve: "2C", spyTokens: 1 },
    bor: { cabal: "polisec", pp: 9, reserve: "2C" },
    cyr: { cabal: "garde_noire", pp: 5, reserve: "2C" },
    dua: { cabal: "syndicat", pp: 5, reserve: "2C" },
  });

const openPile = async (page: Page): Promise<void> => {
  await touch(page, "[data-stage] [data-ref]:not([aria-disabled=true]), [data-sector=oldTown]");
  const pawn = page.locator(".tb-fan [data-ref]:not([aria-disabled=true])").nth(2);
  if ((await pawn.count()) > 0) await pawn.click();
};

export const DIKTAT_DECISIONS: readonly Decision[] = [
  { id: "manoeuvre", title: "Which Manoeuvre", position: () => four().turnOf("ana"), seats: 4 },
  {
    id: "team",
    title: "A team: whom, and where",
    position: () => four().turnOf("ana"),
    seats: 4,
    async draft(page) {
      await touch(page, "[data-ref=sendTeam]:visible");
      for (const agent of ["guard", "emissary", "citizen"]) await touch(page, `[data-agent=${agent}]:visible`);
      await touch(page, "[data-sector=karst]");
    },
  },
  {
    id: "spy",
    title: "Spy: which pawn",
    position: () => four().turnOf("ana"),
    seats: 4,
    reach: ([page]) => manoeuvre(page!, "spy"),
    draft: openPile,
  },
  {
    id: "victim",
    title: "Assassinate: which pawn",
    position: () => four().turnOf("ana"),
    seats: 4,
    reach: ([page]) => manoeuvre(page!, "assassinate"),
    draft: openPile,
  },
  {
    id: "extend",
    title: "Extend influence: what to discard",
    position: () => four().turnOf("ana"),
    seats: 4,
    reach: ([page]) => manoeuvre(page!, "extendInfluence"),
  },
  {
    id: "develop",
    title: "Develop: which Cabal card",
    position: () => four().turnOf("ana"),
    seats: 4,
    // It is committed with its card, not before.
    async draft(page) {
      await touch(page, "[data-ref=developCabal][aria-disabled=false]:visible");
      await touch(page, "[data-ref='cabal:resistance_2']:visible");
    },
  },
  {
    id: "special",
    title: "Which Special Manoeuvre",
    position: () => four().turnOf("ana"),
    seats: 4,
    reach: ([page]) => manoeuvre(page!, "specialManoeuvre"),
  },
  {
    id: "effect",
    title: "Whether to use an effect",
    position: () => two().turnOf("ana"),
    async reach([page]) {
      await touch(page!, "[data-ref=sendTeam]:visible");
      await touch(page!, "[data-agent=citizen]:visible");
      await touch(page!, "[data-sector=karst]");
      await commit(page!);
      await asked(page!, /effet|effect/);
    },
  },
  {
    id: "toll",
    title: "A toll: pay or withdraw",
    position: () => two({ cabal: "coordination" }, { cabal: "resistance" }).turnOf("bor"),
    people: 2,
    async reach(pages) {
      const [ana, bor] = pages as [Page, Page];
      for (const page of [bor, ana]) {
        await touch(page, "[data-ref=sendTeam]:visible");
        await touch(page, "[data-agent=citizen]:visible");
        await touch(page, "[data-sector=karst]");
        await commit(page);
        if (page !== bor) continue;
        await choose(page, "use:screen:resistance/0");
        await choose(page, "karst");
      }
      await asked(ana, /Péage|Toll/);
    },
  },
  {
    id: "income",
    title: "An Income with a cost",
    position: () => two({ row: ["hy1", "vv2"] }).development(),
  },
  {
    id: "reaction",
    title: "React or pass",
    position: () => two({ influence: { motol: 1 } }).turnOf("ana"),
    async reach([page]) {
      await manoeuvre(page!, "extendInfluence");
      await choose(page!, "nothing");
      await asked(page!, /réagir|react/);
    },
  },
  {
    id: "manifestation",
    title: "A Manifestation and its options",
    position: () =>
      two({ influence: { motol: 2 } })
        .pile("ana", "karst", "C E")
        .turnOf("ana"),
    async reach([page]) {
      await touch(page!, "[data-act=manifest]:visible");
      await touch(page!, "[data-ref^='use:marker:motol']");
      await commit(page!);
      await page!.locator("[data-ref^='option:']").first().waitFor();
    },
  },
  {
    id: "affinity",
    title: "An Affinity on a card",
    position: () => two({ row: ["vv1", "ka1"], affinities: { people: 2 } }).turnOf("ana"),
    draft: (page) => touch(page, "[data-act=placeAffinity]:visible"),
  },
  {
    id: "marker",
    title: "Where the second marker of a sector goes",
    position: () =>
      table({
        ana: {
          cabal: "coordination",
          pp: 6,
          influence: { josefov: 2, combinat: 1 },
          affinities: { people: 3 },
          cabalRow: ["coordination_4"],
        },
        bor: { cabal: "resistance" },
      }).turnOf("ana"),
    async reach([page]) {
      await manoeuvre(page!, "specialManoeuvre");
      await choose(page!, "use:cabal:coordination_4/0");
      for (const thing of ["josefov", "people", "combinat"]) {
        await touch(page!, `[data-ref*=${thing}]:visible`);
        await commit(page!);
      }
      await page!.locator("[data-ref=apart]:visible").waitFor();
    },
  },
  {
    id: "trade",
    title: "A trade that is offered",
    position: () => four().turnOf("ana"),
    seats: 4,
    async draft(page) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await politics(page, "trade", 1);
      await touch(page, ".tb-politics-begin button");
      await touch(page, "[data-good=pp]");
    },
  },
  {
    id: "oath",
    title: "An oath that is written",
    position: () => four().turnOf("ana"),
    seats: 4,
    async draft(page) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await politics(page, "oath", 1);
      await touch(page, "[data-write-oath]");
    },
  },
  {
    id: "bid",
    title: "A bid in a Power Struggle",
    position: () =>
      two().track("vv1").pile("ana", "oldTown", "C E E").pile("bor", "oldTown", "E C E").resolving("oldTown"),
    people: 2,
    async reach(pages) {
      for (const page of pages) await commit(page);
      await pages[0]!.locator(".tb-bid [data-ref='2']").waitFor();
    },
    draft: (page) => touch(page, ".tb-bid [data-ref='2']"),
  },
  {
    id: "trophy",
    title: "Which Trophy",
    position: () =>
      two().track("vv1", "jo2").pile("ana", "oldTown", "E E").pile("bor", "oldTown", "C").resolving("oldTown"),
  },
  {
    id: "others-victim",
    title: "The Others attack: which pawn dies",
    position: () =>
      table({
        ana: { cabal: "polisec", pp: 5, reserve: "1C" },
        bor: { cabal: "coordination", pp: 9, reserve: "1C 1E 1G" },
      })
        .others("karst", "C E")
        .turnOf("bor"),
    people: 2,
    async reach(pages) {
      const [ana, bor] = pages as [Page, Page];
      await touch(bor, "[data-ref=sendTeam]:visible");
      for (const agent of ["guard", "emissary", "citizen"]) await touch(bor, `[data-agent=${agent}]:visible`);
      await touch(bor, "[data-sector=karst]");
      await commit(bor);
      await ana.locator(".bar[data-tone=mine]").waitFor();
    },
  },
  {
    id: "general-effects",
    title: "In which order general effects happen",
    position: () =>
      table({ ana: { cabal: "coordination" }, bor: { cabal: "resistance" } })
        .corruption("fa1", "ka2", "nv1", "nv2")
        .track("jo2", "vv1")
        .afterConquests(),
  },
  {
    id: "move-others",
    title: "Where pawns of the Others go",
    position: () =>
      table({ ana: { cabal: "resistance", influence: { artefact: 1 } }, bor: { cabal: "coordination" } })
        .others("karst", "E G C")
        .turnOf("ana"),
    async reach([page]) {
      await touch(page!, "[data-act=manifest]:visible");
      await touch(page!, "[data-ref^='use:marker:artefact']");
      await commit(page!);
    },
  },
  {
    id: "gloom",
    title: "A Trophy under the Gloom",
    position: () => two().others().gloom({ karst: 1 }).track("ka1").pile("ana", "karst", "E E").resolving("karst"),
  },
  {
    id: "league",
    title: "Which League",
    position: () =>
      leagues()
        .league("newOrder", { members: ["bor", "cyr", "dua"], level: 2 })
        .leaguePhase(),
    seats: 4,
    draft: (page) => touch(page, "[data-join=maisel]:visible"),
  },
  {
    id: "exclusion",
    title: "What to put in for an exclusion",
    position: () =>
      table({
        bor: { cabal: "polisec", pp: 9 },
        ana: { cabal: "coordination", pp: 9 },
        cyr: { cabal: "garde_noire", pp: 5 },
        dua: { cabal: "syndicat", pp: 5 },
      })
        .league("maisel", { members: ["ana", "bor", "cyr"], level: 3 })
        .leaguePhase()
        .does("ana", "exclude", "cyr"),
    seats: 4,
    draft: (page) => touch(page, ".q-amount [data-ref='2']"),
  },
  {
    id: "reward",
    title: "Who gets the rest of a reward",
    position: () =>
      table({
        ana: { cabal: "coordination", pp: 2 },
        bor: { cabal: "polisec", pp: 2 },
        cyr: { cabal: "garde_noire", pp: 2 },
        dua: { cabal: "syndicat", pp: 2 },
      })
        .league("maisel", { members: ["ana", "bor", "cyr"], level: 1 })
        .track("ka2")
        .pile("ana", "karst", "E")
        .resolving("karst"),
    seats: 4,
    async reach([page]) {
      await touch(page!, "[data-ref='card:ka2']:visible");
      await commit(page!);
      await page!.locator(".lg-split").waitFor();
    },
  },
];
