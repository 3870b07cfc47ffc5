import type { PieceCard, Pieces } from "../plug/pieces.ts";
import { NAMED, namesAround, namesOf } from "./names.ts";

/** A thing on the table, and what is said of it. */
export interface Found {
  readonly element: Element;
  /** Its name, by which it has this card. */
  readonly name: string;
  readonly card: PieceCard;
}

/** The card of one element, if the game has anything to say of it. */
export function cardOf(pieces: Pieces, element: Element): Omit<Found, "element"> | null {
  const own = namesOf(element);
  const around = namesAround(element);
  for (const name of own) {
    const card = pieces.cardOf([name, ...own.filter((other) => other !== name), ...around]);
    if (card) return { name, card };
  }
  return null;
}

/** The thing somebody points at: the innermost one that the game has something to say of. */
export function pieceAt(pieces: Pieces, target: Element): Found | null {
  for (let at: Element | null = target.closest(NAMED); at; at = at.parentElement?.closest(NAMED) ?? null) {
    const found = cardOf(pieces, at);
    if (found) return { element: at, ...found };
  }
  return null;
}

/** Everything in sight that has a card, in the order of the page. A sign inside of what it stands for is left out. */
export function piecesInSight(pieces: Pieces): readonly Found[] {
  const found: Found[] = [];
  const sheet = [...document.querySelectorAll("dialog:modal:not([data-piece-card])")].at(-1);
  for (const element of (sheet ?? document).querySelectorAll(NAMED)) {
    if (!isInSight(element) || element.closest("[inert], [data-piece-card]")) continue;
    const one = cardOf(pieces, element);
    if (one && !found.some((other) => other.card.title === one.card.title && other.element.contains(element)))
      found.push({ element, ...one });
  }
  return found;
}

function isInSight(element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return right > left && bottom > top && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
}
