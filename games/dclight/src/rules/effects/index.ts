import { branch, form, type Shape } from "@paravent/kernel";
import { isHostile, type Use as Word } from "../../content/effects.ts";
import type { DclightRules, Facts } from "../write.ts";
import { destroyBuildingVerb } from "./destruction.ts";
import { drawVerb, oppDiscardVerb } from "./hands.ts";
import { commonVerb, creatureVerb, oppCreatureVerb } from "./markers.ts";
import { gainVerb, oppLoseVerb, payVerb, stealVerb } from "./points.ts";
import type { Of, Use, Verb } from "./verb.ts";

export type { Owed, Use } from "./verb.ts";

/** Exactly one list of effects, told from the others by the word it begins with; only those that can be used are open. */
const oneOfVerb: Verb<Of<"oneOf">, { branch: Word["do"]; value?: unknown }> = {
  can: (s, use, effect) => effect.options.some((effects) => useShape(s, use, effects) !== null),
  changes: () => true,
  asks: () => true,
  ask: (s, use, effect) =>
    branch(
      effect.options.flatMap((effects) => {
        const more = useShape(s, use, effects);
        if (more === null) return [];
        return [more === NOTHING ? { name: effects[0]!.do } : { name: effects[0]!.do, ask: more }];
      }),
    ),
  run(g, use, effect, { branch: word, value }) {
    return carryOut(g, use, effect.options.find(([first]) => first!.do === word)!, value ?? null);
  },
};

/** The verbs by their words: one entry per word that can be carried out. */
const VERBS: { readonly [W in Word["do"]]: Verb<Of<W>> } = {
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
  oneOf: oneOfVerb,
};

const verbOf = (word: Word): Verb<Word> => VERBS[word.do] as Verb<Word>;

/** Nothing more to name. */
export const NOTHING = "nothing";

/** What is true of a list of effects whatever the position. */
interface Plan {
  readonly hostile: boolean;
  /** Effects that leave a choice, each with the name of its part of the answer: its word, numbered where it stands twice. */
  readonly asking: readonly Word[];
  readonly fields: readonly string[];
}

/** Made once for each card: content is frozen, and every turn asks. */
const plans = new WeakMap<readonly Word[], Plan>();

function planOf(effects: readonly Word[]): Plan {
  const known = plans.get(effects);
  if (known) return known;
  const asking = effects.filter((effect) => verbOf(effect).asks(effect));
  const fields = asking.map((effect) => {
    const same = asking.filter((other) => other.do === effect.do);
    return same.length === 1 ? effect.do : `${effect.do}${same.indexOf(effect) + 1}`;
  });
  const plan: Plan = { hostile: effects.some(isHostile), asking, fields };
  plans.set(effects, plan);
  return plan;
}

/**
 * What has to be named to use these effects: a shape, nothing, or null when they cannot be used at all (DC-DEV-19). All
 * effects must be possible and one of them, other than a payment, must change something, for a hostile card on its target.
 */
export function useShape(s: Facts, use: Use, effects: readonly Word[]): Shape | typeof NOTHING | null {
  if (effects.length === 1) {
    const only = effects[0]!;
    const verb = verbOf(only);
    if (!verb.can(s, use, only) || !verb.changes(s, use, only)) return null;
    return verb.asks(only) ? verb.ask(s, use, only, true) : NOTHING;
  }
  const changing = changingIn(s, use, effects);
  return changing ? namedFor(s, use, effects, changing) : null;
}

/** The same for effects that come with something else: they must be possible, and need not change anything. */
export function besideShape(s: Facts, use: Use, effects: readonly Word[]): Shape | typeof NOTHING | null {
  return changingIn(s, use, effects) === null ? null : namedFor(s, use, effects, Number.POSITIVE_INFINITY);
}

/** How many of the effects change something that counts; null when one of them is not possible. */
function changingIn(s: Facts, use: Use, effects: readonly Word[]): number | null {
  const { hostile } = planOf(effects);
  let changing = 0;
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i]!;
    const verb = verbOf(effect);
    if (!verb.can(s, use, effect)) return null;
    if ((!hostile || isHostile(effect)) && verb.changes(s, use, effect)) changing++;
  }
  return changing;
}

/** What has to be named for effects that can be used. */
function namedFor(s: Facts, use: Use, effects: readonly Word[], changing: number): Shape | typeof NOTHING {
  const { asking, fields } = planOf(effects);
  if (asking.length === 0) return NOTHING;
  const shapeOf = (effect: Word): Shape => {
    const verb = verbOf(effect);
    return verb.ask(s, use, effect, changing === 1 && verb.changes(s, use, effect));
  };
  if (asking.length === 1) return shapeOf(asking[0]!);
  return form(Object.fromEntries(asking.map((effect, i) => [fields[i]!, shapeOf(effect)])));
}

/** Carries the effects out in the listed order. Says whether something of the target has changed. */
export function carryOut(g: DclightRules, use: Use, effects: readonly Word[], named: unknown): boolean {
  if (effects.length === 1) return carryOutOne(g, use, effects[0]!, named);
  const { asking, fields } = planOf(effects);
  let changed = false;
  for (const effect of effects) {
    const at = asking.indexOf(effect);
    const own = at < 0 ? null : asking.length === 1 ? named : partOf(named, fields[at]!);
    if (carryOutOne(g, use, effect, own)) changed = true;
  }
  return changed;
}

/** What was named under this name, where several effects leave a choice. */
function partOf(named: unknown, field: string): unknown {
  return typeof named === "object" && named !== null
    ? Object.entries(named).find(([name]) => name === field)?.[1]
    : null;
}

/** DC-REACT-04: a target who is spared suffers nothing; of several effects in one choice each is looked at by itself. */
function carryOutOne(g: DclightRules, use: Use, effect: Word, named: unknown): boolean {
  if (use.spared && effect.do !== "oneOf" && isHostile(effect)) return false;
  return verbOf(effect).run(g, use, effect, named);
}
