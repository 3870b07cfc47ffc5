import type { Promised, PromiseOf } from "../politics/state/oath.ts";
import type { Position } from "./position.ts";

/** DK-OATH-03: what a broken oath costs, in VP. */
const BREACH = 1;

/** What an answer costs that breaks a promise of this kind: nothing, unless such a one was sworn and still binds. */
export function breach<K extends Promised["kind"]>(
  { view, me }: Position,
  kind: K,
  breaks: (promise: PromiseOf<K>) => boolean,
): number {
  let broken = 0;
  for (const { expired, terms } of view.oaths) {
    if (expired || !terms) continue;
    // DK-RUL-57: once for each oath, whatever is broken of it.
    if (
      terms.some(({ by, state, promise }) => by === me && state === "open" && isKind(promise, kind) && breaks(promise))
    )
      broken++;
  }
  return broken * BREACH;
}

const isKind = <K extends Promised["kind"]>(promise: Promised, kind: K): promise is PromiseOf<K> =>
  promise.kind === kind;
