import type { DiktatView, PackText } from "@paravent/diktat";
import { diktatText } from "@paravent/diktat/text";
import type { Seat, TableView } from "@paravent/kernel";
import { computed } from "@preact/signals";
import { t } from "../../../i18n/index.ts";
import { answering } from "../../../store/answer.ts";
import { byField } from "../../../store/by-field.ts";
import { packOf } from "../../../store/packs.ts";
import { table, tableId, view } from "../../../store/table.ts";
import { OTHERS, THE_OTHERS } from "../others/seen.ts";
import type { Seen } from "../seen/seen.ts";
import { whereabouts } from "../seen/whereabouts.ts";
import { sentences, texts } from "../words/index.ts";

const now = computed(() => {
  const seen = view.value as TableView<DiktatView> | null;
  // While an answer is on its way nothing more can be answered.
  return seen && answering.value ? { ...seen, question: null } : seen;
});
const viewNow = byField(now);
const gameNow = byField(computed(() => now.value?.game ?? null));
const who = computed(() => now.value?.who);
const seats = computed(() => now.value?.game.players.length ?? 0);
const pack = computed(() => now.value && packOf<PackText>("diktat", now.value.game.pack));
const words = computed(() => pack.value && diktatText(sentences.value, pack.value, whereabouts));

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
    view: seen,
    game,
    pack: pack.value,
    words: words.value,
    you: who.value === undefined || who.value === "public" ? null : who.value,
    name: (seat: Seat) =>
      seat === OTHERS ? texts.value.others.name : (table.value?.seats[seat]?.name ?? t.value.table.seatName(seat + 1)),
    player: (seat: Seat) => (seat === OTHERS ? THE_OTHERS : players[seat]!.value),
  };
});
