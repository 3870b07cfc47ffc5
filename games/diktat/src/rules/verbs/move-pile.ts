import { branch, call, end, next, pick } from "@paravent/kernel";
import { z } from "zod";
import { ownPile } from "../../content/checking.ts";
import { PileFilter, SectorFilter } from "../../content/vocabulary.ts";
import type { SectorId } from "../../names/names.ts";
import { arrive } from "../../others/arrival.ts";
import { tolls } from "../calls/placing.ts";
import { asksInEffect } from "../effects/asking.ts";
import { type Doing, opAt } from "../effects/body.ts";
import { ofVerb } from "../effects/calls.ts";
import { goesOnIn } from "../effects/carry-out.ts";
import { destinations, hasDestination, hasPileFor, pilesFor } from "../effects/targets.ts";
import type { Verb } from "../effects/verb.ts";
import { fullSectors } from "../manoeuvres/send-team.ts";
import { type Facts, numberIn, pileRef, procedure, receives } from "../write.ts";
import { PLACING } from "./raised.ts";

const Entry = z.strictObject({
  op: z.literal("move_pile"),
  pile: PileFilter,
  to: SectorFilter,
  ignore_limit: z.boolean().optional(),
});

declare module "../../content/effects.ts" {
  interface Verbs {
    movePile: typeof Entry;
  }
}

interface Moving extends Doing {
  pile: number;
  to: SectorId;
  /** Sectors named and given up again for their toll. */
  tried?: SectorId[];
}

const moving = procedure(ofVerb<Moving>("diktat/movePile"), {
  move: asksInEffect({
    subject: "diktat/movePile",
    rule: "DK-RUL-25",
    of: (_, f) => f.acting,
    what: (s, f) => branch(moves(s, f)),
    closed: (s, f) => (opAt<"movePile">(s, f).ignoreLimit ? {} : fullSectors(s, f.acting)),
    then(_, f, { branch: pile, value: [to] }) {
      f.pile = numberIn(pile);
      f.to = to;
      return call(tolls, { by: f.acting, sector: f.to }, "moved");
    },
  }),
  moved: receives(tolls, (g, f, toll) => {
    if (toll === "withdrawn") f.tried = [...(f.tried ?? []), f.to];
    const pile = g.facts.piles.find(({ id }) => id === f.pile);
    // DK-SEQ-05: while the toll was asked the pile may have left, or its place been taken.
    if (toll === "withdrawn" || !pile || !destinations(g.facts, f, opAt<"movePile">(g.facts, f), pile).includes(f.to))
      return moves(g.facts, f).length > 0 ? next("move") : end();
    g.emit({ type: "pileMoved", seat: f.acting, pile: pile.id, from: pile.sector, to: f.to });
    return arrive(g, { by: f.acting, sector: f.to, pile: f.pile }, "done");
  }),
  done: () => end(),
});

function moves(s: Facts, f: Readonly<Moving>) {
  const move = opAt<"movePile">(s, f);
  return pilesFor(s, f, move.pile).flatMap((pile) => {
    const sectors = destinations(s, f, move, pile).filter((sector) => !f.tried?.includes(sector));
    return sectors.length > 0 ? [{ name: pileRef(pile.id), ask: pick(sectors) }] : [];
  });
}

/** Lifts an own pile and places it elsewhere (DK-MOVE-01): tolls, the limit and what a placed pile triggers apply. */
export const movePile: Verb<"movePile"> = {
  entry: Entry,
  page: {
    does: "The pile is lifted and placed on a legal sector, order unchanged. Tolls, pile limit (unless `ignore_limit`) and `pile_placed` apply.",
    otherwise: "Not usable without a legal destination.",
  },
  raises: PLACING,
  wrong: ownPile,
  // A pile is moved from where it lies.
  namesTo: ["origin"],
  playsWith: "pawns",
  can: (s, using, op) => hasPileFor(s, using, op.pile, (pile) => hasDestination(s, using, op, pile)),
  run: goesOnIn(moving),
  procedures: [moving],
  worth: 0.1,
};
