import { Icon, Medallion } from "../art/index.ts";
import { sheet } from "../seen/pointed.ts";
import { useSeen } from "../seen/seen.ts";
import { Assembly } from "./Assembly.tsx";
import { LeagueBoard } from "./LeagueBoard.tsx";
import { isLeaguePhase, leagueName, leaguesOf } from "./seen.ts";
import "./leagues.css";
import "./rail.css";
import { texts } from "../words/index.ts";

/** Outside their phase the Leagues keep to one line: level and members of each. A touch opens both boards. */
export function LeagueRail() {
  const seen = useSeen();
  const leagues = leaguesOf(seen);
  const words = texts.value.leagues;
  if (!leagues || isLeaguePhase(seen)) return null;
  return (
    <button type="button" class="lg-rail" onClick={() => (sheet.value = { board: "leagues" })}>
      {leagues.boards.map((board) => (
        <span key={board.id} data-place={`league:${board.id}`}>
          <b class="disp">{board.level === 0 ? "–" : board.level}</b>
          <span class="lg-rail-name">{leagueName(seen, board.id)}</span>
          {board.members.map((seat) => (
            <Medallion key={seat} cabal={seen.player(seat).cabal} size={16} label={seen.name(seat)} />
          ))}
        </span>
      ))}
      {leagues.shadow !== null && (
        <span data-about="shadow">
          <Icon name="eclipse" size={15} label={words.shadow} />
          <Medallion cabal={seen.player(leagues.shadow).cabal} size={16} label={seen.name(leagues.shadow)} />
        </span>
      )}
      <span class="visually-hidden">{words.open}</span>
    </button>
  );
}

/** Both boards at full size, at any time. */
export function LeagueSheet() {
  const seen = useSeen();
  const leagues = leaguesOf(seen);
  if (!leagues) return null;
  return (
    <div class="lg-sheet">
      {leagues.boards.map((board) => (
        <LeagueBoard key={board.id} board={board} />
      ))}
      <Assembly leagues={leagues} />
    </div>
  );
}
