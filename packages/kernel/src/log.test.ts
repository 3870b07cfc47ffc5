import { describe, expect, test } from "vitest";
import { end, next, signature } from "./going.ts";
import { hashOf } from "./hash.ts";
import { BrokenLog, firstRow, nextRow, type Row, replay } from "./log.ts";
import { amount } from "./shapes.ts";
import { start } from "./starting.ts";
import { answer, asks, procedure, tiny } from "./tiny.fixture.ts";

const game = tiny([
  procedure(signature<{ round: number }>("tiny/rounds"), {
    begin(rules, env) {
      env.round = 0;
      rules.emit({ type: "rolled", n: rules.rng.below(100) });
      return next("number");
    },
    number: asks({
      subject: "tiny/number",
      rule: "",
      of: (_facts, env) => env.round % 2,
      what: () => amount(1, 3),
      then(rules, env, value) {
        rules.emit({ type: "set", name: `n${env.round}`, to: value as number });
        rules.emit({ type: "rolled", n: rules.rng.below(100) });
        env.round++;
        return env.round < 5 ? next("number") : end();
      },
    }),
  }),
]);

const setup = { seats: 2, options: null, seed: "log" };

function recorded(): { rows: Row[]; hash: string } {
  const { state } = firstRow(game, setup);
  const rows: Row[] = [];
  for (let i = 0; i < 5; i++) {
    const done = nextRow(game, state, answer(state, i % 2, 1 + (i % 3)));
    if (!done.ok) throw new Error(done.refusal.reason);
    rows.push(done.value.row);
  }
  // As a store would give it back.
  return { rows: JSON.parse(JSON.stringify(rows)), hash: hashOf(state) };
}

const again = () => start(game, setup).state;

/** The row where a replay breaks, and what it says. */
function broken(rows: Row[]): { seq: number; message: string } {
  try {
    replay(game, again(), rows);
  } catch (error) {
    if (error instanceof BrokenLog) return { seq: error.seq, message: error.message };
    throw error;
  }
  throw new Error("the log was not broken");
}

describe("a log", () => {
  test("begins with what the game was started with", () => {
    const { row, state } = firstRow(game, setup);
    expect(row).toMatchObject({ seq: 0, game: "tiny", rules: "1", setup, hash: hashOf(state) });
    expect(row.events).toHaveLength(1);
  });

  test("has one row per input: the input, its events and the hash after it", () => {
    const { rows } = recorded();
    expect(rows.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
    expect(rows[0]).toMatchObject({
      input: { kind: "answer", seat: 0, question: 1, value: 1 },
      events: [{ type: "set", name: "n0", to: 1 }, { type: "rolled" }],
    });
  });

  test("re-run from the start or from anywhere proves the game", () => {
    const { rows, hash } = recorded();
    const state = replay(game, again(), rows.slice(0, 2));
    expect(hashOf(state)).toBe(rows[1]!.hash);
    replay(game, state, rows.slice(2));
    expect(hashOf(state)).toBe(hash);
  });

  test("takes no row for a refused input", () => {
    const { state } = firstRow(game, setup);
    const before = hashOf(state);
    expect(nextRow(game, state, answer(state, 1, 1))).toMatchObject({ ok: false, refusal: { reason: "notAsked" } });
    expect(hashOf(state)).toBe(before);
  });
});

describe("a row that another version of the rules made", () => {
  test("must tell the same; the shape of its state is its own", () => {
    const { rows } = recorded();
    const past = rows.map((row, i) => ({ ...row, hash: i < 3 ? null : row.hash }));
    expect(replay(game, again(), past).seq).toBe(5);
    const otherwise = past.map((row, i) => (i === 1 ? { ...row, events: row.events.slice(1) } : row));
    expect(() => replay(game, again(), otherwise)).toThrow(/row 2: the events differ/);
  });

  test("that breaks the rules is named, and nothing else is", () => {
    const breaking = {
      ...game,
      apply: () => {
        throw new Error("what is behind a screen");
      },
    };
    expect(() => replay(breaking, again(), recorded().rows)).toThrow(/^row 1: the rules break on its input$/);
  });
});

describe("a tampered log is caught at its row", () => {
  const tampered = (at: number, change: (row: Row) => Partial<Row>): Row[] =>
    recorded().rows.map((row, i) => (i === at ? { ...row, ...change(row) } : row));

  test("another answer", () => {
    const rows = tampered(2, ({ input }) => ({ input: { ...input, value: 2 } as Row["input"] }));
    expect(broken(rows)).toMatchObject({ seq: 3, message: expect.stringContaining("events differ") });
  });

  test("an impossible answer", () => {
    const rows = tampered(2, ({ input }) => ({ input: { ...input, value: 9 } as Row["input"] }));
    expect(broken(rows)).toMatchObject({ seq: 3, message: expect.stringContaining("outOfRange") });
  });

  test("another hash", () => {
    const rows = tampered(4, () => ({ hash: "0".repeat(32) }));
    expect(broken(rows)).toMatchObject({ seq: 5, message: expect.stringContaining("state differs") });
  });

  test("other events", () => {
    const rows = tampered(1, ({ events }) => ({ events: events.slice(1) }));
    expect(broken(rows)).toMatchObject({ seq: 2, message: expect.stringContaining("events differ") });
  });

  test("a row missing, twice or out of order", () => {
    const { rows } = recorded();
    expect(broken(rows.toSpliced(1, 1)).seq).toBe(3);
    expect(broken(rows.toSpliced(1, 0, rows[0]!)).seq).toBe(1);
    expect(broken([rows[1]!, rows[0]!]).seq).toBe(2);
  });

  test("another seed", () => {
    const { state } = start(game, { ...setup, seed: "another" });
    expect(() => replay(game, state, recorded().rows)).toThrow(/row 1/);
  });
});
