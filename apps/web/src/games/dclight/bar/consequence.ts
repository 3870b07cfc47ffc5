import { SECTOR_OF } from "@paravent/dclight";
import type { Question } from "@paravent/kernel";
import { draftOf } from "../../../store/draft.ts";
import { beneficiaries, chosenDice } from "../outcome/dice.ts";
import { boughtPoints } from "../outcome/forecast.ts";
import type { Seen } from "../seen/seen.ts";
import { isPurchase, OFFERING, placeOf } from "../seen/subjects.ts";
import { texts } from "../words/index.ts";

/** The quiet line of the bar: what the draft would bring about, for the player and for the others. */
export function consequence(seen: Seen, question: Question): string | null {
  if (isPurchase(question)) return purchase(seen, question);
  if (placeOf(question) === OFFERING && seen.game.facing)
    return texts.value.ifRefused(seen.lexicon.creatureText(seen.game.facing.creature));
  return null;
}

/** DC-PROD-20, -22: others profit from what is bought, or the common marker advances. */
function purchase(seen: Seen, question: Question): string | null {
  const words = texts.value.purchase;
  const dice = chosenDice(seen, draftOf(question));
  const [first] = dice;
  if (!first) return null;
  const gains = boughtPoints(seen, question);
  const who = beneficiaries(seen, first.colour).map(seen.name);
  const sector = seen.lexicon.sector(SECTOR_OF[first.colour]);
  return who.length > 0 ? words.matched(dice.length, gains, who, sector) : words.unmatched(dice.length, gains);
}
