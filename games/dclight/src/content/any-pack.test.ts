import { readFile } from "@paravent/content";
import { Rng, seedWords } from "@paravent/kernel";
import { describeViolation, randomGames } from "@paravent/testkit";
import { expect, test } from "vitest";
import type { z } from "zod";
import { dclight } from "../dclight.ts";
import { basePackFiles } from "../node.ts";
import { packWith } from "../testing/index.ts";
import { Effect, Passive, Reprisal } from "./effects.ts";
import { misfitsOfCard, misfitsOfGod } from "./fit.ts";
import { CardsFile, CreaturesFile, GodsFile } from "./schema.ts";

/** Something a schema may take, made up at random. */
function makeUp(schema: z.core.$ZodType, rng: Rng): unknown {
  const { def } = schema._zod as { def: z.core.$ZodTypes["_zod"]["def"] };
  const pick = <T>(list: readonly T[]): T => list[rng.below(list.length)]!;
  switch (def.type) {
    case "object":
      return Object.fromEntries(Object.entries(def.shape).map(([key, member]) => [key, makeUp(member, rng)]));
    case "union":
      return makeUp(pick(def.options), rng);
    case "array":
      return Array.from({ length: 1 + rng.below(3) }, () => makeUp(def.element, rng));
    case "enum":
      return pick(Object.values(def.entries));
    case "literal":
      return pick(def.values);
    case "number":
      return rng.below(9) - 3;
    default:
      throw new Error(`nothing is made up for ${def.type}`);
  }
}

/** Up to three words that fit. */
function anyOf<T>(schema: z.ZodType<T>, rng: Rng, fits: (words: T[]) => boolean): T[] {
  for (;;) {
    const made = Array.from({ length: 1 + rng.below(3) }, () => schema.safeParse(makeUp(schema, rng)));
    const words = made.flatMap((one) => (one.success ? [one.data] : []));
    if (words.length === made.length && fits(words)) return words;
  }
}

const base = basePackFiles();
const { cards } = readFile(base, "cards.yaml", CardsFile);
const { gods } = readFile(base, "gods.yaml", GodsFile);
const { creatures } = readFile(base, "creatures.yaml", CreaturesFile);

function anyPack(rng: Rng) {
  const named = <T extends { id: string }>(items: readonly T[], make: (item: T) => object) =>
    Object.fromEntries(items.map((item) => [item.id, make(item)]));
  return packWith({
    cards: named(cards, (card) => ({
      effects: anyOf(Effect, rng, (effects) => misfitsOfCard({ ...card, effects }).length === 0),
    })),
    gods: named(gods, () => ({ effects: anyOf(Passive, rng, (effects) => misfitsOfGod({ effects }).length === 0) })),
    creatures: named(creatures, () => ({ reprisal: anyOf(Reprisal, rng, () => true) })),
  });
}

test.each([1, 2, 3, 4, 5, 6])("any pack the reader takes is played to its end, by all laws (%i)", (seed) => {
  const game = dclight(anyPack(new Rng(seedWords(`pack ${seed}`))));
  const { violations, met } = randomGames(game, { games: 6, players: [2, 3, 4], seed: `any ${seed}`, every: 25 });
  expect(violations.map(describeViolation)).toEqual([]);
  expect(met.events.has("gameEnded")).toBe(true);
});
