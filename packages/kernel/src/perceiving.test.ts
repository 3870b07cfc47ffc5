import { expect, test } from "vitest";
import { advanceUnwatched } from "./advance.ts";
import { answersBeforehand } from "./beforehand.ts";
import { next, signature } from "./going.ts";
import type { Input } from "./inputs.ts";
import { numbersFor } from "./numbers.ts";
import { type Rewind, rewound } from "./rewind.ts";
import { amount, CONFIRM } from "./shapes.ts";
import { start } from "./starting.ts";
import type { Observer, State } from "./state.ts";
import {
  act,
  after,
  answer,
  asksTogether,
  begin,
  procedure,
  reject,
  setting,
  stop,
  type TinyFacts,
  take,
  tiny,
} from "./tiny.fixture.ts";
import { viewFor } from "./view.ts";

const OBSERVERS: readonly Observer[] = [0, 1, 2, "public"];

/** All bid; a whisper is for seats 0 and 1 alone. */
const game = tiny(
  [
    procedure(signature("tiny/bids"), {
      bid: after(
        "bidding",
        asksTogether({
          subject: "tiny/bid",
          rule: "T-BID",
          of: () => [0, 1, 2],
          what: () => amount(0, 9),
          then(rules, _env, answers) {
            rules.emit({ type: "set", name: "best", to: Math.max(...answers.map(({ value }) => value as number)) });
            return next("bid");
          },
        }),
      ),
    }),
  ],
  {
    standing: {
      whisper: {
        rule: "T-WHISPER",
        what: () => CONFIRM,
        run(rules) {
          rules.emit({ type: "set", name: "whispers", to: (rules.facts.open.whispers ?? 0) + 1 });
          return null;
        },
      },
    },
    unsettles: () => false,
    witness: (event, who) =>
      event.type === "set" && event.name === "whispers" && who !== 0 && who !== 1 ? null : event,
    beforehand: (_facts, seat, subject) => (seat === 2 && subject === "tiny/bid" ? 7 : null),
  },
);

const timed = (): State<TinyFacts> => start(game, { seats: 3, options: null, seed: "tiny", timed: true }).state;
const whisper = (question: number): Input => ({ kind: "act", seat: 2, question, act: "whisper", value: true });
const numbers = (state: State<TinyFacts>): number[] => OBSERVERS.map((who) => numbersFor(state, who).seq);

test("an input counts for those who perceive it", () => {
  const state = timed();
  take(game, state, stop(1, "bidding"));
  expect(numbers(state)).toEqual([0, 1, 0, 0]);
  take(game, state, answer(state, 0, 3));
  expect(numbers(state)).toEqual([1, 2, 1, 1]);
  take(game, state, answer(state, 0, 4));
  expect(numbers(state)).toEqual([2, 2, 1, 1]);
  take(game, state, act(state, 1, "whisper"));
  expect(numbers(state)).toEqual([3, 3, 1, 1]);
  expect(viewFor(game, state, 2).seq).toBe(1);
  expect(state.seq).toBe(4);
});

test("among bots alone the same happens and nobody counts", () => {
  const [watched, unwatched] = [timed(), timed()];
  const { perceived } = structuredClone(unwatched);
  const inputs = [0, 1, 2].map((seat) => (state: State<TinyFacts>) => answer(state, seat, seat + 3));
  for (const input of [(state: State<TinyFacts>) => act(state, 1, "whisper"), ...inputs]) {
    const { events } = take(game, watched, input(watched));
    expect(advanceUnwatched(game, unwatched, input(unwatched))).toMatchObject({ ok: true, value: { events } });
  }
  expect(advanceUnwatched(game, unwatched, answer(unwatched, 0, 99)).ok).toBe(false);
  expect(unwatched).toEqual({ ...watched, perceived });
  expect(numbers(watched)).not.toEqual(numbers(unwatched));
});

test("questions in a reaction window have one number for those who are not asked", () => {
  const state = timed();
  for (const seat of [0, 1]) take(game, state, stop(seat, "bidding"));
  for (const seat of [0, 1, 2]) take(game, state, answer(state, seat, seat));
  const asked = OBSERVERS.map((who) => viewFor(game, state, who).waiting!.id);
  expect(asked).toEqual([2, 2, 2, 2]);
  take(game, state, answer(state, 0, { branch: "pass" }));
  expect(OBSERVERS.map((who) => viewFor(game, state, who).waiting!.id)).toEqual([3, 3, 2, 2]);
  // Each seat names the question by its own number, and no number that is past for it finds one.
  expect(reject(game, state, whisper(1))).toMatchObject({
    reason: "stale",
    with: { open: 2 },
  });
  take(game, state, whisper(2));
});

test("an answer given beforehand waits for the host where answers take their time, and counts at once elsewhere", () => {
  const state = timed();
  expect(state.sealed).toEqual([]);
  expect(answersBeforehand(game, state)).toEqual([{ seat: 2, question: 1, value: 7 }]);
  take(game, state, answer(state, 2, 7));
  expect(answersBeforehand(game, state)).toEqual([]);
  const hasty = begin(game);
  expect(hasty.sealed).toEqual([{ seat: 2, value: 7 }]);
  expect(answersBeforehand(game, hasty)).toEqual([]);
});

test("an answer given beforehand that does not fit the question was not given", () => {
  const misfit = { ...game, beforehand: () => "seven" };
  expect(begin(misfit).sealed).toEqual([]);
});

test("a rewind counts for those who perceived what is gone, and what it keeps stands", () => {
  const state = timed();
  const rows = [setting(2, "*", "never"), answer(state, 0, 3), act(state, 1, "whisper")].map((input) => {
    const { events } = take(game, state, input);
    return { seq: state.seq, input, events };
  });
  const rewind: Rewind = { kind: "rewind", seat: 0, to: 1, keeps: [3] };
  const setup = { seats: 3, options: null, seed: "tiny", timed: true };
  const back = rewound(game, setup, rows, state, rewind);
  expect([back.sealed, back.facts.open.whispers]).toEqual([[], 1]);
  expect(numbers(back)).toEqual(numbers(state).map((number) => number + 1));
  const gone = rewound(game, setup, rows, state, { kind: "rewind", seat: 1, to: 2 });
  expect([gone.sealed.length, gone.facts.open.whispers]).toEqual([1, undefined]);
  expect(OBSERVERS.map((_, at) => numbers(gone)[at]! - numbers(state)[at]!)).toEqual([1, 1, 0, 0]);
});
