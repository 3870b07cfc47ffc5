import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { packWith, table } from "../../testing/index.ts";

/** The base pack with another Raid. */
const raid = (...effects: object[]) => packWith({ cards: { "mil-raid": { effects } } });
const harm = { do: "oppLose", target: "one", tracks: ["gold"], n: 2 };

rule(["DC-REACT-04", "DC-RUL-42"], "what the card does to its own player, Diplomacy leaves as it is", () => {
  const pack = raid(
    harm,
    { do: "gain", tracks: ["population"], n: 3 },
    { do: "creature", n: -1 },
    { do: "common", n: 2 },
  );
  const t = table(
    { A: { tracks: "Mil2 Cre3", hand: ["Raid"] }, B: { tracks: "G4 Civ2", hand: ["Diplomacy"] } },
    pack,
  ).development("A");
  t.does("A", "power", "Raid", "B").asks("B", "reactCancel").does("B", "Diplomacy");
  t.has({ A: { tracks: "Mil0 P3 Cre2", hand: [] }, B: { tracks: "G4 Civ0 Mor1", hand: [] } }).is({ common: 2 });
  t.asks("B", "devTurn");
});

rule(
  ["DC-REACT-04", "DC-REACT-05"],
  "nothing of the player who played it is touched, and nothing is there to avenge",
  () => {
    const pack = raid(
      harm,
      { do: "steal", target: "one", tracks: ["morale"], n: 1 },
      { do: "oppCreature", target: "one", n: 3 },
      { do: "oppDiscard", target: "one", n: 1 },
    );
    const t = table(
      { A: { tracks: "Mil2", hand: ["Raid"] }, B: { tracks: "G4 Civ2 Mil2 Mor2", hand: ["Diplomacy", "Holy War"] } },
      pack,
    ).development("A");
    t.does("A", "power", "Raid", "B").does("B", "Diplomacy");
    t.has({ A: { tracks: "Mil0 Mor0" }, B: { tracks: "G4 Civ0 Mor3 Cre0", hand: ["Holy War"] } }).asks("B", "devTurn");
  },
);

rule(["DC-REACT-04", "DC-DEV-21"], "what was named for the rest of the card stands", () => {
  const pack = raid(
    { do: "pay", tracks: ["materials", "population"], n: 2 },
    { do: "steal", target: "one", tracks: ["gold", "morale"], n: 2 },
    { do: "gain", tracks: ["civil", "religion"], n: 3 },
  );
  const t = table(
    { A: { tracks: "Mil2 M2 P2", hand: ["Raid"] }, B: { tracks: "G4 Civ2", hand: ["Diplomacy"] } },
    pack,
  ).development("A");
  t.does("A", "power", "Raid", "B", "1M 1P", "2G", "1Civ 2Rel").does("B", "Diplomacy");
  t.has({ A: { tracks: "Mil0 G0 M1 P1 Civ1 Rel2" }, B: { tracks: "G4 Mor1" } });
});

rule(["DC-REACT-04", "DC-REACT-06"], "the same for a card that strikes back", () => {
  const pack = packWith({
    cards: {
      "mil-guerre-sainte": {
        effects: [
          {
            do: "oneOf",
            options: [
              [{ do: "destroyBuilding", target: "aggressor", maxVp: 4 }],
              [
                { do: "oppLose", target: "aggressor", tracks: ["morale"], n: 2 },
                { do: "gain", tracks: ["gold"], n: 1 },
              ],
            ],
          },
          { do: "gain", tracks: ["religion"], n: 1 },
        ],
      },
    },
  });
  const t = table(
    {
      A: { tracks: "Civ2 Mor3 Mil4", hand: ["Siege", "Diplomacy"] },
      B: { tracks: "Mil2", hand: ["Holy War"], buildings: ["Market"] },
    },
    pack,
  ).development("A");
  t.does("A", "power", "Siege", "B", "Market").does("B", "Holy War", "oppLose");
  t.asks("A", "reactCancel").does("A", "Diplomacy");
  t.has({ A: { tracks: "Civ0 Mor4" }, B: { tracks: "Mil0 G1 Rel1", hand: [] } }).asks("B", "devTurn");
});

rule(["DC-REACT-04", "DC-AGE-05"], "cards that a hostile card draws are drawn, cancelled or not", () => {
  const pack = raid(harm, { do: "draw", sector: "civil", look: 2, keep: 1 });
  const begin = () =>
    table(
      {
        A: { tracks: "Mil2", ages: "0/1/0", hand: ["Raid"] },
        B: { tracks: "G4 Civ2 Mil2", hand: ["Diplomacy", "Holy War"] },
      },
      pack,
    )
      .deck("civil", "Market", "Agora")
      .development("A")
      .does("A", "power", "Raid", "B", "civil");
  const spared = begin()
    .does("B", "Diplomacy")
    .has({ B: { tracks: "G4" } });
  spared
    .asks("A", "keepCard")
    .does("A", "Agora")
    .has({ A: { hand: ["Agora"] } })
    .asks("B", "devTurn");
  const struck = begin()
    .does("B", "decline")
    .has({ B: { tracks: "G2" } });
  struck
    .asks("A", "keepCard")
    .does("A", "Market")
    .has({ A: { hand: ["Market"] } })
    .asks("B", "reactRetaliate");
  expect(struck.facts.players[0]!.looked).toEqual([]);
});

rule(["DC-REACT-04", "DC-DEV-21", "DC-REACT-07"], "a card that cancels asks for what it leaves to choose", () => {
  const pack = packWith({
    cards: {
      "civ-diplomatie": {
        effects: [
          { do: "cancelHostile" },
          { do: "pay", tracks: ["civil"], n: 1 },
          { do: "gain", tracks: ["gold", "materials"], n: 2 },
          { do: "draw", sector: "religion", look: 2, keep: 1 },
        ],
      },
    },
  });
  const begin = (civil: number, ages = "0/0/1") =>
    table({ A: { tracks: "Mil2", hand: ["Raid"] }, B: { tracks: `G4 Civ${civil}`, ages, hand: ["Diplomacy"] } }, pack)
      .deck("religion", "Altar", "Temple")
      .development("A")
      .does("A", "power", "Raid", "B", "2G");
  const t = begin(3).asks("B", "reactCancel").does("B", "Diplomacy", "1G 1M", "religion");
  t.asks("B", "keepCard").does("B", "Altar");
  t.has({ A: { tracks: "G0" }, B: { tracks: "G5 M1 Civ0", hand: ["Altar"] } }).asks("B", "devTurn");
  // What it asks beyond its price must be there, and a card to be drawn: all of it is public.
  begin(2)
    .has({ B: { tracks: "G2" } })
    .asks("B", "devTurn");
  begin(3, "0/0/0")
    .has({ B: { tracks: "G2" } })
    .asks("B", "devTurn");
});

rule(["DC-DEV-17", "DC-DEV-19"], "a card is paid for before it does anything: what is left counts", () => {
  const pack = packWith({
    cards: {
      "civ-commerce": {
        effects: [
          { do: "pay", tracks: ["civil"], n: 1 },
          { do: "gain", tracks: ["gold"], n: 3 },
        ],
      },
      "rel-fete": { effects: [{ do: "gain", tracks: ["religion"], n: 2 }] },
    },
  });
  const t = (tracks: string) => table({ A: { tracks, hand: ["Trade", "Dionysia"] }, B: {} }, pack).development("A");
  t("Civ2").offersNo("A", "power").closed("A", "Trade", "cannotPayUse", "DC-DEV-17");
  t("Civ3")
    .does("A", "power", "Trade")
    .has({ A: { tracks: "Civ0 G3" } });
  // Room that the price makes is room.
  t("Rel12")
    .does("A", "power", "Dionysia")
    .has({ A: { tracks: "Rel12" } });
});

rule(["DC-HAND-03", "DC-HAND-04", "DC-DEV-07"], "a card that is played has left the hand when it draws", () => {
  const pack = packWith({
    cards: { "civ-commerce": { effects: [{ do: "draw", sector: "any", look: 1, keep: 1 }] } },
  });
  const t = table({ A: { tracks: "Civ2", ages: "1/1/0", hand: ["Trade", "Raid"] }, B: {} }, pack)
    .deck("civil", "Market")
    .development("A");
  t.offers("A", ["civil", "discard Raid"], "power", "Trade").offers(
    "A",
    ["military", "civil"],
    "power",
    "Trade",
    "discard Raid",
  );
  t.does("A", "power", "Trade", "civil").has({ A: { hand: ["Raid", "Market"] } });
});

rule(["DC-REACT-04", "DC-REACT-07"], "to cancel is an effect by itself: what comes with it may be in vain", () => {
  const pack = packWith({
    cards: {
      "civ-diplomatie": { effects: [{ do: "cancelHostile" }, { do: "gain", tracks: ["gold", "materials"], n: 2 }] },
    },
  });
  const t = table(
    { A: { tracks: "Mil2", hand: ["Raid"] }, B: { tracks: "G12 M12 Civ2", hand: ["Diplomacy"] } },
    pack,
  ).development("A");
  t.does("A", "power", "Raid", "B", "2G").splits("B", ["2G", "1G 1M", "2M"], "Diplomacy");
  t.does("B", "Diplomacy", "2M").has({ B: { tracks: "G12 M12 Civ0" } });
});
