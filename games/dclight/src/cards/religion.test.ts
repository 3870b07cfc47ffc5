import { rule } from "@paravent/testkit/vitest";
import { table } from "../testing/index.ts";

const RICH = "G9 M9 P9 Mil9 Civ9 Rel9";

/** Builds the card from hand for its printed price. */
function built(card: string, left: string, vp: number) {
  const t = table({ A: { tracks: RICH, hand: [card] }, B: {} }).development("A");
  return t.does("A", "build", card).has({ A: { tracks: left, buildings: [card], score: { buildings: vp } } });
}

rule("rel-autel", "Altar: 1 Gold, 2 Population, 1 Religion; 2 VP; gain 1 Religion", () => {
  built("Altar", "G8 M9 P7 Mil9 Civ9 Rel8", 2);
  table({ A: { buildings: ["Altar"] }, B: {} })
    .development("A")
    .does("A", "activate", "Altar")
    .has({ A: { tracks: "Rel1" } });
});

rule("rel-temple", "Temple: 2 Gold, 2 Materials, 2 Religion; 3 VP; pay 1 Religion, gain 1 Morale", () => {
  built("Temple", "G7 M7 P9 Mil9 Civ9 Rel7", 3);
  const t = table({ A: { tracks: "Rel1", buildings: ["Temple"] }, B: {} }).development("A");
  t.does("A", "activate", "Temple").has({ A: { tracks: "Rel0 Mor1" } });
  table({ A: { buildings: ["Temple"] }, B: {} })
    .development("A")
    .closed("A", "A.Temple", "cannotPayUse", "DC-DEV-17");
});

rule("rel-oracle", "Oracle: 2 Gold, 1 Population, 2 Religion; 3 VP; both Creature markers -1", () => {
  built("Oracle", "G7 M9 P8 Mil9 Civ9 Rel7", 3);
  const t = table({ A: { tracks: "Cre2", buildings: ["Oracle"] }, B: {} })
    .common(5)
    .development("A");
  t.does("A", "activate", "Oracle")
    .has({ A: { tracks: "Cre1" } })
    .is({ common: 4 });
  const own = table({ A: { tracks: "Cre1", buildings: ["Oracle"] }, B: {} })
    .common(0)
    .development("A");
  own
    .does("A", "activate", "Oracle")
    .has({ A: { tracks: "Cre0" } })
    .is({ common: 0 });
});

rule("rel-sanctuaire", "Sanctuary: 2 Materials, 2 Population, 2 Religion; 3 VP; own offerings cost 2 less", () => {
  built("Sanctuary", "G9 M7 P7 Mil9 Civ9 Rel7", 3);
  const t = table({ A: { tracks: "G2", buildings: ["Sanctuary"] }, B: {} })
    .front("A", "Sirens")
    .offerings();
  t.splits("A", ["2G"], "pay")
    .does("A", "pay", "2G")
    .has({ A: { defeated: ["Sirens"] } });
});

rule("rel-asclepieion", "Asclepieion: 1 Gold, 2 Population, 2 Religion; 2 VP; gain 1 resource", () => {
  built("Asclepieion", "G8 M9 P7 Mil9 Civ9 Rel7", 2);
  const t = table({ A: { tracks: "M12", buildings: ["Asclepieion"] }, B: {} }).development("A");
  // A full track would change nothing.
  t.splits("A", ["1G", "1P"], "activate", "Asclepieion")
    .does("A", "activate", "Asclepieion", "1P")
    .has({ A: { tracks: "P1" } });
});

rule(
  "rel-bosquet",
  "Sacred Grove: 1 Gold, 2 Population, 2 Religion; 2 VP; Morale faces of priority dice count twice",
  () => {
    built("Sacred Grove", "G8 M9 P7 Mil9 Civ9 Rel7", 2);
    const t = table({ A: { order: "Mil Civ Rel", buildings: ["Sacred Grove"] }, B: { order: "Mil Civ Rel" } })
      .rolls({ red: "Morale Morale Gold", blue: "Morale Gold Gold" })
      .rolling();
    t.has({ A: { tracks: "Mor4" }, B: { tracks: "Mor2" } });
    // Bought faces count once.
    t.does("A", "blue:1").has({ A: { tracks: "Mor5" } });
  },
);

rule(
  "rel-necropole",
  "Necropolis: 2 Materials, 3 Population, 3 Religion; 4 VP; +1 VP per 2 own buildings, 4 at most",
  () => {
    built("Necropolis", "G9 M7 P6 Mil9 Civ9 Rel6", 4);
    const scored = (...others: string[]) =>
      table({ A: { buildings: ["Necropolis", ...others] }, B: {} }).development("A");
    scored("Market").has({ A: { score: { buildings: 4 + 2 + 1 } } });
    scored("Market", "Altar").has({ A: { score: { buildings: 4 + 2 + 2 + 1 } } });
    // Copies count too.
    const copies = table({ A: { buildings: ["Necropolis", { copies: "Market" }] }, B: {} }).development("A");
    copies.has({ A: { score: { buildings: 4 + 2 + 1 } } });
    const nine = ["Market", "Altar", "Temple", "Oracle", "Forge", "Barracks", "Agora", "Aqueduct", "Academy"];
    scored(...nine).has({ A: { score: { buildings: 4 + 4 + 2 + 2 + 3 + 3 + 2 + 2 + 2 + 3 + 3 } } });
  },
);

rule("rel-statue", "Statue of Zeus: 4 Gold, 4 Population, 4 Religion; 8 VP", () => {
  built("Statue of Zeus", "G5 M9 P5 Mil9 Civ9 Rel5", 8);
});

rule("rel-miracle", "Miracle: 2 Religion; the reprisal is not applied, the creature is not won", () => {
  const t = table({ A: { tracks: "Rel2 P5 G9", hand: ["Miracle"] }, B: {} })
    .front("A", "Sirens")
    .offerings();
  t.does("A", "Miracle").has({ A: { tracks: "Rel0 P5 G9", defeated: [], hand: [] } });
  t.is({ discards: { religion: ["Miracle"], creature: ["Sirens"] } });
});

rule("rel-sacrifices", "Sacrifices: 1 Religion; Population pays all or part of the offering", () => {
  const t = table({ A: { tracks: "Rel1 P4", hand: ["Sacrifices"] }, B: {} })
    .front("A", "Sirens")
    .offerings();
  t.splits("A", ["4P"], "Sacrifices").does("A", "Sacrifices", "4P");
  t.has({ A: { tracks: "Rel0 P0", defeated: ["Sirens"], hand: [] } });
});

rule("rel-fete", "Dionysia: 2 Religion; gain 2 Morale", () => {
  const t = table({ A: { tracks: "Rel2 Mor11", hand: ["Dionysia"] }, B: {} }).development("A");
  t.does("A", "power", "Dionysia").has({ A: { tracks: "Rel0 Mor12" } });
});

rule("rel-malediction", "Curse: 2 Religion; an opponent's Creature marker +2", () => {
  const t = table({ A: { tracks: "Rel2", hand: ["Curse"] }, B: { tracks: "Cre1" }, C: {} }).development("A");
  t.offers("A", ["B", "C"], "power", "Curse")
    .does("A", "power", "Curse", "B")
    .has({ B: { tracks: "Cre3", front: [] } });
});

rule("rel-procession", "Procession: 2 Religion; own Creature marker -2, gain 2 Population", () => {
  const t = table({ A: { tracks: "Rel2 Cre1 P3", hand: ["Procession"] }, B: {} }).development("A");
  t.does("A", "power", "Procession").has({ A: { tracks: "Rel0 Cre0 P5" } });
});
