import { expect } from "vitest";
import type { PlayerSetup } from "../testing/index.ts";
import { table } from "../testing/index.ts";
import { hasBoard } from "./boards.ts";
import { shows } from "./shows.ts";

/** The Underworld, Rank 16. */
const gang = (setup: PlayerSetup = {}): PlayerSetup => ({ cabal: "pegre", ...setup });

const SETUP = ["DK-SETUP-03", "DK-SETUP-04", "DK-MAN-DEV-01", "DK-MAN-DEV-04"];

shows("kit:pegre", SETUP, "Rank 16, 3 PP, two People, no tokens; its board", () => {
  hasBoard("pegre", {
    rank: 16,
    affinity: "people",
    pp: 3,
    tokens: {},
    rowVp: [0, 1, 2, 2, 5, 6],
    cost: [2, 4, 7, 8, 9],
    cabalVp: [0, 1, 1, 2, 3],
  });
});

/** Ana sends a team to Karst, where the Underworld has one. */
const racket = (ana: PlayerSetup, pile = "E C", setup: PlayerSetup = {}) =>
  table({ pg: gang(setup), ana: { reserve: "3C 3E 3G", ...ana }, bor: { reserve: "1C", pp: 1 } })
    .pile("pg", "karst", "C")
    .turnOf("ana")
    .does("ana", "sendTeam")
    .does("ana", "karst")
    .does("ana", pile);

shows("screen:pegre", ["DK-EFF-06", "DK-MOVE-01"], "another's pile beside its own: 1 PP may be demanded", () => {
  const t = racket({ pp: 1 })
    .asks("pg", "effectChoice")
    .offers("pg", ["screen:pegre", "decline"])
    .does("pg", "screen:pegre");
  t.asks("ana", "offerAnswer").offers("ana", ["accept", "refuse"]).does("ana", "accept");
  t.has({ pg: { pp: 1 }, ana: { pp: 0 } })
    .asks("bor", "chooseManoeuvre")
    .sees("public", "karst", "?", "? ?");
  racket({}).does("pg", "decline").asks("bor", "chooseManoeuvre");
});

shows(
  "screen:pegre",
  ["DK-RUL-19", "DK-RUL-136", "DK-MAN-KILL-04"],
  "not given: one Assassination in that pile at once",
  () => {
    const t = racket({}, "E C", { assassinTokens: 2 })
      .does("pg", "screen:pegre")
      .asks("ana", "offerAnswer")
      .offers("ana", ["refuse"]);
    t.does("ana", "refuse")
      .asks("pg", "chooseVictim")
      .offers("pg", ["ana.karst:1", "ana.karst:2"])
      .does("pg", "ana.karst:1");
    t.has({ pg: { pp: 3 } })
      .asks("bor", "chooseManoeuvre")
      .sees("public", "karst", "?", "?");
    racket({ pp: 1 }, "G")
      .does("pg", "screen:pegre")
      .does("ana", "refuse")
      .does("pg", "ana.karst:1")
      .has({ pg: { pp: 3, debts: 1 }, ana: { pp: 3 } });
  },
);

shows("screen:pegre", "DK-RUL-47", "once a Cycle for each player; only where it has a pile", () => {
  const t = table({ pg: gang(), ana: { reserve: "2C", pp: 2 }, bor: { reserve: "1C", pp: 1 } })
    .pile("pg", "karst", "C")
    .pile("pg", "motol", "C")
    .pile("pg", "suburbs", "C")
    .turnOf("ana");
  t.does("ana", "sendTeam").does("ana", "karst").does("ana", "C").does("pg", "screen:pegre").does("ana", "accept");
  t.does("bor", "sendTeam")
    .does("bor", "motol")
    .does("bor", "C")
    .asks("pg", "effectChoice")
    .does("pg", "screen:pegre")
    .does("bor", "accept");
  t.does("pg", "extendInfluence").does("pg", "nothing").does("ana", "sendTeam").does("ana", "suburbs").does("ana", "C");
  t.asks("bor", "chooseManoeuvre").has({ pg: { pp: 3 }, ana: { pp: 1 }, bor: { pp: 0 } });
  const apart = table({ pg: gang(), ana: { reserve: "1C" } })
    .pile("pg", "motol", "C")
    .turnOf("ana");
  apart.does("ana", "sendTeam").does("ana", "karst").does("ana", "C").asks("pg", "chooseManoeuvre");
});

shows("cabal:pegre_1", "DK-EFF-02", "an Assassin token each Development", () => {
  table({ pg: gang({ cabalRow: ["pegre_1"] }), ana: {} })
    .development()
    .has({ pg: { assassinTokens: 1, spyTokens: 0, reserve: "3C 3G 3E", pp: 3 } });
});

shows(
  "cabal:pegre_3",
  ["DK-EFF-01", "DK-EFF-02", "DK-STRUG-05"],
  "1 PP for each other who bid in a Power Struggle; a Citizen",
  () => {
    const bids = (used: string[], ...pp: number[]) => {
      const t = table({
        pg: gang({ cabalRow: ["pegre_3"], pp: 3, used }),
        ana: { pp: 3 },
        bor: { pp: 3 },
        cyr: {},
        dua: {},
      })
        .pile("pg", "karst", "E")
        .pile("ana", "karst", "E")
        .pile("bor", "karst", "E")
        .resolving("karst");
      for (const name of ["pg", "ana", "bor"]) t.does(name);
      ["pg", "ana", "bor"].forEach((name, i) => {
        t.does(name, pp[i]);
      });
      return t;
    };
    bids([], 2, 1, 3).has({ pg: { pp: 3 }, ana: { pp: 2 }, bor: { pp: 0 } });
    bids([], 2, 0, 1).has({ pg: { pp: 2 } });
    bids([], 2, 0, 0).has({ pg: { pp: 1 } });
    bids(["cabal:pegre_3"], 2, 1, 3).has({ pg: { pp: 1 } });
    // A struggle of others feeds it too.
    const t = table({ pg: gang({ cabalRow: ["pegre_3"] }), ana: { pp: 1 }, bor: { pp: 1 } })
      .pile("ana", "karst", "E")
      .pile("bor", "karst", "E")
      .resolving("karst");
    t.does("ana")
      .does("bor")
      .does("ana", 1)
      .does("bor", 1)
      .has({ pg: { pp: 2 } });
    // A fourth pile comes by the rooftops: four bid, and it is 3 PP all the same.
    const names = ["ana", "bor", "cyr", "dua"];
    const four = table({
      pg: gang({ cabalRow: ["pegre_3"] }),
      ...Object.fromEntries(names.map((n) => [n, { pp: 1 }])),
    });
    for (const name of names) four.pile(name, "karst", "E");
    const bid = four.resolving("karst");
    for (const name of names) bid.does(name);
    for (const name of names) bid.does(name, 1);
    bid.has({ pg: { pp: 3 } });
    table({ pg: gang({ cabalRow: ["pegre_3"] }), ana: {} })
      .development()
      .has({ pg: { reserve: "4C 3G 3E", pp: 3 } });
  },
);

const blood = (ana: PlayerSetup, setup: PlayerSetup = {}) =>
  table({ pg: gang({ cabalRow: ["pegre_4"], ...setup }), ana, bor: {} })
    .pile("ana", "karst", "E C E C")
    .pile("bor", "motol", "C")
    .pile("pg", "suburbs", "C")
    .turnOf("pg")
    .does("pg", "specialManoeuvre")
    .does("pg", "cabal:pegre_4");

shows("cabal:pegre_4", ["DK-EFF-05", "DK-EFF-06"], "the owner of a named pile gives 3 PP", () => {
  const t = blood({ pp: 3 }).asks("pg", "choosePile").offers("pg", ["ana.karst", "bor.motol"]).does("pg", "ana.karst");
  t.asks("ana", "offerAnswer")
    .does("ana", "accept")
    .has({ pg: { pp: 3, used: ["cabal:pegre_4"] }, ana: { pp: 0 } });
  t.sees("public", "karst", "? ? ? ?");
});

shows(
  "cabal:pegre_4",
  ["DK-RUL-19", "DK-EFF-08", "DK-RUL-136"],
  "or up to two Assassinations in that pile, one more for each Assassin token",
  () => {
    const t = blood({ pp: 2 }, { assassinTokens: 1 })
      .does("pg", "ana.karst")
      .offers("ana", ["refuse"])
      .does("ana", "refuse");
    t.asks("pg", "chooseVictim")
      .offers("pg", ["karst:1", "karst:2", "karst:3", "karst:4"])
      .does("pg", "karst:1")
      .does("pg", "karst:2");
    t.offers("pg", ["karst:1", "karst:2", "stop"]).does("pg", "karst:1").asks("ana", "chooseManoeuvre");
    t.has({ pg: { pp: 6 } })
      .sees("public", "karst", "?")
      .sees("public", "motol", "?");
    const two = blood({}).does("pg", "ana.karst").does("ana", "refuse").does("pg", "karst:2").does("pg", "stop");
    two.asks("ana", "chooseManoeuvre").has({ pg: { pp: 0 } });
    blood({})
      .does("pg", "ana.karst")
      .does("ana", "refuse")
      .does("pg", "karst:2")
      .does("pg", "karst:3")
      .asks("ana", "chooseManoeuvre");
  },
);

shows(
  "cabal:pegre_4",
  ["DK-MAN-SPEC-01", "DK-MAN-KILL-07", "DK-RUL-19"],
  "a Guard ends it; not without another's pile",
  () => {
    const t = table({ pg: gang({ cabalRow: ["pegre_4", "pegre_5"], pp: 2 }), ana: {} })
      .pile("ana", "karst", "G E")
      .turnOf("pg");
    // It is no Assassinate Manoeuvre: the Godfather's leave does not hold.
    t.does("pg", "specialManoeuvre")
      .does("pg", "cabal:pegre_4")
      .does("pg", "ana.karst")
      .does("ana", "refuse")
      .does("pg", "karst:1");
    t.asks("ana", "chooseManoeuvre").has({ pg: { pp: 0 }, ana: { pp: 2 } });
    table({ pg: gang({ cabalRow: ["pegre_4"] }), ana: {} })
      .pile("pg", "karst", "C")
      .turnOf("pg")
      .refuses("pg", "specialManoeuvre", "noSpecial", "DK-MAN-SPEC-01");
  },
);

shows(
  "cabal:pegre_5",
  ["DK-EFF-03", "DK-HIDE-03", "DK-MAN-DEV-03"],
  "developed it gives a token of one's choice, unseen",
  () => {
    const t = table({ pg: gang({ pp: 3 }), ana: {} })
      .turnOf("pg")
      .does("pg", "developCabal")
      .does("pg", "cabal:pegre_5");
    t.asks("pg", "affinityTypes")
      .does("pg", "politics")
      .has({ pg: { affinities: { people: 2, politics: 1 } } });
    expect(t.hears("ana")).toContainEqual({ type: "affinityGained", seat: 0, n: 1 });
    expect(t.facts.players[0]!.cabalRow[0]!.gave).toEqual({ pp: 0, affinities: 1, passing: null });
  },
);

shows(
  ["cabal:pegre_5", "card:ka5"],
  ["DK-EFF-01", "DK-MAN-KILL-07", "DK-RUL-19"],
  "the first Guard of each Assassinate Manoeuvre does not end it; it is paid for",
  () => {
    const t = table({ pg: gang({ cabalRow: ["pegre_5"], row: ["ka5"], assassinTokens: 3, pp: 9 }), ana: {} })
      .pile("ana", "karst", "G E G C G G")
      .turnOf("pg");
    t.does("pg", "assassinate")
      .does("pg", "karst:1")
      .has({ pg: { pp: 7 }, ana: { pp: 2 } })
      .asks("pg", "chooseVictim");
    t.does("pg", "karst:1")
      .has({ pg: { pp: 10 } })
      .does("pg", "karst:1")
      .has({ pg: { pp: 8 } })
      .asks("ana", "chooseManoeuvre");
    // A card that is one in every respect too.
    t.does("ana", "extendInfluence").does("ana", "nothing").does("pg", "specialManoeuvre").does("pg", "card:ka5");
    t.does("pg", "karst:2")
      .has({ pg: { pp: 6 } })
      .asks("pg", "chooseVictim")
      .does("pg", "karst:2")
      .asks("ana", "chooseManoeuvre");
  },
);

shows(
  "screen:pegre",
  ["DK-RUL-19", "DK-EFF-06"],
  "nobody demands of oneself; the blow falls on the new pile alone",
  () => {
    const own = table({ pg: gang({ reserve: "1C" }), ana: {} })
      .pile("pg", "karst", "C")
      .turnOf("pg");
    own.does("pg", "sendTeam").does("pg", "karst").does("pg", "C").asks("ana", "chooseManoeuvre");
    const t = table({ pg: gang(), ana: { reserve: "1E" }, bor: {} })
      .pile("pg", "karst", "C")
      .pile("ana", "motol", "C")
      .pile("bor", "suburbs", "C")
      .turnOf("ana");
    t.does("ana", "sendTeam").does("ana", "karst").does("ana", "E").does("pg", "screen:pegre").does("ana", "refuse");
    t.offers("pg", ["ana.karst:1"]);
  },
);

shows(
  ["screen:pegre", "marker:artefact:1"],
  ["DK-SEQ-05", "DK-MOVE-02"],
  "a pawn moved out of the pile after it was named is spared; another of the pile may be named",
  () => {
    const t = table({ pg: gang(), ana: { reserve: "E C", influence: { artefact: 1 } }, bor: {} })
      .pile("pg", "karst", "C")
      .pile("ana", "motol", "C")
      .turnOf("ana")
      .stops("ana", "victimNamed");
    t.does("ana", "sendTeam").does("ana", "karst").does("ana", "E C").does("pg", "screen:pegre").does("ana", "refuse");
    t.does("pg", "ana.karst:1").asks("ana", "kernel/reaction").uses("ana", "marker:artefact:1");
    t.does("ana", "ana.karst:1", "ana.motol").does("ana", "nothing").asks("pg", "chooseVictim");
    t.offers("pg", ["ana.karst:1"]).does("pg", "ana.karst:1").sees("public", "motol", "? ?");
    t.has({ pg: { pp: 0 } }).sees("public", "karst", "?");
  },
);
