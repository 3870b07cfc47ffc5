import type { PlayerView } from "@paravent/diktat";
import { t } from "../../../i18n/index.ts";
import { presence } from "../../../ui/presence.ts";
import { Icon } from "../art/index.ts";
import { useSeen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";

/** Name, Cabal, and the small words that go with a seat: bot, absent, Administrator. */
export function SeatName({ player }: { player: PlayerView }) {
  const { table, game, words, name } = useSeen();
  const { seat } = texts.value;
  const present = presence(t.value.table, table.seats[player.seat], table.status);
  return (
    <span class="tb-seat-name">
      <b>{name(player.seat)}</b>
      <small>{[player.cabal ? words.cabal(player.cabal) : null, present].filter(Boolean).join(" · ")}</small>
      <small class="tb-offices">
        {game.administrator === player.seat && (
          <span class="tb-admin" title={seat.administrator}>
            <Icon name="admin" size={11} />
            {seat.adminShort}
          </span>
        )}
        {game.firstPlayer === player.seat && seat.first}
      </small>
    </span>
  );
}
