import type { Effect, PlayerView } from "@paravent/diktat";
import { cabalRef, cardRef, markerRef, screenRef } from "@paravent/diktat/refs";
import type { Seat } from "@paravent/kernel";
import { effectsOf, elementOf } from "../elements/element.ts";
import type { Seen } from "../seen/seen.ts";

interface Changes {
  readonly delta: number;
  readonly set: number | null;
}

/** What the passive effects of somebody's elements make of a stat, by what lies open. */
export function changesOf(seen: Seen, seat: Seat, stat: string): Changes {
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
