import { branch, type Option, pick, type Ref, type Refusal, type RuleId, refuse, type Seat } from "@paravent/kernel";
import type { Use as Word } from "../../content/effects.ts";
import { packOf } from "../../content/installed.ts";
import type { Card } from "../../content/pack.ts";
import { type CardId, type ReactionWindow, WINDOWS } from "../../model/names.ts";
import { besideShape, NOTHING, useShape } from "../effects/index.ts";
import { couldHold } from "../knowledge.ts";
import { canPay, cardPrice } from "../prices.ts";
import { acts, cardRef, distinct, type Facts, nameIn } from "../write.ts";
import { closeActions, playing } from "./targets.ts";

type Trigger = "targeted" | "harmed";
const TRIGGER: Readonly<Record<ReactionWindow, Trigger>> = { reactCancel: "targeted", reactRetaliate: "harmed" };

/** A seat that may answer a hostile card, and the one that played it. */
export interface Answering {
  readonly seat: Seat;
  readonly aggressor: Seat;
}

type ReactionOption = Option<"decline"> | Option<`card:${CardId}`> | Option<`card:${CardId}`, unknown>;

const DECLINE: Option<"decline"> = { name: "decline" };

/** What a reaction does beside cancelling what it answers. Made once for each card. */
export function ownEffects(card: Card): readonly Word[] {
  const known = effects.get(card);
  if (known) return known;
  const own = card.effects.filter((effect) => effect.do !== "cancelHostile") as Word[];
  effects.set(card, own);
  return own;
}
const effects = new WeakMap<Card, readonly Word[]>();

/** What using the card asks for; null when its cost cannot be paid or it would have no legal effect. */
function reactionShape(s: Facts, { seat, aggressor }: Answering, card: Card) {
  if (!canPay(s.players[seat]!, cardPrice(s, seat, card))) return null;
  // DC-REACT-04: to cancel is an effect; what comes with it must be possible, and need not change anything.
  return card.trigger === "targeted"
    ? besideShape(s, playing(s, seat, seat, card), ownEffects(card))
    : useShape(s, playing(s, seat, aggressor, card), ownEffects(card));
}

/** DC-REACT-07: by public facts alone. Whether he holds the card plays no part. */
export function isWindowOpen(s: Facts, window: ReactionWindow, answering: Answering): boolean {
  for (const card of packOf(s).reactions[TRIGGER[window]])
    if (couldHold(s, answering.seat, card) && reactionShape(s, answering, card) !== null) return true;
  return false;
}

/** DC-REACT-08: `decline` is always there; a card only for who holds it. */
export function reactions(s: Facts, window: ReactionWindow, answering: Answering) {
  const options: ReactionOption[] = [DECLINE];
  const { cards } = packOf(s);
  for (const id of distinct(s.players[answering.seat]!.hand)) {
    const card = cards.get(id)!;
    if (card.trigger !== TRIGGER[window]) continue;
    const more = reactionShape(s, answering, card);
    if (more !== null) options.push(more === NOTHING ? { name: cardRef(id) } : { name: cardRef(id), ask: more });
  }
  return branch(options);
}

/** DC-REACT-08: cards of the hand that answer nothing here, the answer he does not hold, and what his own leaves closed. */
export function closedReactions(s: Facts, window: ReactionWindow, { seat, aggressor }: Answering, rule: RuleId) {
  const closed: Record<Ref, Refusal> = {};
  const { cards, reactions: all } = packOf(s);
  const { hand } = s.players[seat]!;
  for (const id of distinct(hand)) {
    const card = cards.get(id)!;
    if (card.trigger !== TRIGGER[window]) closed[cardRef(id)] = refuse("notAnAnswer", rule, { card: id });
    else closeActions(closed, s, seat, aggressor, card);
  }
  for (const { id } of all[TRIGGER[window]])
    if (!hand.includes(id)) closed[cardRef(id)] = refuse("notHeld", "DC-REACT-08", { card: id });
  return closed;
}

export const hasStandingPass = (s: Facts, seat: Seat, window: ReactionWindow): boolean =>
  s.players[seat]!.standingPasses.includes(window);

/** DC-REACT-09: `decline`, said beforehand for a window. */
export function saidBeforehand(s: Facts, seat: Seat, subject: string): { branch: "decline" } | null {
  const { standingPasses } = s.players[seat]!;
  return standingPasses.some((window) => subject === `dclight/${window}`) ? { branch: "decline" } : null;
}

/** DC-REACT-09: at any time, asked or not, whatever he holds, for each of the two windows. */
export const standingPass = acts({
  rule: "DC-REACT-09",
  what: (s, seat) =>
    pick(
      WINDOWS.map((window) =>
        hasStandingPass(s, seat, window) ? (`clear:${window}` as const) : (`set:${window}` as const),
      ),
    ),
  because(s, seat, ref) {
    const window = WINDOWS.find((one) => nameIn(ref) === one);
    if (window === undefined) return null;
    return refuse(hasStandingPass(s, seat, window) ? "passStands" : "noPassStands", "DC-REACT-09", { window });
  },
  run(g, seat, [ref]) {
    g.emit({ type: "standingPassSet", seat, window: nameIn(ref), set: ref.startsWith("set:") });
    return null;
  },
});
