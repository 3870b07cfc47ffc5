import type { Tournament, TournamentBoard, TournamentRound } from "@paravent/protocol";
import { Link } from "wouter-preact";
import { tournamentWords } from "./words.ts";

/** Who met whom, the latest round first. */
export function Rounds({ of }: { readonly of: Tournament }) {
  return (
    <>
      {of.played.toReversed().map((round) => (
        <Round key={round.round} round={round} players={of.players} />
      ))}
    </>
  );
}

interface RoundProps {
  readonly round: TournamentRound;
  readonly players: Tournament["players"];
}

function Round({ round, players }: RoundProps) {
  const words = tournamentWords.value;
  return (
    <section class="cup-card" aria-label={words.round(round.round)}>
      <h2 class="disp">{words.round(round.round)}</h2>
      {round.sealed && <p class="cup-sealed">{words.sealed}</p>}
      <ol class="cup-boards">
        {round.boards.map((board, n) => (
          <li key={board.table}>
            <Board board={board} n={n + 1} players={players} sealed={round.sealed} />
          </li>
        ))}
      </ol>
      {round.byes.length > 0 && (
        <p class="cup-quiet">{words.byes(round.byes.map((player) => players[player]?.name ?? "").join(", "))}</p>
      )}
    </section>
  );
}

interface BoardProps {
  readonly board: TournamentBoard;
  readonly n: number;
  readonly players: Tournament["players"];
  readonly sealed: boolean;
}

function Board({ board, n, players, sealed }: BoardProps) {
  const words = tournamentWords.value;
  const isYours = board.seats.some(({ player }) => player !== null && players[player]?.you);
  return (
    <>
      <h3>
        {words.table(n)} <small>{board.over ? words.over : words.running}</small>
        {(!sealed || isYours) && (
          <Link href={board.over ? `/replay/${board.table}` : `/table/${board.table}`}>
            {board.over ? words.replay : isYours ? words.toTable : words.watch}
          </Link>
        )}
      </h3>
      <ul>
        {board.seats.map(({ player, points, score }, seat) => (
          <li key={`seat ${seat}`} class={player !== null && players[player]?.you ? "you" : undefined}>
            <span>{player === null ? words.bot : (players[player]?.name ?? "")}</span>
            {points !== null && <small>{words.value(points)}</small>}
            {score !== null && <b>{words.value(score)}</b>}
          </li>
        ))}
      </ul>
    </>
  );
}
