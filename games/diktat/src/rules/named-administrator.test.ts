import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { type Played, table } from "../testing/index.ts";

/** A test card: until the end of the Cycle its owner is Administrator, whatever the Ranks. */
const OFFICE = {
  sector: "motol",
  effects: [{ kind: "manifestation", do: [{ op: "take_role", role: "administrator", until: "cycle_end" }] }],
} as const;

const PURSE = {
  sector: "motol",
  effects: [{ kind: "manifestation", do: [{ op: "gain", res: "pp", n: 1 }] }],
} as const;

rule(
  ["DK-SCN-114", "DK-RUL-134", "DK-RANK-06", "DK-RANK-07", "DK-SEQ-04", "DK-STRUG-04"],
  "an element gives the office, not the Rank",
  () => {
    const t = table({
      ana: { pp: 2, row: ["purseOfAna"], ask: ["conquestStart"] },
      bor: {},
      cyr: { pp: 2, row: ["office", "purseOfCyr"], ask: ["conquestStart"] },
    })
      .card("office", OFFICE)
      .card("purseOfAna", PURSE)
      .card("purseOfCyr", PURSE)
      .pile("ana", "karst", "E")
      .pile("cyr", "karst", "E")
      .pile("bor", "combinat", "C")
      .resolution()
      .asks("ana", "nameSector");

    t.uses("cyr", "card:office")
      .is({ administrator: "cyr" })
      .has({ cyr: { rank: 5 }, ana: { rank: 9 } });
    expect(t.view("public")).toMatchObject({ administrator: 2, rankOrder: [0, 1, 2], offices: { administrator: 2 } });
    // Cyr names the sectors now; at one boundary Ana, of the higher Rank, is still asked first.
    t.asks("cyr", "nameSector").does("cyr", "karst").asks("ana", "kernel/reaction");
    t.does("ana", "pass").asks("cyr", "kernel/reaction").does("cyr", "pass");
    t.does("ana").does("cyr").does("ana", 2).does("cyr", 2);
    t.asks("ana", "chooseTrophy").does("ana", "marker").does("cyr", "marker");
    t.asks("cyr", "nameSector").sets("ana", "never").sets("cyr", "never").does("cyr", "combinat");
    t.does("ana").does("bor").does("cyr");
    t.is({ administrator: "ana", cycle: 2 }).asks("ana", "nameFirstPlayer");
  },
);

rule(["DK-RUL-134", "DK-RANK-05"], "while it lasts no Rank takes the office away", () => {
  const t = table({ ana: {}, bor: { pp: 0 }, cyr: { row: ["office"] } })
    .card("office", OFFICE)
    .pile("bor", "harmony", "E")
    .resolution();

  t.uses("cyr", "card:office").does("cyr", "harmony").does("bor", "marker");
  t.has({ bor: { rank: 17 } }).is({ administrator: "cyr" });
  t.does("ana").does("bor").does("cyr").is({ administrator: "bor", cycle: 2 });
});

rule(["DK-EOC-06", "DK-EFF-06"], "the PP on Supreme Administrator is discarded in the End of Cycle", () => {
  const t = table({ ana: { rank: 50 }, bor: { cabal: "coordination", cabalRow: ["coordination_3"], pp: 2 } })
    .manoeuvres()
    .is({ administrator: "ana" });

  t.uses("bor", "cabal:coordination_3")
    .is({ administrator: "bor" })
    .has({ bor: { pp: 1 } });
  expect(t.view("ana").players[1]!.cabalRow).toEqual([{ card: "coordination_3", used: true, pp: 1 }]);
  t.does("bor", "ana").idle();
  const { pp } = t.facts.players[1]!;
  t.does("ana").does("bor");
  // The new Cycle's Development has given 3 PP, and nothing that lay on the card.
  expect(t.view("ana").players[1]!.cabalRow).toEqual([{ card: "coordination_3", used: false, pp: 0 }]);
  t.has({ bor: { pp: pp + 3 } }).is({ administrator: "ana" });
});

/** The End of Cycle phase, with Cyr stopped when the Used tokens have gone. */
const veryEnd = (t: Played) => t.stops("cyr", "usedTokensRemoved").does("ana").does("bor").does("cyr");

rule(
  ["DK-RUL-134", "DK-RUL-117", "DK-RANK-04"],
  "an office taken when the Used tokens have gone is over before the next Cycle",
  () => {
    const t = table({ ana: {}, bor: {}, cyr: { row: ["office"] } })
      .card("office", OFFICE)
      .endOfCycle()
      .stops("ana", "trackDiscarded");
    veryEnd(t).uses("cyr", "card:office").asks("ana", "kernel/reaction").is({ administrator: "cyr", cycle: 1 });
    t.does("ana", "pass").is({ administrator: "ana", cycle: 2 }).asks("ana", "nameFirstPlayer");
    // The early use leaves the card Used for the whole next Cycle.
    t.has({ cyr: { used: ["card:office"] } });
    expect(t.view("public").offices.administrator).toBeNull();
  },
);

rule(["DK-RUL-117", "DK-RANK-04", "DK-RANK-01"], "so is a Rank, a tie to win, the naming of a sector", () => {
  const LASTING = {
    sector: "motol",
    effects: [
      {
        kind: "manifestation",
        do: [
          { op: "modify", stat: "rank", delta: 20, until: "cycle_end" },
          { op: "modify", stat: "struggle_tie", set: "win", until: "conquest_end" },
          { op: "take_role", role: "sector_picker", until: "conquest_end" },
        ],
      },
    ],
  } as const;
  const t = veryEnd(
    table({ ana: {}, bor: {}, cyr: { row: ["rise"] } })
      .card("rise", LASTING)
      .endOfCycle(),
  );
  t.uses("cyr", "card:rise");
  t.is({ administrator: "ana", cycle: 2 }).has({ cyr: { rank: 5 } });
  const { lasting, offices, rankOrder } = t.view("public");
  expect({ lasting, offices, rankOrder }).toEqual({
    lasting: [],
    offices: { administrator: null, sectorPicker: null },
    rankOrder: [0, 1, 2],
  });
});

rule(["DK-RUL-117", "DK-EOC-06"], "the PP on Supreme Administrator, used at the very end, goes with the Cycle", () => {
  const t = table({ ana: { rank: 50 }, bor: { cabal: "coordination", cabalRow: ["coordination_3"], pp: 2 } })
    .endOfCycle()
    .stops("bor", "usedTokensRemoved")
    .does("ana")
    .does("bor");
  t.uses("bor", "cabal:coordination_3");
  t.is({ administrator: "ana", cycle: 2 });
  expect(t.view("ana").players[1]!.cabalRow).toEqual([{ card: "coordination_3", used: true, pp: 0 }]);
  t.has({ bor: { pp: 1 + 3 } });
});
