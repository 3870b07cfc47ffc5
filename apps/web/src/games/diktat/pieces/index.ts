import type { PieceCard, Pieces } from "../../../plug/pieces.ts";
import { view } from "../../../store/table.ts";
import { here } from "../seen/here.ts";
import type { Seen } from "../seen/seen.ts";
import { answerTo } from "./kinds.ts";
import { pieceTexts } from "./words.ts";

const pieces: Pieces = {
  look: "pc-diktat",
  // The table is drawn before what lies over it: a card is of the same view.
  cardOf: (names) => (view.value && here.seen ? cardFrom(here.seen, names) : null),
};

/** The card of the thing that bears the first name, as one view shows it. */
export function cardFrom(seen: Seen, names: readonly string[]): PieceCard | null {
  const [name = "", ...around] = names;
  const found = answerTo(name);
  return found ? found.answer({ seen, say: pieceTexts.value, id: found.id, around }) : null;
}

/** What the table says of its things, in the language being spoken. */
export async function openPieces(): Promise<Pieces> {
  await pieceTexts.open();
  return pieces;
}
