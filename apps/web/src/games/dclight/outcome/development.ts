import { SECTORS, type Sector } from "@paravent/dclight";
import { type Draft, isBranch, isRefs } from "../../../drafts/draft.ts";
import { agePrice, cardPrice } from "../seen/prices.ts";
import { type Seen, shownPlayer } from "../seen/seen.ts";
import { idOf } from "../seen/subjects.ts";
import { texts } from "../words/index.ts";
import { carryOut } from "./effects.ts";
import { move, type Outcome } from "./outcome.ts";

/** An action of Development: an age, a building, a power, an activation, the use of Morale. */
export function developed(seen: Seen, outcome: Outcome, draft: Draft): void {
  if (!isBranch(draft)) return;
  const { branch: action, value } = draft;
  const inner = isBranch(value) ? value : null;
  const what = inner?.branch ?? (isRefs(value) ? value[0] : undefined);
  if (what === undefined) return;
  switch (action) {
    case "age":
      aged(seen, outcome, idOf(what, "age") as Sector);
      break;
    case "morale":
      spent(seen, outcome, what);
      break;
    case "activate":
      used(seen, outcome, what.split(":").at(-1) ?? "", inner?.value ?? null);
      break;
    case "build":
      built(seen, outcome, idOf(what, "card") ?? "", inner?.value ?? null);
      break;
    case "power": {
      const card = idOf(what, "card") ?? "";
      played(seen, outcome, card);
      used(seen, outcome, card, inner?.value ?? null);
      break;
    }
    default:
  }
}

/** DC-AGE-04, -05, DC-END-02: a city with two sectors at the last age ends the game with the turn. */
function aged(seen: Seen, outcome: Outcome, sector: Sector): void {
  const player = shownPlayer(seen);
  const words = texts.value.brings;
  move(outcome, player.seat, agePrice(seen, player, sector) ?? {}, -1);
  outcome.ages[sector] = 1;
  outcome.notes.push(words.looksAt(2));
  const last = (of: Sector) => seen.pack.sectors.find(({ id }) => id === of)?.ages.length;
  const done = SECTORS.filter((of) => player.ages[of] + (of === sector ? 1 : 0) === last(of));
  if (done.length >= 2 && done.includes(sector)) outcome.notes.push(words.endsGame);
}

/** DC-DEV-08. */
function spent(seen: Seen, outcome: Outcome, what: string): void {
  const { seat } = shownPlayer(seen);
  move(outcome, seat, { morale: seen.pack.constants.moralePrice }, -1);
  const gain = idOf(what, "gain");
  if (gain !== null) move(outcome, seat, { [gain]: 1 });
  else if (what === "creature-1") move(outcome, seat, { creature: 1 }, -1);
  else outcome.hand += 1;
}

/** A building counts as what it copies, where it copies one (DC-ANX-04). */
function built(seen: Seen, outcome: Outcome, card: string, named: Draft): void {
  const copied = isRefs(named) ? named[0]?.split(":").at(-1) : undefined;
  played(seen, outcome, card);
  outcome.built.push(copied ?? card);
}

/** What playing a card costs. */
export function played(seen: Seen, outcome: Outcome, id: string): void {
  const player = shownPlayer(seen);
  const card = seen.lexicon.card(id);
  if (card) move(outcome, player.seat, cardPrice(seen, player, card), -1);
}

function used(seen: Seen, outcome: Outcome, id: string, named: Draft): void {
  const { seat } = shownPlayer(seen);
  const target = isBranch(named) ? idOf(named.branch, "seat") : null;
  const effects = seen.lexicon.card(id)?.effects ?? [];
  const inner = isBranch(named) && target !== null ? (named.value ?? null) : named;
  // Without a target a hostile card has nobody to strike yet.
  if (target === null && seen.lexicon.card(id)?.hostile) return;
  carryOut(seen, outcome, { by: seat, target: target === null ? seat : Number(target) }, effects, inner);
}
