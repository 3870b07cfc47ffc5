import { start } from "@paravent/kernel";
import { expect, test } from "vitest";
import { packOf } from "../../content/installed.ts";
import type { DclightFacts } from "../../model/facts.ts";
import { loadDclight } from "../../node.ts";
import { BUILDINGS, CARDS, CREATURES } from "./known.ts";

test("the value knows every card, building and creature of the base pack by its name, and no others", () => {
  const { state } = start(loadDclight(), { seats: 2, options: {}, seed: "known" });
  const pack = packOf(state.facts as DclightFacts);
  const buildings = [...pack.cards.values()].filter(({ kind }) => kind === "building");
  expect(CARDS.toSorted()).toEqual([...pack.cards.keys()].toSorted());
  expect(BUILDINGS.toSorted()).toEqual(buildings.map(({ id }) => id).toSorted());
  expect(CREATURES.toSorted()).toEqual([...pack.creatures.keys()].toSorted());
});
