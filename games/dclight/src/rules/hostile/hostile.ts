import { end, type Next, next, type Seat, signature } from "@paravent/kernel";
import type { Use as Word } from "../../content/effects.ts";
import { packOf } from "../../content/installed.ts";
import type { CardId, ReactionWindow } from "../../model/names.ts";
import { carryOut, type Use } from "../effects/index.ts";
import { keepThen } from "../keep.ts";
import { cardPrice } from "../prices.ts";
import { asks, type DclightRules, nameIn, procedure } from "../write.ts";
import { type Answering, closedReactions, hasStandingPass, isWindowOpen, ownEffects, reactions } from "./reactions.ts";

/** A hostile card on its way, and the card that struck back, if any. All of it was named in the open. */
interface Hostile {
  by: Seat;
  target: Seat;
  card: CardId;
  named: unknown;
  reply: CardId | null;
  replyNamed: unknown;
}

/** The card that takes effect now: the first one, or the reply once there is one. */
const aim = (f: Readonly<Hostile>) =>
  f.reply === null
    ? { by: f.by, target: f.target, card: f.card, named: f.named }
    : { by: f.target, target: f.by, card: f.reply, named: f.replyNamed };

/** Who may cancel it. */
const defending = (f: Readonly<Hostile>): Answering => ({ seat: aim(f).target, aggressor: aim(f).by });
/** Who may strike back. */
const retaliating = (f: Readonly<Hostile>): Answering => ({ seat: f.target, aggressor: f.by });

/**
 * The reaction flow of section 3.3. Cost and aim are fixed already; then Diplomacy, the effect, Holy War, and Diplomacy
 * against it. DC-REACT-06: at most that far.
 */
export const hostile = procedure(signature<Hostile>("dclight/hostile"), {
  cancel: (g, f) => openWindow(g, "reactCancel", defending(f), "apply"),

  reactCancel: window({
    window: "reactCancel",
    rule: "DC-REACT-04",
    again: "cancel",
    declined: "apply",
    answering: defending,
    played(g, f, card, named) {
      const seat = aim(f).target;
      g.emit({ type: "hostileCancelled", seat, card: aim(f).card });
      carryOut(g, { by: seat, target: seat, rule: "DC-REACT-04" }, ownEffects(packOf(g.facts).cards.get(card)!), named);
      return keepThen(g, seat, "spare");
    },
  }),

  /** DC-REACT-04: the card has no effect on him who cancelled it; what it does to others, its own player first, it does. */
  spare(g, f) {
    takeEffect(g, f, { spared: true });
    return keepThen(g, aim(f).by, "over");
  },

  /** DC-REACT-05: only a card that has changed something of his may be answered; DC-REACT-06: Holy War may not. */
  apply(g, f) {
    const harmed = takeEffect(g, f, {});
    return keepThen(g, aim(f).by, harmed && f.reply === null ? "retaliate" : "over");
  },

  retaliate: (g, f) => openWindow(g, "reactRetaliate", retaliating(f), "over"),

  reactRetaliate: window({
    window: "reactRetaliate",
    rule: "DC-REACT-05",
    again: "retaliate",
    declined: "over",
    answering: retaliating,
    played(_, f, card, named) {
      f.reply = card;
      f.replyNamed = named;
      return next("cancel");
    },
  }),

  over: () => end(),
});

/** Says whether something of the target has changed. */
function takeEffect(g: DclightRules, f: Readonly<Hostile>, how: Pick<Use, "spared">): boolean {
  const { by, target, card, named } = aim(f);
  const effects = packOf(g.facts).cards.get(card)!.effects as readonly Word[];
  const rule = f.reply === null ? "DC-DEV-07" : "DC-REACT-05";
  return carryOut(g, { by, target, rule, ...how }, effects, named);
}

/** Asks, unless by public facts there is nothing to ask. A standing pass plays no part in it (DC-TIME-09). */
function openWindow<const W extends ReactionWindow, const S extends string>(
  g: DclightRules,
  window: W,
  answering: Answering,
  declined: S,
) {
  return isWindowOpen(g.facts, window, answering) ? next(window) : next(declined);
}

interface WindowStep<A extends string, D extends string, T extends Next> {
  window: ReactionWindow;
  rule: string;
  /** The step that opens it. */
  again: A;
  declined: D;
  answering(f: Readonly<Hostile>): Answering;
  /** The card has been paid for and discarded (DC-REACT-02). */
  played(g: DclightRules, f: Hostile, card: CardId, named: unknown): T;
}

function window<const A extends string, const D extends string, T extends Next>(step: WindowStep<A, D, T>) {
  return asks({
    subject: `dclight/${step.window}`,
    rule: step.rule,
    retreat: step.again,
    of: (_, f: Hostile) => step.answering(f).seat,
    what: (s, f) => reactions(s, step.window, step.answering(f)),
    closed: (s, f) => closedReactions(s, step.window, step.answering(f), step.rule),
    then(g, f, { branch: name, value: named }, seat) {
      if (name === "decline") {
        // DC-REACT-09, -10: who has set a pass is told that it answered; to the others it is a decline like any other.
        if (hasStandingPass(g.facts, seat, step.window))
          g.emit({ type: "standingPassUsed", seat, window: step.window });
        g.emit({ type: "reactionDeclined", seat, window: step.window });
        return next(step.declined);
      }
      const card = packOf(g.facts).cards.get(nameIn(name))!;
      const paid = cardPrice(g.facts, seat, card);
      const { aggressor } = step.answering(f);
      const target = card.hostile ? aggressor : null;
      g.emit({ type: "cardPlayed", seat, card: card.id, deck: card.deck, paid, target });
      return step.played(g, f, card.id, named ?? null);
    },
  });
}
