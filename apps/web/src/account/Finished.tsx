import type { PlayedGame } from "@paravent/protocol";
import type { ComponentChildren } from "preact";
import { Link } from "wouter-preact";
import { language } from "../i18n/language.ts";
import { accountWords } from "./words.ts";

interface Props {
  readonly games: readonly PlayedGame[];
  gameName(game: string): string;
  picture(game: string, table: string): ComponentChildren;
}

/** Games that are over: when, what, against whom, and how they ended. */
export function Finished({ games, gameName, picture }: Props) {
  const words = accountWords.value;
  const day = new Intl.DateTimeFormat(language.value, { day: "numeric", month: "short" });
  return (
    <section class="acc-card acc-history" aria-labelledby="acc-history">
      <h2 id="acc-history" class="disp">
        {words.history} <small>{games.length > 0 && games.length}</small>
      </h2>
      {games.length === 0 && <p class="acc-quiet">{words.none}</p>}
      <ul>
        {games.map((game) => (
          <li key={game.table}>
            <time dateTime={new Date(game.createdAt).toISOString()}>{day.format(game.createdAt)}</time>
            {picture(game.game, game.table)}
            <div>
              <b>{game.name}</b> <span class="acc-quiet">{gameName(game.game)}</span>
              <p>{othersOf(game).join(", ") || words.alone}</p>
            </div>
            <strong class={isWon(game) ? "won" : undefined}>{resultOf(game)}</strong>
            <Link href={`/replay/${game.table}`} aria-label={words.replayOf(game.name)}>
              {words.replay}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const othersOf = ({ seats, you }: PlayedGame): string[] =>
  seats.filter(({ seat }) => seat !== you).map(({ name, kind }) => (kind === "bot" ? `${name} (bot)` : (name ?? "")));

const isWon = ({ winners, you }: PlayedGame): boolean => winners?.includes(you) ?? false;

function resultOf(game: PlayedGame): string {
  const words = accountWords.value;
  if (game.winners === null) return words.unknown;
  if (!isWon(game)) return words.lost;
  return game.winners.length > 1 ? words.shared : words.won;
}
