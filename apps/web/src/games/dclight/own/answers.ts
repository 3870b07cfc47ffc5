import { type PlayerView, type Sector, SLOTS } from "@paravent/dclight";
import type { Question } from "@paravent/kernel";
import { facingOrder } from "../scene/FacingOrder.tsx";
import { cardPrice } from "../seen/prices.ts";
import { type Seen, shownPlayer } from "../seen/seen.ts";
import { idOf, OFFERING, PROMOTE, REPLACE, RETALIATE } from "../seen/subjects.ts";
import { texts } from "../words/index.ts";

/** What an answer card says: its name, its result in words, and a quiet line. */
export interface AnswerWords {
  readonly title: string;
  readonly text: string;
  readonly note: string;
  /** Shows a card of the hand: nobody else knows it could be given. */
  readonly isSecret: boolean;
}

const plain = (title: string, text = "", note = ""): AnswerWords => ({ title, text, note, isSecret: false });

export function answersTo(seen: Seen, question: Question, name: string): AnswerWords {
  const words = texts.value.answer;
  const card = idOf(name, "card");
  if (card !== null) return ofCard(seen, card);
  switch (question.subject) {
    case OFFERING:
      return name === "refuse" ? refusal(seen) : offer(seen);
    case PROMOTE:
      return name === "promote"
        ? plain(words.promote, orderLine(seen, promoted(shownPlayer(seen), seen)))
        : plain(words.stay, words.stayText);
    case REPLACE: {
      const drawn = seen.game.own?.hand.at(-1);
      const drawnName = drawn === undefined ? "" : seen.lexicon.cardName(drawn);
      return name === "replace"
        ? plain(words.replace, words.replaceText(drawnName))
        : plain(words.keep, words.keepText(drawnName));
    }
    default:
      if (name !== "decline") return plain(seen.words.ref(name, seen.name));
      return plain(words.decline, question.subject === RETALIATE ? words.struckText : words.declineText);
  }
}

function ofCard(seen: Seen, id: string): AnswerWords {
  const card = seen.lexicon.card(id);
  const note = card ? seen.lexicon.price(cardPrice(seen, shownPlayer(seen), card)) : "";
  return { title: seen.lexicon.cardName(id), text: seen.lexicon.cardText(id), note, isSecret: true };
}

function offer(seen: Seen): AnswerWords {
  const words = texts.value.answer;
  const { facing } = seen.game;
  return plain(words.offer, words.offerText((facing && seen.lexicon.creature(facing.creature)?.vp) ?? 0));
}

function refusal(seen: Seen): AnswerWords {
  const words = texts.value.answer;
  const { facing } = seen.game;
  if (!facing) return plain(words.refuse);
  const order = facingOrder(seen);
  const next = order[order.indexOf(facing.seat) + 1];
  return plain(
    words.refuse,
    seen.lexicon.creatureText(facing.creature),
    next === undefined ? "" : words.next(seen.name(next)),
  );
}

/** DC-PROD-08: the bottom card goes on top. */
function promoted(player: PlayerView, seen: Seen): Sector[] {
  const order = seen.game.own?.order.length ? seen.game.own.order : player.order.filter((sector) => sector !== null);
  return order.length === SLOTS.length ? [order[2]!, order[0]!, order[1]!] : [];
}

function orderLine(seen: Seen, order: readonly Sector[]): string {
  const { slot } = texts.value;
  return order.map((sector, at) => `${slot[SLOTS[at]!]} ${seen.lexicon.sector(sector)}`).join(", ");
}
