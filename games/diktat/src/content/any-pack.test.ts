import { playout, Rng, seedWords, start } from "@paravent/kernel";
import { expect, test } from "vitest";
import type { z } from "zod";
import { diktat } from "../diktat.ts";
import { basePackFiles } from "../node.ts";
import { ENGLISH } from "../text/say/english.ts";
import { FRENCH } from "../text/say/french.ts";
import { say } from "../text/say/index.ts";
import { effectFaults } from "./check-effects.ts";
import { readDocument } from "./document.ts";
import { EffectEntry } from "./effect-schema.ts";
import { endless } from "./event-circles.ts";
import type { PackDocument } from "./pack-document.ts";
import { packFrom } from "./read.ts";
import { circles } from "./stat-circles.ts";

const base = readDocument(basePackFiles(), null);

/** Something a schema may take, made up at random; undefined where it would lie too deep. */
function makeUp(schema: z.core.$ZodType, rng: Rng, depth: number): unknown {
  const { def } = schema._zod as { def: z.core.$ZodTypes["_zod"]["def"] };
  const pick = <T>(list: readonly T[]): T => list[rng.below(list.length)]!;
  switch (def.type) {
    case "object": {
      const made = Object.entries(def.shape)
        .filter(([, member]) => member._zod.def.type !== "optional" || rng.below(3) === 0)
        .map(([key, member]) => [key, makeUp(member, rng, depth - 1)] as const);
      return made.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(made);
    }
    case "union":
      for (let tries = 0; tries < 8; tries++) {
        const made = makeUp(pick(def.options), rng, depth - 1);
        if (made !== undefined) return made;
      }
      return undefined;
    case "array": {
      const made = Array.from({ length: depth < 0 ? 0 : rng.below(3) }, () => makeUp(def.element, rng, depth - 1));
      return made.filter((value) => value !== undefined);
    }
    case "lazy":
      return depth < 0 ? undefined : makeUp(def.getter(), rng, depth - 1);
    case "optional":
      return makeUp(def.innerType, rng, depth);
    case "enum":
      return pick(Object.values(def.entries));
    case "literal":
      return pick(def.values);
    case "number":
      return rng.below(4);
    case "boolean":
      return rng.below(2) === 0;
    case "string":
      return pick(["win", "adjacent", "most_citizens", "people"]);
    default:
      throw new Error(`nothing is made up for ${def.type}`);
  }
}

/** An effect that the reader takes on any element. */
function anyEffect(rng: Rng): EffectEntry {
  for (;;) {
    const read = EffectEntry.safeParse(makeUp(EffectEntry, rng, 9));
    if (!read.success || (read.data.do as unknown[]).length === 0) continue;
    const card = { ...base.opportunities[0]!, type: read.data.kind, effects: [read.data] };
    if (effectFaults({ sectors: [], opportunities: [card], cabals: [] }).length === 0) return read.data;
  }
}

/** Effects that close no circle among themselves: one after another is kept or left out. */
function anyEffects(rng: Rng, many: number): EffectEntry[] {
  const kept: EffectEntry[] = [];
  while (kept.length < many) {
    const effects = [...kept, anyEffect(rng)];
    const cards = base.opportunities.map((card, i) => ({ ...card, effects: effects.slice(i, i + 1) }));
    if (isSound({ ...base, opportunities: cards, sectors: [], cabals: [] })) kept.push(effects.at(-1)!);
  }
  return kept;
}

const isSound = (document: PackDocument): boolean => circles(document).length + endless(document).length === 0;

/** The base pack with all effects made up, those of the screens and of the Shadow too. */
function anyDocument(effects: readonly EffectEntry[], rng: Rng): PackDocument {
  const some = (): EffectEntry => effects[rng.below(effects.length)]!;
  const document = {
    ...base,
    opportunities: base.opportunities.map((card) => ({ ...card, effects: [some()] })),
    sectors: base.sectors.map((sector) => ({ ...sector, marker: { 1: [some()], 2: [some(), some()] } })),
    cabals: base.cabals.map((cabal) => ({
      ...cabal,
      ability: { ...cabal.ability, effects: [some()] },
      cards: cabal.cards.map((card) => ({ ...card, effects: [some()] })),
    })),
    leagues: { ...base.leagues!, shadow: { ...base.leagues!.shadow, effects: [some()] } },
  };
  return isSound(document) ? document : anyDocument(effects, rng);
}

test.each(Array.from({ length: 8 }, (_, i) => i + 1))(
  "any pack the reader takes can be said, and played to its end (%i)",
  (seed) => {
    const rng = new Rng(seedWords(`pack ${seed}`));
    const pack = packFrom(anyDocument(anyEffects(rng, 50), rng));
    for (const { effects } of pack.cards.values())
      for (const tongue of [FRENCH, ENGLISH]) expect(say(effects, tongue)).not.toMatch(/undefined|null|NaN|\[object/);
    // With a choice on every card a game is longer than any with the cards of the box.
    const printed = diktat(pack);
    const game = { ...printed, traits: { ...printed.traits, longest: 20_000 } };
    for (const [seats, options] of [
      [2, {}],
      [3, {}],
      [4, { others: true }],
      [5, { others: true, eternalNight: true, leagues: true }],
    ] as const) {
      const { state } = start(game, { seats, options, seed: `any ${seed} ${seats}` });
      playout(game, state, rng);
      expect(game.outcome(state.facts)).not.toBeNull();
      for (const law of game.laws) expect([law.name, law.check(state.facts)]).toEqual([law.name, null]);
    }
  },
);
