import type { DiktatView, PackText } from "@paravent/diktat";
import type { DiktatText } from "@paravent/diktat/text";
import type { Seat, TableView } from "@paravent/kernel";
import type { TableSummary } from "@paravent/protocol";
import { t } from "../../../i18n/index.ts";
import { OTHERS, THE_OTHERS } from "../others/seen.ts";
import type { Seen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";

/** What the parts of the table draw from, built from what the server has sent. */
export function seenFrom(now: TableView<DiktatView>, info: TableSummary, pack: PackText, words: DiktatText): Seen {
  return {
    table: info,
    view: now,
    game: now.game,
    pack,
    words,
    you: now.who === "public" ? null : now.who,
    name: (seat: Seat) =>
      seat === OTHERS ? texts.value.others.name : (info.seats[seat]?.name ?? t.value.table.seatName(seat + 1)),
    player: (seat: Seat) => (seat === OTHERS ? THE_OTHERS : now.game.players[seat]!),
  };
}
