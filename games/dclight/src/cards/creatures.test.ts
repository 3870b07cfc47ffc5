import { rule } from "@paravent/testkit/vitest";
import type { PlayerSetup } from "../testing/index.ts";
import { table } from "../testing/index.ts";

const NEUTRAL = "Morale Morale Morale";
const COLOURLESS = ["Sirens", "Charybdis", "Scylla"];

function facing(creature: string, A: PlayerSetup) {
  const position = table({ A, B: {} }).front("A", creature);
  return (COLOURLESS.includes(creature) ? position : position.rolls(NEUTRAL)).offerings();
}

/** The creature is defeated for its printed cost, in the demanded resource and, if it has a colour, in sector points. */
function defeated(creature: string, cost: number, demand: string, sector: string | null, vp: number): void {
  const paid = facing(creature, { tracks: `${demand}${cost}` });
  paid.splits("A", [`${cost}${demand}`], "pay").does("A", "pay", `${cost}${demand}`);
  paid.has({ A: { tracks: `${demand}0`, defeated: [creature], score: { creatures: vp } } });
  if (sector === null) return;
  const other = facing(creature, { tracks: `${sector}${cost}` }).does("A", "pay", `${cost}${sector}`);
  other.has({ A: { tracks: `${sector}0`, defeated: [creature] } });
  // Its own dice: Creature faces raise, the demanded resource lowers.
  const full = { G: "Gold", M: "Materials", P: "Population" }[demand]!;
  const lucky = table({ A: { tracks: `${demand}${cost}` }, B: {} })
    .front("A", creature)
    .rolls(`Creature ${full} ${full}`)
    .offerings();
  lucky.splits("A", [`${cost - 1}${demand}`], "pay");
}

/** What a player who can pay nothing is left with. */
function reprisal(
  creature: string,
  before: PlayerSetup,
  after: Parameters<ReturnType<typeof facing>["has"]>[0][string],
): void {
  const t = facing(creature, before).has({ A: { ...after, defeated: [] } });
  t.asks("A", "devTurn");
}

rule("hydra", "Hydra: 6 Gold or Civil, 4 VP; lose a Civil age", () => {
  defeated("Hydra", 6, "G", "Civ", 4);
  reprisal("Hydra", { ages: "2/2/2" }, { ages: "2/1/2" });
});

rule("sirens", "Sirens: 4 Gold, 3 VP; lose 3 Population", () => {
  defeated("Sirens", 4, "G", null, 3);
  reprisal("Sirens", { tracks: "P5" }, { tracks: "P2" });
});

rule("charybdis", "Charybdis: 4 Materials, 3 VP; lose 3 resources", () => {
  defeated("Charybdis", 4, "M", null, 3);
  const t = facing("Charybdis", { tracks: "G2 M2 P2" });
  t.asks("A", "chooseLoss")
    .does("A", "1G 1M 1P")
    .has({ A: { tracks: "G1 M1 P1" } });
});

rule("scylla", "Scylla: 4 Population, 3 VP; lose 2 Morale", () => {
  defeated("Scylla", 4, "P", null, 3);
  reprisal("Scylla", { tracks: "Mor3" }, { tracks: "Mor1" });
});

rule("minotaur", "Minotaur: 6 Population or Military, 4 VP; lose a Military age", () => {
  defeated("Minotaur", 6, "P", "Mil", 4);
  reprisal("Minotaur", { ages: "3/1/1" }, { ages: "2/1/1" });
});

rule("cyclops", "Cyclops: 5 Materials or Military, 3 VP; lose 3 Materials", () => {
  defeated("Cyclops", 5, "M", "Mil", 3);
  reprisal("Cyclops", { tracks: "M4" }, { tracks: "M1" });
});

rule("chimera", "Chimera: 6 Gold or Military, 4 VP; lose a building worth at most 3 VP", () => {
  defeated("Chimera", 6, "G", "Mil", 4);
  reprisal("Chimera", { buildings: ["Theatre", "Market"] }, { buildings: ["Theatre"] });
  reprisal("Chimera", { buildings: ["Theatre"] }, { buildings: ["Theatre"] });
  const t = facing("Chimera", { buildings: ["Theatre", "Market", "Temple"] });
  t.asks("A", "chooseLostBuilding").offers("A", ["A.Market", "A.Temple"]).does("A", "Temple");
  t.has({ A: { buildings: ["Theatre", "Market"] } }).is({ discards: { religion: ["Temple"] } });
});

rule("nemean-lion", "Nemean Lion: 4 Materials or Military, 3 VP; lose 2 Population", () => {
  defeated("Nemean Lion", 4, "M", "Mil", 3);
  reprisal("Nemean Lion", { tracks: "P3" }, { tracks: "P1" });
});

rule("erymanthian-boar", "Erymanthian Boar: 4 Population or Military, 3 VP; lose 2 Materials", () => {
  defeated("Erymanthian Boar", 4, "P", "Mil", 3);
  reprisal("Erymanthian Boar", { tracks: "M3" }, { tracks: "M1" });
});

rule("geryon", "Geryon: 8 Gold or Military, 6 VP; lose 4 resources", () => {
  defeated("Geryon", 8, "G", "Mil", 6);
  const t = facing("Geryon", { tracks: "G3 M3 P3" });
  t.asks("A", "chooseLoss")
    .does("A", "2G 2P")
    .has({ A: { tracks: "G1 M3 P1" } });
});

rule("sphinx", "Sphinx: 5 Gold or Civil, 3 VP; discard a card and lose 1 Morale", () => {
  defeated("Sphinx", 5, "G", "Civ", 3);
  const t = facing("Sphinx", { tracks: "Mor2", hand: ["Forge", "Barracks"] });
  t.asks("A", "chooseDiscard")
    .does("A", "Barracks")
    .has({ A: { hand: ["Forge"], tracks: "Mor1" } });
});

rule("harpies", "Harpies: 4 Population or Civil, 3 VP; lose 2 Gold", () => {
  defeated("Harpies", 4, "P", "Civ", 3);
  reprisal("Harpies", { tracks: "G3" }, { tracks: "G1" });
});

rule("stymphalian-birds", "Stymphalian Birds: 4 Materials or Civil, 2 VP; lose 2 Morale", () => {
  defeated("Stymphalian Birds", 4, "M", "Civ", 2);
  reprisal("Stymphalian Birds", { tracks: "Mor0" }, { tracks: "Mor-2" });
});

rule("talos", "Talos: 7 Materials or Civil, 5 VP; lose 3 sector points", () => {
  defeated("Talos", 7, "M", "Civ", 5);
  const t = facing("Talos", { tracks: "Mil2 Civ1 Rel2 G5" });
  t.asks("A", "chooseLoss")
    .does("A", "2Mil 1Rel")
    .has({ A: { tracks: "Mil0 Civ1 Rel1 G5" } });
});

rule("medusa", "Medusa: 6 Gold or Religion, 4 VP; lose 3 Population and 1 Morale", () => {
  defeated("Medusa", 6, "G", "Rel", 4);
  reprisal("Medusa", { tracks: "P4 Mor1" }, { tracks: "P1 Mor0" });
});

rule("cerberus", "Cerberus: 6 Population or Religion, 4 VP; lose a Religion age", () => {
  defeated("Cerberus", 6, "P", "Rel", 4);
  reprisal("Cerberus", { ages: "1/1/1" }, { ages: "1/1/0" });
});

rule("python", "Python: 5 Materials or Religion, 3 VP; lose 3 Religion", () => {
  defeated("Python", 5, "M", "Rel", 3);
  reprisal("Python", { tracks: "Rel4" }, { tracks: "Rel1" });
});

rule("lamia", "Lamia: 4 Gold or Religion, 3 VP; lose 2 Population", () => {
  defeated("Lamia", 4, "G", "Rel", 3);
  reprisal("Lamia", { tracks: "P1" }, { tracks: "P0" });
});

rule("ketos", "Cetus: 5 Population or Religion, 4 VP; lose 2 Gold and 1 Morale", () => {
  defeated("Cetus", 5, "P", "Rel", 4);
  reprisal("Cetus", { tracks: "G3 Mor1" }, { tracks: "G1 Mor0" });
});

rule("typhon", "Typhon: 9 Materials or Religion, 7 VP; lose a building and 1 Morale", () => {
  defeated("Typhon", 9, "M", "Rel", 7);
  reprisal("Typhon", { buildings: ["Colossus"], tracks: "Mor1" }, { buildings: [], tracks: "Mor0" });
  const t = facing("Typhon", { buildings: ["Colossus", "Market"] });
  t.asks("A", "chooseLostBuilding")
    .does("A", "Market")
    .has({ A: { buildings: ["Colossus"], tracks: "Mor-1" } });
});
