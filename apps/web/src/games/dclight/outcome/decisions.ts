import { type Sector, SLOTS } from "@paravent/dclight";
import type { Question } from "@paravent/kernel";
import { type Draft, isBranch } from "../../../drafts/draft.ts";
import { sharesOf } from "../../../drafts/shares.ts";
import { type Seen, shownPlayer } from "../seen/seen.ts";
import {
  BUY_ACCESSORY,
  BUY_SECONDARY,
  CANCEL,
  DEV_TURN,
  DISCARD,
  FREE_SECTOR,
  idOf,
  KEEP_CARD,
  LOSS,
  LOST_BUILDING,
  OFFERING,
  PROMOTE,
  picked,
  placeOf,
  RETALIATE,
  TO_LIMIT,
  TURN_DRAW,
} from "../seen/subjects.ts";
import { texts } from "../words/index.ts";
import { developed, played } from "./development.ts";
import { bought, gainedBy } from "./dice.ts";
import { carryOut } from "./effects.ts";
import { move, nothing, type Outcome } from "./outcome.ts";
import { suffer } from "./reprisal.ts";

/** What a drafted answer would bring about, as far as its player can know. */
export function outcomeOf(seen: Seen, question: Question, draft: Draft): Outcome {
  const outcome = nothing();
  const { seat } = shownPlayer(seen);
  const words = texts.value.brings;
  const first = picked(draft);
  switch (placeOf(question)) {
    case BUY_SECONDARY:
    case BUY_ACCESSORY:
      bought(seen, outcome, draft);
      break;
    case OFFERING:
      offered(seen, outcome, draft);
      break;
    case LOSS:
      move(outcome, seat, sharesOf(draft), -1);
      break;
    case LOST_BUILDING:
      if (first) outcome.lost.push(first.split(":").at(-1) ?? "");
      break;
    case FREE_SECTOR:
      if (first) outcome.ages[first as Sector] = 1;
      if (first) outcome.notes.push(words.looksAt(2));
      break;
    case KEEP_CARD:
      if (first) outcome.hand = 1;
      break;
    case TO_LIMIT:
    case DISCARD:
      if (first) outcome.hand = -1;
      break;
    case TURN_DRAW:
      if (isBranch(draft) && draft.branch !== "skip") outcome.hand = draft.branch.startsWith("discard:") ? 0 : 1;
      break;
    case DEV_TURN:
      developed(seen, outcome, draft);
      break;
    case PROMOTE:
      if (isBranch(draft)) promotedOr(seen, outcome, draft.branch === "promote");
      break;
    case CANCEL:
    case RETALIATE:
      reacted(seen, outcome, question, draft);
      break;
    default:
  }
  return outcome;
}

/** DC-OFFER-12, -14: the offering is paid and the creature is a trophy; or it strikes. */
function offered(seen: Seen, outcome: Outcome, draft: Draft): void {
  const { facing } = seen.game;
  const creature = facing && seen.lexicon.creature(facing.creature);
  if (!creature || !isBranch(draft)) return;
  const { seat } = shownPlayer(seen);
  if (draft.branch === "refuse") {
    suffer(seen, outcome, seat, creature);
    return;
  }
  const card = idOf(draft.branch, "card");
  if (card !== null) played(seen, outcome, card);
  if (card !== null && seen.lexicon.card(card)?.effects[0]?.do === "avoidReprisal") {
    outcome.notes.push(texts.value.brings.spared);
    return;
  }
  move(outcome, seat, sharesOf(draft.value), -1);
  outcome.creatures = 1;
  outcome.trophies += creature.vp;
}

/** DC-PROD-08, -10: the three priority dice of one order or the other. */
function promotedOr(seen: Seen, outcome: Outcome, isPromoted: boolean): void {
  const { seat } = shownPlayer(seen);
  const order = seen.game.own?.order ?? [];
  const sector = order[isPromoted ? SLOTS.length - 1 : 0];
  if (sector) gainedBy(seen, outcome, seat, sector);
}

/** The card that is on its way, and what it would do; or the answer to it. */
function reacted(seen: Seen, outcome: Outcome, question: Question, draft: Draft): void {
  if (!isBranch(draft)) return;
  const card = idOf(draft.branch, "card");
  const { card: hostile, by, named, seat } = hostileOf(question, shownPlayer(seen).seat);
  const known = seen.lexicon.card(hostile);
  if (card === null) {
    // DC-REACT-04: unanswered, the card does what was named for it. After it has struck nothing more comes of it.
    if (placeOf(question) === CANCEL && known) carryOut(seen, outcome, { by, target: seat }, known.effects, named);
    return;
  }
  played(seen, outcome, card);
  const own = seen.lexicon.card(card)?.effects.filter((effect) => effect.do !== "cancelHostile") ?? [];
  carryOut(seen, outcome, { by: seat, target: by }, own, draft.value ?? null);
  if (placeOf(question) === CANCEL) outcome.notes.push(texts.value.brings.cancels(seen.lexicon.cardName(hostile)));
}

/** The hostile card that is answered: the first one, or the reply to it once there is one. */
export function hostileOf({ about }: Question, seat: number) {
  const isReply = about.reply !== null && about.reply !== undefined;
  return {
    card: String(isReply ? about.reply : about.card),
    by: Number(isReply ? about.target : about.by),
    named: ((isReply ? about.replyNamed : about.named) ?? null) as Draft,
    seat,
  };
}
