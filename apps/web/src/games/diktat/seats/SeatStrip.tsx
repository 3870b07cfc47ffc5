import { isActing } from "../../../table/around.ts";
import { memo } from "../../../ui/memo.ts";
import { cabalLook, Icon, Medallion } from "../art/index.ts";
import { called } from "../seen/called.ts";
import { placesOf } from "../seen/places.ts";
import { sheet } from "../seen/pointed.ts";
import { scoreOf } from "../seen/score.ts";
import { everybody, useSeen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";
import { Pips } from "./Pips.tsx";
import "./seats.css";
import "./strip.css";

/** Everybody on a phone, the reader first: mark, name, manoeuvres left, points. */
export const SeatStrip = memo(Strip);

function Strip() {
  const seen = useSeen();
  const { waiting } = seen.view;
  return (
    <aside aria-label={texts.value.opponents}>
      <ul class="tb-strip">
        {everybody(seen).map((player) => (
          <li
            key={player.seat}
            class={[player.seat === seen.you ? "own" : "", isActing(waiting, player.seat) ? "acting" : ""].join(" ")}
            data-score={player.seat}
            data-place={placesOf(player.seat)}
            style={{ "--who": cabalLook(player.cabal).colour }}
          >
            <button
              type="button"
              title={texts.value.board.openOf(seen.name(player.seat))}
              onClick={() => (sheet.value = { player: player.seat })}
            >
              <Medallion cabal={player.cabal} size={28} />
              <span class="tb-strip-who">
                <b>
                  <span>{called(seen, player.seat)}</span>
                  {seen.game.administrator === player.seat && (
                    <i class="tb-admin">
                      <Icon name="admin" size={11} label={texts.value.seat.administrator} />
                    </i>
                  )}
                </b>
                <Pips player={player} />
              </span>
              <em class="disp" data-place={`vp:${player.seat}`}>
                {scoreOf(seen, player.seat)}
              </em>
            </button>
          </li>
        ))}
      </ul>
    </aside>
  );
}
