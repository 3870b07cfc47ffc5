import type { Sector, Track } from "@paravent/dclight";
import type { Json } from "@paravent/kernel";
import { branchOf, chosenIn, innerOf } from "../../plug/answers.ts";
import type { Judged } from "./coach-reasons.ts";
import { agePrice } from "./seen/prices.ts";
import type { Seen } from "./seen/seen.ts";
import type { coach } from "./words/fr/coach.ts";

type Does = (typeof coach)["does"];

/** The use of Morale that moves the own beast back. */
const CALM = "creature-1";

/** What an answer does by the rules or by the text of a card, for decisions of which nothing is known but that; null: nothing. */
export function whatItDoes(say: Does, seen: Seen, { subject, better, given }: Judged): string | null {
  if (seen.you === null) return null;
  const [chosen] = chosenIn(better);
  const other = chosenIn(given)[0] ?? branchOf(given);
  switch (subject) {
    case "dclight/chooseFreeSector":
      return chosen === undefined ? null : freeAge(say, seen, chosen as Sector);
    case "dclight/keepCard":
      return printed(say, seen, chosen);
    case "dclight/discardToLimit":
    case "dclight/chooseDiscard":
    case "dclight/chooseLostBuilding":
      return kept(say, seen, other);
    case "dclight/turnDraw":
      return drawn(say, seen, better);
    case "dclight/replaceDuplicate":
      return branchOf(better) === "replace" ? say.replaced : say.kept;
    case "dclight/reactCancel":
    case "dclight/reactRetaliate":
      return branchOf(better) === "decline" ? kept(say, seen, other) : printed(say, seen, branchOf(better));
    case "dclight/offering":
      return printed(say, seen, branchOf(better));
    case "dclight/devTurn":
      return action(say, seen, better);
    case "dclight/promote":
      return say.stays;
    case "dclight/buySecondary":
    case "dclight/buyAccessory":
      return chosen === undefined ? say.nothingBought : say.beastNearer;
    case "dclight/chooseLoss":
      return losses(say, seen, given);
    default:
      return null;
  }
}

function freeAge(say: Does, seen: Seen, sector: Sector): string | null {
  const price = seen.lexicon.price(agePrice(seen, seen.player(seen.you!), sector) ?? {});
  return price === "" ? null : say.freeAge(seen.lexicon.sector(sector), price);
}

/** What is printed on the card that an answer names. */
function printed(say: Does, seen: Seen, ref: string | null | undefined): string | null {
  const id = cardIn(seen, ref);
  return id === null ? null : say.card(seen.lexicon.cardName(id), sentence(seen.lexicon.cardText(id)));
}

/** The card or building that the other answer would have cost. */
function kept(say: Does, seen: Seen, ref: string | null | undefined): string | null {
  const id = cardIn(seen, ref);
  return id === null ? null : say.keeps(seen.lexicon.cardName(id), sentence(seen.lexicon.cardText(id)));
}

/** A card by its own name, or by that of the building it counts as. */
function cardIn(seen: Seen, ref: string | null | undefined): string | null {
  if (!ref) return null;
  const building = seen.game.players.flatMap(({ buildings }) => buildings).find((one) => one.ref === ref);
  const id = building?.as ?? ref.replace("card:", "");
  return seen.lexicon.card(id) ? id : null;
}

function drawn(say: Does, seen: Seen, answer: Json): string | null {
  const first = branchOf(answer);
  if (first === null || first === "skip") return say.noDraw;
  const discarded = cardIn(seen, first);
  const deck = (discarded === null ? first : (chosenIn(innerOf(answer))[0] ?? "")).replace("deck:", "") as Sector;
  if (!seen.pack.sectors.some(({ id }) => id === deck)) return null;
  const name = seen.lexicon.sector(deck);
  return discarded === null ? say.draws(name) : say.exchanges(seen.lexicon.cardName(discarded), name);
}

function action(say: Does, seen: Seen, answer: Json): string | null {
  const inner = innerOf(answer);
  const use = branchOf(inner);
  if (branchOf(answer) !== "morale") return printed(say, seen, use);
  const { moralePrice } = seen.pack.constants;
  if (use === "draw") return say.moraleDraw(moralePrice);
  return use === CALM ? say.moraleCalm(moralePrice) : say.moraleGain(moralePrice);
}

/** The tracks that the other way of losing would have touched. */
function losses(say: Does, seen: Seen, given: Json): string | null {
  const tracks = Object.entries((given ?? {}) as Record<Track, number>).filter(([, n]) => n > 0);
  return tracks.length > 0 ? say.spares(tracks.map(([track, n]) => seen.lexicon.points(n, track as Track))) : null;
}

const sentence = (text: string): string => (/[.!?…]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);
