import type { DiktatView, PackText } from "@paravent/diktat";
import { diktatText } from "@paravent/diktat/text";
import type { TableView } from "@paravent/kernel";
import type { PieceCard, Pieces } from "../../../plug/pieces.ts";
import { packOf } from "../../../store/packs.ts";
import { table, view } from "../../../store/table.ts";
import { seenFrom } from "../observer/seen-from.ts";
import type { Seen } from "../seen/seen.ts";
import { whereabouts } from "../seen/whereabouts.ts";
import { sentences } from "../words/index.ts";
import { answerTo } from "./kinds.ts";
import { pieceTexts } from "./words.ts";

const pieces: Pieces = {
  look: "pc-diktat",
  cardOf: (names) => {
    const seen = seenNow();
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

function seenNow(): Seen | null {
  const now = view.value as TableView<DiktatView> | null;
  const pack = now && packOf<PackText>("diktat", now.game.pack);
  if (!now || !table.value || !pack) return null;
  return seenFrom(now, table.value, pack, diktatText(sentences.value, pack, whereabouts), false);
}
