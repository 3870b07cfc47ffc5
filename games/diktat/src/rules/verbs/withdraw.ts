import { end, pick } from "@paravent/kernel";
import { z } from "zod";
import { ownPile } from "../../content/checking.ts";
import { PileFilter } from "../../content/vocabulary.ts";
import { asksInEffect } from "../effects/asking.ts";
import { opAt } from "../effects/body.ts";
import { ofVerb } from "../effects/calls.ts";
import { goesOnIn } from "../effects/carry-out.ts";
import { pileOf, sendSleeperHome } from "../effects/piles.ts";
import { hasPileFor, pilesFor } from "../effects/targets.ts";
import type { Verb } from "../effects/verb.ts";
import { numberIn, pileRef, procedure } from "../write.ts";

const Entry = z.strictObject({
  op: z.literal("withdraw"),
  pile: PileFilter,
  recover_manoeuvre: z.boolean().optional(),
});

declare module "../../content/effects.ts" {
  interface Verbs {
    withdraw: typeof Entry;
  }
}

const withdrawing = procedure(ofVerb("diktat/withdraw"), {
  pile: asksInEffect({
    subject: "diktat/choosePile",
    rule: "DK-EFF-04",
    of: (_, f) => f.acting,
    what: (s, f) => pick(pilesFor(s, f, opAt<"withdraw">(s, f).pile).map(({ id }) => pileRef(id))),
    then(g, f, [ref]) {
      const pile = pileOf(g.facts, numberIn(ref));
      const recovered = (opAt<"withdraw">(g.facts, f).recoverManoeuvre ?? false) && pile.marked;
      sendSleeperHome(g, pile);
      const kinds = pile.pawns.map(({ kind }) => kind);
      g.emit({ type: "pileWithdrawn", seat: f.acting, pile: pile.id, sector: pile.sector, kinds, recovered });
      return end();
    },
  }),
});

/** Takes an own pile back into the reserve, with its Manoeuvre pawn where the effect says so. */
export const withdraw: Verb<"withdraw"> = {
  entry: Entry,
  page: {
    does: "An own pile goes back to the reserve; with `recover_manoeuvre` its Manoeuvre pawn too, if it had one.",
    otherwise: "Tokens on it go home. Not usable without an own pile.",
  },
  wrong: ownPile,
  can: (s, using, op) => hasPileFor(s, using, op.pile),
  run: goesOnIn(withdrawing),
  procedures: [withdrawing],
  worth: 0,
};
