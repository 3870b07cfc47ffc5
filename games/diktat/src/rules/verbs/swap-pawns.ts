import { branch, end, next, pick } from "@paravent/kernel";
import { z } from "zod";
import { ownPile } from "../../content/checking.ts";
import { Amount, n, Pawn, PileFilter } from "../../content/vocabulary.ts";
import { AGENTS, type Agent } from "../../names/names.ts";
import { asksInEffect } from "../effects/asking.ts";
import { type Doing, opAt } from "../effects/body.ts";
import { ofVerb } from "../effects/calls.ts";
import { goesOnIn } from "../effects/carry-out.ts";
import { pileOf, renumbered } from "../effects/piles.ts";
import { amountOf } from "../effects/stats.ts";
import { hasPileFor, pilesFor } from "../effects/targets.ts";
import type { Verb } from "../effects/verb.ts";
import { asks, type DiktatRules, NOTHING, numberIn, pawnRef, pileRef, procedure } from "../write.ts";

const Entry = z.strictObject({
  op: z.literal("swap_pawns"),
  n: Amount,
  pile: PileFilter,
  only: Pawn.optional(),
  per_pile: n.optional(),
});

declare module "../../content/effects.ts" {
  interface Verbs {
    swapPawns: typeof Entry;
  }
}

interface Swapping extends Doing {
  piles: number[];
  asked: number;
}

const swapping = procedure(ofVerb<Swapping>("diktat/swapPawns"), {
  begin: (g, f) => (pilesFor(g.facts, f, opAt<"swapPawns">(g.facts, f).pile).length > 0 ? next("piles") : end()),
  piles: asksInEffect({
    subject: "diktat/choosePiles",
    rule: "DK-RUL-137",
    of: (_, f) => f.acting,
    what(s, f) {
      const { pile, perPile, n } = opAt<"swapPawns">(s, f);
      const refs = pilesFor(s, f, pile).map(({ id }) => pileRef(id));
      return perPile === undefined ? pick(refs) : pick(refs, 0, Math.min(refs.length, amountOf(s, f, n)));
    },
    then(_, f, piles) {
      f.piles = piles.map(numberIn);
      f.asked = 0;
      return next("next");
    },
  }),
  next(g, f) {
    const { perPile, n } = opAt<"swapPawns">(g.facts, f);
    if (f.piles.length === 0) return end();
    if (f.asked < (perPile ?? amountOf(g.facts, f, n))) return next("swap");
    f.piles.shift();
    f.asked = 0;
    return next("next");
  },
  swap: asks({
    subject: "diktat/swapPawn",
    rule: "DK-RUL-137",
    inside: true,
    of: (_, f) => f.acting,
    what(s, f) {
      const { only } = opAt<"swapPawns">(s, f);
      const { agents } = s.players[f.acting]!;
      const kinds = AGENTS.filter((kind) => agents[kind] > 0 && (only === undefined || kind === only));
      const options =
        kinds.length === 0
          ? []
          : pileOf(s, f.piles[0]!).pawns.map(({ id }) => ({ name: pawnRef(id), ask: pick(kinds) }));
      return branch([...options, { name: NOTHING }]);
    },
    then(g, f, { branch: pawn, value: kinds }) {
      swap(g, f, pawn === NOTHING ? null : numberIn(pawn), kinds?.[0] ?? null);
      f.asked++;
      return next("next");
    },
  }),
});

function swap(g: DiktatRules, f: Swapping, out: number | null, put: Agent | null): void {
  const pile = pileOf(g.facts, f.piles[0]!);
  const took = pile.pawns.find(({ id }) => id === out)?.kind ?? null;
  const pawns = renumbered(
    g.facts,
    pile.pawns.map(({ id, kind }) => (id === out ? put! : kind)),
  );
  g.emit({ type: "pileSwapped", seat: f.acting, pile: pile.id, pawns, put, took });
}

/**
 * Exchanges pawns of own piles with the reserve, unseen. Which piles is public; each is asked about the same number of
 * times whatever is exchanged, and comes back with new serials, so that nothing shows what changed (DK-RUL-137).
 */
export const swapPawns: Verb<"swapPawns"> = {
  entry: Entry,
  page: {
    does: "Acting exchanges up to `n` pawns of own piles with as many of the reserve, in the same places, unseen. `only`: the pawn type put in; `per_pile`: most per pile; without it, all in one pile.",
    otherwise: "Zero is allowed. Raises no trigger.",
  },
  wrong: ownPile,
  // In up to so many piles: also in none. In one pile: there must be one.
  can: (s, using, op) => op.perPile !== undefined || hasPileFor(s, using, op.pile),
  run: goesOnIn(swapping),
  procedures: [swapping],
  worth: 0.15,
};
