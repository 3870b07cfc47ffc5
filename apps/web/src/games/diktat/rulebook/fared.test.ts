import { loadBasePack } from "@paravent/diktat/node";
import { expect, test } from "vitest";
import fared from "./fared.json" with { type: "json" };

test("the figures of the gallery were made with the pack as it is", () => {
  const { id, cards, cabals, cabalCards, sectors } = loadBasePack();
  // If not: npm run sim -- --game diktat --players 4 --games 2000 --seed gallery --bots casual --figures <this file>
  expect(fared.rules).toBe(id);
  const names = Object.entries({ cabals, "cabal-cards": cabalCards, opportunities: cards, sectors }).flatMap(
    ([list, all]) => [...all.keys()].map((one) => `${list}/${one}`),
  );
  expect(Object.keys(fared.things).sort()).toEqual(names.sort());
});
