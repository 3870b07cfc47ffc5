import { expect } from "vitest";
import type { DiktatEvent } from "../model/events.ts";
import { type PlayerSetup, table } from "../testing/index.ts";
import { shows } from "./shows.ts";

const turns = (story: readonly DiktatEvent[]): number[] =>
  story.flatMap((event) => (event.type === "turnEnded" ? [event.seat] : []));

shows("card:co5", ["DK-EFF-04", "DK-USED-01", "DK-RUL-116"], "2 PP at any open question of the Cycle, once", () => {
  const t = table({ ana: {}, bor: { row: ["co5"] } }).turnOf("ana");
  t.does("ana", "extendInfluence")
    .uses("bor", "card:co5")
    .has({ bor: { pp: 2, used: ["card:co5"], pawns: 5 } });
  t.asks("ana", "extendDiscard").mayUse("bor", []);
  t.refusesAct("bor", "manifest", "card:co5", "noManifestation", "DK-EFF-04");
  for (const at of ["development", "resolution", "endOfCycle"] as const) {
    const open = table({ ana: { row: ["nv1"] }, bor: { row: ["co5"] } }).pile("ana", "karst", "C");
    open[at]()
      .uses("bor", "card:co5")
      .has({ bor: { used: ["card:co5"] } });
  }
});

shows(
  "card:vv1",
  ["DK-EFF-04", "DK-RUL-29", "DK-EFF-06"],
  "two Citizens for any Manoeuvre more, without a pawn",
  () => {
    const t = table({ ana: { pawns: 1, performed: ["spy"] }, bor: { row: ["vv1"], reserve: "2C 1E", pawns: 1 } })
      .secret("nv1")
      .turnOf("ana");
    t.mayUse("bor", ["card:vv1"])
      .uses("bor", "card:vv1")
      .has({ bor: { reserve: "1E" } })
      .asks("bor", "chooseManoeuvre");
    t.offers("bor", ["sendTeam", "spy", "extendInfluence"])
      .does("bor", "sendTeam")
      .does("bor", "karst")
      .does("bor", "E");
    t.has({ bor: { pawns: 1, reserve: "", performed: [], used: ["card:vv1"] } }).asks("ana", "chooseManoeuvre");
    expect(t.view("ana").turn).toEqual({ seat: 0, manoeuvre: null, sector: null });
    t.idle();
    expect(turns(t.story)).toEqual([0, 1]);
  },
);

shows("card:vv1", ["DK-EFF-04", "DK-EFF-06"], "between two Manoeuvres, with two Citizens", () => {
  const t = table({ ana: {}, bor: { row: ["vv1"], reserve: "2C" } }).turnOf("ana");
  t.does("ana", "extendInfluence").mayUse("bor", []).does("ana", "nothing").mayUse("bor", ["card:vv1"]);
  table({ ana: { performed: ["spy"] }, bor: { row: ["vv1"], reserve: "1C 3G" } })
    .turnOf("ana")
    .mayUse("bor", []);
});

shows(
  ["card:vv1", "card:vv3"],
  ["DK-EFF-04", "DK-META-01"],
  "before the first Manoeuvre of a Cycle none is behind",
  () => {
    const begun = (ana: PlayerSetup = {}) =>
      table({ ana, bor: { row: ["vv1", "vv3"], reserve: "4C", pawns: 1 } }).secret("nv1");
    begun().manoeuvres().mayUse("bor", []).does("ana", "ana").mayUse("bor", []);
    // A turn in the course of the phase has one behind it.
    begun().turnOf("ana").mayUse("bor", ["card:vv1", "card:vv3"]);
    // Before a player's own first, but after another's; and after the last of all.
    begun({ performed: ["spy"] })
      .turnOf("bor")
      .mayUse("bor", ["card:vv1", "card:vv3"]);
    const last = begun({ pawns: 0 }).turnOf("bor").stops("bor", "betweenManoeuvres");
    last.does("bor", "extendInfluence").does("bor", "nothing").asks("bor", "kernel/reaction");
    last.mayUse("bor", ["card:vv1", "card:vv3"]);
  },
);

shows(["card:vv1", "card:mo4"], ["DK-RUL-29", "DK-RUL-12"], "a team sent without a pawn brings none back", () => {
  const t = table({ ana: { performed: ["spy"] }, bor: { row: ["vv1", "mo4"], reserve: "2C 1E" } }).turnOf("ana");
  t.uses("bor", "card:vv1").does("bor", "sendTeam").does("bor", "karst").does("bor", "E");
  t.uses("bor", "card:mo4")
    .does("bor", "bor.karst")
    .has({ bor: { pawns: 5, reserve: "1E" } });
});

shows("card:vv3", ["DK-EFF-04", "DK-RUL-29"], "one more Spy or Extend influence, without a pawn", () => {
  const clock = () =>
    table({ ana: { performed: ["spy"] }, bor: { row: ["vv3"], reserve: "1E" } })
      .secret("nv1")
      .turnOf("ana")
      .uses("bor", "card:vv3");
  const t = clock()
    .asks("bor", "chooseManoeuvre")
    .offers("bor", ["spy", "extendInfluence"])
    .does("bor", "extendInfluence");
  t.asks("bor", "extendDiscard")
    .does("bor", "emissary")
    .has({ bor: { pp: 2, pawns: 5, used: ["card:vv3"], performed: [] } });
  t.asks("ana", "chooseManoeuvre");
  const spy = clock().does("bor", "spy").does("bor", "secretCard").asks("ana", "chooseManoeuvre");
  expect(spy.view("bor").secret).toEqual({ known: "nv1" });
});

shows("card:mo1", ["DK-EFF-04", "DK-USED-01"], "1 PP takes the Used token off another Possession of one's own", () => {
  const used = ["card:co5", "marker:motol:1"];
  const t = table({
    ana: { row: ["mo1", "co5"], influence: { motol: 1, karst: 1 }, pp: 1, used },
    bor: { row: ["nv1"], used: ["card:nv1"] },
  }).turnOf("ana");
  t.uses("ana", "card:mo1").asks("ana", "readyPossession").offers("ana", ["ana/card:co5", "ana/marker:motol:1"]);
  t.does("ana", "ana/card:co5")
    .has({ ana: { pp: 0, used: ["card:mo1", "marker:motol:1"] } })
    .uses("ana", "card:co5")
    .has({ ana: { pp: 2 } });
  // Not without something Used, and not without the PP.
  table({ ana: { row: ["mo1", "co5"], pp: 1 }, bor: {} })
    .turnOf("bor")
    .mayUse("ana", ["card:co5"]);
  table({ ana: { row: ["mo1", "co5"], used: ["card:co5"] }, bor: {} })
    .turnOf("bor")
    .mayUse("ana", []);
});

shows(
  "card:mo2",
  ["DK-EFF-04", "DK-RUL-22"],
  "in one's own turn, also in the middle of it: another Manoeuvre at once, with a pawn",
  () => {
    const t = table({ ana: { row: ["mo2"], pawns: 2 }, bor: { pawns: 2 } }).turnOf("ana");
    t.does("ana", "extendInfluence").uses("ana", "card:mo2").does("ana", "nothing").asks("ana", "chooseManoeuvre");
    t.has({ ana: { used: ["card:mo2"], pawns: 1 } }).idle();
    expect(turns(t.story)).toEqual([0, 0, 1, 1]);
    table({ ana: { row: ["mo2"], pawns: 1 }, bor: {} })
      .turnOf("ana")
      .mayUse("ana", []);
    table({ ana: { row: ["mo2"], pawns: 2 }, bor: {} })
      .turnOf("bor")
      .mayUse("ana", []);
  },
);

shows("card:mo3", ["DK-EFF-04", "DK-RUL-23"], "any player skips the next turn and keeps the pawn", () => {
  const serum = () =>
    table({ ana: { row: ["mo3"], pawns: 1 }, bor: { pawns: 1 }, cyr: { pawns: 1 } })
      .turnOf("ana")
      .uses("ana", "card:mo3");
  const t = serum()
    .offers("ana", ["option:0", "option:1"])
    .does("ana", "option:0")
    .asks("ana", "choosePlayer")
    .offers("ana", ["bor", "cyr"]);
  t.does("ana", "bor")
    .asks("ana", "chooseManoeuvre")
    .has({ ana: { used: ["card:mo3"] } })
    .idle();
  expect(turns(t.story)).toEqual([0, 2, 1]);
  const own = serum()
    .does("ana", "option:1")
    .asks("bor", "chooseManoeuvre")
    .has({ ana: { pawns: 1 } })
    .idle();
  expect(turns(own.story)).toEqual([1, 2, 0]);
  // Of two who are to skip each skips once, whoever comes first.
  const two = table({
    ana: { row: ["mo3"], pawns: 1 },
    bor: { pawns: 1 },
    cyr: { row: ["halt"], pawns: 1 },
    dua: { pawns: 1 },
  })
    .card("halt", {
      sector: "motol",
      effects: [{ kind: "manifestation", do: [{ op: "skip_turn", who: "chosen_other" }] }],
    })
    .turnOf("ana");
  two
    .uses("ana", "card:mo3")
    .does("ana", "option:0")
    .does("ana", "bor")
    .uses("cyr", "card:halt")
    .does("cyr", "dua")
    .idle();
  expect(turns(two.story)).toEqual([0, 2, 1, 3]);
});

shows(
  "card:mo3",
  ["DK-RUL-24", "DK-RUL-23"],
  "one's own turn only at its start; nobody else with a pawn: no effect",
  () => {
    const t = table({ ana: {}, bor: { row: ["mo3"] } }).turnOf("ana");
    t.uses("bor", "card:mo3").offers("bor", ["option:0"]);
    // The only one left with pawns cannot be passed over: the turn comes straight back.
    const last = table({ ana: { row: ["mo3"], pawns: 1 }, bor: { pawns: 2 } }).turnOf("ana");
    last
      .uses("ana", "card:mo3")
      .does("ana", "option:0")
      .does("ana", "bor")
      .does("ana", "extendInfluence")
      .does("ana", "nothing");
    last.asks("bor", "chooseManoeuvre").has({ bor: { pawns: 2 } });
  },
);

shows(
  ["marker:motol:1", "card:mo2"],
  ["DK-RUL-22", "DK-RUL-115"],
  "a turn is followed by one second turn, not by two: no other element can be used for it",
  () => {
    const t = table({ ana: { influence: { motol: 1 }, row: ["mo2"], pawns: 3 }, bor: { pawns: 1 } }).turnOf("ana");
    t.mayUse("ana", ["marker:motol:1", "card:mo2"]);
    t.uses("ana", "card:mo2").asks("ana", "chooseManoeuvre");
    // What is left of Motol is to skip the turn.
    t.uses("ana", "marker:motol:1").offers("ana", ["option:1"]);
    const u = table({ ana: { influence: { motol: 1 }, row: ["mo2"], pawns: 3 }, bor: { pawns: 1 } }).turnOf("ana");
    u.uses("ana", "marker:motol:1").does("ana", "option:0").mayUse("ana", []);
    u.does("ana", "extendInfluence").does("ana", "nothing").asks("ana", "chooseManoeuvre").mayUse("ana", ["card:mo2"]);
  },
);

shows(
  ["card:vv3", "card:mo4"],
  ["DK-EFF-04", "DK-RUL-29"],
  "an additional Manoeuvre under way is not between two",
  () => {
    const t = table({ ana: { performed: ["spy"] }, bor: { row: ["vv3"] }, cyr: { row: ["mo4"] } })
      .pile("cyr", "karst", "C C C")
      .turnOf("ana");
    t.mayUse("cyr", ["card:mo4"]).uses("bor", "card:vv3").does("bor", "spy").asks("bor", "chooseSpyTarget");
    t.mayUse("cyr", []).does("bor", "karst:1").mayUse("cyr", []).does("bor", "stop").mayUse("cyr", ["card:mo4"]);
  },
);

shows(["card:vv3", "card:ka3", "card:mo3"], ["DK-RUL-116", "DK-EFF-04"], "each in its own window only", () => {
  const t = table({ ana: { performed: ["spy"] }, bor: { row: ["vv3"] } })
    .secret("nv1")
    .turnOf("ana");
  t.mayUse("bor", ["card:vv3"]).does("ana", "extendInfluence").mayUse("bor", []);
  table({ ana: {}, bor: { row: ["vv3", "ka3", "mo3"] } })
    .pile("ana", "karst", "C")
    .resolution()
    .mayUse("bor", []);
  // In Development those who have had their share have pawns already; it is not yet the phase of Manoeuvres.
  table({ ana: { row: ["nv1"] }, bor: { row: ["vv3", "ka3", "mo3"] } })
    .development()
    .asks("ana", "incomeChoice")
    .has({ ana: { pawns: 5 } })
    .mayUse("bor", []);
});
