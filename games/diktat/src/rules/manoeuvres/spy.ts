import { become, end, next, pick, type Ref, type Refusal, refuse, type Seat } from "@paravent/kernel";
import { packOf } from "../../content/installed.ts";
import { findPawn } from "../../model/base/piles.ts";
import { OTHERS } from "../../names/names.ts";
import * as calls from "../calls/manoeuvres.ts";
import { pilesWithin } from "../count.ts";
import { isAwaited, raise } from "../effects/raise.ts";
import { setting } from "../effects/stats.ts";
import {
  after,
  asks,
  type DiktatRules,
  type Facts,
  numberIn,
  pawnRef,
  procedure,
  SECRET_CARD,
  STOP,
} from "../write.ts";

/** Manoeuvre 2: look at up to 2 elements, plus 1 per Spy token, one after another (DK-MAN-SPY-01, -06). */
export const spy = procedure(calls.spy, {
  begin: (g, f) => become(calls.looks, spying(g.facts, f.by)),
});

export const spying = (s: Facts, by: Seat): calls.Looks => ({
  by,
  most: packOf(s).constants.spyBase,
  tokens: true,
  pawnsOnly: false,
  piles: null,
  manoeuvre: true,
});

/** Looks one after another, by the Manoeuvre or by an effect. What waits for a Manoeuvre learns which piles were looked into. */
export const looks = procedure(calls.looks, {
  /** SP.n: naming and looking are one step. The first look is due, the others may be declined (DK-RUL-14). */
  look: after(
    "look",
    asks({
      subject: "diktat/chooseSpyTarget",
      rule: "DK-MAN-SPY-02",
      inside: (_, f) => f.atOnce === true && !f.looked,
      of: (_, f) => f.by,
      what(s, f) {
        // A Spy token given away meanwhile takes its look with it (DK-RUL-16).
        const targets = f.looked && !hasLooksLeft(s, f) ? [] : targetsOf(s, f);
        // With one look done the Manoeuvre is carried out, even if nothing is left to look at (section 3.7).
        if (f.looked) targets.push(STOP);
        return pick(targets);
      },
      closed: whyNotLook,
      then(g, f, [target]) {
        if (target === STOP) {
          f.stopped = true;
          return next("done");
        }
        lookAt(g, f.by, target);
        f.looked = [...(f.looked ?? []), target];
        noteLookInto(g.facts, f, target);
        return next(maySeeMore(g.facts, f) ? "look" : "done");
      },
    }),
  ),

  /** The last element is put back: until here it can be shown (DK-RUL-51). */
  done: after("looked", (g, f) => {
    // A Spy token received meanwhile adds a look.
    if (!f.stopped && maySeeMore(g.facts, f)) return next("look");
    if (!f.manoeuvre || !isAwaited(g.facts, "spyDone")) return end();
    return raise(g, "spyDone", { by: f.by, looked: f.into ?? [] }, null);
  }),
});

function noteLookInto(s: Facts, f: calls.Looks, target: Ref): void {
  const { id } = (target === SECRET_CARD ? null : findPawn(s, numberIn(target))?.pile) ?? {};
  if (id !== undefined && !f.into?.includes(id)) f.into = [...(f.into ?? []), id];
}

/** DK-RUL-16: how many looks there are is read anew before each. */
function hasLooksLeft(s: Facts, f: Readonly<calls.Looks>): boolean {
  return f.looked!.length < f.most + (f.tokens ? s.players[f.by]!.spyTokens : 0);
}

function maySeeMore(s: Facts, f: Readonly<calls.Looks>): boolean {
  return hasLooksLeft(s, f) && targetsOf(s, f).length > 0;
}

function targetsOf(s: Facts, f: Readonly<calls.Looks>): Ref[] {
  const piles = f.within ? pilesWithin(s, f.piles!, f.within) : f.piles;
  const all = spyTargets(s, f.by, f.looked ?? [], piles);
  return f.pawnsOnly ? all.filter((ref) => ref !== SECRET_CARD) : all;
}

/** What cannot be looked at, among what one might expect to: seen already, or under a false bottom. */
function whyNotLook(s: Facts, f: Readonly<calls.Looks>): Record<Ref, Refusal> {
  const closed: Record<Ref, Refusal> = f.looked ? {} : { [STOP]: refuse("firstIsDue", "DK-RUL-14") };
  for (const { owner, pawns } of s.piles)
    if (owner !== f.by && pawns.length > 1 && hidesBottom(s, owner))
      closed[pawnRef(pawns.at(-1)!.id)] = refuse("falseBottom", "DK-MAN-SPY-02", { pawns: pawns.length });
  for (const ref of f.looked ?? []) closed[ref] = refuse("lookedAlready", "DK-RUL-15");
  return closed;
}

/** DK-MAN-SPY-02, -03: any pawn of any pile, own ones too, and the secret card; none twice (DK-RUL-15). */
export function spyTargets(s: Facts, by: Seat, looked: readonly Ref[], piles: readonly number[] | null = null): Ref[] {
  const targets: Ref[] = [];
  for (const pile of s.piles) {
    if (piles && !piles.includes(pile.id)) continue;
    const shown = pile.owner === by || !hidesBottom(s, pile.owner) || pile.pawns.length < 2;
    const last = shown ? pile.pawns.length : pile.pawns.length - 1;
    for (let i = 0; i < last; i++) {
      const ref = pawnRef(pile.pawns[i]!.id);
      if (!looked.includes(ref)) targets.push(ref);
    }
  }
  if (s.secret && !piles && !looked.includes(SECRET_CARD)) targets.push(SECRET_CARD);
  return targets;
}

/** False Bottom: the lowest pawn of a pile of two or more can be neither looked at nor targeted. */
export function hidesBottom(s: Facts, owner: Seat): boolean {
  return owner !== OTHERS && setting(s, owner, "hiddenBottom") === true;
}

/** Whether there is anything to look at; quicker than listing it. */
export function hasSpyTarget(s: Facts, by: Seat): boolean {
  // Of every pile at least the upper pawn can be looked at, of one's own all.
  return s.secret !== null || (s.piles.length > 0 && spyTargets(s, by, []).length > 0);
}

/** `together`: with what is being looked at already, as when a whole pile is looked through. */
export function lookAt(g: DiktatRules, seat: Seat, target: Ref, together = false): void {
  if (target === SECRET_CARD) {
    g.emit({ type: "secretCardLookedAt", seat, card: g.facts.secret!.card });
    return;
  }
  const id = numberIn(target);
  const { pile, position } = findPawn(g.facts, id)!;
  const { kind } = pile.pawns[position - 1]!;
  const { owner, sector } = pile;
  const looked = { type: "pawnLookedAt", seat, pawn: id, owner, sector, position, kind } as const;
  g.emit(together ? { ...looked, together } : looked);
}
