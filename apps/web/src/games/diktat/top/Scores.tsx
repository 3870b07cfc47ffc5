import { Medallion } from "../art/index.ts";
import { called } from "../seen/called.ts";
import { scoreOf } from "../seen/score.ts";
import { everybody, useSeen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";
import "./scores.css";

/** Everybody's Victory Points in one strip, the reader's own first. */
export function Scores() {
  const seen = useSeen();
  const { vpTrack, ofGoal, seat: words } = texts.value;
  const players = everybody(seen);
  return (
    <div class="tb-scores">
      <ul class={players.length > 4 ? "many" : ""} aria-label={vpTrack}>
        {players.map(({ seat, cabal }) => (
          <li
            key={seat}
            class={seat === seen.you ? "own" : ""}
            data-score={seat}
            data-about={`vp:${seat}`}
            title={seen.name(seat)}
          >
            <Medallion cabal={cabal} size={24} />
            <span class={seat === seen.you ? "" : "visually-hidden"}>{called(seen, seat)}</span>
            <b class="disp">{scoreOf(seen, seat)}</b>
            <span class="visually-hidden">{words.vp}</span>
          </li>
        ))}
      </ul>
      <p data-about="sign:vp">{ofGoal(seen.pack.constants.victoryPointsToWin)}</p>
    </div>
  );
}
