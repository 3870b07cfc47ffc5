import { expect } from "vitest";
import type { PlayerSetup } from "../testing/index.ts";
import { table } from "../testing/index.ts";
import { hasBoard } from "./boards.ts";
import { shows } from "./shows.ts";

/** The Resistance, Rank 10: just above Ana. */
const rebels = (setup: PlayerSetup = {}): PlayerSetup => ({ cabal: "resistance", ...setup });

const SETUP = ["DK-SETUP-03", "DK-SETUP-04", "DK-MAN-DEV-01", "DK-MAN-DEV-04", "DK-MAT-03"];

shows(["kit:resistance", "token:revolt"], SETUP, "Rank 10, 5 PP, two People, six Revolts; its board", () => {
  hasBoard("resistance", {
    rank: 10,
    affinity: "people",
    pp: 5,
    tokens: { revolt: 6 },
    rowVp: [0, 1, 1, 2, 4, 6],
    cost: [3, 4, 5, 6, 8],
    cabalVp: [0, 1, 1, 2, 3],
  });
});

shows(
  ["screen:resistance", "token:revolt"],
  ["DK-EFF-06", "DK-MAT-03", "DK-RUL-107"],
  "with a pile placed a Citizen of the reserve raises a Revolt there or next door",
  () => {
    const sends = (...at: ("karst" | "suburbs")[]) =>
      table({ re: rebels({ reserve: "2C 1E" }), ana: {} })
        .revolts(...at)
        .turnOf("re")
        .does("re", "sendTeam")
        .does("re", "karst")
        .does("re", "E");
    const t = sends("suburbs").asks("re", "effectChoice").does("re", "screen:resistance").asks("re", "placeToken");
    t.offers("re", ["karst", "newTown", "fortress"])
      .does("re", "fortress")
      .is({ revolts: ["suburbs", "fortress"] });
    // One with each pile, whatever Citizens are left.
    t.asks("ana", "chooseManoeuvre").has({ re: { reserve: "1C", cabalTokens: { revolt: 4 } } });
    sends()
      .does("re", "decline")
      .is({ revolts: [] })
      .has({ re: { reserve: "2C" } });
  },
);

/** Ana names a sector in revolt. */
const toll = (ana: PlayerSetup, setup: PlayerSetup = {}) =>
  table({ re: rebels(setup), ana: { reserve: "1G 1E", ...ana } })
    .revolts("karst")
    .turnOf("ana")
    .does("ana", "sendTeam")
    .does("ana", "karst");

shows(
  ["screen:resistance", "token:revolt"],
  ["DK-CAB-RE-01", "DK-EFF-06"],
  "another who wants to place a pile there first pays 1 PP to the Resistance",
  () => {
    const t = toll({ pp: 1 }).asks("ana", "tollChoice").offers("ana", ["option:0", "option:1", "withdraw"]);
    t.sees("public", "karst")
      .does("ana", "option:0")
      .has({ ana: { pp: 0 }, re: { pp: 1 } })
      .is({ revolts: ["karst"] });
    t.asks("ana", "composePile").does("ana", "E").sees("ana", "karst", "E");
  },
);

shows(
  ["screen:resistance", "token:revolt"],
  ["DK-CAB-RE-01", "DK-DISC-02"],
  "or discards a Guard and gives the token back",
  () => {
    const t = toll({ pp: 0 }).offers("ana", ["option:1", "withdraw"]).does("ana", "option:1");
    t.has({ ana: { reserve: "1E" }, re: { pp: 0, cabalTokens: { revolt: 6 } } })
      .is({ revolts: [] })
      .asks("ana", "composePile");
    expect(t.hears("re")).toContainEqual({ type: "discarded", seat: 1, what: "guard", n: 1 });
    // Whose last Agent that was has nobody left to send: another Manoeuvre is chosen.
    const last = toll({ reserve: "1G" }).does("ana", "option:1");
    last.asks("ana", "chooseManoeuvre").has({ ana: { reserve: "", pawns: 5, performed: [] } });
  },
);

shows(
  "screen:resistance",
  ["DK-CAB-RE-01", "DK-RUL-136", "DK-SEQ-05"],
  "or names another sector; the Resistance itself pays nothing",
  () => {
    const t = toll({ reserve: "1E" }).asks("ana", "tollChoice").offers("ana", ["withdraw"]).does("ana", "withdraw");
    t.asks("ana", "chooseSector")
      .refuses("ana", "karst", "notOffered")
      .has({ ana: { pp: 0, pawns: 5 } });
    t.does("ana", "motol").asks("ana", "composePile");
    // None of those given up is offered again.
    const two = table({ re: rebels(), ana: { reserve: "1E" } })
      .revolts("karst", "motol")
      .turnOf("ana");
    two.does("ana", "sendTeam");
    for (const sector of ["karst", "motol"]) two.does("ana", sector).does("ana", "withdraw");
    for (const sector of ["karst", "motol"]) two.refuses("ana", sector, "notOffered");
    const own = table({ re: rebels({ reserve: "1E" }), ana: {} })
      .revolts("karst")
      .turnOf("re");
    own.does("re", "sendTeam").does("re", "karst").asks("re", "composePile");
  },
);

shows(
  ["screen:resistance", "card:hy4"],
  ["DK-CAB-RE-01", "DK-MOVE-01"],
  "a pile that moves in pays too; without the means it stays where it is",
  () => {
    const moves = (pp: number) =>
      table({ re: rebels(), ana: { row: ["hy4"], pp } })
        .pile("ana", "karst", "E")
        .pile("re", "newTown", "C")
        .pile("re", "newTown", "C")
        .pile("re", "suburbs", "C")
        .pile("re", "suburbs", "C")
        .revolts("fortress")
        .turnOf("re")
        .uses("ana", "card:hy4")
        .does("ana", "ana.karst", "fortress")
        .asks("ana", "tollChoice");
    moves(1)
      .does("ana", "option:0")
      .has({ ana: { pp: 0 }, re: { pp: 1 } })
      .sees("ana", "fortress", "E")
      .sees("ana", "karst");
    // The only destination is closed to her: the effect is over, the card Used.
    const t = moves(0)
      .offers("ana", ["withdraw"])
      .does("ana", "withdraw")
      .asks("re", "chooseManoeuvre")
      .sees("ana", "karst", "E");
    t.has({ ana: { used: ["card:hy4"] } });
  },
);

shows(
  ["screen:resistance", "card:vv5", "card:fo4"],
  ["DK-CAB-RE-01", "DK-EFF-06"],
  "all tolls of a sector add up, for piles of an effect too",
  () => {
    const t = table({
      re: rebels({ row: ["fo4"], reserve: "1G", performed: ["sendTeam"] }),
      ana: { row: ["vv5"], reserve: "1G 1C", pp: 1 },
    })
      .pile("re", "karst", "C")
      .revolts("karst")
      .turnOf("ana");
    t.uses("re", "card:fo4").does("re", "karst").uses("ana", "card:vv5").does("ana", "karst").asks("ana", "tollChoice");
    t.does("ana", "option:0").asks("ana", "tollChoice").offers("ana", ["option:0", "withdraw"]).does("ana", "option:0");
    t.asks("ana", "composePile")
      .does("ana", "C")
      .has({ ana: { pp: 0, reserve: "" }, re: { pp: 1 } });
  },
);

shows(
  "token:revolt",
  ["DK-EOC-03", "DK-MAT-03", "DK-RUL-13"],
  "Revolts stay from Cycle to Cycle, one to a sector; they are no piles",
  () => {
    const t = table({ re: rebels(), ana: {} }).revolts("karst").endOfCycle().does("re").does("ana");
    t.is({ cycle: 2, revolts: ["karst"] }).has({ re: { cabalTokens: { revolt: 5 } } });
  },
);

shows(
  "cabal:resistance_1",
  ["DK-EFF-02", "DK-MAT-03"],
  "a Citizen; a Revolt may be put on any sector without one",
  () => {
    const press = () =>
      table({ re: rebels({ cabalRow: ["resistance_1"] }), ana: {} })
        .revolts("karst", "motol")
        .development();
    const t = press()
      .has({ re: { reserve: "4C 3G 3E" } })
      .does("re", "cabal:resistance_1")
      .asks("re", "placeToken");
    const free = [
      "newTown",
      "malaStrana",
      "oldTown",
      "hypogea",
      "suburbs",
      "combinat",
      "harmony",
      "josefov",
      "fortress",
      "artefact",
    ];
    t.offers("re", free)
      .does("re", "artefact")
      .is({ revolts: ["karst", "motol", "artefact"] })
      .asks("re", "nameFirstPlayer");
    press()
      .does("re", "decline")
      .is({ revolts: ["karst", "motol"] })
      .has({ re: { reserve: "4C 3G 3E" } });
  },
);

shows("cabal:resistance_2", ["DK-EFF-01", "DK-CAB-RE-01", "DK-USED-02"], "the toll is 2 PP; a Guard still does", () => {
  toll({ pp: 2 }, { cabalRow: ["resistance_2"] })
    .does("ana", "option:0")
    .has({ ana: { pp: 0 }, re: { pp: 2 } });
  toll({ pp: 1 }, { cabalRow: ["resistance_2"] }).offers("ana", ["option:1", "withdraw"]);
  toll({ pp: 2 }, { cabalRow: ["resistance_2"], used: ["cabal:resistance_2"] })
    .does("ana", "option:0")
    .has({ ana: { pp: 1 } });
});

shows("cabal:resistance_3", ["DK-EFF-04", "DK-MOVE-01"], "a pile moves to a sector in revolt, even a full one", () => {
  const t = table({ re: rebels({ cabalRow: ["resistance_3"] }), ana: {} })
    .pile("re", "motol", "E G")
    .pile("ana", "karst", "C")
    .pile("ana", "karst", "C")
    .revolts("karst", "josefov")
    .turnOf("ana");
  t.uses("re", "cabal:resistance_3").asks("re", "movePile").offersWithin("re", "re.motol", ["karst", "josefov"]);
  t.does("re", "re.motol", "karst")
    .sees("re", "karst", "?", "?", "E G")
    .has({ re: { used: ["cabal:resistance_3"] } });
  table({ re: rebels({ cabalRow: ["resistance_3"] }), ana: {} })
    .pile("re", "motol", "E")
    .turnOf("ana")
    .mayUse("re", []);
});

const sabotage = (ana: string) =>
  table({ re: rebels({ cabalRow: ["resistance_4"] }), cyr: {}, ana: {}, bor: {}, dua: {} })
    .pile("re", "karst", "C")
    .pile("cyr", "karst", "E C")
    .pile("ana", "karst", ana)
    .pile("bor", "motol", "C")
    .revolts("karst", "josefov", "motol")
    .turnOf("re")
    .does("re", "specialManoeuvre")
    .does("re", "cabal:resistance_4");

shows(
  "cabal:resistance_4",
  ["DK-EFF-05", "DK-RANK-03", "DK-DISC-01"],
  "a Revolt taken back: each other player there discards a pawn of their choice, 1 PP for each",
  () => {
    // Only where another's pile lies: not in Josefov.
    const t = sabotage("G E").asks("re", "costChoice").offers("re", ["karst", "motol"]).does("re", "karst");
    t.is({ revolts: ["josefov", "motol"] })
      .asks("ana", "removePawn")
      .offers("ana", ["ana.karst:1", "ana.karst:2"]);
    t.does("ana", "ana.karst:1").asks("cyr", "removePawn").does("cyr", "cyr.karst:2");
    t.sees("ana", "karst", "?", "?", "E").sees("cyr", "karst", "?", "E", "?");
    t.has({
      re: { pp: 2, used: ["cabal:resistance_4"], cabalTokens: { revolt: 4 } },
      ana: { pp: 0 },
      cyr: { reserve: "" },
    });
    expect(JSON.stringify([...t.story].map((e) => t.position.game.witness(e, 0)))).not.toMatch(/"kind":"guard"/);
  },
);

shows(
  "cabal:resistance_4",
  ["DK-RUL-11", "DK-MAN-SPEC-01"],
  "an emptied pile is gone; without another's pile in a revolt it cannot be played",
  () => {
    const t = sabotage("E")
      .does("re", "motol")
      .does("bor", "motol:1")
      .has({ re: { pp: 1 } })
      .sees("public", "motol");
    t.asks("cyr", "chooseManoeuvre");
    table({ re: rebels({ cabalRow: ["resistance_4"] }), ana: {} })
      .pile("re", "karst", "C")
      .revolts("karst")
      .turnOf("re")
      .refuses("re", "specialManoeuvre", "noSpecial", "DK-MAN-SPEC-01");
  },
);

shows(
  "cabal:resistance_5",
  ["DK-EFF-01", "DK-VP-01", "DK-VP-02"],
  "Winner of a sector in revolt: its token leaves the game for 1 VP, once a Cycle",
  () => {
    const t = table({ re: rebels({ cabalRow: ["resistance_5"] }), ana: {} })
      .pile("re", "karst", "E")
      .pile("re", "motol", "E")
      .revolts("karst", "motol")
      .resolution();
    t.does("re", "karst")
      .asks("re", "effectChoice")
      .does("re", "cabal:resistance_5")
      .has({ re: { vp: 1, cabalTokens: { revolt: 4 } } });
    t.is({ revolts: ["motol"] })
      .asks("re", "chooseTrophy")
      .does("re", "marker")
      .does("re", "motol")
      .asks("re", "chooseTrophy");
    t.has({ re: { vp: 1 } }).is({ revolts: ["motol"] });
  },
);

shows(
  "cabal:resistance_5",
  ["DK-EFF-01", "DK-USED-02"],
  "not for another Winner, nor without a Revolt; it may be declined",
  () => {
    const wins = (re: string, at: "karst" | "motol") =>
      table({ re: rebels({ cabalRow: ["resistance_5"] }), ana: {} })
        .pile("re", "karst", re)
        .pile("ana", "karst", "E E")
        .revolts(at)
        .resolving("karst");
    wins("E", "karst").asks("ana", "chooseTrophy");
    wins("E E E", "motol").asks("re", "chooseTrophy");
    wins("E E E", "karst")
      .does("re", "decline")
      .has({ re: { vp: 0 } })
      .is({ revolts: ["karst"] });
  },
);

shows(
  ["screen:resistance", "cabal:resistance_3"],
  ["DK-CAB-RE-01", "DK-EFF-04"],
  "another's pile raises no Revolt; the Rooftop Road is for the Manoeuvres phase",
  () => {
    const t = table({ re: rebels({ reserve: "1C", cabalRow: ["resistance_3"] }), ana: { reserve: "1C" } })
      .pile("re", "motol", "C")
      .revolts("josefov")
      .turnOf("ana");
    t.does("ana", "sendTeam")
      .does("ana", "karst")
      .does("ana", "C")
      .asks("re", "chooseManoeuvre")
      .mayUse("re", ["cabal:resistance_3"]);
    table({ re: rebels({ cabalRow: ["resistance_3"] }), ana: {} })
      .pile("re", "motol", "C")
      .revolts("josefov")
      .resolution()
      .mayUse("re", []);
  },
);

shows("cabal:resistance_5", ["DK-EFF-01", "DK-CYC-04"], "each Cycle anew", () => {
  const t = table({ re: rebels({ cabalRow: ["resistance_5"], pawns: 0 }), ana: { pawns: 0 } })
    .pile("re", "karst", "E")
    .revolts("karst", "motol")
    .resolution();
  t.does("re", "karst").does("re", "cabal:resistance_5").does("re", "marker").does("re").does("ana").does("re", "re");
  t.does("re", "sendTeam").does("re", "motol").does("re", "E").does("re", "decline").idle().does("re", "motol");
  t.does("re", "cabal:resistance_5")
    .has({ re: { vp: 2 } })
    .is({ revolts: [] });
});
