import { z } from "zod";
import { once } from "../../content/vocabulary.ts";
import type { Verb } from "../effects/verb.ts";

const Entry = z.strictObject({ op: z.literal("add_card"), n: once, from: z.enum(["peeked"]), to: z.enum(["track"]) });

declare module "../../content/effects.ts" {
  interface Verbs {
    addCard: typeof Entry;
  }
}

/** The card kept by `peekDeck` joins the track. */
export const addCard: Verb<"addCard"> = {
  entry: Entry,
  page: {
    does: "The card kept by the `peek_deck` before it (`from: peeked`) joins the Opportunity track, face up.",
    otherwise: "Without a card: nothing.",
  },
  can: (s) => s.peeked !== null || s.deck.length + s.discard.length > 0,
  run(g, f) {
    const card = g.facts.peeked?.cards[0];
    if (card) g.emit({ type: "peekedCardAdded", seat: f.acting, card });
    return null;
  },
  worth: 0,
};
