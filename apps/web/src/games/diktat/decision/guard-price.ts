import type { Effect, PlayerView } from "@paravent/diktat";
import { cabalRef, cardRef, markerRef, screenRef } from "@paravent/diktat/refs";
import type { Seat } from "@paravent/kernel";
import { effectsOf, elementOf } from "../elements/element.ts";
import { OTHERS } from "../others/seen.ts";
import type { Seen } from "../seen/seen.ts";

/**
 * DK-MAN-KILL-07: what a Guard costs who kills it, by what lies open: the printed price, and what elements of the killer
 * and of the owner make of it.
 */
export function guardPrice(seen: Seen, owner: Seat): number {
  const printed = seen.pack.constants.guardPenalty;
  if (seen.you === null) return printed;
  const own = changesOf(seen, seen.you, "guardPenalty");
  if (own.set !== null) return own.set;
  const fee = owner === OTHERS ? 0 : changesOf(seen, owner, "guardFee").delta;
  return Math.max(0, printed + own.delta + fee);
}

/** DK-MAN-KILL-07: an element lets the Manoeuvre go on after a Guard. */
export const passesGuards = (seen: Seen): boolean =>
  seen.you !== null && changesOf(seen, seen.you, "guardsIgnored").set !== null;

interface Changes {
  readonly delta: number;
  readonly set: number | null;
}

/** What the passive effects of somebody's elements make of a stat. */
function changesOf(seen: Seen, seat: Seat, stat: string): Changes {
  let [delta, set]: [number, number | null] = [0, null];
  for (const { trigger, if: condition, do: ops } of effectsHeld(seen, seen.player(seat))) {
    if (trigger !== "passive" || condition.length > 0) continue;
    for (const op of ops) {
      if (op.op !== "modify" || op.stat !== stat) continue;
      if (typeof op.delta === "number") delta += op.delta;
      if (typeof op.set === "number") set = set === null ? op.set : Math.min(set, op.set);
    }
  }
  for (const one of seen.game.lasting) {
    if (one.seat !== seat || one.stat !== stat) continue;
    delta += one.delta;
    if (typeof one.set === "number") set = set === null ? one.set : Math.min(set, one.set);
  }
  return { delta, set };
}

function effectsHeld(seen: Seen, { cabal, row, cabalRow, influence }: PlayerView): Effect[] {
  const held = [
    ...(cabal ? [screenRef(cabal)] : []),
    ...row.filter(({ used }) => !used).map(({ card }) => cardRef(card)),
    ...cabalRow.filter(({ used }) => !used).map(({ card }) => cabalRef(card)),
    ...influence.filter(({ used }) => !used).map(markerRef),
  ];
  return held.flatMap((ref) => {
    const element = elementOf(seen, ref);
    return element ? effectsOf(seen, element) : [];
  });
}
