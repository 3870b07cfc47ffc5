import { call, end, next, pick, type Ref, type Seat } from "@paravent/kernel";
import { packOf } from "../content/installed.ts";
import { findPawn } from "./count.ts";
import { raise } from "./effects/raise.ts";
import { setting } from "./stats.ts";
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

interface Looks {
  by: Seat;
  /** How many looks, before Spy tokens. */
  most: number;
  /** Whether Spy tokens add to them. */
  tokens: boolean;
  pawnsOnly: boolean;
  /** Piles to which the looks are confined. */
  piles: number[] | null;
  looked?: Ref[];
}

/** Manoeuvre 2: look at up to 2 elements, plus 1 per Spy token, one after another (DK-MAN-SPY-01, -06). */
export const spy = procedure<{ by: Seat }>("diktat/spy", {
  begin: (g, f) =>
    call(
      "diktat/looks",
      { by: f.by, most: packOf(g.facts).constants.spyBase, tokens: true, pawnsOnly: false, piles: null },
      "done",
    ),

  /** What waits for the end of a Spy Manoeuvre learns which piles were looked into. */
  done: (g, f, piles) => raise(g, "spyDone", { by: f.by, looked: (piles ?? []) as number[] }, "end"),

  end: () => end(),
});

/** Looks one after another, by the Manoeuvre or by an effect. Ends with the piles looked into. */
export const looks = procedure<Looks>("diktat/looks", {
  /** SP.n: naming and looking are one step. The first look is due, the others may be declined (DK-RUL-14). */
  look: after(
    "look",
    asks({
      subject: "diktat/chooseSpyTarget",
      rule: "DK-MAN-SPY-02",
      of: (_, f) => f.by,
      what(s, f) {
        const targets = targetsOf(s, f);
        return pick(f.looked && targets.length > 0 ? [...targets, STOP] : targets);
      },
      then(g, f, value) {
        const target = picked(value);
        if (target === STOP) return next("done");
        lookAt(g, f.by, target);
        f.looked = [...(f.looked ?? []), target];
        return next("again");
      },
    }),
  ),

  /** DK-RUL-16: how many looks there are is read anew before each. */
  again(g, f) {
    const allowed = f.most + (f.tokens ? g.facts.players[f.by]!.spyTokens : 0);
    return f.looked!.length < allowed && targetsOf(g.facts, f).length > 0 ? next("look") : next("done");
  },

  done(g, f) {
    const pawns = (f.looked ?? []).filter((ref) => ref !== SECRET_CARD);
    const piles = pawns.flatMap((ref) => findPawn(g.facts, numberIn(ref))?.pile.id ?? []);
    return end([...new Set(piles)]);
  },
});

function targetsOf(s: Facts, f: Readonly<Looks>): Ref[] {
  const all = spyTargets(s, f.by, f.looked ?? [], f.piles);
  return f.pawnsOnly ? all.filter((ref) => ref !== SECRET_CARD) : all;
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
  return setting(s, owner, "hiddenBottom") === true;
}

/** Whether there is anything to look at; quicker than listing it. */
export function hasSpyTarget(s: Facts, by: Seat): boolean {
  return s.secret !== null || spyTargets(s, by, []).length > 0;
}

export function lookAt(g: DiktatRules, seat: Seat, target: Ref): void {
  if (target === SECRET_CARD) {
    g.emit({ type: "secretCardLookedAt", seat, card: g.facts.secret!.card });
    return;
  }
  const id = numberIn(target);
  const { pile, position } = findPawn(g.facts, id)!;
  const { kind } = pile.pawns[position - 1]!;
  g.emit({ type: "pawnLookedAt", seat, pawn: id, owner: pile.owner, sector: pile.sector, position, kind });
}
