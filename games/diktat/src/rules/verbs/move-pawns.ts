import { branch, end, next, pick, type Ref } from "@paravent/kernel";
import { z } from "zod";
import { isUpTo, ontoOwnPiles, ownPile } from "../../content/checking.ts";
import type { PileFilter as Filter } from "../../content/effects.ts";
import { Amount, PileFilter } from "../../content/vocabulary.ts";
import { findPawn } from "../../model/base/piles.ts";
import type { Pile } from "../../model/facts.ts";
import type { PawnRef } from "../../names/refs.ts";
import { asksInEffect } from "../effects/asking.ts";
import { type Doing, opAt } from "../effects/body.ts";
import { ofVerb } from "../effects/calls.ts";
import { goesOnIn } from "../effects/carry-out.ts";
import { pileOf, sendSleeperHomeWithLast } from "../effects/piles.ts";
import { raise } from "../effects/raise.ts";
import { amountOf } from "../effects/stats.ts";
import { pilesFor } from "../effects/targets.ts";
import type { Verb } from "../effects/verb.ts";
import { asks, type DiktatRules, type Facts, NOTHING, numberIn, pawnRef, pileRef, procedure } from "../write.ts";

const Entry = z.strictObject({ op: z.literal("move_pawns"), n: Amount, pile: PileFilter, to: PileFilter });

declare module "../../content/effects.ts" {
  interface Verbs {
    movePawns: typeof Entry;
  }
}

interface Moving extends Doing {
  origin: number;
  moved: number;
  onto: number[];
}

const moving = procedure(ofVerb<Moving>("diktat/movePawns"), {
  first: asksInEffect({
    subject: "diktat/movePawn",
    rule: "DK-RUL-27",
    of: (_, f) => f.acting,
    what: (s, f) => branch(pawnMoves(s, f, pilesFor(s, f, opAt<"movePawns">(s, f).pile))),
    then(g, f, move) {
      const { pile } = findPawn(g.facts, numberIn(move.branch))!;
      f.origin = pile.id;
      f.moved = 0;
      f.onto = [];
      movePawn(g, f, move);
      return next("again");
    },
  }),
  again(g, f) {
    const left = g.facts.piles.some(({ id }) => id === f.origin);
    return left && f.moved < amountOf(g.facts, f, opAt<"movePawns">(g.facts, f).n) ? next("second") : next("placed");
  },
  second: asks({
    subject: "diktat/movePawn",
    rule: "DK-RUL-27",
    inside: true,
    of: (_, f) => f.acting,
    what: (s, f) => branch([...pawnMoves(s, f, [pileOf(s, f.origin)]), { name: NOTHING }]),
    then(g, f, move) {
      if (move.branch === NOTHING) return next("placed");
      movePawn(g, f, move);
      return next("again");
    },
  }),
  /** DK-MOVE-02: pawns have been placed on each of these piles. */
  placed(g, f) {
    const onto = f.onto.shift();
    if (onto === undefined) return end();
    // What the first of them set off may have asked somebody, and the second be gone.
    const pile = g.facts.piles.find(({ id }) => id === onto);
    return pile ? raise(g, "pawnPlaced", { by: f.acting, sector: pile.sector, pile: onto }, "placed") : next("placed");
  },
});

/** Which pawn goes onto which pile. */
type PawnMove = { branch: PawnRef; value: [Ref] };

/** DK-RUL-27: own piles. */
const OWN: Filter = { owner: "self" };

function pawnMoves(s: Facts, f: Readonly<Doing>, piles: readonly Pile[]) {
  return piles.flatMap((pile) => {
    const to = pilesFor(s, f, OWN)
      .filter(({ sector }) => sector !== pile.sector)
      .map(({ id }) => pileRef(id));
    return to.length > 0 ? pile.pawns.map(({ id }) => ({ name: pawnRef(id), ask: pick(to) })) : [];
  });
}

function movePawn(g: DiktatRules, f: Moving, { branch: pawn, value: [onto] }: PawnMove): void {
  const to = numberIn(onto);
  const { pile, position } = findPawn(g.facts, numberIn(pawn))!;
  sendSleeperHomeWithLast(g, pile);
  g.emit({
    type: "pawnMoved",
    seat: f.acting,
    pawn: numberIn(pawn),
    from: pile.id,
    to,
    position,
  });
  if (!f.onto.includes(to)) f.onto.push(to);
  f.moved++;
}

/** DK-INF-12, DK-RUL-27: up to two pawns of one own pile go on top of one or two own piles in other sectors. */
export const movePawns: Verb<"movePawns"> = {
  entry: Entry,
  page: {
    does: "Up to `n` pawns of one own pile go on top of one or two own piles in other sectors. Raises `pawn_placed`.",
    otherwise: "A pile left empty disappears; its Manoeuvre pawn stays spent.",
  },
  raises: ["pawn_placed"],
  reads: ["to.max_piles", "to.other_sector"],
  wrong(step) {
    const { owner, max_piles: piles, in: sectors, looked_at: looked } = step.to;
    const most = isUpTo(step.n) ? step.n.up_to : step.n;
    const isRead = owner === "self" && sectors === undefined && looked === undefined && (piles ?? most) === most;
    return [...ownPile(step), ...ontoOwnPiles(isRead)];
  },
  playsWith: "pawns",
  can(s, using, op) {
    const [first, ...more] = pilesFor(s, using, op.pile);
    return more.some(({ sector }) => sector !== first!.sector);
  },
  run: goesOnIn(moving),
  procedures: [moving],
  worth: 0.1,
};
