import { COLOUR_OF, type Colour, type Face, SECTOR_OF, type Track } from "@paravent/dclight";
import type { Question } from "@paravent/kernel";
import { isBranch, isRefs } from "../../../drafts/draft.ts";
import { sharesOf } from "../../../drafts/shares.ts";
import { draftOf } from "../../../store/draft.ts";
import { agePrice, cardPrice } from "./prices.ts";
import { type Seen, shownPlayer } from "./seen.ts";
import { DEV_TURN, idOf, isPurchase, LOSS, OFFERING, pathOf, placeOf } from "./subjects.ts";

/** What the draft would do to the player's own tracks, as far as the table can tell: dashed points on the boards. */
export type Forecast = Readonly<Partial<Record<Track, number>>>;

export function forecastOf(seen: Seen): Forecast {
  const { question } = seen.view;
  if (!question) return {};
  if (isPurchase(question)) return purchaseForecast(seen, question);
  const draft = draftOf(question);
  switch (placeOf(question)) {
    case OFFERING:
      return isBranch(draft) ? minus(sharesOf(draft.value)) : {};
    case LOSS:
      return minus(sharesOf(draft));
    case DEV_TURN:
      return minus(priceOf(seen, pathOf(draft)));
    default:
      return {};
  }
}

/** The faces of chosen dice, each worth 1 (DC-PROD-18). */
function purchaseForecast(seen: Seen, question: Question): Forecast {
  const gains: Partial<Record<Track, number>> = {};
  for (const { face } of chosenDice(seen, question)) gains[face] = (gains[face] ?? 0) + 1;
  return gains;
}

/** The same in words, equal faces together: "2 Or", "1 Créature". */
export function boughtPoints(seen: Seen, question: Question): string[] {
  return Object.entries(purchaseForecast(seen, question)).map(([track, n]) => seen.lexicon.points(n, track as Track));
}

export function chosenDice(seen: Seen, question: Question): { colour: Colour; face: Face }[] {
  const draft = draftOf(question);
  if (!isRefs(draft)) return [];
  return draft.flatMap((ref) => {
    const [colour, place] = ref.split(":") as [Colour, string];
    const face = seen.game.dice?.[colour]?.[Number(place) - 1];
    return face ? [{ colour, face }] : [];
  });
}

/** Who profits from a purchase of this colour: those whose priority sector it is (DC-PROD-20). */
export function beneficiaries(seen: Seen, colour: Colour): number[] {
  return seen.game.players.filter(({ order }) => order[0] === SECTOR_OF[colour]).map(({ seat }) => seat);
}

function priceOf(seen: Seen, [action, what]: string[]): Record<string, number> {
  const player = shownPlayer(seen);
  if (action === "morale" && what !== undefined) return { morale: seen.pack.constants.moralePrice };
  const age = what === undefined ? null : idOf(what, "age");
  if (age !== null && age in COLOUR_OF) return { ...agePrice(seen, player, age as keyof typeof COLOUR_OF) };
  const id = what === undefined ? null : idOf(what, "card");
  const card = id === null ? undefined : seen.lexicon.card(id);
  return card ? { ...cardPrice(seen, player, card) } : {};
}

const minus = (points: Readonly<Record<string, number>>): Forecast =>
  Object.fromEntries(Object.entries(points).map(([track, n]) => [track, -n]));
