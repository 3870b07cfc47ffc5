import type { PlayerSetup } from "../testing/index.ts";
import { table } from "../testing/index.ts";
import { shows } from "./shows.ts";

/** What an element could do nothing with is not offered; what is offered can be done. */
const rebels = (setup: PlayerSetup = {}): PlayerSetup => ({ cabal: "resistance", ...setup });

shows("card:hy3", ["DK-EFF-04", "DK-MAN-SPY-02"], "with nothing to look at there is nothing to spy on", () => {
  const hy3 = () => table({ ana: { row: ["hy3"] }, bor: {} });
  hy3().turnOf("bor").mayUse("ana", []);
  hy3().secret("nv1").turnOf("bor").mayUse("ana", ["card:hy3"]);
  hy3().pile("bor", "karst", "C").turnOf("bor").mayUse("ana", ["card:hy3"]);
});

shows(
  ["card:ka3", "card:hy3", "cabal:polisec_2"],
  ["DK-EFF-04", "DK-RUL-11"],
  "where the last pawn of a pile lies revealed there is nothing to kill, to look at or to turn",
  () => {
    const t = table({ ana: {}, bor: {}, cyr: { cabal: "polisec", cabalRow: ["polisec_2"] } })
      .pile("bor", "karst", "C", "sleeper")
      .turnOf("ana");
    t.mayUse("cyr", ["cabal:polisec_2"]);
    t.does("ana", "assassinate").stops("cyr", "victimRevealed").does("ana", "karst:1").mayUse("cyr", []);
    const bare = table({ ana: {}, bor: { row: ["ka3", "hy3"] }, cyr: {} })
      .pile("cyr", "karst", "C")
      .turnOf("ana");
    bare.mayUse("bor", ["card:ka3", "card:hy3"]);
    bare.does("ana", "assassinate").stops("bor", "victimRevealed").does("ana", "karst:1").mayUse("bor", []);
  },
);

shows("card:mo3", ["DK-RUL-23", "DK-RUL-24"], "nobody skips a turn who has none left", () => {
  table({ ana: { row: ["mo3"], pawns: 2 }, bor: { pawns: 0 } })
    .turnOf("ana")
    .uses("ana", "card:mo3")
    .offers("ana", ["option:1"]);
  table({ ana: { row: ["mo3"], pawns: 2 }, bor: { pawns: 0 } })
    .turnOf("ana")
    .does("ana", "extendInfluence")
    .mayUse("ana", []);
});

shows("card:ch4", ["DK-EFF-04", "DK-USED-01"], "a lone marker of another is enough to put a Used token on", () => {
  const ch4 = (bor: PlayerSetup) => table({ ana: { row: ["ch4", "nv1"], pp: 1 }, bor }).turnOf("bor");
  ch4({ influence: { karst: 1 } }).mayUse("ana", ["card:ch4"]);
  ch4({ cabalRow: ["bor_1"] }).mayUse("ana", ["card:ch4"]);
  ch4({ influence: { karst: 1, motol: 1 }, used: ["marker:karst:1"] }).mayUse("ana", ["card:ch4"]);
  ch4({ row: ["co2", "nv2"], used: ["card:co2"] }).mayUse("ana", ["card:ch4"]);
  ch4({ row: ["co2"], used: ["card:co2"] }).mayUse("ana", []);
  ch4({}).mayUse("ana", []);
});

shows("cabal:progres_3", ["DK-EFF-04", "DK-USED-01"], "with nothing Used the Loop has nothing to turn", () => {
  const loop = (setup: PlayerSetup) =>
    table({ pr: { cabal: "progres", cabalRow: ["progres_3", "progres_1"], ...setup }, ana: {} }).turnOf("ana");
  loop({ influence: { karst: 1 } }).mayUse("pr", []);
  loop({ used: ["cabal:progres_1"] }).mayUse("pr", ["cabal:progres_3"]);
  loop({ influence: { karst: 1 }, used: ["marker:karst:1"] }).mayUse("pr", ["cabal:progres_3"]);
});

shows(
  "cabal:progres_5",
  ["DK-TRO-02", "DK-EFF-06"],
  "without a card on the track there is none to take instead",
  () => {
    const takes = (...track: string[]) =>
      table({ pr: { cabal: "progres", cabalRow: ["progres_5"], affinities: { artefact: 1 } }, ana: {} })
        .track(...track)
        .pile("pr", "karst", "E")
        .resolving("karst");
    takes().offers("pr", ["marker"]);
    takes("nv2").offers("pr", ["marker", "cabal:progres_5"]);
  },
);

shows(
  ["card:vv5", "screen:resistance"],
  ["DK-CAB-RE-01", "DK-SEQ-05", "DK-EFF-04"],
  "a pile placed by an effect pays as well, or goes elsewhere, and to no sector given up",
  () => {
    const t = table({ re: rebels(), ana: { row: ["vv5"], reserve: "2C", pp: 1 } })
      .revolts("karst", "motol")
      .turnOf("re");
    t.uses("ana", "card:vv5").does("ana", "karst").asks("ana", "tollChoice").does("ana", "withdraw");
    t.asks("ana", "chooseSector").refuses("ana", "karst", "notOffered").does("ana", "motol").does("ana", "withdraw");
    for (const sector of ["karst", "motol"]) t.refuses("ana", sector, "notOffered");
    t.does("ana", "newTown").does("ana", "C C").sees("ana", "newTown", "C C");
    t.has({ ana: { pp: 1, reserve: "", used: ["card:vv5"] } });
  },
);

shows(
  ["card:hy4", "screen:resistance"],
  ["DK-CAB-RE-01", "DK-MOVE-01", "DK-SEQ-05"],
  "nor does a moving pile come back to a sector given up",
  () => {
    const t = table({ re: rebels(), ana: { row: ["hy4"] } })
      .pile("ana", "karst", "E")
      .revolts("fortress", "newTown")
      .turnOf("re")
      .uses("ana", "card:hy4");
    t.does("ana", "ana.karst", "fortress")
      .does("ana", "withdraw")
      .offersWithin("ana", "ana.karst", ["newTown", "suburbs"]);
    t.does("ana", "ana.karst", "newTown").does("ana", "withdraw").offersWithin("ana", "ana.karst", ["suburbs"]);
    t.does("ana", "ana.karst", "suburbs").sees("ana", "suburbs", "E");
  },
);

shows(
  ["cabal:resistance_4", "token:sleeper"],
  ["DK-RUL-11", "DK-DISC-02"],
  "the Sleeper Agent of a pile that loses its last pawn goes home; of another it stays",
  () => {
    const night = (pile: string) =>
      table({ re: rebels({ cabalRow: ["resistance_4"] }), ps: { cabal: "polisec" }, ana: {} })
        .pile("ana", "karst", pile, "sleeper")
        .revolts("karst")
        .turnOf("re")
        .does("re", "specialManoeuvre")
        .does("re", "cabal:resistance_4")
        .does("ana", "karst:1");
    night("C")
      .has({ ps: { cabalTokens: { sleeper: 6 } } })
      .is({ sleepers: [] });
    night("C C")
      .has({ ps: { cabalTokens: { sleeper: 5 } } })
      .is({ sleepers: ["ana.karst"] });
  },
);

shows(
  ["screen:polisec", "token:sleeper"],
  ["DK-MAT-03", "DK-EFF-01"],
  "of two piles looked into, one with a Sleeper Agent already: it goes on the other",
  () => {
    const t = table({ ps: { cabal: "polisec", spyTokens: 1 }, ana: {}, bor: {} })
      .pile("ana", "karst", "C", "sleeper")
      .pile("bor", "motol", "C")
      .turnOf("ps");
    t.does("ps", "spy").does("ps", "karst:1").does("ps", "motol:1").does("ps", "screen:polisec");
    t.is({ sleepers: ["ana.karst", "bor.motol"] }).has({ ps: { cabalTokens: { sleeper: 4 } } });
  },
);

shows("card:mo6", ["DK-ADMIN-02", "DK-RUL-09"], "the direction named may be the usual one", () => {
  const t = table({ ana: { pawns: 1 }, bor: { pawns: 1, row: ["mo6"] }, cyr: { pawns: 1 } }).manoeuvres();
  t.does("bor", "card:mo6").does("bor", "cyr:1").does("cyr", "extendInfluence").does("cyr", "nothing");
  t.asks("ana", "chooseManoeuvre");
});

shows("card:jo6", ["DK-RUL-40", "DK-EFF-05"], "a token is exchanged only for a type of which one is left", () => {
  const t = table({
    ana: { row: ["jo6"], affinities: { politics: 1 } },
    bor: { affinities: { people: 10 } },
    cyr: { affinities: { artefact: 9 } },
  }).turnOf("ana");
  t.does("ana", "specialManoeuvre").does("ana", "card:jo6").offersWithin("ana", "politics", ["artefact"]);
});
