import type { DclightView, PackText } from "@paravent/dclight";
import { type DclightText, dclightText, type SpokenDclight } from "@paravent/dclight/text";
import type { Seat, TableView } from "@paravent/kernel";
import type { TableSummary } from "@paravent/protocol";
import { t } from "../../../i18n/index.ts";
import { packOf } from "../../../store/packs.ts";
import { sentences } from "../words/index.ts";
import { type Lexicon, lexiconOf } from "./lexicon.ts";
import type { Seen } from "./seen.ts";

/** A view with its words; null until the pack is here. */
export function seenOf(now: TableView<DclightView>, table: TableSummary): Seen | null {
  const pack = packOf<PackText>("dclight", now.game.pack);
  if (!pack) return null;
  const { words, lexicon } = wordsOf(sentences.value, pack);
  return {
    table,
    view: now,
    sealed: now.question?.sealed ?? null,
    game: now.game,
    pack,
    words,
    lexicon,
    you: now.who === "public" ? null : now.who,
    name: (seat: Seat) => table.seats[seat]?.name ?? t.value.table.seatName(seat + 1),
    player: (seat: Seat) => now.game.players[seat]!,
  };
}

interface Words {
  readonly words: DclightText;
  readonly lexicon: Lexicon;
}

/** The words of one table in one language are the same for every view of it. */
let made: { readonly spoken: SpokenDclight; readonly pack: PackText; readonly said: Words } | null = null;

export function wordsOf(spoken: SpokenDclight, pack: PackText): Words {
  if (made?.spoken !== spoken || made.pack !== pack) {
    const words = dclightText(spoken, pack);
    made = { spoken, pack, said: { words, lexicon: lexiconOf(pack, words) } };
  }
  return made.said;
}
