import { type Ref, type Refusal, type RuleId, refuse } from "@paravent/kernel";
import { isRefs, tooMany } from "../../../drafts/draft.ts";
import type { Asked, Further, Layer } from "../answer/layers.ts";
import { thingIn } from "../seen/refs.ts";
import type { Seen } from "../seen/seen.ts";
import { FINAL_AFFINITIES } from "../seen/subjects.ts";
import { texts } from "../words/index.ts";

type Layers = { readonly layers: readonly Layer[]; readonly further: Further | null };

/**
 * So many of each kind, which all have a face: a touch takes one more, and after the last one puts them all back. In which
 * order is asked of teams alone, and these have a scene of their own.
 */
export function withTally({ layers, further }: Layers, hasFace: (ref: Ref) => boolean): Layers {
  if (further?.ask.shape !== "compose") return { layers, further };
  const { supply, min, max } = further.ask;
  if (!Object.keys(supply).some(hasFace)) return { layers, further };
  const chosen = isRefs(further.draft) ? further.draft : [];
  const press = (ref: Ref) => {
    const isLast = chosen.length === max || count(chosen, ref) === supply[ref];
    if (!isLast) further.set([...chosen, ref]);
    else further.set(chosen.includes(ref) || max > 1 ? chosen.filter((other) => other !== ref) : [ref]);
  };
  return { layers: [...layers, { offered: Object.keys(supply), chosen, min, max, supply, press }], further: null };
}

const count = (chosen: readonly Ref[], ref: Ref): number => chosen.filter((other) => other === ref).length;

/** Why this cannot be chosen beside what is chosen already. */
export function whyNoMore(layer: Layer, ref: Ref, rule: RuleId): Refusal | null {
  return layer.supply?.[ref] === 0
    ? refuse("notEnough", rule, { ref, has: 0 })
    : tooMany(layer, layer.chosen, ref, rule);
}

/** Of a kind that is counted, what the reader would have of it: "3 → 2"; DK-AFF-01: what a token brings on a card. */
export function takenOf(seen: Seen, ref: Ref, { supply, chosen }: Layer, { key }: Asked): string | null {
  if (!supply) return key === FINAL_AFFINITIES || key === "placeAffinity" ? `+1 ${texts.value.seat.vp}` : null;
  const thing = thingIn(seen, ref, key);
  const isGain = key === "diktat/affinityTypes" && thing.is === "affinity";
  const have = isGain ? (seen.game.own?.affinities[thing.affinity] ?? 0) : supply[ref]!;
  const n = count(chosen, ref);
  return n === 0 ? String(have) : `${have} → ${isGain ? have + n : have - n}`;
}
