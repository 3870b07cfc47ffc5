import type { DclightView, PackText } from "@paravent/dclight";
import type { Seat, TableView } from "@paravent/kernel";
import { computed } from "@preact/signals";
import { t } from "../../../i18n/index.ts";
import { isDone } from "../../../questions/bars.tsx";
import { answering } from "../../../store/answer.ts";
import { byField } from "../../../store/by-field.ts";
import { packOf } from "../../../store/packs.ts";
import { table, tableId, view } from "../../../store/table.ts";
import { sentences } from "../words/index.ts";
import type { Seen } from "./seen.ts";
import { wordsOf } from "./seen-of.ts";

const now = computed(() => {
  const seen = view.value as TableView<DclightView> | null;
  // While an answer is on its way, or once it stands, nothing more can be answered.
  const isClosed = answering.value || (seen?.question && isDone(seen.question));
  return seen && isClosed ? { ...seen, question: null } : seen;
});
const viewNow = byField(now);
const gameNow = byField(computed(() => now.value?.game ?? null));
const sealed = computed(() => view.value?.question?.sealed ?? null);
const who = computed(() => now.value?.who);
const seats = computed(() => now.value?.game.players.length ?? 0);
const pack = computed(() => now.value && packOf<PackText>("dclight", now.value.game.pack));
const words = computed(() => pack.value && wordsOf(sentences.value, pack.value));

/**
 * The table in sight, with its words; null until the pack is here. It stays the same object from message to message: a
 * part of the table is drawn anew when something that it reads of it has changed.
 */
export const seenNow = computed<Seen | null>(() => {
  const [seen, game] = [viewNow.value, gameNow.value];
  if (!seen || !game || !pack.value || !words.value || tableId.value === null) return null;
  const players = Array.from({ length: seats.value }, (_, seat) => computed(() => game.players[seat]!));
  return {
    get table() {
      return table.value!;
    },
    get sealed() {
      return sealed.value;
    },
    view: seen,
    game,
    pack: pack.value,
    ...words.value,
    you: who.value === undefined || who.value === "public" ? null : who.value,
    name: (seat: Seat) => table.value?.seats[seat]?.name ?? t.value.table.seatName(seat + 1),
    player: (seat: Seat) => players[seat]!.value,
  };
});
