import { t } from "../../../i18n/index.ts";
import { Shield } from "../art/index.ts";
import { vpPlace } from "../seen/places.ts";
import { scoreOf } from "../seen/score.ts";
import { everybody, useSeen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";
import "./scores.css";

/** Everybody's points in one strip, the reader's own first. */
export function Scores() {
  const seen = useSeen();
  const words = texts.value;
  return (
    <ul class="dc-scores" aria-label={words.scores}>
      {everybody(seen).map(({ seat }) => {
        const isOwn = seat === seen.you;
        const { vp, hidden } = scoreOf(seen, seat);
        return (
          <li
            key={seat}
            class={isOwn ? "own" : ""}
            data-score={seat}
            data-about={`vp:${seat}`}
            title={isOwn ? undefined : seen.name(seat)}
          >
            <Shield seat={seat} size={24} />
            <span class={isOwn ? "" : "visually-hidden"}>{isOwn ? t.value.table.you : seen.name(seat)}</span>
            <b
              class={hidden > 0 ? "mc secret" : "mc"}
              title={hidden > 0 ? words.hiddenPoints(hidden) : undefined}
              data-place={vpPlace(seat)}
            >
              {vp}
            </b>
            <small>{words.vp}</small>
            {hidden > 0 && <span class="visually-hidden">{words.hiddenPoints(hidden)}</span>}
          </li>
        );
      })}
    </ul>
  );
}
