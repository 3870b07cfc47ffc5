import { call, end, IMPOSSIBLE, next, pick } from "@paravent/kernel";
import { isAssassinateManoeuvre, type OpOf, type PileFilter } from "../../content/effects.ts";
import { reshuffleIfEmpty } from "../deck.ts";
import { lookAt, spyTargets } from "../manoeuvres/spy.ts";
import {
  after,
  asks,
  cardRef,
  type DiktatRules,
  type Facts,
  nameIn,
  picked,
  procedure,
  SECRET_CARD,
} from "../write.ts";
import { amountOf } from "./amounts.ts";
import { asksInEffect } from "./asking.ts";
import { type Doing, opAt } from "./body.ts";
import { pilesFor, sectorsFor } from "./targets.ts";

/** Looks granted by an effect: at the secret card, through a whole pile, or one by one. */
export const lookByEffect = procedure<Doing & { pile: number | null }>("diktat/lookByEffect", {
  begin(g, f) {
    const op = opAt<OpOf<"spy">>(g.facts, f, f.path);
    if (op.scope === "secretCard") {
      if (g.facts.secret) lookAt(g, f.acting, SECRET_CARD);
      return next("looked");
    }
    if (op.n === "all") return next("wholePile");
    return call(
      "diktat/looks",
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
    what: (s, f) => pick(wholePiles(s, f).map((id) => `pile:${id}`)),
    then(g, f, value) {
      lookThrough(g, f, Number(nameIn(picked(value))));
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
  const { pile: filter } = opAt<OpOf<"spy">>(s, f, f.path);
  // Nobody was asked: the pile is the one the moment names, or one of those the effect speaks of.
  if (owner === undefined) return filter ? pilesFor(s, f, filter).map(({ id }) => id) : [];
  return s.piles.filter((pile) => pile.owner === owner).map(({ id }) => id);
}

function lookThrough(g: DiktatRules, f: Doing, pile: number): void {
  for (const target of spyTargets(g.facts, f.acting, [], [pile])) lookAt(g, f.acting, target, true);
}

/** Draws cards to look at; one is kept for the next step, the others go under the deck (Progress). */
export const peek = procedure<Doing>("diktat/peek", {
  draw(g, f) {
    const op = opAt<OpOf<"peekDeck">>(g.facts, f, f.path);
    // DK-RUL-71: where the deck ends in the middle of it, the rest is drawn from the shuffled discards.
    for (let left = amountOf(g.facts, f, op.n); left > 0; ) {
      reshuffleIfEmpty(g);
      const cards = g.facts.deck.slice(-left);
      if (cards.length === 0) break;
      g.emit({ type: "cardsPeeked", seat: f.acting, cards });
      left -= cards.length;
    }
    return (g.facts.peeked?.cards.length ?? 0) > op.keep ? next("keep") : end();
  },

  keep: asks({
    subject: "diktat/keepCard",
    rule: "DK-EFF-05",
    inside: true,
    of: (_, f) => f.acting,
    what: (s) => pick(s.peeked!.cards.map(cardRef)),
    then(g, f, value) {
      const kept = nameIn(picked(value));
      for (const card of g.facts.peeked!.cards.slice())
        if (card !== kept) g.emit({ type: "peekedCardBuried", seat: f.acting, card });
      return end();
    },
  }),
});

/**
 * Assassinations granted by an effect: consequences as usual, a Guard ends the effect. What says that it is an Assassinate
 * Manoeuvre is one in every respect (DK-RUL-19).
 */
export const killByEffect = procedure<Doing>(
  "diktat/killByEffect",
  {
    begin(g, f) {
      const op = killing(g.facts, f);
      const manoeuvre = isAssassinateManoeuvre(op);
      if (manoeuvre) g.emit({ type: "additionalManoeuvreBegan", ...ofManoeuvre(f) });
      return call(
        "diktat/assassinations",
        {
          by: f.acting,
          most: amountOf(g.facts, f, op.n),
          tokens: op.tokenBonus ?? false,
          ...reachOf(g.facts, f, op.pile),
          bounty: op.bounty ?? null,
          manoeuvre,
          atOnce: f.event.atOnce ?? false,
        },
        "done",
      );
    },
    done(g, f, result) {
      const isOver = result !== IMPOSSIBLE;
      if (isAssassinateManoeuvre(killing(g.facts, f)))
        g.emit({ type: isOver ? "additionalManoeuvreEnded" : "additionalManoeuvreAbandoned", ...ofManoeuvre(f) });
      return isOver ? end() : end(IMPOSSIBLE);
    },
  },
  { firm: true },
);

const killing = (s: Facts, f: Readonly<Doing>) => opAt<OpOf<"assassinate">>(s, f, f.path);

const ofManoeuvre = ({ acting }: Doing) => ({ seat: acting, manoeuvre: "assassinate" }) as const;

/** The piles an effect is confined to, and where it speaks of sectors, these. */
function reachOf(s: Facts, f: Readonly<Doing>, filter: PileFilter | undefined) {
  if (!filter) return { piles: null };
  const piles = pilesFor(s, f, filter).map(({ id }) => id);
  return filter.in ? { piles, within: sectorsFor(s, f, filter.in) } : { piles };
}
