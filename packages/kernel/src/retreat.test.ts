import { describe, expect, test } from "vitest";
import { call, end, next, signature } from "./going.ts";
import { IMPOSSIBLE } from "./procedure.ts";
import { CONFIRM, pick } from "./shapes.ts";
import type { StandingAction } from "./standing.ts";
import {
  act,
  answer,
  asks,
  asksTogether,
  begin,
  firmProcedure,
  procedure,
  type TinyEvent,
  type TinyFacts,
  take,
  tiny,
  tries,
} from "./tiny.fixture.ts";
import { openQuestion } from "./view.ts";

/** Puts a number in the open to 1: the thing of that name is gone. */
const takeAway: StandingAction<TinyFacts, TinyEvent> = {
  rule: "T-AWAY",
  what: () => pick(["a", "b", "c"]),
  run(rules, _seat, value) {
    rules.emit({ type: "set", name: (value as string[])[0]!, to: 1 });
    return null;
  },
};

const left = (facts: Readonly<TinyFacts>, names: string[]): string[] => names.filter((name) => !facts.open[name]);

/** Act or give up; choose a thing; choose how. Whatever was taken away can no longer be chosen. */
const things = tiny(
  [
    procedure(signature("tiny/turn"), {
      action: asks({
        subject: "tiny/action",
        rule: "",
        of: () => 0,
        what: () => pick(["act", "rest"]),
        then: (_rules, _env, value) =>
          (value as string[])[0] === "act" ? call(signature("tiny/direct"), {}, "over") : next("over"),
      }),
      over: () => end(),
    }),
    // Called by a question and asking nothing itself.
    procedure(signature("tiny/direct"), {
      on: () => call(signature("tiny/choose"), { thing: "" }, "back"),
      back: () => end(),
    }),
    procedure(signature<{ thing: string }>("tiny/choose"), {
      thing: asks({
        subject: "tiny/thing",
        rule: "",
        of: () => 0,
        what: (facts) => pick(left(facts, ["a", "b"])),
        then(rules, env, value) {
          env.thing = (value as string[])[0]!;
          rules.emit({ type: "set", name: "tried", to: (rules.facts.open.tried ?? 0) + 1 });
          return next("how");
        },
      }),
      how: asks({
        subject: "tiny/how",
        rule: "",
        retreat: "thing",
        of: () => 0,
        what: (facts, env) => pick(left(facts, [env.thing])),
        then: () => end(),
      }),
    }),
  ],
  { standing: { away: takeAway } },
);

const subject = (game: typeof things, state: ReturnType<typeof begin>) => openQuestion(game, state, 0)?.subject;

describe("a question without an answer", () => {
  test("goes back to the step it names, with the facts as they are", () => {
    const state = begin(things);
    take(things, state, answer(state, 0, ["act"]));
    take(things, state, answer(state, 0, ["a"]));
    expect(subject(things, state)).toBe("tiny/how");
    const number = state.question;
    take(things, state, act(state, 1, "away", ["a"]));
    expect(subject(things, state)).toBe("tiny/thing");
    expect(openQuestion(things, state, 0)?.ask).toEqual(pick(["b"]));
    expect(state.question).toBe(number + 1);
    expect(state.facts.open.tried).toBe(1);
    take(things, state, answer(state, 0, ["b"]));
    take(things, state, answer(state, 0, ["b"]));
    expect(state.stack).toEqual([]);
  });

  test("goes further back when that step has none either, out of procedures to the latest question", () => {
    const state = begin(things);
    take(things, state, answer(state, 0, ["act"]));
    take(things, state, answer(state, 0, ["a"]));
    take(things, state, act(state, 1, "away", ["b"]));
    expect(subject(things, state)).toBe("tiny/how");
    take(things, state, act(state, 2, "away", ["a"]));
    expect(subject(things, state)).toBe("tiny/action");
    expect(state.stack).toHaveLength(1);
    take(things, state, answer(state, 0, ["rest"]));
    expect(state.stack).toEqual([]);
  });

  test("goes back at once when it is reached and never had one", () => {
    const state = begin(things);
    take(things, state, act(state, 1, "away", ["a"]));
    take(things, state, act(state, 1, "away", ["b"]));
    take(things, state, answer(state, 0, ["act"]));
    expect(subject(things, state)).toBe("tiny/action");
    expect(state.question).toBe(2);
  });

  test("keeps a question that still has one", () => {
    const state = begin(things);
    take(things, state, answer(state, 0, ["act"]));
    take(things, state, act(state, 1, "away", ["b"]));
    expect(subject(things, state)).toBe("tiny/thing");
    expect(state.question).toBe(2);
  });

  test("is a fault of the rules where there is nothing to go back to", () => {
    const stuck = tiny([
      procedure(signature("tiny/stuck"), {
        none: asks({ subject: "tiny/none", rule: "", of: () => 0, what: () => pick([]), then: () => end() }),
      }),
    ]);
    expect(() => begin(stuck)).toThrow(/tiny\/stuck\/none has no answer and no step to retreat to/);
  });

  test("counts as one when it asks nobody, or when one of those asked together has none", () => {
    const asked = (of: number[], most: number) =>
      tiny([
        procedure(signature("tiny/asked"), {
          before: asks({ subject: "tiny/before", rule: "", of: () => 0, what: () => CONFIRM, then: () => next("all") }),
          all: asksTogether({
            subject: "tiny/all",
            rule: "",
            retreat: "before",
            of: () => of,
            what: (facts, _env, seat) => pick(facts.secrets[seat]! <= most ? ["x"] : []),
            then: () => end(),
          }),
        }),
      ]);
    for (const [game, where] of [
      [asked([], 99), "tiny/before"],
      [asked([0, 1, 2], 11), "tiny/before"],
      [asked([0, 1], 11), "tiny/all"],
    ] as const) {
      const state = begin(game);
      take(game, state, answer(state, 0, true));
      expect(subject(game, state)).toBe(where);
    }
  });
});

describe("an interruption without an answer", () => {
  test("leaves the interrupted question as it was", () => {
    const game = tiny(
      [
        procedure(signature("tiny/main"), {
          main: asks({ subject: "tiny/main", rule: "", of: () => 0, what: () => CONFIRM, then: () => end() }),
        }),
        procedure(signature("tiny/vain"), {
          vain: asks({ subject: "tiny/vain", rule: "", of: () => 1, what: () => pick([]), then: () => end() }),
        }),
      ],
      { standing: { vain: { rule: "", what: () => CONFIRM, run: () => ({ proc: "tiny/vain", env: {} }) } } },
    );
    const state = begin(game);
    take(game, state, act(state, 1, "vain"));
    expect(subject(game, state)).toBe("tiny/main");
    expect(state.question).toBe(1);
    take(game, state, answer(state, 0, true));
    expect(state.stack).toEqual([]);
  });

  test("is left out by a firm caller, which goes on behind it", () => {
    const between = signature("tiny/between");
    const game = tiny(
      [
        procedure(signature("tiny/turn"), {
          action: asks({
            subject: "tiny/action",
            rule: "",
            of: () => 0,
            what: () => pick(["act"]),
            then: () => call(signature("tiny/effect"), {}, "over"),
          }),
          over: () => end(),
        }),
        firmProcedure(signature<object>("tiny/effect"), {
          pay(rules) {
            rules.emit({ type: "set", name: "paid", to: (rules.facts.open.paid ?? 0) + 1 });
            return call(between, {}, "told");
          },
          told: tries(between, (rules, _, result) => {
            rules.emit({ type: "set", name: "told", to: result === IMPOSSIBLE ? 1 : 0 });
            return next("rest");
          }),
          rest: asks({ subject: "tiny/rest", rule: "", of: () => 0, what: () => CONFIRM, then: () => end() }),
        }),
        procedure(between, {
          on: () => call(signature("tiny/never"), {}, "back"),
          back: () => end(),
        }),
        procedure(signature("tiny/never"), {
          ask: asks({ subject: "tiny/none", rule: "", of: () => 0, what: () => pick([]), then: () => end() }),
        }),
      ],
      {},
    );
    const state = begin(game);
    take(game, state, answer(state, 0, ["act"]));
    expect(openQuestion(game, state, 0)?.subject).toBe("tiny/rest");
    expect(state.facts.open).toMatchObject({ paid: 1, told: 1 });
  });
});
