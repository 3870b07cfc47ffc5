import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { table } from "../testing/index.ts";

const RICH = "G9 M9 P9 Mil9 Civ9 Rel9";

/** Builds the card from hand for its printed price. */
function built(card: string, left: string, vp: number) {
  const t = table({ A: { tracks: RICH, hand: [card] }, B: {} }).development("A");
  return t.does("A", "build", card).has({ A: { tracks: left, buildings: [card], score: { buildings: vp } } });
}

rule("civ-marche", "Market: 1 Gold, 2 Materials, 1 Civil; 2 VP; gain 1 Gold", () => {
  built("Market", "G8 M7 P9 Mil9 Civ8 Rel9", 2);
  table({ A: { buildings: ["Market"] }, B: {} })
    .development("A")
    .does("A", "activate", "Market")
    .has({ A: { tracks: "G1" } });
});

rule("civ-agora", "Agora: 2 Gold, 2 Materials, 2 Civil; 2 VP; secondary purchase limit +1", () => {
  built("Agora", "G7 M7 P9 Mil9 Civ7 Rel9", 2);
  const t = table({ A: { order: "Mil Civ Rel", buildings: ["Agora"] }, B: { order: "Mil Civ Rel" } })
    .dice({})
    .secondary();
  t.offersUpTo("A", 3)
    .does("A", "blue:1 blue:2 blue:3")
    .has({ A: { tracks: "G3" } });
  t.offersUpTo("B", 2).does("B").offersUpTo("A", 1);
});

rule("civ-aqueduc", "Aqueduct: 1 Gold, 3 Materials, 2 Civil; 3 VP; gain 1 Population", () => {
  built("Aqueduct", "G8 M6 P9 Mil9 Civ7 Rel9", 3);
  table({ A: { buildings: ["Aqueduct"] }, B: {} })
    .development("A")
    .does("A", "activate", "Aqueduct")
    .has({ A: { tracks: "P1" } });
});

rule(
  "civ-academie",
  "Academy: 2 Gold, 1 Population, 2 Civil; 3 VP; pay a sector point, look at 2 cards, keep 1",
  () => {
    built("Academy", "G7 M9 P8 Mil9 Civ7 Rel9", 3);
    const t = table({ A: { tracks: "Mil1 Rel1", ages: "1/1/0", buildings: ["Academy"], hand: ["Market"] }, B: {} })
      .deck("military", "Forge", "Raid")
      .development("A");
    t.offers("A", ["pay", "draw"], "activate", "Academy").splits("A", ["1Mil", "1Rel"], "activate", "Academy", "pay");
    t.offers("A", ["military", "discard Market"], "activate", "Academy", "draw");
    t.does("A", "activate", "Academy", "1Rel", "military").asks("A", "keepCard").offers("A", ["Forge", "Raid"]);
    expect(t.view("B").players[0]!.looking).toEqual({ deck: "military", n: 2 });
    t.does("A", "Raid").has({ A: { tracks: "Mil1 Rel0", hand: ["Market", "Raid"] } });
    t.is({ discards: { military: ["Forge"] } })
      .asks("A", "devTurn")
      .offersNo("A", "activate");

    const exchange = table({ A: { tracks: "Civ1", ages: "0/1/0", buildings: ["Academy"], hand: ["Market"] }, B: {} })
      .deck("civil", "Agora", "Theatre")
      .development("A");
    exchange.does("A", "activate", "Academy", "1Civ", "discard Market", "civil").does("A", "Theatre");
    exchange.has({ A: { hand: ["Theatre"] } }).is({ discards: { civil: ["Market", "Agora"] } });
    // Not without a point, nor without a right to any card.
    table({ A: { ages: "1/0/0", buildings: ["Academy"] }, B: {} })
      .development("A")
      .closed("A", "A.Academy", "cannotPayUse", "DC-DEV-17");
    table({ A: { tracks: "Civ1", buildings: ["Academy"] }, B: {} })
      .development("A")
      .closed("A", "A.Academy", "nothingToDraw", "DC-HAND-03");
  },
);

rule("civ-comptoir", "Trading Post: 2 Gold, 1 Materials, 2 Civil; 2 VP; pay a sector point, gain 2 resources", () => {
  built("Trading Post", "G7 M8 P9 Mil9 Civ7 Rel9", 2);
  const t = table({ A: { tracks: "Mil1 Civ1", buildings: ["Trading Post"] }, B: {} }).development("A");
  t.splits("A", ["1Mil", "1Civ"], "activate", "Trading Post", "pay");
  t.does("A", "activate", "Trading Post", "1Civ", "1G 1P").has({ A: { tracks: "Mil1 Civ0 G1 P1" } });
});

rule("civ-chantier", "Builders' Yard: 3 Materials, 2 Civil; 2 VP; buildings cost 1 less", () => {
  built("Builders' Yard", "G9 M6 P9 Mil9 Civ7 Rel9", 2);
  const t = table({
    A: { tracks: "G9 M9 Civ9 Mil2", hand: ["Raid", "Agora"], buildings: ["Builders' Yard"] },
    B: { tracks: "G2" },
  });
  // Ties: Gold first. Powers cost what they cost.
  t.development("A")
    .does("A", "build", "Agora")
    .has({ A: { tracks: "G8 M7 Civ7 Mil2" } });
});

rule("civ-theatre", "Theatre: 2 Gold, 2 Materials, 3 Civil; 4 VP; pay 1 Gold, gain 1 Morale", () => {
  built("Theatre", "G7 M7 P9 Mil9 Civ6 Rel9", 4);
  const t = table({ A: { tracks: "G1 Mor-2", buildings: ["Theatre"] }, B: {} }).development("A");
  t.does("A", "activate", "Theatre").has({ A: { tracks: "G0 Mor-1" } });
});

rule("civ-bibliotheque", "Great Library: 4 Gold, 3 Materials, 4 Civil; 6 VP; +1 VP per 2 ages, 4 at most", () => {
  built("Great Library", "G5 M6 P9 Mil9 Civ5 Rel9", 6);
  const scored = (ages: string) => table({ A: { ages, buildings: ["Great Library"] }, B: {} }).development("A");
  scored("1/0/0").has({ A: { score: { buildings: 6 } } });
  scored("2/1/2").has({ A: { score: { buildings: 8 } } });
  scored("3/3/3").has({ A: { score: { buildings: 10 } } });
});

rule("civ-espionnage", "Industrial Espionage: 1 Gold, 4 Civil; a copy of an opponent's building", () => {
  const t = table({
    A: { tracks: RICH, hand: ["Industrial Espionage"] },
    B: { buildings: ["Statue of Zeus", "Market"] },
  }).development("A");
  t.does("A", "build", "Industrial Espionage", "B.Statue of Zeus");
  t.has({ A: { tracks: "G8 M9 P9 Mil9 Civ5 Rel9", buildings: ["Statue of Zeus"], score: { buildings: 8 } } });
  t.has({ B: { score: { buildings: 10 } } });
});

rule("civ-diplomatie", "Diplomacy: 2 Civil; cancels the hostile card aimed at you; gain 1 Morale", () => {
  const t = table({
    A: { tracks: "Mil4", hand: ["Siege"] },
    B: { tracks: "Civ2", hand: ["Diplomacy"], buildings: ["Market"] },
  }).development("A");
  t.does("A", "power", "Siege", "B", "Market").asks("B", "reactCancel").does("B", "Diplomacy");
  t.has({ A: { tracks: "Mil0", destroyed: [] }, B: { tracks: "Civ0 Mor1", buildings: ["Market"] } });
});

rule("civ-commerce", "Trade: 2 Civil; gain 3 Gold", () => {
  const t = table({ A: { tracks: "Civ2 G10", hand: ["Trade"] }, B: {} }).development("A");
  t.does("A", "power", "Trade").has({ A: { tracks: "Civ0 G12" } });
});

rule("civ-grands-travaux", "Great Works: 3 Civil; gain 5 Materials and Population; own Creature marker +1", () => {
  const t = table({ A: { tracks: "Civ3 Cre5", hand: ["Great Works"] }, B: {} })
    .deck("creature", "Lamia")
    .development("A");
  t.does("A", "power", "Great Works", "2M 3P").has({ A: { tracks: "Civ0 M2 P3 Cre0", front: ["Lamia"] } });
});

rule("civ-ostracisme", "Ostracism: 2 Civil; an opponent loses 2 Morale and discards a random card", () => {
  const t = table({
    A: { tracks: "Civ2", hand: ["Ostracism"] },
    B: { tracks: "Mor1", hand: ["Forge", "Altar"] },
  }).development("A");
  t.rolls({ of: 2, is: 0 }).does("A", "power", "Ostracism", "B");
  t.has({ A: { tracks: "Civ0" }, B: { tracks: "Mor-1", hand: ["Altar"] } }).is({ discards: { military: ["Forge"] } });
  // Nothing to lose, nobody to aim at.
  table({ A: { tracks: "Civ2", hand: ["Ostracism"] }, B: { tracks: "Mor-6" } })
    .development("A")
    .closed("A", "Ostracism", "nothingToTake", "DC-DEV-19");
  // Only cards, or only Morale, is enough.
  const cards = table({
    A: { tracks: "Civ2", hand: ["Ostracism"] },
    B: { tracks: "Mor-6", hand: ["Altar"] },
  }).development("A");
  cards
    .rolls({ of: 1, is: 0 })
    .does("A", "power", "Ostracism", "B")
    .has({ B: { tracks: "Mor-6", hand: [] } });
});
