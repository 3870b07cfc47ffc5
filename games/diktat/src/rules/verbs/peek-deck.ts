import { end, next, pick } from "@paravent/kernel";
import { z } from "zod";
import { KEPT_NOWHERE } from "../../content/check-words.ts";
import { fixed, unless } from "../../content/checking.ts";
import { Amount, once } from "../../content/vocabulary.ts";
import { reshuffleIfEmpty } from "../deck.ts";
import { opAt } from "../effects/body.ts";
import { ofVerb } from "../effects/calls.ts";
import { goesOnIn } from "../effects/carry-out.ts";
import { amountOf } from "../effects/stats.ts";
import type { Verb } from "../effects/verb.ts";
import { asks, cardRef, nameIn, procedure } from "../write.ts";

const Entry = z.strictObject({
  op: z.literal("peek_deck"),
  n: Amount,
  keep: once,
  rest: z.enum(["bottom"]).optional(),
});

declare module "../../content/effects.ts" {
  interface Verbs {
    peekDeck: typeof Entry;
  }
}

const peek = procedure(ofVerb("diktat/peek"), {
  draw(g, f) {
    const op = opAt<"peekDeck">(g.facts, f);
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
    then(g, f, [card]) {
      const kept = nameIn(card);
      for (const other of g.facts.peeked!.cards.slice())
        if (other !== kept) g.emit({ type: "peekedCardBuried", seat: f.acting, card: other });
      return end();
    },
  }),
});

/** Draws cards to look at; one is kept for the next step, the others go under the deck (Progress). */
export const peekDeck: Verb<"peekDeck"> = {
  entry: Entry,
  page: {
    does: "Acting looks at the top `n` cards of the deck, keeps `keep` for the next step, the rest go to `rest`.",
    otherwise: "Deck empty: shuffle the discards first.",
  },
  wrong: (step, { next: after }) => [...fixed(step), ...unless(after === "add_card", "", KEPT_NOWHERE)],
  names: () => ["peeked"],
  can: (s) => s.deck.length + s.discard.length > 0,
  run: goesOnIn(peek),
  procedures: [peek],
  worth: 0.1,
};
