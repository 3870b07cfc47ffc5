import { loadDclight } from "@paravent/dclight/node";
import { loadDiktat } from "@paravent/diktat/node";
import {
  advance,
  askedSeats,
  type Game,
  type Json,
  openQuestion,
  Rng,
  resample,
  type Seat,
  type State,
  sample,
  start,
  viewFor,
} from "@paravent/kernel";
import { expect, test } from "vitest";
import { onlyAnswer } from "../drafts/only.ts";
import type { Countable } from "../plug/plug.ts";
import { countable as dclight } from "./dclight/countable.ts";
import { countable as diktat } from "./diktat/countable.ts";

/** A question that is answered by itself, and in a world that a rival cannot tell from this one it would not be. */
type Leak = string;

/** Plays a random game; says what rivals could learn from the haste of answers, and how many were hasty. */
function played(game: Game, countable: Countable, seats: number, options: Json, seed: string) {
  const { state } = start(game, { seats, options, seed, timed: true });
  const rng = Rng.from(`${seed}/player`);
  const leaks: Leak[] = [];
  let hasty = 0;
  while (state.stack.length > 0) {
    const seat = askedSeats(game, state).find((one) => openQuestion(game, state, one) !== null)!;
    const question = openQuestion(game, state, seat)!;
    if (isHasty(game, countable, state, seat)) {
      hasty++;
      for (let rival = 0; rival < seats; rival++)
        if (rival !== seat && !isHasty(game, countable, resample(game, state, rival, `${seed}/${state.seq}`), seat))
          leaks.push(`${question.subject} (${seed}, after ${state.seq} inputs, to seat ${rival})`);
    }
    const value = sample(question.ask, rng);
    const done = advance(game, state, { kind: "answer", seat, question: question.id, value });
    if (!done.ok) throw new Error(JSON.stringify(done));
  }
  return { leaks, hasty };
}

function isHasty<F>(game: Game, countable: Countable, state: State<F>, seat: Seat): boolean {
  const view = viewFor(game, state, seat);
  const { question } = view;
  return question !== null && !question.together && countable(question, view) && onlyAnswer(question.ask) !== null;
}

const TABLES: readonly [string, Game, Countable, seats: number, options: Json][] = [
  ["Diktat", loadDiktat() as Game, diktat, 3, {}],
  ["Diktat with the Others", loadDiktat() as Game, diktat, 4, { others: true }],
  ["Diktat with Leagues", loadDiktat() as Game, diktat, 3, { eternalNight: true, leagues: true }],
  ["DCLight", loadDclight() as Game, dclight, 3, {}],
];

test.each(TABLES)(
  "of %s nobody learns from the haste of an answer what is hidden",
  (_, game, countable, seats, options) => {
    const games = ["a", "b", "c", "d", "e", "f"].map((seed) => played(game, countable, seats, options, seed));
    expect(games.flatMap(({ leaks }) => leaks)).toEqual([]);
    expect(games.reduce((sum, { hasty }) => sum + hasty, 0)).toBeGreaterThan(0);
  },
);
