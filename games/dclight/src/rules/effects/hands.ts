import { CONFIRM } from "@paravent/kernel";
import { SECTORS, type Sector } from "../../model/names.ts";
import { deckOf, discardCard, lookAt } from "../cards.ts";
import { canDraw, type DrawAnswer, drawIn, drawShape } from "../draws.ts";
import { isImmune } from "../modifiers.ts";
import type { Of, Verb } from "./verb.ts";

const decksOf = ({ sector }: Of<"draw">): readonly Sector[] => (sector === "any" ? SECTORS : [sector]);

/** Cards are looked at; which one is kept is asked once the whole card has been carried out. */
export const drawVerb: Verb<Of<"draw">, DrawAnswer> = {
  can: (s, { by, owed }, effect) => canDraw(s, by, decksOf(effect), owed?.card),
  changes: () => true,
  asks: () => true,
  ask: (s, { by, owed }, effect) => drawShape(s, by, decksOf(effect), owed?.card),
  run(g, { by, rule }, { look }, named) {
    const { discard, deck } = drawIn(named);
    if (discard !== null) discardCard(g, by, discard, rule);
    lookAt(g, by, deck, look);
    return false;
  },
};

/** Drawn by the seeded generator: neither player chooses. */
export const oppDiscardVerb: Verb<Of<"oppDiscard">> = {
  can: (s, { target }) => !isImmune(s, target, "oppDiscard"),
  changes: (s, { target }) => s.players[target]!.hand.length > 0,
  asks: () => false,
  ask: () => CONFIRM,
  run(g, { target }, { n }) {
    const { hand } = g.facts.players[target]!;
    const most = Math.min(n, hand.length);
    for (let lost = 0; lost < most; lost++) {
      const card = g.rng.oneOf(g.facts.players[target]!.hand);
      g.emit({ type: "cardLostAtRandom", seat: target, deck: deckOf(g.facts, card), card });
    }
    return most > 0;
  },
};
