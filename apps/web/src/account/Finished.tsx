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
  /** So many rounds of a game, as it calls them. */
  rounds(game: string, n: number): string | undefined;
  picture(game: string, table: string): ComponentChildren;
  /** What told a seat of a game from the others, as a picture. */
  sign(game: string, seat: number, side: string): ComponentChildren;
}

/** So many are shown at first, and so many more each time. */
const SHOWN = 20;

/** Games that are over: when, what, against whom, and how they ended. */
export function Finished({ games, isChosen, children, gameName, rounds, picture, sign }: Props) {
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
                  ...(game.rounds === null ? [] : [rounds(game.game, game.rounds) ?? record.rounds(game.rounds)]),
                ].join(", ")}
              </span>
              <Others of={game} sign={sign} />
            </div>
            <div class="acc-ended">
              <strong class={isWon(game) ? "won" : undefined}>{resultOf(game)}</strong>
              {game.rating && <Moved by={game.rating} />}
            </div>
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

/** Against whom, each beside what they were at the table. */
function Others({ of: { game, seats, you }, sign }: Pick<Props, "sign"> & { readonly of: EndedGame }) {
  const others = seats.filter(({ seat }) => seat !== you);
  if (others.length === 0) return <p>{accountWords.value.alone}</p>;
  return (
    <p class="acc-others">
      {others.map(({ seat, side, name, isBot }) => (
        <span key={seat}>
          {sign(game, seat, side)} {isBot ? "bot" : name}
        </span>
      ))}
    </p>
  );
}

/** What a game did to the rating. */
function Moved({ by: { value, change } }: { readonly by: NonNullable<EndedGame["rating"]> }) {
  return <small class={change < 0 ? "fell" : "rose"}>{recordWords.value.moved(change, value)}</small>;
}

function resultOf(game: EndedGame): string {
  const record = recordWords.value;
  const { place, points } = ownSeat(game);
  if (game.left) return record.left;
  if (place === null) return record.allLost;
  return [record.place(place), ...(points === null ? [] : [record.points(points)])].join(" · ");
}
