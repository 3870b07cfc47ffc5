import type { EndedGame } from "@paravent/protocol";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Link } from "wouter-preact";
import { t } from "../i18n/index.ts";
import { language } from "../i18n/language.ts";
import { isWon, ownSeat } from "../record/statistics.ts";
import { recordWords } from "../record/words.ts";
import { accountWords } from "./words.ts";

interface Props {
  readonly games: readonly EndedGame[];
  /** Whether there are games besides those that were chosen. */
  readonly isChosen: boolean;
  readonly children: ComponentChildren;
  gameName(game: string): string;
  picture(game: string, table: string): ComponentChildren;
}

/** So many are shown at first, and so many more each time. */
const SHOWN = 20;

/** Games that are over: when, what, against whom, and how they ended. */
export function Finished({ games, isChosen, children, gameName, picture }: Props) {
  const [words, record] = [accountWords.value, recordWords.value];
  const [most, setMost] = useState(SHOWN);
  const day = new Intl.DateTimeFormat(language.value, { day: "numeric", month: "short" });
  return (
    <section class="acc-card acc-history" aria-labelledby="acc-history">
      <h2 id="acc-history" class="disp">
        {words.history} <small>{games.length > 0 && games.length}</small>
      </h2>
      {children}
      {games.length === 0 && <p class="acc-quiet">{isChosen ? record.noneFound : words.none}</p>}
      {games.length === 0 && !isChosen && (
        <div class="acc-row acc-first">
          <Link href="/">{words.firstGame}</Link>
          <Link href="/learn">{words.firstLesson}</Link>
        </div>
      )}
      <ul>
        {games.slice(0, most).map((game) => (
          <li key={game.table}>
            <time dateTime={new Date(game.at).toISOString()}>
              {day
                .formatToParts(game.at)
                .map(({ type, value }) =>
                  type === "literal" ? (
                    " "
                  ) : type === "day" ? (
                    <b key={type}>{value}</b>
                  ) : (
                    <span key={type}>{value}</span>
                  ),
                )}
            </time>
            {picture(game.game, game.table)}
            <div>
              <b>{game.name}</b>{" "}
              <span class="acc-quiet">
                {[
                  gameName(game.game),
                  t.value.clock.span(game.lasted),
                  ...(game.rounds === null ? [] : [record.rounds(game.rounds)]),
                ].join(", ")}
              </span>
              <p>{othersOf(game).join(", ") || words.alone}</p>
            </div>
            <strong class={isWon(game) ? "won" : undefined}>{resultOf(game)}</strong>
            <Link href={`/replay/${game.table}`} aria-label={words.replayOf(game.name)}>
              {words.replay}
            </Link>
          </li>
        ))}
      </ul>
      {games.length > most && (
        <button type="button" class="acc-more" onClick={() => setMost(most + SHOWN)}>
          {record.older(games.length - most)}
        </button>
      )}
    </section>
  );
}

const othersOf = ({ seats, you }: EndedGame): string[] =>
  seats.filter(({ seat }) => seat !== you).map(({ name, isBot }) => (isBot ? "bot" : name));

function resultOf(game: EndedGame): string {
  const record = recordWords.value;
  const { place, points } = ownSeat(game);
  if (game.left) return record.left;
  if (place === null) return record.allLost;
  return [record.place(place), ...(points === null ? [] : [record.points(points)])].join(" · ");
}
