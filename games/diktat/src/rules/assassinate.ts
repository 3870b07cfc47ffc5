import { end, next, pick, type Ref, type Refusal, refuse, type Seat } from "@paravent/kernel";
import { packOf } from "../content/installed.ts";
import { findPawn } from "./count.ts";
import { payCompulsory } from "./power-points.ts";
import { after, asks, type Facts, numberIn, pawnRef, picked, procedure, STOP } from "./write.ts";

/** Manoeuvre 3: one Assassination, plus up to one per Assassin token, one after another (DK-MAN-KILL-01). */
export const assassinate = procedure<{ by: Seat; done?: number; pawn: number }>("diktat/assassinate", {
  /** AS.n.1. The first is due (DK-RUL-17), the others may be declined (DK-MAN-KILL-08). */
  target: after(
    "aim",
    asks({
      subject: "diktat/chooseVictim",
      rule: "DK-MAN-KILL-02",
      of: (_, f) => f.by,
      what(s, f) {
        const targets = victims(s, f.by);
        return pick(f.done && targets.length > 0 ? [...targets, STOP] : targets);
      },
      closed: (s, f) => ownPawns(s, f.by),
      then(g, f, value) {
        if (picked(value) === STOP) return end();
        f.pawn = numberIn(picked(value));
        const { pile, position } = findPawn(g.facts, f.pawn)!;
        g.emit({ type: "victimNamed", seat: f.by, pawn: f.pawn, owner: pile.owner, sector: pile.sector, position });
        return next("reveal");
      },
    }),
  ),

  /** AS.n.2, DK-MAN-KILL-04: the pawn is revealed to everybody and leaves its pile. */
  reveal: after("victimNamed", (g, f) => {
    const { pile, position } = findPawn(g.facts, f.pawn)!;
    const { kind } = pile.pawns[position - 1]!;
    g.emit({ type: "victimRevealed", seat: f.by, pawn: f.pawn, owner: pile.owner, sector: pile.sector, kind });
    return next("outcome");
  }),

  /** AS.n.3: Citizen nothing, Emissary 3 PP, Guard 2 PP to its owner and the end (DK-MAN-KILL-05 to -07). */
  outcome: after("victimRevealed", (g, f) => {
    const { owner, sector, pawn } = g.facts.victim!;
    const { emissaryBounty, guardPenalty } = packOf(g.facts).constants;
    g.emit({ type: "victimDiscarded", owner, sector, kind: pawn.kind });
    f.done = (f.done ?? 0) + 1;
    switch (pawn.kind) {
      case "citizen":
        return next("again");
      case "emissary":
        g.emit({ type: "gained", seat: f.by, what: "pp", n: emissaryBounty, rule: "DK-MAN-KILL-06" });
        return next("again");
      case "guard":
        payCompulsory(g, f.by, owner, guardPenalty, "DK-MAN-KILL-07");
        return end();
    }
  }),

  /** DK-RUL-16: Assassin tokens are counted anew before each. */
  again(g, f) {
    const allowed = 1 + g.facts.players[f.by]!.assassinTokens;
    return (f.done ?? 0) < allowed && victims(g.facts, f.by).length > 0 ? next("target") : end();
  },
});

/** DK-MAN-KILL-02: any opposing pawn of any pile. */
export function victims(s: Facts, by: Seat): Ref[] {
  const targets: Ref[] = [];
  for (const pile of s.piles) if (pile.owner !== by) for (const pawn of pile.pawns) targets.push(pawnRef(pawn.id));
  return targets;
}

/** Whether there is anybody to kill; quicker than listing them. */
export function hasVictim(s: Facts, by: Seat): boolean {
  return s.piles.some((pile) => pile.owner !== by);
}

/** DK-RUL-18: never one's own. */
function ownPawns(s: Facts, by: Seat): Record<Ref, Refusal> {
  const closed: Record<Ref, Refusal> = {};
  for (const pile of s.piles)
    if (pile.owner === by)
      for (const pawn of pile.pawns) closed[pawnRef(pawn.id)] = refuse("ownPawn", "DK-MAN-KILL-02");
  return closed;
}
