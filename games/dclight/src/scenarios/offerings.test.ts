import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { table } from "../testing/index.ts";

rule(["DC-SCN-22", "DC-OFFER-01"], "no creature, no Offerings", () => {
  const t = table({ A: { order: "Mil Civ Rel" }, B: { order: "Mil Civ Rel" } })
    .first("B")
    .dice({})
    .accessory();
  t.does("B").does("A").asks("B", "devTurn").is({ phase: "development" });
  expect(t.story.some((event) => event.type === "phaseBegan" && event.phase === "offerings")).toBe(false);
});

rule(["DC-SCN-24", "DC-OFFER-14", "DC-TIME-07", "DC-HAND-06"], "the Hydra is not paid", () => {
  const t = table({ A: { tracks: "G2 Civ3 P9", ages: "0/2/0", hand: ["Civ", "Civ"] }, B: {} })
    .front("A", "Hydra")
    .rolls("Creature Creature Civil")
    .offerings();
  // By his card backs he holds neither Miracle nor Sacrifices: nobody asks him.
  expect(t.events.map(({ type }) => type)).toContain("offeringRefused");
  expect(t.events).toContainEqual({
    type: "creatureFaced",
    seat: 0,
    creature: "hydra",
    dice: ["creature", "creature", "civil"],
    cost: 8,
  });
  t.has({ A: { tracks: "G2 Civ3", ages: "0/1/0", backs: "0/2/0", front: [], defeated: [] } });
  t.is({ discards: { creature: ["Hydra"] } }).asks("A", "devTurn");
});

rule(
  ["DC-SCN-25", "DC-OFFER-04", "DC-OFFER-05", "DC-OFFER-07", "DC-OFFER-15", "DC-OFFER-20"],
  "a common creature goes round until somebody defeats it",
  () => {
    const t = table({ A: {}, B: {}, C: { tracks: "M2 Mil1" }, D: { tracks: "Mil4" } })
      .first("A")
      .front("C", "Cyclops", "common")
      .rolls("Materials Gold Creature", "Materials Materials Morale")
      .offerings();
    t.has({ C: { tracks: "M0 Mil1" } });
    t.asks("D", "offering").splits("D", ["3Mil"], "pay").does("D", "pay", "3Mil");
    t.has({ D: { tracks: "Mil1", defeated: ["Cyclops"], score: { creatures: 3 } } });
    t.asks("A", "devTurn");
    expect(t.story.filter(({ type }) => type === "creatureFaced")).toHaveLength(2);
  },
);

rule(["DC-SCN-26", "DC-OFFER-06"], "all fail: the creature is discarded", () => {
  const t = table({ A: { tracks: "M1 Mil1 P1" }, B: { tracks: "P3" } })
    .front("B", "Nemean Lion", "common")
    .rolls("Gold Gold Military", "Creature Morale Gold")
    .offerings();
  t.has({ B: { tracks: "P1" }, A: { tracks: "P0 M1 Mil1" } }).is({ discards: { creature: ["Nemean Lion"] } });
  expect(t.events.flatMap((event) => (event.type === "creatureFaced" ? [event.cost] : []))).toEqual([4, 5]);
});

rule(["DC-SCN-27", "DC-OFFER-11", "DC-OFFER-20"], "the Sirens take Gold only, and no dice are rolled", () => {
  const t = table({ A: { tracks: "G3 Civ9 P2" }, B: {} })
    .front("A", "Sirens")
    .offerings();
  t.has({ A: { tracks: "G3 Civ9 P0" } }).asks("A", "devTurn");
  expect(t.events).toContainEqual({ type: "creatureFaced", seat: 0, creature: "sirens", dice: null, cost: 4 });
});

rule(["DC-SCN-28", "DC-OFFER-21"], "the cost is each player's own", () => {
  const t = table({ A: { buildings: ["Sanctuary"] }, B: {} })
    .god("Poseidon")
    .front("A", "Scylla", "common")
    .offerings();
  expect(t.events.flatMap((event) => (event.type === "creatureFaced" ? [event.cost] : []))).toEqual([4, 6]);
});

rule(["DC-SCN-29", "DC-OFFER-16", "DC-OFFER-17"], "Miracle", () => {
  const t = table({ A: { tracks: "Rel3 G1 P5 Mor2", hand: ["Miracle"] }, B: { tracks: "G9" } })
    .front("A", "Medusa", "common")
    .rolls("Creature Morale Materials")
    .offerings();
  t.asks("A", "offering").offers("A", ["Miracle", "refuse"]).refuses("A", "pay", "cannotPayOffering", "DC-OFFER-12");
  t.rolls("Gold Gold Gold").does("A", "Miracle");
  t.has({ A: { tracks: "Rel1 G1 P5 Mor2", hand: [], defeated: [] } }).is({ discards: { religion: ["Miracle"] } });
  t.asks("B", "offering").splits("B", ["3G"], "pay");
  expect(t.view("public").facing).toMatchObject({ seat: 1, creature: "medusa", cost: 3 });
});

rule(["DC-SCN-30", "DC-OFFER-18", "DC-OFFER-19"], "Sacrifices", () => {
  const t = table({ A: { tracks: "M2 Rel3 P4", hand: ["Sacrifices"] }, B: {} })
    .front("A", "Python")
    .rolls("Creature Gold Gold")
    .offerings();
  t.asks("A", "offering").offers("A", ["Sacrifices", "refuse"]);
  // Its own price is gone first: 2 Religion are left.
  t.splits("A", ["2M 2Rel 2P", "2M 1Rel 3P", "2M 4P", "1M 2Rel 3P", "1M 1Rel 4P", "2Rel 4P"], "Sacrifices");
  t.does("A", "Sacrifices", "2M 2Rel 2P");
  t.has({ A: { tracks: "M0 Rel0 P2", defeated: ["Python"], hand: [], score: { creatures: 3 } } });
});

rule(["DC-SCN-31", "DC-TIME-04"], "the loser splits a loss among what he has", () => {
  const t = table({ A: { tracks: "G1 M0 P4" }, B: {} })
    .front("A", "Charybdis")
    .offerings();
  t.asks("A", "chooseLoss").splits("A", ["1G 2P", "3P"]).refuses("A", "1M 2P", "outOfRange");
  t.does("A", "1G 2P")
    .has({ A: { tracks: "G0 P2" } })
    .asks("A", "devTurn");
});

rule(["DC-SCN-32", "DC-OFFER-09", "DC-RUL-27"], "a free offering", () => {
  const t = table({ A: {}, B: { buildings: ["Sanctuary"] } })
    .front("B", "Harpies")
    .rolls("Population Population Gold")
    .offerings();
  t.asks("B", "offering").offers("B", ["pay", "refuse"]).does("B", "pay");
  t.has({ B: { defeated: ["Harpies"], score: { creatures: 3 } } });

  const more = table({ A: {}, B: { buildings: ["Sanctuary"] } })
    .front("B", "Harpies")
    .rolls("Population Population Population")
    .offerings();
  expect(more.view("B").facing!.cost).toBe(0);
});

rule(["DC-SCN-54", "DC-TIME-07"], "asked without Miracle", () => {
  const hydra = (tracks: string) =>
    table({ A: { tracks, ages: "0/2/0", hand: ["Altar"] }, B: {} })
      .front("A", "Hydra")
      .rolls("Creature Creature Civil")
      .offerings();
  hydra("G2 Civ3 Rel2").asks("A", "offering").offers("A", ["refuse"]);
  // With one point of Religion only Sacrifices could help, and only with Population enough.
  hydra("G2 Civ3 Rel1 P2").asks("A", "devTurn");
  hydra("G2 Civ3 Rel1 P3").asks("A", "offering").offers("A", ["refuse"]);
});

rule(["DC-SCN-57", "DC-OFFER-21"], "one floor only", () => {
  const t = table({ A: { tracks: "M1", buildings: ["Sanctuary"] }, B: {} })
    .god("Poseidon")
    .front("A", "Stymphalian Birds")
    .rolls("Materials Materials Materials")
    .offerings();
  t.asks("A", "offering").splits("A", ["1M"], "pay");
});
