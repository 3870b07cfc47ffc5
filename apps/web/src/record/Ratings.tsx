import type { PlayedRecord, Rating } from "@paravent/protocol";
import { Link } from "wouter-preact";
import { recordWords } from "./words.ts";
import "./record.css";

interface Props {
  readonly ratings: PlayedRecord["ratings"];
  gameName(game: string): string;
}

/** One's rating in each game, with its doubt and its course. */
export function Ratings({ ratings, gameName }: Props) {
  const words = recordWords.value;
  const each = Object.entries(ratings);
  return (
    <section class="acc-card" aria-labelledby="record-rating">
      <h2 id="record-rating" class="disp">
        {words.rating}
      </h2>
      {each.length === 0 && <p class="acc-quiet">{words.unrated}</p>}
      {each.map(([game, course]) => {
        const now = course.at(-1)!;
        return (
          <div key={game} class="record-rating">
            <div>
              <b>{gameName(game)}</b>
              <p>
                <strong class="disp">{words.value(now.value)}</strong> <small>{words.doubt(now.doubt)}</small>
              </p>
              <small>{words.ratedGames(now.games)}</small>
            </div>
            {course.length > 1 && <Course of={course} />}
          </div>
        );
      })}
      <Link class="record-link" href="/leaders">
        {words.leaders}
      </Link>
    </section>
  );
}

const [WIDTH, HEIGHT, EDGE] = [120, 48, 4];

function Course({ of }: { readonly of: readonly Rating[] }) {
  const values = of.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const x = (n: number): number => EDGE + (n * (WIDTH - 2 * EDGE)) / (values.length - 1);
  const y = (value: number): number => HEIGHT - EDGE - ((value - low) * (HEIGHT - 2 * EDGE)) / Math.max(1, high - low);
  return (
    <svg
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={recordWords.value.course(values.length)}
    >
      <polyline
        fill="none"
        stroke="currentColor"
        stroke-width="2"
        points={values.map((value, n) => `${x(n)},${y(value)}`).join(" ")}
      />
      <circle cx={x(values.length - 1)} cy={y(values.at(-1)!)} r="4" fill="currentColor" />
    </svg>
  );
}
