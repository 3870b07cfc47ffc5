import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { table } from "../../testing/index.ts";

rule(["DC-OFFER-02", "DC-RUL-23"], "creatures are faced in the order in which they appeared", () => {
  const t = table({ A: { tracks: "G9 M9 P9" }, B: { tracks: "G9 M9 P9" } })
    .front("B", "Sirens")
    .front("A", "Charybdis")
    .front("B", "Scylla")
    .offerings();
  t.asks("B", "offering").does("B", "pay", "4G").asks("A", "offering").does("A", "pay", "4M");
  t.asks("B", "offering").does("B", "pay", "4P").asks("A", "devTurn");
  t.has({ A: { defeated: ["Charybdis"] }, B: { defeated: ["Sirens", "Scylla"] } });
});

rule(
  ["DC-OFFER-03", "DC-OFFER-06", "DC-RUL-25"],
  "an individual creature is faced by its own player only, and goes",
  () => {
    const t = table({ A: { tracks: "P9" }, B: { tracks: "G9" } })
      .front("A", "Sirens")
      .offerings();
    t.has({ A: { tracks: "P6", front: [] }, B: { tracks: "G9", defeated: [] } }).is({
      discards: { creature: ["Sirens"] },
    });
    expect(t.events.filter(({ type }) => type === "creatureFaced")).toHaveLength(1);
  },
);

rule(["DC-OFFER-04", "DC-RUL-24"], "the responsible player faces a common creature first, then clockwise", () => {
  const t = table({ A: {}, B: {}, C: {} }).first("A").front("B", "Scylla", "common").offerings();
  expect(t.events.flatMap((event) => (event.type === "creatureFaced" ? [event.seat] : []))).toEqual([1, 2, 0]);
});

rule(["DC-OFFER-08", "DC-RUL-26"], "only the demanded resource lowers the cost, not the sector's own face", () => {
  const t = table({ A: { tracks: "G9" }, B: {} })
    .front("A", "Hydra")
    .rolls("Civil Civil Materials")
    .offerings();
  t.asks("A", "offering").splits("A", ["6G"], "pay");
});

rule(["DC-OFFER-10", "DC-RUL-28"], "resource and sector points mix freely", () => {
  const t = table({ A: { tracks: "M3 Mil2" }, B: {} })
    .front("A", "Nemean Lion")
    .rolls("Gold Gold Gold")
    .offerings();
  t.splits("A", ["3M 1Mil", "2M 2Mil"], "pay").refuses("A", ["pay", "2M 1Mil"], "wrongTotal");
  t.does("A", "pay", "2M 2Mil").has({ A: { tracks: "M1 Mil0" } });
});

rule(
  ["DC-OFFER-11", "DC-RUL-29"],
  "a colourless creature takes the demanded resource only, or Population with Sacrifices",
  () => {
    const t = table({ A: { tracks: "G2 Rel1 P2", hand: ["Sacrifices"] }, B: {} })
      .front("A", "Sirens")
      .offerings();
    t.asks("A", "offering").offers("A", ["Sacrifices", "refuse"]).splits("A", ["2G 2P"], "Sacrifices");
  },
);

rule(["DC-OFFER-12", "DC-RUL-30"], "who can pay may refuse, and then suffers", () => {
  const t = table({ A: { tracks: "G4 P5" }, B: {} })
    .front("A", "Sirens")
    .offerings();
  t.offers("A", ["pay", "refuse"])
    .does("A", "refuse")
    .has({ A: { tracks: "G4 P2", defeated: [] } });
});

rule(["DC-OFFER-20", "DC-RUL-14"], "no track falls below its minimum, and only Morale goes below 0", () => {
  table({ A: { tracks: "Mor-5" }, B: {} })
    .front("A", "Scylla")
    .offerings()
    .has({ A: { tracks: "Mor-6" } });
  table({ A: { tracks: "Mor1" }, B: {} })
    .front("A", "Scylla")
    .offerings()
    .has({ A: { tracks: "Mor-1" } });
  table({ A: { tracks: "P1" }, B: {} })
    .front("A", "Sirens")
    .offerings()
    .has({ A: { tracks: "P0" } });
});

rule(
  ["DC-OFFER-16", "DC-RUL-31", "DC-RUL-05"],
  "one card at most: Sacrifices only with full payment, Miracle without any",
  () => {
    const t = table({ A: { tracks: "G1 Rel3 P1", hand: ["Miracle", "Sacrifices"] }, B: {} })
      .front("A", "Sirens")
      .offerings();
    // 1 Gold and 1 Population are not 4: Sacrifices does not help.
    t.offers("A", ["Miracle", "refuse"]).refuses("A", "Sacrifices", "stillTooDear", "DC-OFFER-19");
    t.does("A", "Miracle")
      .has({ A: { tracks: "Rel1 P1", hand: ["Sacrifices"] } })
      .asks("A", "devTurn");
  },
);

rule(
  ["DC-OFFER-22", "DC-RUL-56"],
  "Miracle at will; Sacrifices with at least one Population, and not where it is demanded",
  () => {
    const rich = table({ A: { tracks: "G9 P9 Rel9", hand: ["Miracle", "Sacrifices"] }, B: {} })
      .front("A", "Sirens")
      .offerings();
    rich.offers("A", ["pay", "Miracle", "Sacrifices", "refuse"]);
    rich.splits("A", ["3G 1P", "2G 2P", "1G 3P", "4P"], "Sacrifices");
    rich.refuses("A", ["Sacrifices", "4G"], "outOfRange");

    const demanded = table({ A: { tracks: "P9 Rel9", hand: ["Sacrifices"] }, B: {} })
      .front("A", "Scylla")
      .offerings();
    demanded.offers("A", ["pay", "refuse"]);

    // Where the reprisal takes nothing Miracle may still be used.
    const needless = table({ A: { tracks: "Rel2", hand: ["Miracle"] }, B: {} })
      .front("A", "Sirens")
      .offerings();
    needless.offers("A", ["Miracle", "refuse"]);

    // At cost 0 there is nothing for Population to pay.
    const free = table({ A: { tracks: "P9 Rel9", hand: ["Sacrifices"], buildings: ["Sanctuary"] }, B: {} })
      .front("A", "Stymphalian Birds")
      .rolls("Materials Materials Gold")
      .offerings();
    free.offers("A", ["pay", "refuse"]);
  },
);

rule(["DC-TIME-07", "DC-INFO-04"], "the question does not betray the hand", () => {
  const facing = (hand: string, discard: string[] = []) =>
    table({ A: { tracks: "Rel2", hand: [hand] }, B: {} })
      .discard("religion", ...discard)
      .front("A", "Sirens")
      .offerings();
  facing("Altar").asks("A", "offering").offers("A", ["refuse"]);
  facing("Miracle").asks("A", "offering").offers("A", ["Miracle", "refuse"]);
  facing("Forge").asks("A", "devTurn");
  // All three Miracles in the discard pile, and Sacrifices would not suffice.
  facing("Altar", ["Miracle", "Miracle", "Miracle"]).asks("A", "devTurn");
  facing("Altar", ["Miracle", "Miracle"]).asks("A", "offering");
});

rule(["DC-TIME-04", "DC-OFFER-14"], "nobody is asked where a reprisal leaves no choice", () => {
  const sphinx = (hand: string[]) =>
    table({ A: { hand }, B: {} }).front("A", "Sphinx").rolls("Morale Morale Morale").offerings();
  sphinx([])
    .has({ A: { tracks: "Mor-1" } })
    .asks("A", "devTurn");
  sphinx(["Forge"])
    .has({ A: { hand: [], tracks: "Mor-1" } })
    .is({ discards: { military: ["Forge"] } });
  const two = sphinx(["Forge", "Market"]).asks("A", "chooseDiscard").offers("A", ["Forge", "Market"]);
  expect(two.view("B").players[0]!.hand).toEqual({ military: 1, civil: 1, religion: 0 });
  two.does("A", "Market").has({ A: { hand: ["Forge"], tracks: "Mor-1" } });
  // Equal cards are a choice as well.
  sphinx(["Market", "Market"]).asks("A", "chooseDiscard").offers("A", ["Market"]);

  const charybdis = (tracks: string) => table({ A: { tracks }, B: {} }).front("A", "Charybdis").offerings();
  charybdis("G1 P2")
    .has({ A: { tracks: "G0 P0" } })
    .asks("A", "devTurn");
  charybdis("P9")
    .has({ A: { tracks: "P6" } })
    .asks("A", "devTurn");
});

rule(["DC-OFFER-22", "DC-RUL-56"], "Sacrifices needs Population to give, and something to pay", () => {
  const facing = (tracks: string, faces: string) =>
    table({ A: { tracks, hand: ["Sacrifices"] }, B: {} })
      .front("A", "Lamia")
      .rolls(faces)
      .offerings();
  facing("G9 Rel1 P1", "Morale Morale Morale").offers("A", ["pay", "Sacrifices", "refuse"]);
  facing("G9 Rel1", "Morale Morale Morale")
    .offers("A", ["pay", "refuse"])
    .refuses("A", ["Sacrifices", "4G"], "noneToSacrifice", "DC-OFFER-22");
  // At a cost of 0 there is nothing to pay with Population.
  table({ A: { tracks: "Rel1 P3", hand: ["Sacrifices"], buildings: ["Sanctuary"] }, B: {} })
    .front("A", "Lamia")
    .rolls("Gold Gold Morale")
    .offerings()
    .offers("A", ["pay", "refuse"]);
});
