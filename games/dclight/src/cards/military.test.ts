import { rule } from "@paravent/testkit/vitest";
import { table } from "../testing/index.ts";

const RICH = "G9 M9 P9 Mil9 Civ9 Rel9";

/** Builds the card from hand for its printed price. */
function built(card: string, left: string, vp: number) {
  const t = table({ A: { tracks: RICH, hand: [card] }, B: {} }).development("A");
  return t.does("A", "build", card).has({ A: { tracks: left, buildings: [card], score: { buildings: vp } } });
}

rule("mil-caserne", "Barracks: 2 Materials, 1 Population, 1 Military; 2 VP; gain 1 Military", () => {
  built("Barracks", "G9 M7 P8 Mil8 Civ9 Rel9", 2);
  const t = table({ A: { buildings: ["Barracks"] }, B: {} }).development("A");
  t.does("A", "activate", "Barracks").has({ A: { tracks: "Mil1", exhausted: ["Barracks"] } });
});

rule("mil-forge", "Forge: 1 Gold, 2 Materials, 2 Military; 2 VP; gain 1 Materials", () => {
  built("Forge", "G8 M7 P9 Mil7 Civ9 Rel9", 2);
  const t = table({ A: { buildings: ["Forge"] }, B: {} }).development("A");
  t.does("A", "activate", "Forge").has({ A: { tracks: "M1" } });
});

rule(
  "mil-remparts",
  "City Walls: 4 Materials, 2 Military; 4 VP; own buildings cannot be destroyed by opponents",
  () => {
    built("City Walls", "G9 M5 P9 Mil7 Civ9 Rel9", 4);
    const t = table({
      A: { tracks: "Mil6", hand: ["Catapults", "Siege"] },
      B: { buildings: ["City Walls", "Market"] },
      C: { buildings: ["Market"] },
    }).development("A");
    t.offers("A", ["C"], "power", "Catapults").offers("A", ["C"], "power", "Siege");
    // Creatures are not opponents.
    const chimera = table({ A: { buildings: ["City Walls", "Market"] }, B: {} })
      .front("A", "Chimera")
      .rolls("Morale Morale Morale")
      .offerings();
    chimera.has({ A: { buildings: ["City Walls"] } });
  },
);

rule("mil-tour", "Watchtower: 2 Materials, 2 Military; 2 VP; own Creature marker -1", () => {
  built("Watchtower", "G9 M7 P9 Mil7 Civ9 Rel9", 2);
  const t = table({ A: { tracks: "Cre3", buildings: ["Watchtower"] }, B: {} }).development("A");
  t.does("A", "activate", "Watchtower").has({ A: { tracks: "Cre2" } });
});

rule("mil-chantier-naval", "Shipyard: 2 Gold, 2 Materials, 2 Military; 2 VP; accessory purchase limit +1", () => {
  built("Shipyard", "G7 M7 P9 Mil7 Civ9 Rel9", 2);
  const t = table({ A: { order: "Mil Civ Rel", buildings: ["Shipyard"] }, B: { order: "Mil Civ Rel" } })
    .dice({})
    .secondary();
  t.offersUpTo("A", 2).does("A").offersUpTo("B", 2).does("B").offersUpTo("A", 2).does("A").offersUpTo("B", 1);
});

rule("mil-arsenal", "Arsenal: 2 Gold, 1 Materials, 2 Military; 3 VP; Military powers cost 1 less", () => {
  built("Arsenal", "G7 M8 P9 Mil7 Civ9 Rel9", 3);
  const t = table({
    A: { tracks: "Mil1 Civ1", hand: ["Mobilisation", "Trade"], buildings: ["Arsenal"] },
    B: {},
  }).development("A");
  t.closed("A", "Trade", "cannotPay")
    .does("A", "power", "Mobilisation")
    .has({ A: { tracks: "Mil0 P3 Civ1" } });
  // Buildings cost what they cost.
  table({ A: { tracks: "M2 Mil1", hand: ["Watchtower"], buildings: ["Arsenal"] }, B: {} })
    .development("A")
    .closed("A", "Watchtower", "cannotPay");
});

rule("mil-trophee", "Trophy: 2 Gold, 2 Materials, 3 Military; 4 VP; +1 VP per defeated creature, 4 at most", () => {
  built("Trophy", "G7 M7 P9 Mil6 Civ9 Rel9", 4);
  const scored = (defeated: string[]) => table({ A: { buildings: ["Trophy"], defeated }, B: {} }).development("A");
  scored(["Hydra"]).has({ A: { score: { buildings: 5 } } });
  scored(["Hydra", "Lamia", "Python", "Sirens", "Scylla"]).has({ A: { score: { buildings: 8 } } });
});

rule("mil-colosse", "Colossus: 3 Gold, 5 Materials, 4 Military; 8 VP", () => {
  built("Colossus", "G6 M4 P9 Mil5 Civ9 Rel9", 8).does("B", "pass").offersNo("A", "activate");
});

rule("mil-raid", "Raid: 2 Military; take 2 Gold, Materials or Population from one opponent", () => {
  const t = table({ A: { tracks: "Mil2 P12", hand: ["Raid"] }, B: { tracks: "G1 P3" }, C: {} }).development("A");
  // C has nothing to take.
  t.offers("A", ["B"], "power", "Raid").splits("A", ["1G 1P", "2P"], "power", "Raid", "B");
  // What exceeds one's own maximum is lost.
  t.does("A", "power", "Raid", "B", "1G 1P").has({ A: { tracks: "Mil0 G1 P12" }, B: { tracks: "G0 P2" } });
  const poor = table({ A: { tracks: "Mil2", hand: ["Raid"] }, B: { tracks: "M1" } }).development("A");
  poor
    .splits("A", ["1M"], "power", "Raid", "B")
    .does("A", "power", "Raid", "B", "1M")
    .has({ A: { tracks: "M1" } });
});

rule("mil-siege", "Siege: 4 Military; destroy a building worth at most 3 VP", () => {
  const t = table({
    A: { tracks: "Mil4", hand: ["Siege"] },
    B: { buildings: ["Market", "Temple", "Theatre"] },
  }).development("A");
  t.offers("A", ["B.Market", "B.Temple"], "power", "Siege", "B").does("A", "power", "Siege", "B", "Temple");
  t.has({ A: { tracks: "Mil0", destroyed: ["Temple"] }, B: { buildings: ["Market", "Theatre"] } });
  // A copy has the VP of what it copies.
  table({ A: { tracks: "Mil4", hand: ["Siege"] }, B: { buildings: [{ copies: "Theatre" }] } })
    .development("A")
    .closed("A", "Siege", "noBuildingInReach", "DC-ANX-14");
});

rule("mil-catapultes", "Catapults: 6 Military; destroy any building", () => {
  const t = table({ A: { tracks: "Mil6", hand: ["Catapults"] }, B: { buildings: ["Colossus", "Market"] } }).development(
    "A",
  );
  t.offers("A", ["B.Colossus", "B.Market"], "power", "Catapults", "B").does("A", "power", "Catapults", "B", "Colossus");
  t.has({ A: { tracks: "Mil0", score: { destroyed: 8 } }, B: { buildings: ["Market"] } });
});

rule("mil-mobilisation", "Mobilisation: 2 Military; gain 3 Population", () => {
  const t = table({ A: { tracks: "Mil2 P1", hand: ["Mobilisation"] }, B: {} }).development("A");
  t.does("A", "power", "Mobilisation")
    .has({ A: { tracks: "Mil0 P4" } })
    .is({ discards: { military: ["Mobilisation"] } });
});

rule("mil-butin", "Spoils: 3 Military; gain 4 Gold and Materials; own Creature marker +1", () => {
  const t = table({ A: { tracks: "Mil3 Cre2", hand: ["Spoils"] }, B: {} }).development("A");
  t.does("A", "power", "Spoils", "1G 3M").has({ A: { tracks: "Mil0 G1 M3 Cre3" } });
});

rule("mil-guerre-sainte", "Holy War: 2 Military; destroy a building worth at most 4 VP, or 2 Morale", () => {
  const struck = () =>
    table({
      A: { tracks: "Mil2 Mor1", hand: ["Raid"], buildings: ["Theatre", "Colossus"] },
      B: { tracks: "G2 Mil2", hand: ["Holy War"] },
    })
      .development("A")
      .does("A", "power", "Raid", "B", "2G");
  const t = struck().asks("B", "reactRetaliate").offers("B", ["A.Theatre"], "Holy War", "destroyBuilding");
  t.does("B", "Holy War", "destroyBuilding", "Theatre").has({ B: { tracks: "Mil0", destroyed: ["Theatre"] } });
  struck()
    .does("B", "Holy War", "oppLose")
    .has({ A: { tracks: "Mor-1" }, B: { tracks: "Mil0" } });
});
