import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { table } from "../testing/index.ts";

rule(
  ["DC-AGE-06", "DC-RUL-32", "DC-AGE-05"],
  "an age lost to a creature is built again at its price, with its draw",
  () => {
    const t = table({ A: { tracks: "G3 M2", ages: "0/2/0" }, B: {} })
      .front("A", "Hydra")
      .deck("civil", "Market", "Agora")
      .rolls("Creature Creature Creature")
      .offerings();
    t.has({ A: { ages: "0/1/0" } });
    t.does("A", "age", "civil").asks("A", "keepCard").does("A", "Agora");
    t.has({ A: { ages: "0/2/0", tracks: "G0 M0", hand: ["Agora"] } });

    // At age 0 nothing is lost.
    table({ A: { ages: "1/0/0" }, B: {} })
      .front("A", "Hydra")
      .rolls("Morale Morale Morale")
      .offerings()
      .has({ A: { ages: "1/0/0" } });
  },
);

rule(["DC-HAND-01", "DC-HAND-03"], "as many cards of a sector as its age", () => {
  const t = table({ A: { tracks: "Mor2", ages: "2/1/0", hand: ["Forge", "Market"] }, B: {} }).development("A");
  t.offers("A", ["military", "discard Forge", "discard Market"], "morale", "draw");
  t.offers("A", ["military", "civil"], "morale", "draw", "discard Market");
  t.offers("A", ["military"], "morale", "draw", "discard Forge");
});

rule(["DC-HAND-02", "DC-HAND-03", "DC-HAND-04"], "five hand cards in all: a sixth needs a discard first", () => {
  const hand = ["Forge", "Barracks", "Market", "Agora", "Theatre"];
  const t = table({ A: { tracks: "Mor2", ages: "3/3/3", hand }, B: {} }).development("A");
  t.offers("A", [...hand.map((card) => `discard ${card}`)], "morale", "draw");
  t.offers("A", ["military", "religion"], "morale", "draw", "discard Forge");

  // With six, however they came, one discarded is not enough.
  const six = table({ A: { tracks: "Mor2", ages: "3/3/3", hand: [...hand, "Altar"] }, B: {} }).development("A");
  six.offersNo("A", "draw", "morale").refuses("A", ["morale", "draw"], "nothingToDraw", "DC-HAND-03");
});

rule(["DC-HAND-04"], "of equal cards one discard is offered", () => {
  const t = table({ A: { tracks: "Mor2", ages: "2/0/0", hand: ["Raid", "Raid"] }, B: {} }).development("A");
  t.offers("A", ["discard Raid"], "morale", "draw");
});

rule(
  ["DC-HAND-05", "DC-HAND-01", "DC-RUL-06"],
  "too many of the sector: a card of that sector goes, the one just kept too",
  () => {
    const t = table({ A: { tracks: "G9 M9 P9", ages: "0/0/0", hand: ["Altar", "Market"] }, B: {} })
      .deck("religion", "Temple", "Oracle")
      .development("A");
    t.does("A", "age", "religion").does("A", "Oracle");
    t.asks("A", "discardToLimit").offers("A", ["Altar", "Oracle"]).refuses("A", "Market", "otherSector", "DC-HAND-05");
    t.does("A", "Oracle")
      .has({ A: { hand: ["Altar", "Market"] } })
      .is({ discards: { religion: ["Temple", "Oracle"] } });
  },
);

rule(["DC-HAND-08", "DC-RUL-07"], "an empty deck is made anew from its discard pile", () => {
  const t = table({ A: { tracks: "Mor2", ages: "0/1/0" }, B: {} })
    .onlyDeck("civil")
    .onlyDiscard("civil", "Market")
    .development("A");
  t.does("A", "morale", "draw", "civil").has({ A: { hand: ["Market"] } });
  t.is({ decks: { civil: 0 }, discards: { civil: [] } });
  expect(t.events.map(({ type }) => type)).toContain("discardShuffled");
});

rule(["DC-HAND-09", "DC-RUL-07"], "a reshuffle between two cards leaves out the one being looked at", () => {
  const t = table({ A: { tracks: "G9 M9 P9" }, B: {} })
    .onlyDeck("civil", "Market")
    .onlyDiscard("civil", "Agora")
    .development("A");
  t.does("A", "age", "civil").asks("A", "keepCard").offers("A", ["Market", "Agora"]);
  t.is({ decks: { civil: 0 }, discards: { civil: [] } });
});

rule(["DC-HAND-09", "DC-TIME-04"], "without cards an age is still built; such a deck cannot be chosen", () => {
  const empty = (ages: string) =>
    table({ A: { tracks: "G9 M9 P9 Mor2", ages }, B: {} })
      .onlyDeck("civil")
      .onlyDiscard("civil");
  const t = empty("0/0/0").development("A");
  t.does("A", "age", "civil")
    .asks("B", "devTurn")
    .has({ A: { ages: "0/1/0", hand: [] } });
  empty("0/1/0").development("A").refuses("A", ["morale", "draw"], "nothingToDraw", "DC-HAND-03");

  const one = table({ A: { tracks: "G9 M9 P9" }, B: {} })
    .onlyDeck("civil", "Market")
    .onlyDiscard("civil")
    .development("A");
  // DC-TIME-04: with one card there is nothing to choose.
  one
    .does("A", "age", "civil")
    .asks("B", "devTurn")
    .has({ A: { hand: ["Market"] } });

  // The only card is the one discarded first: it can be drawn again.
  const back = table({ A: { tracks: "Mor2", ages: "0/1/0", hand: ["Market"] }, B: {} })
    .onlyDeck("civil")
    .onlyDiscard("civil")
    .development("A");
  back.offers("A", ["discard Market"], "morale", "draw").does("A", "morale", "draw", "discard Market", "civil");
  back.has({ A: { hand: ["Market"] } });
});

rule(["DC-TIME-04", "DC-AGE-05"], "two equal cards are a choice as well", () => {
  const t = table({ A: { tracks: "G9 M9 P9" }, B: {} })
    .deck("civil", "Market", "Market")
    .development("A");
  t.does("A", "age", "civil").asks("A", "keepCard").offers("A", ["Market"]).does("A", "Market");
  t.has({ A: { hand: ["Market"] } }).is({ discards: { civil: ["Market"] } });
});
