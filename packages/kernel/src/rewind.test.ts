import { expect, test } from "vitest";
import { end, next, signature } from "./going.ts";
import type { Input } from "./inputs.ts";
import { type Rewind, rewound, standingRows } from "./rewind.ts";
import type { GameEvent } from "./rules.ts";
import { amount } from "./shapes.ts";
import { act, after, answer, asks, begin, procedure, stop, take, tiny } from "./tiny.fixture.ts";

/** Seat 0 adds numbers, one after another; a die is thrown with each. */
const game = tiny(
  [
    procedure(signature("tiny/sum"), {
      add: after(
        "before",
        asks({
          subject: "tiny/add",
          rule: "",
          of: () => 0,
          what: () => amount(0, 9),
          then(rules, _env, value) {
            rules.emit({ type: "set", name: "sum", to: (rules.facts.open.sum ?? 0) + (value as number) });
            rules.emit({ type: "rolled", n: rules.rng.below(1000) });
            return value === 0 ? end() : next("add");
          },
        }),
      ),
    }),
  ],
  {
    standing: {
      mark: {
        rule: "",
        what: () => amount(0, 9),
        run(rules, seat, value) {
          rules.emit({ type: "set", name: `mark${seat}`, to: value as number });
          return null;
        },
      },
    },
  },
);

const setup = { seats: 3, options: null, seed: "tiny" };

/** Plays inputs one after another and keeps their rows. */
function played() {
  let state = begin(game);
  const rows: { seq: number; input: Input | Rewind; events: readonly GameEvent[] }[] = [];
  return {
    rows,
    get state() {
      return state;
    },
    add(n: number) {
      const input = answer(state, 0, n);
      const { events } = take(game, state, input);
      rows.push({ seq: state.seq, input, events });
    },
    does(input: Input) {
      const { events } = take(game, state, input);
      rows.push({ seq: state.seq, input, events });
    },
    rewind(to: number) {
      const input: Rewind = { kind: "rewind", seat: 0, to };
      state = rewound(game, setup, rows, state, input);
      rows.push({ seq: state.seq, input, events: [] });
    },
  };
}

test("a rewind leads to the state of an earlier row, under a number and a question of its own", () => {
  const p = played();
  p.add(1);
  const back = structuredClone(p.state);
  p.add(2);
  p.add(3);
  p.rewind(1);
  expect(p.state.facts).toEqual(back.facts);
  expect(p.state.rng).toEqual(back.rng);
  expect([p.state.seq, p.state.question]).toEqual([4, 5]);
});

test("what is played after it counts, and can be taken back in its turn", () => {
  const p = played();
  p.add(1);
  p.add(2);
  p.rewind(1);
  p.add(4);
  p.does(act(p.state, 2, "mark", 7));
  expect(p.state.facts.open).toMatchObject({ sum: 5, mark2: 7 });
  p.rewind(4);
  expect(p.state.facts.open).toMatchObject({ sum: 5 });
  expect(p.state.facts.open.mark2).toBeUndefined();
  p.rewind(0);
  expect(p.state.facts.open).toEqual({});
  expect(standingRows(p.rows)).toEqual([]);
});

test("the same answer after a rewind meets the same chance", () => {
  const p = played();
  p.add(1);
  p.add(2);
  const { rolled } = p.state.facts.open;
  p.rewind(1);
  p.add(2);
  expect(p.state.facts.open.rolled).toBe(rolled);
});

test("stops are no moves: they stand, and one that was spent is armed again", () => {
  const p = played();
  p.does(stop(1, "before"));
  p.add(1);
  expect(p.state.stops).toEqual([]);
  p.rewind(1);
  expect(p.state.stops).toEqual([{ seat: 1, at: "before" }]);
  p.add(1);
  p.does(stop(2, "*"));
  p.rewind(1);
  expect(p.state.stops).toEqual([
    { seat: 1, at: "before" },
    { seat: 2, at: "*" },
  ]);
});
