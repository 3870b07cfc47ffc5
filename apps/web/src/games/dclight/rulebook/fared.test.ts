import { loadBasePack } from "@paravent/dclight/node";
import { expect, test } from "vitest";
import fared from "./fared.json" with { type: "json" };

test("the figures of the gallery were made with the pack as it is", () => {
  const { id, cards, creatures, sectors } = loadBasePack();
  // If not: npm run sim -- --game dclight --players 3 --games 4000 --seed gallery --bots casual --figures <this file>
  expect(fared.rules).toBe(id);
  const count = cards.size + creatures.size + Object.keys(sectors).length;
  expect(Object.keys(fared.things)).toHaveLength(count);
});
