import { compose, end, next, pick } from "@paravent/kernel";
import { z } from "zod";
import { ownPile } from "../../content/checking.ts";
import { Amount, PileFilter } from "../../content/vocabulary.ts";
import { agentsInReserve } from "../count.ts";
import { asksInEffect } from "../effects/asking.ts";
import { opAt } from "../effects/body.ts";
import { ofVerb } from "../effects/calls.ts";
import { goesOnIn } from "../effects/carry-out.ts";
import { pileOf } from "../effects/piles.ts";
import { raise } from "../effects/raise.ts";
import { amountOf } from "../effects/stats.ts";
import { hasPileFor, pilesFor } from "../effects/targets.ts";
import type { Verb } from "../effects/verb.ts";
import { asks, numberIn, pileRef, procedure } from "../write.ts";

const Entry = z.strictObject({ op: z.literal("reinforce"), n: Amount, pile: PileFilter });

declare module "../../content/effects.ts" {
  interface Verbs {
    reinforce: typeof Entry;
  }
}

const reinforcing = procedure(ofVerb<{ pile: number }>("diktat/reinforce"), {
  pile: asksInEffect({
    subject: "diktat/choosePile",
    rule: "DK-MOVE-02",
    of: (_, f) => f.acting,
    what: (s, f) => pick(pilesFor(s, f, opAt<"reinforce">(s, f).pile).map(({ id }) => pileRef(id))),
    then(_, f, [pile]) {
      f.pile = numberIn(pile);
      return next("pawns");
    },
  }),
  pawns: asks({
    subject: "diktat/composePile",
    rule: "DK-MOVE-02",
    inside: true,
    of: (_, f) => f.acting,
    what(s, f) {
      const most = Math.min(amountOf(s, f, opAt<"reinforce">(s, f).n), agentsInReserve(s, f.acting));
      return compose(s.players[f.acting]!.agents, 1, most);
    },
    then(g, f, kinds) {
      const first = g.facts.serial;
      const { sector } = pileOf(g.facts, f.pile);
      const pawns = kinds.map((kind, i) => ({ id: first + i, kind }));
      g.emit({ type: "pawnsAdded", seat: f.acting, pile: f.pile, sector, pawns });
      return raise(g, "pawnPlaced", { by: f.acting, sector, pile: f.pile }, "done");
    },
  }),
  done: () => end(),
});

/** Adds pawns of the reserve on top of an own pile (DK-MOVE-02: pawns are placed, no pile is). */
export const reinforce: Verb<"reinforce"> = {
  entry: Entry,
  page: {
    does: "Acting puts `n` pawns of the reserve on top of one own pile. Raises `pawn_placed`, not `pile_placed`.",
    otherwise: "Not usable without an own pile.",
  },
  raises: ["pawn_placed"],
  wrong: ownPile,
  can: (s, using, op, eyes) =>
    hasPileFor(s, using, op.pile) && (eyes === "public" || agentsInReserve(s, using.acting) > 0),
  run: goesOnIn(reinforcing),
  procedures: [reinforcing],
  worth: 0.25,
};
