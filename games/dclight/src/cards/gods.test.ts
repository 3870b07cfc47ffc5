import { rule } from "@paravent/testkit/vitest";
import { expect, test } from "vitest";
import { loadBasePack } from "../node.ts";
import { table } from "../testing/index.ts";

const MIL = { order: "Mil Civ Rel" };

/** The black die shows this face and the dice this roll. */
const rolled = (black: number, dice: Record<string, string>, A = {}) =>
  table({ A: { ...MIL, ...A }, B: MIL })
    .common(2)
    .rolls({ black, ...dice })
    .rolling();

rule("zeus", "Zeus: Creature faces are neutralised", () => {
  const t = rolled(1, { red: "Creature Creature Gold", blue: "Creature Gold Gold" });
  t.is({ god: "Zeus", common: 2 })
    .has({ A: { tracks: "Cre0 G1" } })
    .offers("A", ["blue:2", "blue:3"]);
});

rule("athena", "Athena: ages cost 1 less, for everybody, until the end of the turn", () => {
  const t = table({ A: { tracks: "G2", ages: "1/1/1" }, B: { tracks: "G1 M1" } })
    .god("Athena")
    .development("B");
  t.does("B", "age", "civil").has({ B: { tracks: "G0 M0", ages: "0/1/0" } });
  rolled(2, {}).is({ god: "Athena" });
});

rule("hermes", "Hermes: accessory purchase limit +1", () => {
  const t = rolled(3, {});
  t.is({ god: "Hermes" }).offersUpTo("A", 2).does("A").does("B").offersUpTo("A", 2).does("A").offersUpTo("B", 2);
});

rule("poseidon", "Poseidon: offerings cost 2 more", () => {
  rolled(4, {}).is({ god: "Poseidon" });
  const t = table({ A: { tracks: "G6" }, B: {} })
    .god("Poseidon")
    .front("A", "Sirens")
    .offerings();
  t.splits("A", ["6G"], "pay");
});

rule(
  "hades",
  "Hades: Creature faces of priority dice count twice; common marker, promotion and purchases do not",
  () => {
    const t = rolled(5, { red: "Creature Gold Gold", blue: "Creature Gold Gold" });
    t.is({ god: "Hades", common: 4 }).has({ A: { tracks: "Cre2" } });
    t.does("A", "blue:1").has({ A: { tracks: "Cre3" } });
  },
);

rule("dionysus", "Dionysus: Morale faces of priority dice count twice, three times with the Sacred Grove", () => {
  const t = rolled(6, { red: "Morale Gold Gold", blue: "Morale Gold Gold" }, { buildings: ["Sacred Grove"] });
  t.is({ god: "Dionysus" }).has({ A: { tracks: "Mor3" }, B: { tracks: "Mor2" } });
  t.does("A", "blue:1").has({ A: { tracks: "Mor4" } });
});

test("every card, creature and god of the base pack has a test of its own", async () => {
  const { readFileSync } = await import("node:fs");
  const files = ["military", "civil", "religion", "creatures", "gods"];
  const sources = files.map((file) => readFileSync(new URL(`./${file}.test.ts`, import.meta.url), "utf8")).join("\n");
  const tested = [...sources.matchAll(/^rule\(\s*"([a-z-]+)"/gm)].map(([, id]) => id!);
  const pack = loadBasePack();
  const all = [...pack.cards.keys(), ...pack.creatures.keys(), ...pack.gods.keys()];
  expect(tested.toSorted()).toEqual(all.toSorted());
});
