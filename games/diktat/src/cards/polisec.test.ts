import { expect } from "vitest";
import type { PlayerSetup } from "../testing/index.ts";
import { table } from "../testing/index.ts";
import { asleep, police } from "./polisec-table.ts";
import { shows } from "./shows.ts";

shows(
  "cabal:polisec_1",
  ["DK-EFF-01", "DK-EFF-02", "DK-OPP-02"],
  "a Spy token; once the track is dealt the face-down card may be looked at",
  () => {
    const tap = (setup: PlayerSetup = {}) =>
      table({ ps: police({ cabalRow: ["polisec_1"], ...setup }), ana: {} })
        .deck("nv1", "ms1", "vv1")
        .cycleStart();
    const t = tap()
      .asks("ps", "effectChoice")
      .is({ phase: "opportunities", track: ["nv1", "ms1"] })
      .does("ps", "cabal:polisec_1");
    expect(t.view("ps").secret).toEqual({ known: "vv1" });
    expect(t.view("ana").secret).toEqual({ known: null });
    t.asks("ps", "nameFirstPlayer").has({ ps: { spyTokens: 1, used: [] } });
    expect(tap().does("ps", "decline").view("ps").secret).toEqual({ known: null });
  },
);

const turned = (setup: PlayerSetup = {}, ana: PlayerSetup = {}) =>
  table({ ps: police({ cabalRow: ["polisec_2"], ...setup }), ana, bor: {} })
    .pile("ana", "karst", "E G C", "sleeper")
    .pile("bor", "motol", "E", "sleeper")
    .turnOf("bor");

shows(
  "cabal:polisec_2",
  ["DK-EFF-04", "DK-RUL-137"],
  "a Sleeper Agent taken back: its pile is looked through, a pawn may become a Citizen, and 1 PP is gained",
  () => {
    const t = turned()
      .uses("ps", "cabal:polisec_2")
      .asks("ps", "costChoice")
      .offers("ps", ["ana.karst", "bor.motol"])
      .does("ps", "ana.karst");
    t.sees("ps", "karst", "E G C").asks("ps", "convertPawn").offers("ps", ["karst:1", "karst:2", "nothing"]);
    t.does("ps", "karst:1").sees("ps", "karst", "C G C").sees("ana", "karst", "C G C").sees("bor", "karst", "? ? ?");
    t.has({ ps: { pp: 1, cabalTokens: { sleeper: 5 }, used: ["cabal:polisec_2"] } }).is({ sleepers: ["bor.motol"] });
    expect(JSON.stringify(t.hears("bor"))).not.toMatch(/citizen|emissary/);
    turned()
      .uses("ps", "cabal:polisec_2")
      .does("ps", "ana.karst")
      .does("ps", "nothing")
      .sees("ana", "karst", "E G C")
      .has({ ps: { pp: 1 } });
    table({ ps: police({ cabalRow: ["polisec_2"] }), ana: {} })
      .pile("ana", "karst", "E")
      .turnOf("ana")
      .mayUse("ps", []);
  },
);

shows(
  ["cabal:polisec_2", "card:hy5"],
  ["DK-RUL-137", "DK-EFF-01"],
  "what a False Bottom hides stays hidden, and stays what it is",
  () => {
    const t = turned({}, { row: ["hy5"] })
      .uses("ps", "cabal:polisec_2")
      .does("ps", "ana.karst");
    t.sees("ps", "karst", "E G ?").offers("ps", ["karst:1", "karst:2", "nothing"]).does("ps", "karst:2");
    t.sees("ps", "karst", "E C ?").sees("ana", "karst", "E C C");
  },
);

const file = (ana: PlayerSetup) =>
  table({
    ps: police({ cabalRow: ["polisec_3"] }),
    ana: { row: ["nv1", "ms1"], influence: { karst: 1 }, ...ana },
    bor: {},
  })
    .pile("ana", "karst", "C", "sleeper")
    .pile("bor", "motol", "C")
    .turnOf("ps");

shows("cabal:polisec_3", ["DK-EFF-05", "DK-EFF-06"], "a player under a Sleeper Agent gives 3 PP", () => {
  const t = file({ pp: 3 }).does("ps", "specialManoeuvre").does("ps", "cabal:polisec_3").asks("ana", "offerAnswer");
  t.offers("ana", ["accept", "refuse"])
    .does("ana", "accept")
    .has({ ps: { pp: 3, used: ["cabal:polisec_3"] }, ana: { pp: 0, used: [] } });
  t.is({ sleepers: ["ana.karst"] });
  table({ ps: police({ cabalRow: ["polisec_3"] }), ana: {} })
    .pile("ana", "karst", "C")
    .turnOf("ps")
    .refuses("ps", "specialManoeuvre", "noSpecial", "DK-MAN-SPEC-01");
});

shows("cabal:polisec_3", ["DK-RUL-136", "DK-USED-01"], "or two of their Possessions are Used, and 1 PP", () => {
  const t = file({ pp: 2, used: ["card:ms1"] })
    .does("ps", "specialManoeuvre")
    .does("ps", "cabal:polisec_3");
  t.asks("ana", "offerAnswer").offers("ana", ["refuse"]).does("ana", "refuse").asks("ps", "exhaustPossession");
  t.offers("ps", ["ana/card:nv1", "ana/marker:karst:1"]).does("ps", "ana/card:nv1 ana/marker:karst:1");
  t.has({ ps: { pp: 1 }, ana: { pp: 2, used: ["card:nv1", "card:ms1", "marker:karst:1"] } });
  // Nothing to mark: only the 1 PP.
  const bare = file({ row: [], influence: {} })
    .does("ps", "specialManoeuvre")
    .does("ps", "cabal:polisec_3")
    .does("ana", "refuse");
  bare.asks("ana", "chooseManoeuvre").has({ ps: { pp: 1 } });
});

shows("cabal:polisec_3", "DK-EFF-03", "it pays 1 PP back once, when it is taken", () => {
  table({ ps: police({ pp: 6 }), ana: {} })
    .turnOf("ps")
    .does("ps", "developCabal")
    .does("ps", "cabal:polisec_3")
    .has({ ps: { pp: 3, used: [] } });
});

shows("cabal:polisec_4", ["DK-EFF-01", "DK-EFF-06"], "waking costs only 1 PP", () => {
  asleep({ cabalRow: ["polisec_4"], pp: 1 })
    .does("ps", "screen:polisec")
    .does("ps", "bor.karst")
    .has({ ps: { pp: 0 } });
  asleep({ cabalRow: ["polisec_4"], pp: 1, used: ["cabal:polisec_4"] }).offers("ps", ["decline"]);
});

shows(
  ["cabal:polisec_4", "card:fa4"],
  ["DK-MOVE-02", "DK-EFF-01"],
  "when another adds pawns to a pile, one pawn of it may be looked at",
  () => {
    // Spy tokens add nothing.
    const t = table({ ps: police({ cabalRow: ["polisec_4"], spyTokens: 2 }), ana: { row: ["fa4"], reserve: "1E" } })
      .pile("ana", "karst", "G")
      .pile("ana", "motol", "C")
      .turnOf("ps");
    t.uses("ana", "card:fa4")
      .does("ana", "ana.karst")
      .does("ana", "E")
      .asks("ps", "effectChoice")
      .does("ps", "cabal:polisec_4");
    t.offers("ps", ["karst:1", "karst:2"])
      .does("ps", "karst:1")
      .sees("ps", "karst", "E ?")
      .asks("ps", "chooseManoeuvre");
  },
);

shows(
  ["cabal:polisec_4", "marker:artefact:1"],
  ["DK-MOVE-02", "DK-INF-12"],
  "pawns moved onto two piles: one look into each",
  () => {
    const t = table({ ps: police({ cabalRow: ["polisec_4"] }), ana: { influence: { artefact: 1 } } })
      .pile("ana", "karst", "E G")
      .pile("ana", "motol", "C")
      .pile("ana", "josefov", "C")
      .turnOf("ps");
    t.uses("ana", "marker:artefact:1").does("ana", "karst:1", "ana.motol").does("ana", "karst:1", "ana.josefov");
    t.asks("ps", "effectChoice")
      .does("ps", "cabal:polisec_4")
      .offers("ps", ["motol:1", "motol:2"])
      .does("ps", "motol:1");
    t.asks("ps", "effectChoice")
      .does("ps", "cabal:polisec_4")
      .offers("ps", ["josefov:1", "josefov:2"])
      .does("ps", "josefov:1");
    t.sees("ps", "motol", "E ?").sees("ps", "josefov", "G ?").asks("ps", "chooseManoeuvre");
  },
);

shows("cabal:polisec_2", "DK-EFF-03", "it pays 1 PP back once, when it is taken", () => {
  table({ ps: police({ pp: 6 }), ana: {} })
    .turnOf("ps")
    .does("ps", "developCabal")
    .does("ps", "cabal:polisec_2")
    .has({ ps: { pp: 3, used: [] } });
});

shows(
  "cabal:polisec_5",
  ["DK-EFF-03", "DK-EFF-01", "DK-SEQ-01"],
  "one Politics token; each Assassinate may begin with a look at a pawn",
  () => {
    const t = table({ ps: police({ pp: 4, spyTokens: 2 }), ana: {} })
      .pile("ana", "karst", "G E")
      .secret("nv1")
      .turnOf("ps");
    t.does("ps", "developCabal")
      .does("ps", "cabal:polisec_5")
      .has({ ps: { affinities: { politics: 3 } } });
    t.does("ana", "extendInfluence").does("ana", "nothing").does("ps", "assassinate").asks("ps", "effectChoice");
    t.does("ps", "cabal:polisec_5")
      .offers("ps", ["karst:1", "karst:2"])
      .does("ps", "karst:2")
      .sees("ps", "karst", "? E");
    t.asks("ps", "chooseVictim")
      .does("ps", "karst:2")
      .has({ ps: { pp: 3 } });
    const own = table({ ps: police({ cabalRow: ["polisec_5"] }), ana: {}, bor: {} })
      .pile("bor", "karst", "G")
      .turnOf("ana");
    own.does("ana", "assassinate").asks("ana", "chooseVictim");
  },
);

shows(
  ["cabal:polisec_5", "card:ka3", "card:ka5"],
  "DK-RUL-19",
  "a whole Manoeuvre by a card counts as one; a single Assassination does not",
  () => {
    const t = table({ ps: police({ cabalRow: ["polisec_5"], row: ["ka3", "ka5"] }), ana: {} })
      .pile("ana", "karst", "C C C")
      .turnOf("ps");
    t.uses("ps", "card:ka3").asks("ps", "chooseVictim").does("ps", "karst:1");
    t.does("ps", "specialManoeuvre").does("ps", "card:ka5").asks("ps", "effectChoice");
  },
);

shows(
  ["screen:polisec", "cabal:polisec_4", "card:fa4"],
  ["DK-EFF-01", "DK-SEQ-04"],
  "what others look at, or it adds itself, sets nothing off",
  () => {
    const t = table({ ps: police({ cabalRow: ["polisec_4"], row: ["fa4"], reserve: "1C" }), ana: {}, bor: {} })
      .pile("bor", "karst", "E")
      .pile("ps", "motol", "C")
      .turnOf("ana");
    t.does("ana", "spy").does("ana", "karst:1").does("ana", "stop").asks("bor", "chooseManoeuvre");
    t.uses("ps", "card:fa4").does("ps", "ps.motol").does("ps", "C").asks("bor", "chooseManoeuvre");
  },
);

shows(
  ["cabal:polisec_2", "cabal:polisec_3"],
  ["DK-EFF-04", "DK-USED-01"],
  "the Turning in the Manoeuvres phase only; the Red File marks two, not three",
  () => {
    table({ ps: police({ cabalRow: ["polisec_2"] }), ana: {} })
      .pile("ana", "karst", "E", "sleeper")
      .resolution()
      .mayUse("ps", []);
    const t = file({}).does("ps", "specialManoeuvre").does("ps", "cabal:polisec_3").does("ana", "refuse");
    t.refuses("ps", "ana/card:nv1 ana/card:ms1 ana/marker:karst:1", "tooMany", "DK-USED-01")
      .does("ps", "")
      .has({ ps: { pp: 1 } });
  },
);

shows("cabal:polisec_3", "DK-USED-01", "in whichever order the two are named, the others hear the same", () => {
  const heard = (named: string) =>
    file({})
      .does("ps", "specialManoeuvre")
      .does("ps", "cabal:polisec_3")
      .does("ana", "refuse")
      .does("ps", named)
      .hears("bor");
  expect(heard("ana/card:nv1 ana/marker:karst:1")).toEqual(heard("ana/marker:karst:1 ana/card:nv1"));
});

shows("cabal:polisec_2", "DK-RUL-137", "the pile whose token is taken back, whichever it is", () => {
  const t = turned()
    .uses("ps", "cabal:polisec_2")
    .does("ps", "bor.motol")
    .sees("ps", "motol", "E")
    .sees("ps", "karst", "? ? ?");
  t.offers("ps", ["motol:1", "nothing"])
    .does("ps", "motol:1")
    .sees("bor", "motol", "C")
    .is({ sleepers: ["ana.karst"] });
});

shows(
  "cabal:polisec_2",
  ["DK-RUL-137", "DK-MAN-KILL-04"],
  "a named victim turned into a Citizen is killed as such, in its place",
  () => {
    const t = table({ ps: police({ cabalRow: ["polisec_2"] }), ana: {}, bor: {} })
      .pile("bor", "karst", "G C E", "sleeper")
      .turnOf("ana");
    t.does("ana", "assassinate").stops("ps", "victimNamed").does("ana", "karst:3").uses("ps", "cabal:polisec_2");
    t.does("ps", "karst:3").has({ ana: { pp: 0 } });
    expect(t.story).toContainEqual(expect.objectContaining({ type: "victimRevealed", kind: "citizen" }));
    t.sees("bor", "karst", "G C");
  },
);

shows("screen:polisec", ["DK-EFF-01", "DK-MAT-03"], "no Sleeper Agent is put on a pile of the Others", () => {
  const t = table({ ps: { cabal: "polisec" }, ana: {} })
    .pile("ana", "karst", "C")
    .others("motol", "C")
    .turnOf("ps");
  t.does("ps", "spy").does("ps", "others.motol:1").does("ps", "karst:1").does("ps", "screen:polisec");
  t.asks("ana", "chooseManoeuvre").is({ sleepers: ["ana.karst"] });
});

shows(
  "screen:polisec",
  ["DK-EFF-05", "DK-RUL-137"],
  "a pile was looked into, also where its owner has exchanged its pawns in secret since",
  () => {
    const t = table({ pol: { cabal: "polisec", spyTokens: 1 }, ana: { row: ["ms4"], reserve: "G" } })
      .pile("ana", "karst", "C E")
      .pile("ana", "motol", "C")
      .turnOf("pol");
    t.does("pol", "spy").does("pol", "karst:1").asks("pol", "chooseSpyTarget");
    t.uses("ana", "card:ms4").does("ana", "ana.karst").does("ana", "karst:1", "guard").does("ana", "nothing");
    t.does("pol", "stop")
      .asks("pol", "effectChoice")
      .does("pol", "screen:polisec")
      .is({ sleepers: ["ana.karst"] });
  },
);
