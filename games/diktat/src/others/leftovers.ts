import { end, next, order } from "@paravent/kernel";
import { packOf } from "../content/installed.ts";
import * as calls from "../rules/calls/phases.ts";
import { topCard } from "../rules/deck.ts";
import { addedByAttack, attackIsDue } from "../rules/effects/attack.ts";
import { raise } from "../rules/effects/raise.ts";
import { rankOrder } from "../rules/effects/rank.ts";
import { payCompulsory } from "../rules/power-points.ts";
import { asks, cardRef, type DiktatRules, type Facts, nameIn, procedure } from "../rules/write.ts";
import { corrupt } from "./falling.ts";

const ATTACK = "attack";

/**
 * RE.2 with the Others: an Attack where its icon is left on the track, and every card left there joins the corruption
 * track (DK-OTH-RES-09). Both are read before either happens; the Administrator orders them (DK-RUL-39).
 */
export const leftovers = procedure(calls.leftovers, {
  begin(g, f) {
    f.left = due(g.facts);
    return next(f.left.length > 1 ? "order" : "next");
  },

  order: asks({
    subject: "diktat/orderGeneralEffects",
    rule: "DK-RUL-39",
    of: (s) => s.administrator!,
    what: (_, f) => order(f.left),
    then(_, f, order) {
      f.left = order.slice();
      return next("next");
    },
  }),

  /** DK-OTH-LOSE-01: with the seventh card all have lost at once. */
  next(g, f) {
    const what = f.left.shift();
    if (what === undefined) return end();
    if (what !== ATTACK) return corrupt(g, nameIn(what), "track") ? next("next") : end();
    return attack(g) ? raise(g, "othersAttack", {}, "next") : end();
  },
});

function due(s: Facts): ("attack" | ReturnType<typeof cardRef>)[] {
  const cards = s.track.map(cardRef);
  return attackIsDue(s) ? [ATTACK, ...cards] : cards;
}

/** DK-OTH-MB-03: cards of the deck join the corruption track, in place of the base Attack (DK-RES-18). */
function attack(g: DiktatRules): boolean {
  g.emit({ type: "othersAttacked" });
  for (const seat of rankOrder(g.facts)) payCompulsory(g, seat, null, addedByAttack(g.facts, seat), "DK-RUL-34");
  const { bileCards } = packOf(g.facts).others!;
  const { attackCards } = bileCards.find(({ id }) => id === g.facts.others!.bile)!;
  for (let n = attackCards; n > 0; n--) {
    const card = topCard(g);
    if (card !== null && !corrupt(g, card, "deck")) return false;
  }
  return true;
}
