import { end, next, pick } from "@paravent/kernel";
import { z } from "zod";
import { fixed } from "../../content/checking.ts";
import type { OpOf } from "../../content/effects.ts";
import { Amount, PileFilter } from "../../content/vocabulary.ts";
import { findPawn } from "../../model/base/piles.ts";
import type { Pile } from "../../model/facts.ts";
import { OTHERS } from "../../names/names.ts";
import { asksInEffect } from "../effects/asking.ts";
import { opAt } from "../effects/body.ts";
import { ofVerb } from "../effects/calls.ts";
import { goesOnIn } from "../effects/carry-out.ts";
import { sendSleeperHomeWithLast } from "../effects/piles.ts";
import { rankOrder } from "../effects/rank.ts";
import { amountOf } from "../effects/stats.ts";
import { hasPileFor, pilesFor } from "../effects/targets.ts";
import type { Verb } from "../effects/verb.ts";
import { type DiktatRules, numberIn, pawnRef, procedure } from "../write.ts";

const Entry = z.strictObject({
  op: z.literal("remove_pawn"),
  n: Amount,
  pile: PileFilter,
  chosen_by: z.literal("pile_owner"),
});

declare module "../../content/effects.ts" {
  interface Verbs {
    removePawn: typeof Entry;
  }
}

const removing = procedure(ofVerb<{ owners: number[] }>("diktat/removePawns"), {
  begin(g, f) {
    const op = opAt<"removePawn">(g.facts, f);
    const piles = pilesFor(g.facts, f, op.pile);
    const players = piles.filter(({ owner }) => owner !== OTHERS);
    f.owners = rankOrder(g.facts, [...new Set(players.map(({ owner }) => owner))]);
    let removed = 0;
    // Nobody chooses for the Others: their top pawn goes.
    for (const pile of piles) if (pile.owner === OTHERS) removed += discardOfOthers(g, pile, op);
    f.bound = { ...f.bound, removed };
    return next("next");
  },
  next: (_, f) => (f.owners.length > 0 ? next("pawn") : end(f.bound)),
  pawn: asksInEffect({
    subject: "diktat/removePawn",
    rule: "DK-DISC-02",
    of: (_, f) => f.owners[0]!,
    what(s, f, seat) {
      const { pile: filter, n } = opAt<"removePawn">(s, f);
      const own = pilesFor(s, f, filter).filter((pile) => pile.owner === seat);
      const refs = own.flatMap((pile) => pile.pawns.map(({ id }) => pawnRef(id)));
      return pick(refs, Math.min(amountOf(s, f, n), refs.length));
    },
    then(g, f, pawns, owner) {
      // In an order of their own: that in which they were picked is for nobody to know.
      for (const ref of pawns.toSorted()) discard(g, owner, numberIn(ref));
      f.owners.shift();
      f.bound = { ...f.bound, removed: (f.bound.removed ?? 0) + pawns.length };
      return next("next");
    },
  }),
});

function discardOfOthers(g: DiktatRules, pile: Pile, { n }: OpOf<"removePawn">): number {
  const gone = pile.pawns.slice(0, typeof n === "number" ? n : 1);
  for (const { id, kind } of gone) g.emit({ type: "othersPawnDiscarded", pawn: id, sector: pile.sector, kind });
  return gone.length;
}

function discard(g: DiktatRules, owner: number, id: number): void {
  const { pile, position } = findPawn(g.facts, id)!;
  sendSleeperHomeWithLast(g, pile);
  const { kind } = pile.pawns[position - 1]!;
  g.emit({ type: "pawnRemoved", owner, pawn: id, sector: pile.sector, kind });
}

/** Each other owner in the sector discards a pawn of their choice, unseen (Resistance). */
export const removePawn: Verb<"removePawn"> = {
  entry: Entry,
  page: {
    does: "`chosen_by` discards `n` pawns of the pile, unseen by others. It is not an Assassination.",
    otherwise: "Others pile: the top pawn. Empty pile: nothing.",
  },
  reads: ["pile.each_owner"],
  wrong: fixed,
  names: () => ["removed"],
  can: (s, using, op) => using.bound.sector === undefined || hasPileFor(s, using, op.pile),
  run: goesOnIn(removing),
  procedures: [removing],
  worth: 0.2,
};
