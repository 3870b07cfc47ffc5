import { COLOUR_OF, SECTOR_OF } from "@paravent/dclight";
import type { Question } from "@paravent/kernel";
import { type Seen, shownPlayer } from "../seen/seen.ts";
import { BUY_ACCESSORY, BUY_SECONDARY, OFFERING, placeOf } from "../seen/subjects.ts";
import { texts } from "../words/index.ts";

/** The sentence of a question, where the table in front of the player lets it be more exact; else null. */
export function leadOf(seen: Seen, question: Question): string | null {
  switch (placeOf(question)) {
    case BUY_SECONDARY:
      return purchase(seen, question, 1);
    case BUY_ACCESSORY:
      return purchase(seen, question, 2);
    case OFFERING:
      return offering(seen);
    default:
      return null;
  }
}

function purchase(seen: Seen, question: Question, at: 1 | 2): string | null {
  const { slot, buyLead } = texts.value;
  const sector = shownPlayer(seen).order[at];
  if (!sector || question.ask.shape !== "pick") return null;
  const rank = at === 1 ? slot.secondary : slot.accessory;
  return buyLead(rank, seen.lexicon.sector(sector), question.ask.max, COLOUR_OF[sector]);
}

function offering(seen: Seen): string | null {
  const { facing } = seen.game;
  const creature = facing && seen.lexicon.creature(facing.creature);
  if (!facing || !creature) return null;
  const pays = [
    seen.lexicon.track(creature.demand),
    ...(creature.colour ? [seen.lexicon.sector(SECTOR_OF[creature.colour])] : []),
  ];
  return texts.value.offerLead(seen.lexicon.creatureName(facing.creature), facing.cost, pays);
}
