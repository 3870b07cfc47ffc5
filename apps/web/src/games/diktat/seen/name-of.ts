import type { DiktatView, PackText } from "@paravent/diktat";
import { diktatText } from "@paravent/diktat/text";
import type { TableView } from "@paravent/kernel";
import { packOf } from "../../../store/packs.ts";
import { table, view } from "../../../store/table.ts";
import { sentences } from "../words/index.ts";
import { whereabouts } from "./whereabouts.ts";

/** What part of an answer is called, at the table that is looked at. */
export function nameOf(ref: string): string {
  const now = view.value as TableView<DiktatView> | null;
  const pack = now && packOf<PackText>("diktat", now.game.pack);
  if (!pack) return ref;
  const seats = table.value?.seats;
  return diktatText(sentences.value, pack, whereabouts).ref(ref, (seat) => seats?.[seat]?.name ?? String(seat + 1));
}
