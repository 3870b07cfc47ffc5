import type { Agent, PileView } from "@paravent/diktat";
import { pawnRef } from "@paravent/diktat/refs";
import type { Asked } from "../answer/layers.ts";
import type { Seen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";

/** What the reader knows of a pawn, and whence; nothing that is not in the view. */
export function knownOf(
  seen: Seen,
  asked: Asked,
  { owner }: PileView,
  pawn: number,
  kind: Agent | null,
): { readonly what: string; readonly how: string } {
  const { known } = texts.value.decision;
  const justNow = asked.closed[pawnRef(pawn)]?.reason === "lookedAlready";
  if (kind !== null) {
    const what = seen.words.pawn(kind, owner);
    const source = seen.game.knowledge?.pawns.find((one) => one.pawn === pawn);
    if (owner === seen.you) return { what, how: known.own };
    if (source?.how === "shown" && source.by !== null) return { what, how: known.shown(seen.name(source.by)) };
    return { what, how: justNow ? known.justNow : known.earlier };
  }
  // What somebody said of it is no knowledge, and is called what it is.
  const told = seen.game.knowledge?.heard.findLast(({ what }) => what.about === "pawn" && what.pawn === pawn);
  if (told?.what.about !== "pawn") return { what: known.never, how: "" };
  return { what: `${seen.words.pawn(told.what.is, owner)} ?`, how: known.told(seen.name(told.from)) };
}
