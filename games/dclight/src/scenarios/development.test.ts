import { rule } from "@paravent/testkit/vitest";
import { table } from "../testing/index.ts";

rule(["DC-SCN-33", "DC-DEV-01", "DC-DEV-02", "DC-DEV-03"], "the order of Development", () => {
  const rich = { tracks: "G5 Mor12" };
  const t = table({ A: rich, B: rich, C: rich }).first("A").development("A");
  t.does("A", "morale", "gold").asks("B", "devTurn").does("B", "pass");
  t.asks("C", "devTurn").does("C", "morale", "gold");
  t.asks("A", "devTurn").does("A", "morale", "gold").asks("C", "devTurn").does("C", "pass");
  t.asks("A", "devTurn").does("A", "morale", "gold").asks("A", "devTurn").does("A", "morale", "gold");
  t.asks("A", "devTurn").does("A", "pass").asks(["A", "B", "C"], "orderSectors");
});

rule(["DC-SCN-34", "DC-DEV-08", "DC-DEV-10"], "2 Morale move the creature marker back", () => {
  const t = table({ A: { tracks: "Mor3 Cre3" }, B: { passed: true } }).development("A");
  t.does("A", "morale", "creature").has({ A: { tracks: "Mor1 Cre2" } });
  t.offersNo("A", "morale").refuses("A", ["morale"], "notEnoughMorale", "DC-DEV-10");
  const sad = table({ A: { tracks: "Mor-1 Cre3" }, B: {} }).development("A");
  sad.refuses("A", ["morale"], "notEnoughMorale", "DC-DEV-10");
});

rule(["DC-SCN-35", "DC-DEV-09"], "one draw for Morale each turn", () => {
  const t = table({ A: { tracks: "Mor6", ages: "2/0/0" }, B: { passed: true } })
    .deck("military", "Forge")
    .development("A");
  t.does("A", "morale", "draw", "military").has({ A: { tracks: "Mor4", hand: ["Forge"] } });
  t.refuses("A", ["morale", "draw"], "moraleDrawUsed", "DC-DEV-09");
  t.does("A", "morale", "gold").has({ A: { tracks: "Mor2 G1" } });
});

rule(
  ["DC-SCN-36", "DC-DEV-05", "DC-DEV-12", "DC-DEV-13", "DC-DEV-14", "DC-TURN-08"],
  "a building is built and activated",
  () => {
    const t = table({ A: { tracks: "G3 M2 Civ1", hand: ["Market"] }, B: {} }).development("A");
    t.does("A", "build", "Market").has({ A: { tracks: "G2 M0 Civ0", buildings: ["Market"], exhausted: [], hand: [] } });
    t.asks("B", "devTurn").does("B", "pass");
    t.does("A", "activate", "Market").has({ A: { tracks: "G3", exhausted: ["Market"] } });
    // Activation is no action: he still acts or passes, but cannot use the Market again.
    t.asks("A", "devTurn").refuses("A", ["activate", "A.Market"], "nothingToActivate");
    t.does("A", "pass").has({ A: { exhausted: [] } });
  },
);

rule(["DC-SCN-37", "DC-DEV-06", "DC-ANX-02", "DC-ANX-07"], "no second copy of a building", () => {
  const t = table({
    A: { tracks: "G9 M9 Civ9 Mor2", buildings: ["Market"], hand: ["Market"] },
    B: { tracks: "Mil4", hand: ["Siege"] },
  }).development("A");
  t.refuses("A", ["build", "Market"], "nothingToBuild");
  t.does("A", "morale", "gold");
  // He holds a Civil card, so he is asked about Diplomacy.
  t.does("B", "power", "Siege", "A", "Market").asks("A", "reactCancel").does("A", "decline");
  t.asks("A", "devTurn").does("A", "build", "Market");
  t.has({ A: { buildings: ["Market"] }, B: { destroyed: ["Market"] } });

  const copy = table({
    A: { tracks: "G9 Civ9", buildings: ["Market"], hand: ["Industrial Espionage"] },
    B: { buildings: ["Market", "Theatre"] },
  }).development("A");
  copy.offers("A", ["B.Theatre"], "build", "Industrial Espionage");
});

rule(["DC-SCN-38", "DC-RUL-48", "DC-DEV-17"], "the Builders' Yard takes a point from the largest component", () => {
  const rich = "G9 M9 P9 Mil9 Civ9 Rel9";
  const built = (card: string, left: string) => {
    const t = table({ A: { tracks: rich, buildings: ["Builders' Yard"], hand: [card] }, B: {} }).development("A");
    t.does("A", "build", card).has({ A: { tracks: left } });
  };
  built("Theatre", "G7 M7 P9 Mil9 Civ7 Rel9");
  built("Colossus", "G6 M5 P9 Mil5 Civ9 Rel9");
  built("Altar", "G8 M9 P8 Mil9 Civ9 Rel8");
});

rule(["DC-SCN-39", "DC-RUL-48"], "Athena makes ages cheaper", () => {
  const rich = "G9 M9 P9";
  const military = table({ A: { tracks: rich, ages: "2/0/0" }, B: {} })
    .god("Athena")
    .development("A");
  military.does("A", "age", "military").has({ A: { tracks: "G7 M6 P6" } });
  const religion = table({ A: { tracks: rich }, B: {} })
    .god("Athena")
    .development("A");
  religion.does("A", "age", "religion").has({ A: { tracks: "G8 M9 P8" } });
});

rule(["DC-SCN-43", "DC-ANX-04", "DC-ANX-05", "DC-ANX-08", "DC-ANX-10"], "a copy survives its original", () => {
  const t = table({
    A: { tracks: "G1 Civ4", hand: ["Industrial Espionage"] },
    B: { buildings: ["Theatre"] },
    C: { tracks: "Mil6", hand: ["Catapults"] },
  }).development("A");
  t.does("A", "build", "Industrial Espionage", "B.Theatre");
  t.has({ A: { tracks: "G0 Civ0", buildings: ["Theatre"], score: { buildings: 4 } } }).is({ pairs: 1 });
  t.does("B", "pass").does("C", "power", "Catapults", "B", "Theatre");
  t.has({
    A: { buildings: ["Theatre"], score: { buildings: 4 } },
    B: { buildings: [], score: { buildings: 0 } },
    C: { destroyed: ["Theatre"], score: { destroyed: 4 } },
  }).is({ pairs: 1 });
  // The copy can still be activated, once there is Gold to pay.
  const later = table({ A: { tracks: "G1", buildings: [{ copies: "Theatre", pair: "orange" }] }, B: {} }).development(
    "A",
  );
  later.does("A", "activate", "Theatre").has({ A: { tracks: "G0 Mor1", exhausted: ["Theatre"] } });
});

rule(["DC-SCN-56", "DC-ANX-11", "DC-ANX-13", "DC-ANX-14", "DC-RUL-54", "DC-RUL-58"], "two copies", () => {
  const t = table({
    A: { tracks: "G9 M9 Civ9", buildings: [{ copies: "Market", of: "B" }], hand: ["Industrial Espionage", "Market"] },
    B: { buildings: ["Market"] },
    C: { buildings: ["Temple"] },
  }).development("A");
  t.offers("A", ["C.Temple"], "build", "Industrial Espionage");
  t.does("A", "build", "Industrial Espionage", "C.Temple").has({ A: { buildings: ["Market", "Temple"] } });

  const chimera = table({
    A: {
      tracks: "M9 Civ9",
      buildings: [
        { copies: "Market", of: "B" },
        { copies: "Temple", of: "C" },
      ],
      hand: ["Market"],
    },
    B: { buildings: ["Market"] },
    C: { buildings: ["Temple"] },
  })
    .front("A", "Chimera")
    .rolls("Materials Materials Materials")
    .offerings();
  chimera.asks("A", "chooseLostBuilding").offers("A", ["A.Market", "A.Temple"]).does("A", "Market");
  chimera.has({ A: { buildings: ["Temple"] }, B: { buildings: ["Market"] } });
  chimera.is({ pairs: 1, discards: { civil: ["Industrial Espionage"] } });
  chimera.asks("A", "devTurn").refuses("A", ["build", "Market"], "nothingToBuild");

  const again = table({
    A: { tracks: "G1 M9 Civ9", buildings: [{ copies: "Temple", of: "C" }], hand: ["Market"] },
    B: { buildings: ["Market"] },
    C: { buildings: ["Temple"] },
  }).development("A");
  again.does("A", "build", "Market").has({ A: { buildings: ["Temple", "Market"] } });
});
