import type { DclightView, PackText } from "@paravent/dclight";
import { dclightText } from "@paravent/dclight/text";
import type { TableView } from "@paravent/kernel";
import { packOf } from "../../../store/packs.ts";
import { table, view } from "../../../store/table.ts";
import { sentences } from "../words/index.ts";

/** What part of an answer is called, at the table that is looked at. */
export function nameOf(ref: string): string {
  const now = view.value as TableView<DclightView> | null;
  const pack = now && packOf<PackText>("dclight", now.game.pack);
  if (!pack) return ref;
  const seats = table.value?.seats;
  return dclightText(sentences.value, pack).ref(ref, (seat) => seats?.[seat]?.name ?? String(seat + 1));
}
