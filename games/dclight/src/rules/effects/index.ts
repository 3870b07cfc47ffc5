import { type BranchAnswer, branch, form, type Json, type Shape } from "@paravent/kernel";
import { type Deed, isHostile, type Use as Word } from "../../content/effects.ts";
import type { DclightRules, Facts } from "../write.ts";
import { destroyBuildingVerb } from "./destruction.ts";
import { drawVerb, oppDiscardVerb } from "./hands.ts";
import { commonVerb, creatureVerb, oppCreatureVerb } from "./markers.ts";
import { gainVerb, oppLoseVerb, payVerb, stealVerb } from "./points.ts";
import type { Of, Use, Verb } from "./verb.ts";

export type { Use } from "./verb.ts";

/** The verbs by their words: one entry per deed of the vocabulary. */
const VERBS: { readonly [W in Deed["do"]]: Verb<Of<W>> } = {
  gain: gainVerb,
  pay: payVerb,
  creature: creatureVerb,
  common: commonVerb,
  draw: drawVerb,
  oppLose: oppLoseVerb,
  steal: stealVerb,
  oppCreature: oppCreatureVerb,
  oppDiscard: oppDiscardVerb,
  destroyBuilding: destroyBuildingVerb,
};

const verbOf = (deed: Deed): Verb<Deed> => VERBS[deed.do] as Verb<Deed>;

/** Nothing more to name. */
export const NOTHING = "nothing";

/**
 * What has to be named to use these effects: a shape, nothing, or null when they cannot be used at all (DC-DEV-19). All
 * deeds must be possible and one of them, other than a payment, must change something, for a hostile card on its target.
 */
export function useShape(s: Facts, use: Use, effects: readonly Word[]): Shape | typeof NOTHING | null {
  const hostile = effects.some(isHostile);
  let changing = 0;
  for (const effect of effects) {
    if (!can(s, use, effect)) return null;
    if ((!hostile || isHostile(effect)) && changes(s, use, effect)) changing++;
  }
  if (changing === 0) return null;
  const asking = effects.filter(asks);
  if (asking.length === 0) return NOTHING;
  const shapes = asking.map((effect) => ask(s, use, effect, changing === 1 && changes(s, use, effect)));
  if (shapes.length === 1) return shapes[0]!;
  return form(Object.fromEntries(asking.map((effect, i) => [fieldOf(asking, effect), shapes[i]!])));
}

/** Carries the effects out in the listed order. Says whether something of the target has changed. */
export function carryOut(g: DclightRules, use: Use, effects: readonly Word[], named: Json): boolean {
  const asking = effects.filter(asks);
  let changed = false;
  for (const effect of effects) {
    const own = !asking.includes(effect)
      ? null
      : asking.length === 1
        ? named
        : (named as Record<string, Json>)[fieldOf(asking, effect)]!;
    if (run(g, use, effect, own)) changed = true;
  }
  return changed;
}

/** The name of an effect's part of the answer: its word, with a number where the word stands twice. */
function fieldOf(asking: readonly Word[], effect: Word): string {
  const same = asking.filter((other) => other.do === effect.do);
  return same.length === 1 ? effect.do : `${effect.do}${same.indexOf(effect) + 1}`;
}

/** The options of a choice between deeds that can be used, by the word each begins with. */
function options(s: Facts, use: Use, effect: Extract<Word, { do: "oneOf" }>) {
  return effect.options.flatMap((deeds) => {
    const more = useShape(s, use, deeds);
    if (more === null) return [];
    return [more === NOTHING ? { name: deeds[0]!.do } : { name: deeds[0]!.do, ask: more }];
  });
}

function can(s: Facts, use: Use, effect: Word): boolean {
  return effect.do === "oneOf" ? options(s, use, effect).length > 0 : verbOf(effect).can(s, use, effect);
}

function changes(s: Facts, use: Use, effect: Word): boolean {
  return effect.do === "oneOf" || verbOf(effect).changes(s, use, effect);
}

function asks(effect: Word): boolean {
  return effect.do === "oneOf" || verbOf(effect).asks(effect);
}

function ask(s: Facts, use: Use, effect: Word, alone: boolean): Shape {
  return effect.do === "oneOf" ? branch(options(s, use, effect)) : verbOf(effect).ask(s, use, effect, alone);
}

function run(g: DclightRules, use: Use, effect: Word, named: Json): boolean {
  if (effect.do !== "oneOf") return verbOf(effect).run(g, use, effect, named);
  const { branch: word, value } = named as unknown as BranchAnswer;
  const deeds = effect.options.find(([first]) => first!.do === word)!;
  return carryOut(g, use, deeds, value ?? null);
}
