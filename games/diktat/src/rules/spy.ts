import { end, next, pick, type Ref, type Seat } from "@paravent/kernel";
import { packOf } from "../content/installed.ts";
import { findPawn } from "./count.ts";
import {
  after,
  asks,
  type DiktatRules,
  type Facts,
  numberIn,
  pawnRef,
  picked,
  procedure,
  SECRET_CARD,
  STOP,
} from "./write.ts";

/** Manoeuvre 2: look at up to 2 elements, plus 1 per Spy token, one after another (DK-MAN-SPY-01, -06). */
export const spy = procedure<{ by: Seat; looked?: Ref[] }>("diktat/spy", {
  /** SP.n: naming and looking are one step. The first look is due, the others may be declined (DK-RUL-14). */
  look: after(
    "look",
    asks({
      subject: "diktat/chooseSpyTarget",
      rule: "DK-MAN-SPY-02",
      of: (_, f) => f.by,
      what(s, f) {
        const targets = spyTargets(s, f.looked ?? []);
        return pick(f.looked && targets.length > 0 ? [...targets, STOP] : targets);
      },
      then(g, f, value) {
        const target = picked(value);
        if (target === STOP) return end();
        lookAt(g, f.by, target);
        f.looked = [...(f.looked ?? []), target];
        return next("again");
      },
    }),
  ),

  /** DK-RUL-16: how many looks there are is read anew before each. */
  again(g, f) {
    const looked = f.looked ?? [];
    const allowed = packOf(g.facts).constants.spyBase + g.facts.players[f.by]!.spyTokens;
    return looked.length < allowed && spyTargets(g.facts, looked).length > 0 ? next("look") : end();
  },
});

/** DK-MAN-SPY-02, -03: any pawn of any pile, own ones too, and the secret card; none twice (DK-RUL-15). */
function spyTargets(s: Facts, looked: readonly Ref[]): Ref[] {
  const targets: Ref[] = [];
  for (const pile of s.piles)
    for (const pawn of pile.pawns) {
      const ref = pawnRef(pawn.id);
      if (!looked.includes(ref)) targets.push(ref);
    }
  if (s.secret && !looked.includes(SECRET_CARD)) targets.push(SECRET_CARD);
  return targets;
}

/** Whether there is anything to look at; quicker than listing it. */
export function hasSpyTarget(s: Facts): boolean {
  return s.secret !== null || s.piles.length > 0;
}

function lookAt(g: DiktatRules, seat: Seat, target: Ref): void {
  if (target === SECRET_CARD) {
    g.emit({ type: "secretCardLookedAt", seat, card: g.facts.secret!.card });
    return;
  }
  const id = numberIn(target);
  const { pile, position } = findPawn(g.facts, id)!;
  const { kind } = pile.pawns[position - 1]!;
  g.emit({ type: "pawnLookedAt", seat, pawn: id, owner: pile.owner, sector: pile.sector, position, kind });
}
