import type { DclightView } from "@paravent/dclight";
import type { TableView } from "@paravent/kernel";
import type { PieceCard, Pieces } from "../../../plug/pieces.ts";
import { table, view } from "../../../store/table.ts";
import type { Seen } from "../seen/seen.ts";
import { seenOf } from "../seen/seen-of.ts";
import { answerTo } from "./kinds.ts";
import { pieceTexts } from "./words.ts";

const pieces: Pieces = {
  look: "dc pc-light",
  cardOf: (names) => {
    const now = view.value as TableView<DclightView> | null;
    const seen = now && table.value && seenOf(now, table.value);
    return seen && cardFrom(seen, names);
  },
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
