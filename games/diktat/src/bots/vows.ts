import type { Seat } from "@paravent/kernel";
import type { Promised, PromiseOf } from "../politics/state/oath.ts";
import { characterOf } from "./characters.ts";
import { cyclesToCome, type Position } from "./position.ts";

/** DK-OATH-03: what a broken oath costs, in VP. */
const BREACH = 1;

/** What it costs besides for each Cycle to come: who has broken one is trusted less (`trustIn`). */
const DISTRUST = 0.05;

/** What breaking one's word costs a player in all, by calculation and by character. */
export const breachCost = (position: Position): number =>
  BREACH + characterOf(position).honour + DISTRUST * cyclesToCome(position);

/** How far another's word is trusted: half as far for each oath they have broken, as everybody can see by their VP. */
export const trustIn = ({ view }: Position, seat: Seat): number => 0.5 ** -view.players[seat]!.vpSources.oaths;

/** What an answer costs that breaks a promise of this kind: nothing, unless such a one was sworn and still binds. */
export function breach<K extends Promised["kind"]>(
  position: Position,
  kind: K,
  breaks: (promise: PromiseOf<K>) => boolean,
): number {
  const { view, me } = position;
  let broken = 0;
  for (const { expired, terms } of view.oaths) {
    if (expired || !terms) continue;
    // DK-RUL-57: once for each oath, whatever is broken of it.
    if (
      terms.some(({ by, state, promise }) => by === me && state === "open" && isKind(promise, kind) && breaks(promise))
    )
      broken++;
  }
  return broken === 0 ? 0 : broken * breachCost(position);
}

const isKind = <K extends Promised["kind"]>(promise: Promised, kind: K): promise is PromiseOf<K> =>
  promise.kind === kind;
