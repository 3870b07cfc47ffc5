import { call, end, next, pick } from "@paravent/kernel";
import { z } from "zod";
import { given, unless } from "../../content/checking.ts";
import { Amount, PileFilter } from "../../content/vocabulary.ts";
import { looks } from "../calls/manoeuvres.ts";
import { asksInEffect } from "../effects/asking.ts";
import { type Doing, opAt } from "../effects/body.ts";
import { ofVerb } from "../effects/calls.ts";
import { goesOnIn } from "../effects/carry-out.ts";
import { amountOf } from "../effects/stats.ts";
import { hasPileFor, pilesFor, reachOf } from "../effects/targets.ts";
import type { Verb } from "../effects/verb.ts";
import { lookAt, spyTargets } from "../manoeuvres/spy.ts";
import { after, type DiktatRules, type Facts, numberIn, pileRef, procedure, SECRET_CARD } from "../write.ts";

const Entry = z.strictObject({
  op: z.literal("spy"),
  n: z.union([Amount, z.literal("all")]),
  scope: z.enum(["any", "pawns", "secret_card"]).optional(),
  pile: PileFilter.optional(),
  token_bonus: z.boolean().optional(),
});

declare module "../../content/effects.ts" {
  interface Verbs {
    spy: typeof Entry;
  }
}

const looking = procedure(ofVerb("diktat/lookByEffect"), {
  begin(g, f) {
    const op = opAt<"spy">(g.facts, f);
    if (op.scope === "secretCard") {
      if (g.facts.secret) lookAt(g, f.acting, SECRET_CARD);
      return next("looked");
    }
    if (op.n === "all") return next("wholePile");
    return call(
      looks,
      {
        by: f.acting,
        most: amountOf(g.facts, f, op.n),
        tokens: op.tokenBonus ?? false,
        pawnsOnly: op.scope === "pawns" || op.pile !== undefined,
        ...reachOf(g.facts, f, op.pile),
        manoeuvre: false,
        atOnce: f.event.atOnce ?? false,
      },
      "done",
    );
  },

  /** Every pawn of one pile: of the pile that was bound, or of one of the player who refused. */
  wholePile(g, f) {
    const piles = wholePiles(g.facts, f);
    if (piles.length > 1) return next("choosePile");
    if (piles.length === 1) lookThrough(g, f, piles[0]!);
    return next("looked");
  },

  choosePile: asksInEffect({
    subject: "diktat/choosePile",
    rule: "DK-MAN-SPY-02",
    of: (_, f) => f.acting,
    what: (s, f) => pick(wholePiles(s, f).map(pileRef)),
    then(g, f, [pile]) {
      lookThrough(g, f, numberIn(pile));
      return next("looked");
    },
  }),

  /** What was looked at is put back: until here it can be shown (DK-RUL-51). */
  looked: after("looked", () => end()),

  done: () => end(),
});

function wholePiles(s: Facts, f: Readonly<Doing>): number[] {
  if (f.bound.pile !== undefined) return s.piles.some(({ id }) => id === f.bound.pile) ? [f.bound.pile] : [];
  const owner = f.bound.offered ?? f.bound.player;
  const { pile: filter } = opAt<"spy">(s, f);
  // Nobody was asked: the pile is the one the moment names, or one of those the effect speaks of.
  if (owner === undefined) return filter ? pilesFor(s, f, filter).map(({ id }) => id) : [];
  return s.piles.filter((pile) => pile.owner === owner).map(({ id }) => id);
}

function lookThrough(g: DiktatRules, f: Doing, pile: number): void {
  for (const target of spyTargets(g.facts, f.acting, [], [pile])) lookAt(g, f.acting, target, true);
}

/** Looks granted by an effect: at the secret card, through a whole pile, or one by one. */
export const spy: Verb<"spy"> = {
  entry: Entry,
  page: {
    does: "Acting alone looks at up to `n` elements (pawns, the face-down card, or one `pile`). `token_bonus`: Spy tokens add 1 each.",
    otherwise: "Fewer elements: look at those there are.",
  },

  wrong(step) {
    if (step.scope === "secret_card") return [...given(step, "pile", "token_bonus"), ...unless(step.n === 1, "n")];
    if (step.n === "all") return [...unless(step.pile !== undefined, "n"), ...given(step, "scope", "token_bonus")];
    return step.pile === undefined ? [] : given(step, "scope");
  },

  can(s, using, op) {
    if (op.scope === "secretCard") return s.secret !== null;
    if (op.pile) return op.pile.owner === "event" ? true : hasPileFor(s, using, op.pile);
    return s.piles.length > 0 || (s.secret !== null && op.scope !== "pawns");
  },

  run: goesOnIn(looking),
  procedures: [looking],
  worth: 0.1,
};
