import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { table } from "../testing/index.ts";

/** Bor alone in Karst with one Emissary: a card that lifts Maisel, and markers. */
function taking(members: readonly string[], level: number, darkness = 2) {
  return table({ ana: {}, bor: {}, cyr: {}, dua: {} })
    .league("maisel", { members, level })
    .card("deep", { sector: "karst", darkness })
    .track("deep")
    .pile("bor", "karst", "E")
    .resolving("karst");
}

rule(
  ["DK-SCN-98", "DK-LG-OBJ-01", "DK-LG-OBJ-02", "DK-LG-OBJ-03"],
  "a reward is shared, the surplus as the advancer says; or each member has all of it",
  () => {
    const t = taking(["ana", "bor", "cyr"], 1)
      .does("bor", "deep")
      .is({ leagues: { maisel: "2: ana bor cyr" } });
    t.asks("bor", "rewardSplit").offers(
      "bor",
      ["ana", "bor", "cyr"].map((_, seat) => `seat:${seat}`),
    );
    t.does("bor", "cyr").has({ ana: { pp: 1 }, bor: { pp: 1 }, cyr: { pp: 2 }, dua: { pp: 0 } });

    const next = taking(["ana", "bor", "cyr"], 2)
      .does("bor", "deep")
      .is({ leagues: { maisel: "3: ana bor cyr" } });
    next.has({ ana: { spyTokens: 1 }, bor: { spyTokens: 1 }, cyr: { spyTokens: 1 }, dua: { spyTokens: 0 } });
  },
);

rule(
  ["DK-SCN-99", "DK-LG-OBJ-04", "DK-LG-OBJ-05"],
  "one member skips cells 4 and 5, two skip 5; what is skipped gives nothing",
  () => {
    taking(["bor"], 3)
      .does("bor", "deep")
      .is({ leagues: { maisel: "6: bor" } })
      .has({ bor: { pp: 2 } });
    const two = taking(["ana", "bor"], 4)
      .does("bor", "deep")
      .is({ leagues: { maisel: "6: ana bor" } });
    two.has({ ana: { pp: 2 }, bor: { pp: 2 } });
    const four = taking(["ana", "bor"], 3)
      .does("bor", "deep")
      .is({ leagues: { maisel: "4: ana bor" } });
    four.does("bor", "ana").has({ ana: { pp: 2 }, bor: { pp: 1 } });
    taking(["ana", "bor", "cyr"], 4)
      .does("bor", "deep")
      .is({ leagues: { maisel: "5: ana bor cyr" } });
  },
);

rule("DK-LG-OBJ-02", "two left over among three go to two of them, never both to one", () => {
  const t = taking(["ana", "bor", "cyr"], 4).does("bor", "deep").asks("bor", "rewardSplit");
  t.refuses("bor", "ana", "tooFew", "DK-LG-OBJ-02").does("bor", "bor cyr");
  t.has({ ana: { pp: 1 }, bor: { pp: 2 }, cyr: { pp: 2 } });
});

rule("DK-RUL-126", "one thing that cannot be shared is assigned", () => {
  // On the base boards an Artefact Affinity is shared at level 3: here 3 PP among two.
  const t = taking(["bor", "dua"], 3).does("bor", "deep").asks("bor", "rewardSplit").does("bor", "dua");
  t.has({ bor: { pp: 1 }, dua: { pp: 2 } });
});

rule(
  ["DK-LG-OBJ-01", "DK-RUL-142"],
  "what does not meet the Objective, and a card discarded at once, lift nothing",
  () => {
    taking(["bor"], 1, 1)
      .does("bor", "deep")
      .is({ leagues: { maisel: "1: bor" } });
    taking(["bor"], 1)
      .does("bor", "marker")
      .is({ leagues: { maisel: "1: bor" } });
    taking(["bor"], 1)
      .does("bor", "deep", "discard")
      .is({ leagues: { maisel: "1: bor" } });
    taking(["ana"], 1)
      .does("bor", "deep")
      .is({ leagues: { maisel: "1: ana" } });
  },
);

rule("DK-LG-OBJ-01", "the New Order rises by a marker of its sectors, each time", () => {
  const t = table({ ana: {}, bor: {}, cyr: {}, dua: {} }).league("newOrder", { members: ["bor"] });
  const begun = t.pile("bor", "fortress", "E E").resolving("fortress");
  begun
    .does("bor", "marker")
    .is({ leagues: { newOrder: "2: bor" } })
    .has({ bor: { pp: 4 } });
  begun
    .does("bor", "marker")
    .is({ leagues: { newOrder: "3: bor" } })
    .has({ bor: { pp: 4, spyTokens: 1 } });
});

rule("DK-LG-OBJ-01", "a special Trophy that is a card lifts Maisel as any other; one that is none does not", () => {
  const singular = (darkness: number) =>
    table({
      ana: { cabal: "progres", cabalRow: ["progres_5"], affinities: { artefact: 1 } },
      bor: {},
      cyr: {},
      dua: {},
    })
      .league("maisel", { members: ["ana"], level: 2 })
      .card("far", { sector: "motol", darkness })
      .track("far")
      .pile("ana", "karst", "E")
      .resolving("karst")
      .does("ana", "cabal:progres_5")
      .does("ana", "far")
      .has({ ana: { row: ["far"] } });
  singular(2).is({ leagues: { maisel: "3: ana" } });
  singular(1).is({ leagues: { maisel: "2: ana" } });
  const filing = table({ ana: { cabal: "coordination", cabalRow: ["coordination_2"] }, bor: {}, cyr: {}, dua: {} })
    .league("maisel", { members: ["ana"], level: 2 })
    .pile("ana", "karst", "E")
    .resolving("karst");
  filing.does("ana", "cabal:coordination_2").is({ leagues: { maisel: "2: ana" } });
});

rule("DK-RUL-92", "on the last cell a League rises no more", () => {
  const t = taking(["ana", "bor"], 7)
    .does("bor", "deep")
    .is({ leagues: { maisel: "7: ana bor" } });
  expect(t.events.some(({ type }) => type === "leagueRose")).toBe(false);
  taking(["ana", "bor"], 6)
    .does("bor", "deep")
    .is({ leagues: { maisel: "7: ana bor" } });
});

/** Ana with Assassin tokens against Bor's Emissaries. */
function killing(members: readonly string[], level: number, assassinTokens = 1) {
  return table({ ana: { assassinTokens }, bor: {}, cyr: {}, dua: {} })
    .league("maisel", { members, level })
    .pile("bor", "karst", "E E E C")
    .turnOf("ana")
    .does("ana", "assassinate");
}

rule(
  ["DK-SCN-97", "DK-LG-EFF-03", "DK-RUL-90"],
  "each Emissary of a fellow killed in the Manoeuvre costs a level, never below the first",
  () => {
    const t = killing(["ana", "bor"], 3, 2)
      .does("ana", "karst:1")
      .is({ leagues: { maisel: "2: ana bor" } });
    t.does("ana", "karst:1")
      .is({ leagues: { maisel: "1: ana bor" } })
      .has({ ana: { pp: 6 }, bor: { pp: 0 } });
    t.has({ ana: { spyTokens: 0 } });
    t.does("ana", "karst:1")
      .is({ leagues: { maisel: "1: ana bor" } })
      .has({ ana: { pp: 9 } });
  },
);

rule(["DK-RUL-90", "DK-LG-EFF-03"], "a fall skips the cells a rise skips; Citizens and strangers cost nothing", () => {
  killing(["ana", "bor"], 6)
    .does("ana", "karst:1")
    .is({ leagues: { maisel: "4: ana bor" } });
  killing(["ana", "bor", "cyr"], 6)
    .does("ana", "karst:1")
    .is({ leagues: { maisel: "5: ana bor cyr" } });
  killing(["ana", "bor"], 3)
    .does("ana", "karst:4")
    .is({ leagues: { maisel: "3: ana bor" } });
  killing(["ana", "cyr"], 3)
    .does("ana", "karst:1")
    .is({ leagues: { maisel: "3: ana cyr" } });
});

rule("DK-RUL-90", "a cell reached again gives its reward again", () => {
  const t = killing(["ana", "bor"], 2)
    .does("ana", "karst:1")
    .is({ leagues: { maisel: "1: ana bor" } });
  t.has({ ana: { pp: 3 } });
  taking(["ana", "bor"], 1)
    .does("bor", "deep")
    .has({ ana: { pp: 2 }, bor: { pp: 2 } });
});
