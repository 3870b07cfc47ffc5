import { describe, expect, test } from "vitest";
import { end, signature } from "./going.ts";
import { hashOf } from "./hash.ts";
import { amount, CONFIRM, pick } from "./shapes.ts";
import type { StandingAction } from "./standing.ts";
import type { Seat } from "./state.ts";
import {
  act,
  answer,
  asks,
  asksTogether,
  begin,
  procedure,
  type TinyEvent,
  type TinyFacts,
  type TinyGame,
  take,
  tiny,
} from "./tiny.fixture.ts";
import { viewFor } from "./view.ts";
import { cloneState, resample } from "./worlds.ts";

type Action = StandingAction<TinyFacts, TinyEvent>;

const raise: Action = {
  rule: "T-RAISE",
  what: () => CONFIRM,
  run(rules, seat) {
    rules.emit({ type: "set", name: `level${seat}`, to: 1 });
    return null;
  },
};

/** Comes between with a question to the one who acts, or with another vote. */
const between = (proc: string): Action => ({
  rule: "T-BETWEEN",
  what: () => CONFIRM,
  run: (_rules, seat) => ({ proc, env: { by: seat } }),
});

const vote = (name: string, seats: readonly Seat[]) =>
  asksTogether({
    subject: `tiny/${name}`,
    rule: "T-VOTE",
    of: (facts) => seats.filter((seat) => facts.open[`level${seat}`] === undefined || name === "motion"),
    what: () => pick(["yes", "no"]),
    then(rules, _env, answers) {
      const yes = answers.filter(({ value }) => (value as string[])[0] === "yes").length;
      rules.emit({ type: "set", name, to: yes });
      return end();
    },
  });

/** Three vote; what a seat does unsettles its own vote alone where `unsettles` says so. */
const game = (unsettles: NonNullable<TinyGame["unsettles"]>): TinyGame =>
  tiny(
    [
      procedure(signature("tiny/main"), { vote: vote("law", [0, 1, 2]) }),
      procedure(signature("tiny/motion"), { vote: vote("motion", [0, 1]) }),
      procedure(signature<{ by: Seat }>("tiny/toll"), {
        price: asks({
          subject: "tiny/price",
          rule: "T-TOLL",
          of: (_facts, env) => env.by,
          what: () => amount(0, 9),
          then(rules, env, value) {
            if (value !== 0) rules.emit({ type: "set", name: `toll${env.by}`, to: value as number });
            return end();
          },
        }),
      }),
    ],
    {
      standing: { raise, toll: between("tiny/toll"), motion: between("tiny/motion") },
      unsettles,
    },
  );

const never = (): boolean => false;
const yes = ["yes"];

describe("sealed answers, when something comes between", () => {
  test("stand where what happens does not unsettle them, interruptions included", () => {
    const votes = game(never);
    const state = begin(votes);
    take(votes, state, answer(state, 0, yes));
    take(votes, state, act(state, 1, "toll"));
    expect(viewFor(votes, state, 0)).toMatchObject({ waiting: { subject: "tiny/price", answered: [] } });
    take(votes, state, answer(state, 1, 5));
    expect(viewFor(votes, state, 0)).toMatchObject({
      waiting: { subject: "tiny/law", answered: [0] },
      question: { sealed: yes },
    });
    for (const seat of [1, 2]) take(votes, state, answer(state, seat, ["no"]));
    expect(state.facts.open).toEqual({ toll1: 5, law: 1 });
  });

  test("are opened for the seats whose ground has shifted, and for no others", () => {
    const votes = game((event, { seat }) => event.type === "set" && event.name === `toll${seat}`);
    const state = begin(votes);
    for (const seat of [0, 1]) take(votes, state, answer(state, seat, yes));
    take(votes, state, act(state, 1, "toll"));
    take(votes, state, answer(state, 1, 0));
    expect(viewFor(votes, state, "public").waiting!.answered).toEqual([0, 1]);
    take(votes, state, act(state, 1, "toll"));
    take(votes, state, answer(state, 1, 3));
    expect(viewFor(votes, state, "public").waiting!.answered).toEqual([0]);
  });

  test("are opened by what happens early in a long interruption", () => {
    const votes = game((event, { subject }) => subject === "tiny/law" && event.type === "set" && event.to === 3);
    const state = begin(votes);
    take(votes, state, answer(state, 0, yes));
    take(votes, state, act(state, 1, "toll"));
    take(votes, state, act(state, 2, "toll"));
    take(votes, state, answer(state, 2, 3));
    take(votes, state, answer(state, 1, 4));
    expect(viewFor(votes, state, "public").waiting).toMatchObject({ subject: "tiny/law", answered: [] });
  });

  test("do not mix with those of another question that comes between", () => {
    const votes = game(never);
    const state = begin(votes);
    take(votes, state, answer(state, 0, yes));
    take(votes, state, act(state, 2, "motion"));
    expect(viewFor(votes, state, 0).question).not.toHaveProperty("sealed");
    take(votes, state, answer(state, 0, ["no"]));
    take(votes, state, answer(state, 1, ["no"]));
    expect(state.facts.open).toEqual({ motion: 0 });
    for (const seat of [1, 2]) take(votes, state, answer(state, seat, ["no"]));
    expect(state.facts.open).toEqual({ motion: 0, law: 1 });
  });

  test("are all there are, when whoever still owed one is asked no more", () => {
    const votes = game(never);
    const state = begin(votes);
    for (const seat of [0, 1]) take(votes, state, answer(state, seat, yes));
    take(votes, state, act(state, 2, "raise"));
    expect(state).toMatchObject({ stack: [], facts: { open: { law: 2 } } });
  });

  test("fall with the seat that is asked no more", () => {
    const votes = game(never);
    const state = begin(votes);
    take(votes, state, answer(state, 2, yes));
    take(votes, state, act(state, 2, "raise"));
    expect(state.sealed).toEqual([]);
    for (const seat of [0, 1]) take(votes, state, answer(state, seat, yes));
    expect(state.facts.open.law).toBe(2);
  });

  test("are secret and plain data while they are laid aside", () => {
    const votes = game(never);
    const state = begin(votes);
    for (const seat of [0, 1]) take(votes, state, answer(state, seat, yes));
    take(votes, state, act(state, 2, "toll"));
    for (const who of [0, 1, 2, "public"] as const)
      expect(JSON.stringify(viewFor(votes, state, who))).not.toContain("yes");
    expect(hashOf(cloneState(votes, state))).toBe(hashOf(state));
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
    const copy = cloneState(votes, state);
    copy.stack[0]!.kept![0]!.value = ["no"];
    expect(state.stack[0]!.kept![0]!.value).toEqual(yes);
    const worlds = Array.from({ length: 20 }, (_, i) => resample(votes, state, 0, `world/${i}`).stack[0]!.kept!);
    expect(new Set(worlds.map((kept) => JSON.stringify(kept[0])))).toEqual(new Set(['{"seat":0,"value":["yes"]}']));
    expect(new Set(worlds.map((kept) => JSON.stringify(kept[1]!.value))).size).toBe(2);
  });
});
