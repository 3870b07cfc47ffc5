import { expect } from "vitest";
import type { PlayerSetup } from "../testing/index.ts";
import { table } from "../testing/index.ts";
import { hasBoard } from "./boards.ts";
import { shows } from "./shows.ts";

/** Progress, Rank 27. */
const science = (setup: PlayerSetup = {}): PlayerSetup => ({ cabal: "progres", ...setup });

const SETUP = ["DK-SETUP-03", "DK-SETUP-04", "DK-MAN-DEV-01", "DK-MAN-DEV-04"];

shows("kit:progres", SETUP, "Rank 27, 1 PP, two Artefact, no tokens; its board", () => {
  hasBoard("progres", {
    rank: 27,
    affinity: "artefact",
    pp: 1,
    tokens: {},
    rowVp: [0, 1, 1, 1, 1, 1],
    cost: [3, 4, 10, 10, 10],
    cabalVp: [0, 1, 1, 2, 3],
  });
});

const explores = (setup: PlayerSetup = {}) =>
  table({ pr: science({ pp: 1, ...setup }), ana: {} })
    .track("hy1")
    .deck("nv1", "ms1", "vv1")
    .turnOf("pr")
    .does("pr", "specialManoeuvre")
    .does("pr", "screen:progres");

shows(
  "screen:progres",
  ["DK-CAB-PR-01", "DK-EFF-05", "DK-AFF-03"],
  "for 1 PP the top card joins the track, and an Artefact token comes from the supply",
  () => {
    const t = explores()
      .is({ track: ["hy1", "nv1"] })
      .has({ pr: { pp: 0, affinities: { artefact: 3 }, pawns: 4, used: [] } });
    expect(t.view("ana")).toMatchObject({ track: ["hy1", "nv1"], deckSize: 2 });
    expect(t.hears("ana")).toContainEqual({ type: "affinityGained", seat: 0, tokens: ["artefact"], secret: false });
  },
);

shows("screen:progres", ["DK-EFF-05", "DK-MAN-SPEC-01", "DK-USED-04"], "once a Cycle, with 1 PP", () => {
  const t = explores({ pp: 3, pawns: 2 }).does("ana", "extendInfluence").does("ana", "nothing");
  t.refuses("pr", "specialManoeuvre", "noSpecial", "DK-MAN-SPEC-01").idle().does("pr").does("ana").is({ cycle: 2 });
  t.does("pr", "pr")
    .does("pr", "specialManoeuvre")
    .does("pr", "screen:progres")
    .has({ pr: { affinities: { artefact: 4 } } });
  table({ pr: science(), ana: {} }).turnOf("pr").refuses("pr", "specialManoeuvre", "noSpecial", "DK-MAN-SPEC-01");
});

shows(
  "screen:progres",
  ["DK-RUL-71", "DK-RUL-40"],
  "an empty deck is made of the discards; a type run out is replaced",
  () => {
    const t = table({ pr: science({ pp: 1, affinities: { artefact: 2 } }), ana: { affinities: { artefact: 8 } } })
      .deck()
      .turnOf("pr");
    t.does("pr", "specialManoeuvre")
      .does("pr", "screen:progres")
      .asks("pr", "affinityTypes")
      .offers("pr", ["politics", "people"]);
    expect(t.events.map(({ type }) => type)).toContain("discardShuffled");
    expect(t.facts.track).toHaveLength(1);
  },
);

shows("cabal:progres_1", ["DK-EFF-04", "DK-RUL-22"], "another Manoeuvre at once with a pawn, and 1 PP", () => {
  const t = table({ pr: science({ cabalRow: ["progres_1"], pawns: 2 }), ana: { pawns: 1 } }).turnOf("pr");
  t.uses("pr", "cabal:progres_1").has({ pr: { pp: 1, used: ["cabal:progres_1"] } });
  t.does("pr", "extendInfluence")
    .does("pr", "nothing")
    .asks("pr", "chooseManoeuvre")
    .has({ pr: { pawns: 1 } });
  t.does("pr", "extendInfluence").does("pr", "nothing").asks("ana", "chooseManoeuvre");
  table({ pr: science({ cabalRow: ["progres_1"], pawns: 2 }), ana: {} })
    .turnOf("ana")
    .mayUse("pr", []);
  table({ pr: science({ cabalRow: ["progres_1"], pawns: 1 }), ana: {} })
    .turnOf("pr")
    .mayUse("pr", []);
});

shows(
  "cabal:progres_2",
  ["DK-EFF-02", "DK-RUL-41"],
  "1 PP for each Artefact or Any symbol on its cards, 2 at most",
  () => {
    const harvest = (...row: string[]) =>
      table({ pr: science({ cabalRow: ["progres_2"], row }), ana: {} })
        .development()
        .does("pr", "decline");
    table({ pr: science({ cabalRow: ["progres_2"], row: ["ka4"] }), ana: {} })
      .development()
      .has({ pr: { pp: 3 } });
    table({ pr: science({ cabalRow: ["progres_2"], row: ["ka4", "hy5"] }), ana: {} })
      .development()
      .has({ pr: { pp: 4 } });
    harvest("nv1", "hy5").has({ pr: { pp: 5 } });
    harvest("nv1", "ar3", "ar4", "hy5").has({ pr: { pp: 5 } });
  },
);

shows("cabal:progres_3", ["DK-EFF-04", "DK-USED-01"], "takes the Used token off another of its Possessions", () => {
  const t = table({
    pr: science({ cabalRow: ["progres_3", "progres_1"], row: ["co5"], used: ["card:co5", "cabal:progres_1"] }),
    ana: {},
  }).turnOf("ana");
  t.uses("pr", "cabal:progres_3").asks("pr", "readyPossession").offers("pr", ["pr/card:co5", "pr/cabal:progres_1"]);
  t.does("pr", "pr/card:co5")
    .has({ pr: { used: ["cabal:progres_3", "cabal:progres_1"] } })
    .uses("pr", "card:co5")
    .has({ pr: { pp: 2 } });
  table({ pr: science({ cabalRow: ["progres_3"], row: ["co5"] }), ana: {} })
    .turnOf("ana")
    .mayUse("pr", ["card:co5"]);
});

shows("cabal:progres_3", "DK-EFF-03", "it pays 1 PP back once, when it is taken", () => {
  table({ pr: science({ pp: 6 }), ana: {} })
    .turnOf("pr")
    .does("pr", "developCabal")
    .does("pr", "cabal:progres_3")
    .has({ pr: { pp: 4, used: [] } });
});

shows(
  ["cabal:progres_4", "screen:progres"],
  ["DK-EFF-01", "DK-HIDE-02"],
  "exploring, two cards are drawn: one joins the track, the other goes under the deck unseen",
  () => {
    const t = explores({ cabalRow: ["progres_4"] })
      .asks("pr", "keepCard")
      .offers("pr", ["nv1", "ms1"]);
    expect(t.view("pr").peeked).toEqual(["ms1", "nv1"]);
    expect(t.view("ana").peeked).toEqual([]);
    t.does("pr", "ms1")
      .is({ track: ["hy1", "ms1"] })
      .has({ pr: { affinities: { artefact: 3 } } });
    expect(t.facts.deck).toEqual(["nv1", "vv1"]);
    expect(JSON.stringify([t.hears("ana"), t.table("ana")])).not.toContain("nv1");
    // Used, it draws one.
    explores({ cabalRow: ["progres_4"], used: ["cabal:progres_4"] }).is({ track: ["hy1", "nv1"] });
  },
);

shows(
  ["cabal:progres_4", "screen:progres"],
  ["DK-EFF-01", "DK-CAB-PR-01"],
  "with the Others, each exploration may move one of their pawns next door",
  () => {
    const probes = () =>
      table({ pr: science({ pp: 1, cabalRow: ["progres_4"] }), ana: {} })
        .others("karst", "C G E")
        .deck("nv1", "ms1", "vv1")
        .turnOf("pr")
        .does("pr", "specialManoeuvre")
        .does("pr", "screen:progres")
        .does("pr", "nv1")
        .asks("pr", "effectChoice");
    const t = probes().does("pr", "cabal:progres_4").asks("pr", "moveOthers");
    t.offersWithin("pr", "others.karst:2", ["newTown", "suburbs", "fortress"]);
    t.does("pr", "others.karst:2", "suburbs").asks("ana", "chooseManoeuvre");
    t.is({ others: { artefact: 9, karst: 2, suburbs: 1 } });
    probes()
      .does("pr", "decline")
      .asks("ana", "chooseManoeuvre")
      .is({ others: { artefact: 9, karst: 3 } });
  },
);

shows("cabal:progres_4", ["DK-RES-17", "DK-USED-02"], "no PP lost to an Attack, unless it is Used", () => {
  const attack = (used: string[]) =>
    table({ pr: science({ cabalRow: ["progres_4"], influence: { newTown: 2 }, pp: 5, used }), ana: {} })
      .track("ar2")
      .afterConquests();
  attack([]).has({ pr: { vp: 2, pp: 5 } });
  attack(["cabal:progres_4"]).has({ pr: { pp: 3 } });
});

const singular = (setup: PlayerSetup = {}) =>
  table({ pr: science({ cabalRow: ["progres_5"], ...setup }), ana: {} })
    .track("nv2", "ka2")
    .pile("pr", "karst", "E E E")
    .resolving("karst");

shows(
  "cabal:progres_5",
  ["DK-TRO-02", "DK-TRO-03", "DK-EFF-03"],
  "as a Trophy an unplaced Artefact token buys any card of the track, once a Cycle",
  () => {
    const t = singular().offers("pr", ["ka2", "marker", "special:cabal:progres_5/0"]).does("pr", "cabal:progres_5");
    t.asks("pr", "chooseTrackCard").offers("pr", ["nv2", "ka2"]).does("pr", "nv2");
    t.has({ pr: { row: ["nv2"], vp: 2, affinities: { artefact: 1 }, used: [] } }).is({ track: ["ka2"] });
    t.asks("pr", "chooseTrophy").offers("pr", ["ka2", "marker"]);
  },
);

shows(
  "cabal:progres_5",
  ["DK-RUL-136", "DK-RUL-64", "DK-TRO-02"],
  "without a token it is not offered; with nothing else the player is passed over",
  () => {
    singular({ affinities: { politics: 2 } }).offers("pr", ["ka2", "marker"]);
    const t = table({
      pr: science({ cabalRow: ["progres_5"], affinities: {}, influence: { karst: 1 } }),
      ana: { influence: { karst: 1 } },
    })
      .track("nv2")
      .pile("pr", "karst", "E")
      .resolving("karst");
    // Who holds tokens is hidden: the question comes all the same, and takes nothing.
    t.asks("pr", "chooseTrophy").offers("pr", ["nothing"]).does("pr", "nothing").asks(["pr", "ana"], "endOfCycleCall");
    t.is({ track: ["nv2"] });
  },
);

shows("cabal:progres_5", ["DK-TRO-06", "DK-RES-15"], "the card named may be discarded at once, as any Trophy", () => {
  const t = table({ pr: science({ cabalRow: ["progres_5"], pp: 3, influence: { newTown: 1 } }), ana: {} })
    .track("ar2")
    .pile("pr", "karst", "E")
    .resolving("karst")
    .does("pr", "cabal:progres_5");
  t.offersWithin("pr", "ar2", ["place", "discard"]).does("pr", "ar2", "discard");
  // Spent: the Emissary and the token. Off the track, it draws no Attack.
  t.has({ pr: { row: [], vp: 1, pp: 3, affinities: { artefact: 1 } } }).is({ track: [], discard: ["ar2"] });
  const second = table({ ana: {}, pr: science({ cabalRow: ["progres_5"] }) })
    .track("ar2")
    .pile("pr", "karst", "E")
    .resolving("karst");
  second.does("pr", "cabal:progres_5").does("pr", "ar2", "discard");
  expect(second.hears("ana")).toContainEqual({ type: "trophyCardDiscarded", seat: 1, card: "ar2" });
});

shows("cabal:progres_5", ["DK-TRO-05", "DK-EFF-01"], "anew in the next Cycle; not while Used", () => {
  singular({ used: ["cabal:progres_5"] }).offers("pr", ["ka2", "marker"]);
  const t = table({ pr: science({ cabalRow: ["progres_5"], pawns: 0 }), ana: { pawns: 0 } })
    .track("nv2", "nv5")
    .pile("pr", "karst", "E")
    .pile("pr", "motol", "E")
    .resolution();
  t.does("pr", "karst").does("pr", "cabal:progres_5").does("pr", "nv2").does("pr", "motol").offers("pr", ["marker"]);
  t.does("pr", "marker")
    .does("pr")
    .does("ana")
    .does("pr", "pr")
    .does("pr", "sendTeam")
    .does("pr", "karst")
    .does("pr", "E");
  t.idle().does("pr", "karst").asks("pr", "chooseTrophy");
  t.refuses("pr", { branch: "special:cabal:progres_5/1" }, "notOffered")
    .does("pr", "cabal:progres_5")
    .asks("pr", "chooseTrackCard");
});

shows(
  ["cabal:progres_3", "cabal:progres_5"],
  ["DK-RUL-116", "DK-TRO-02"],
  "the Loop turns at any moment; a Trophy not free of its sector keeps to it",
  () => {
    table({ pr: science({ cabalRow: ["progres_3"], row: ["co5"], used: ["card:co5"] }), ana: {} })
      .endOfCycle()
      .mayUse("pr", ["cabal:progres_3"]);
    const loot = {
      kind: "capacity",
      trigger: "passive",
      do: [{ op: "alt_trophy", do: [{ op: "take_card", n: 1, from: "track" }] }],
    };
    const t = table({ ana: { row: ["loot"] }, bor: {} })
      .card("loot", { sector: "karst", effects: [loot] })
      .track("nv2", "ka2")
      .pile("ana", "karst", "E")
      .resolving("karst");
    t.does("ana", "card:loot").offers("ana", ["ka2"]);
  },
);

shows(
  ["screen:progres", "cabal:progres_4"],
  "DK-RUL-71",
  "a deck that ends in the middle of the drawing is followed by the shuffled discards",
  () => {
    const t = table({ ana: science({ pp: 3, cabalRow: ["progres_4"] }), bor: {} })
      .deck("nv1")
      .turnOf("ana");
    const discards = t.facts.discard.length;
    t.does("ana", "specialManoeuvre").does("ana", "screen:progres").asks("ana", "keepCard");
    expect(t.view("ana").peeked).toHaveLength(2);
    expect(t.view("ana").peeked[0]).toBe("nv1");
    expect(t.facts.deck).toHaveLength(discards - 1);
    expect(t.view("bor").peeked).toEqual([]);
    t.does("ana", "nv1").is({ track: ["nv1"], discard: [] });
    expect(t.facts.deck).toHaveLength(discards);
  },
);
