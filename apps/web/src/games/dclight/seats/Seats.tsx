import { isActing } from "../../../table/around.ts";
import { useInert } from "../../../ui/inert.ts";
import { memo } from "../../../ui/memo.ts";
import { FaceGlyph, Shield } from "../art/index.ts";
import { called } from "../seen/called.ts";
import { boardPlaces, seatPlace, vpPlace } from "../seen/places.ts";
import { sheet } from "../seen/pointed.ts";
import { scoreOf } from "../seen/score.ts";
import { everybody, opponents, useSeen } from "../seen/seen.ts";
import { SeatPanel } from "./SeatPanel.tsx";
import "./seats.css";
import { texts } from "../words/index.ts";

/** The rival cities, clockwise. */
export const Seats = memo(Rivals);

function Rivals({ isCovered, isAsked }: { isCovered: boolean; isAsked: boolean }) {
  const seen = useSeen();
  const column = useInert<HTMLElement>(isCovered, isAsked);
  const { waiting } = seen.view;
  return (
    <aside ref={column} class="dc-seats" aria-label={texts.value.rivals}>
      <ul>
        {opponents(seen).map((player) => (
          <SeatPanel key={player.seat} player={player} isActing={isActing(waiting, player.seat)} />
        ))}
      </ul>
    </aside>
  );
}

/** All cities on a phone, the reader’s first: device, name, priority sector once it is revealed, points. */
export const SeatStrip = memo(Strip);

function Strip() {
  const seen = useSeen();
  const words = texts.value;
  const { waiting } = seen.view;
  return (
    <aside aria-label={words.rivals}>
      <ul class="dc-strip">
        {everybody(seen).map((player) => {
          const [priority] = player.order;
          const { vp, hidden } = scoreOf(seen, player.seat);
          return (
            <li
              key={player.seat}
              class={`${player.seat === seen.you ? "own" : ""} ${isActing(waiting, player.seat) ? "acting" : ""}`}
              data-score={player.seat}
              data-place={player.seat === seen.you ? seatPlace(player.seat) : boardPlaces(player.seat)}
            >
              <button
                type="button"
                onClick={() => {
                  sheet.value = player.seat;
                }}
              >
                <Shield seat={player.seat} size={27} />
                <span>
                  <b>{called(seen, player.seat)}</b>
                  {priority ? (
                    <small class={priority}>
                      <FaceGlyph face={priority} size={12} />
                      {seen.lexicon.sector(priority)}
                    </small>
                  ) : (
                    <small>{words.cities[player.seat]}</small>
                  )}
                </span>
                <em class={hidden > 0 ? "mc secret" : "mc"} data-place={vpPlace(player.seat)}>
                  {vp}
                </em>
                <span class="visually-hidden">
                  {[words.vp, hidden > 0 ? words.hiddenPoints(hidden) : "", words.openBoard].filter(Boolean).join(", ")}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </aside>
  );
}
