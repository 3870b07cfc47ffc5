import { describe, expect, test } from "vitest";
import { call, end, next, signature } from "./going.ts";
import { hashOf } from "./hash.ts";
import { Looks } from "./in-common.ts";
import { refuse } from "./refusal.ts";
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
  reject,
  type TinyEvent,
  type TinyFacts,
  type TinyGame,
  take,
  tiny,
} from "./tiny.fixture.ts";
import { askedSeats, viewFor, viewsFor } from "./view.ts";

type Action = StandingAction<TinyFacts, TinyEvent>;

/** Raises a number in the open, as long as it is below three. */
const raise: Action = {
  rule: "T-RAISE",
  what: (facts) => ((facts.open.level ?? 0) < 3 ? CONFIRM : null),
  closed: (facts) => ((facts.open.level ?? 0) < 3 ? null : refuse("atTheTop", "T-RAISE")),
  run(rules) {
    rules.emit({ type: "set", name: "level", to: (rules.facts.open.level ?? 0) + 1 });
    return null;
  },
};

/** Interrupts whatever is asked with a question of its own. */
const toll: Action = {
  rule: "T-TOLL",
  what: () => CONFIRM,
  run: (_rules, seat) => ({ proc: "tiny/toll", env: { by: seat } }),
};

const tollProcedure = procedure(signature<{ by: Seat }, string>("tiny/toll"), {
  price: asks({
    subject: "tiny/price",
    rule: "T-TOLL",
    of: (_facts, env) => env.by,
    what: () => amount(1, 9),
    then(rules, env, value) {
      rules.emit({ type: "set", name: `toll${env.by}`, to: value as number });
      return end("an interruption's result is nobody's");
    },
  }),
});

const turns = (inside = false): TinyGame =>
  tiny(
    [
      procedure(signature("tiny/turns"), {
        first: asks({
          subject: "tiny/first",
          rule: "T-1",
          inside,
          of: () => 0,
          what: (facts) => amount(0, 3 - (facts.open.level ?? 0)),
          then: () => call(signature("tiny/second"), {}, "last"),
        }),
        last: asks({ subject: "tiny/last", rule: "T-1", of: () => 0, what: () => CONFIRM, then: () => end() }),
      }),
      procedure(signature("tiny/second"), {
        second: asks({ subject: "tiny/second", rule: "T-2", of: () => 1, what: () => CONFIRM, then: () => end() }),
      }),
      tollProcedure,
    ],
    { standing: { raise, toll } },
  );

describe("a standing action", () => {
  test("is open to every seat at any question, and leaves the question open under its number", () => {
    const game = turns();
    const state = begin(game);
    const onItsWay = answer(state, 0, 1);
    take(game, state, act(state, 2, "raise"));
    expect(state).toMatchObject({ seq: 1, question: 1, facts: { open: { level: 1 } } });
    take(game, state, onItsWay);
    expect(askedSeats(game, state)).toEqual([1]);
    take(game, state, act(state, 0, "raise"));
    expect(state.facts.open.level).toBe(2);
  });

  test("may narrow the open question", () => {
    const game = turns();
    const state = begin(game);
    take(game, state, act(state, 1, "raise"));
    expect(reject(game, state, answer(state, 0, 3)).reason).toBe("outOfRange");
  });

  test("is refused while a begun step is going on", () => {
    const game = turns(true);
    const state = begin(game);
    const before = hashOf(state);
    expect(reject(game, state, act(state, 1, "raise"))).toEqual(refuse("insideStep", "T-1"));
    expect(hashOf(state)).toBe(before);
  });

  test("is open inside a begun step where it says that it always is", () => {
    const game = turns(true);
    const whisper = { ...game.standing.raise!, always: true } as const;
    const open = { ...game, standing: { ...game.standing, whisper } };
    const state = begin(open);
    const standing = viewFor(open, state, 1).standing.map(({ act, closed }) => [act, closed?.reason ?? null]);
    expect(Object.fromEntries(standing)).toMatchObject({ raise: "insideStep", whisper: null });
    take(open, state, act(state, 1, "whisper"));
    expect(state.facts.open.level).toBe(1);
  });

  test("is open inside a begun step that is about it, and in no other", () => {
    const game = turns(true);
    const { subject } = viewFor(game, begin(game), 0).question!;
    const whisper = { ...game.standing.raise!, within: [subject] };
    const shout = { ...game.standing.raise!, within: ["another"] };
    const open = { ...game, standing: { ...game.standing, whisper, shout } };
    const state = begin(open);
    const standing = viewFor(open, state, 1).standing.map(({ act, closed }) => [act, closed?.reason ?? null]);
    expect(Object.fromEntries(standing)).toMatchObject({ raise: "insideStep", whisper: null, shout: "insideStep" });
    expect(reject(open, state, act(state, 1, "shout"))).toEqual(refuse("insideStep", "T-1"));
    take(open, state, act(state, 1, "whisper"));
    expect(state.facts.open.level).toBe(1);
  });

  test("is the same object from one state to the next as long as it says the same, for each seat for itself", () => {
    const game = turns();
    const looks = new Looks();
    const state = begin(game);
    const shown = () => viewsFor(game, state, looks);
    const first = shown();
    take(game, state, act(state, 2, "raise"));
    // What is asked has changed, what may be done at any moment has not.
    const second = shown();
    expect(second.get(1)!.standing).toBe(first.get(1)!.standing);
    expect(second.get(1)!.standing).not.toBe(second.get(0)!.standing);
    for (let i = 0; i < 2; i++) take(game, state, act(state, 2, "raise"));
    const [raised, tolled] = shown().get(1)!.standing;
    expect(raised).toEqual({ act: "raise", rule: "T-RAISE", ask: null, closed: refuse("atTheTop", "T-RAISE") });
    expect(tolled).toBe(second.get(1)!.standing[1]);
    for (const who of [0, 1, 2] as const) expect(shown().get(who)).toEqual(viewFor(game, state, who));
  });

  test("is refused with the game's reason where it is closed", () => {
    const game = turns();
    const state = begin(game);
    for (let i = 0; i < 3; i++) take(game, state, act(state, 1, "raise"));
    expect(reject(game, state, act(state, 1, "raise"))).toEqual(refuse("atTheTop", "T-RAISE"));
  });

  test("is refused when its value is bad, with its own rule", () => {
    const game = turns();
    const state = begin(game);
    expect(reject(game, state, act(state, 1, "raise", "yes"))).toEqual(refuse("malformed", "T-RAISE"));
  });

  test("without a reason of its own is refused as closed", () => {
    const never: Action = { rule: "T-NEVER", what: () => pick([]), run: () => null };
    const game = { ...turns(), standing: { never } };
    const state = begin(game);
    expect(reject(game, state, act(state, 1, "never", []))).toEqual(refuse("closed", "T-NEVER"));
  });
});

describe("an interruption", () => {
  test("is carried out before the open question is asked again", () => {
    const game = turns();
    const state = begin(game);
    take(game, state, answer(state, 0, 0));
    expect(askedSeats(game, state)).toEqual([1]);
    take(game, state, act(state, 2, "toll"));
    expect(askedSeats(game, state)).toEqual([2]);
    expect(state.question).toBe(3);
    take(game, state, answer(state, 2, 7));
    expect(state.facts.open.toll2).toBe(7);
    expect(askedSeats(game, state)).toEqual([1]);
    take(game, state, answer(state, 1, true));
    take(game, state, answer(state, 0, true));
    expect(state.stack).toEqual([]);
  });

  test("makes an answer on its way stale, since something else is asked", () => {
    const game = turns();
    const state = begin(game);
    const onItsWay = answer(state, 0, 1);
    take(game, state, act(state, 0, "toll"));
    expect(reject(game, state, onItsWay).reason).toBe("stale");
  });

  test("may be interrupted in turn", () => {
    const game = turns();
    const state = begin(game);
    take(game, state, act(state, 1, "toll"));
    take(game, state, act(state, 2, "toll"));
    take(game, state, answer(state, 2, 2));
    expect(askedSeats(game, state)).toEqual([1]);
    take(game, state, answer(state, 1, 1));
    expect(askedSeats(game, state)).toEqual([0]);
    expect(state.facts.open).toEqual({ toll2: 2, toll1: 1 });
  });

  test("that asks nothing leaves the question open under its number", () => {
    const quiet: Action = { rule: "T-Q", what: () => CONFIRM, run: () => ({ proc: "tiny/quiet", env: {} }) };
    const game = tiny(
      [
        ...turns().procedures.values(),
        procedure(signature("tiny/quiet"), {
          one: () => next("two"),
          two(rules) {
            rules.emit({ type: "set", name: "quiet", to: 1 });
            return end();
          },
        }),
      ],
      { standing: { quiet } },
    );
    const state = begin(game);
    take(game, state, act(state, 1, "quiet"));
    expect(state).toMatchObject({ question: 1, facts: { open: { quiet: 1 } } });
    expect(state.stack).toHaveLength(1);
  });
});

describe("between sealed answers", () => {
  const bids = tiny(
    [
      procedure(signature("tiny/bids"), {
        bid: asksTogether({
          subject: "tiny/bid",
          rule: "T-BID",
          of: (facts) => (facts.open.level === 2 ? [0, 1] : [0, 1, 2]),
          what: (facts) => amount(0, 3 - (facts.open.level ?? 0)),
          then(rules, _env, answers) {
            rules.emit({ type: "set", name: "most", to: Math.max(...answers.map(({ value }) => value as number)) });
            return end();
          },
        }),
      }),
      tollProcedure,
    ],
    { standing: { raise, toll } },
  );

  test("a change of facts breaks the seals: they were put on another question", () => {
    const state = begin(bids);
    take(bids, state, answer(state, 0, 3));
    take(bids, state, act(state, 1, "raise"));
    expect(state.sealed).toEqual([]);
    for (const seat of [0, 1, 2]) take(bids, state, answer(state, seat, 2));
    expect(state.facts.open.most).toBe(2);
  });

  test("those no longer asked are not waited for", () => {
    const state = begin(bids);
    take(bids, state, act(state, 1, "raise"));
    take(bids, state, answer(state, 2, 1));
    take(bids, state, act(state, 1, "raise"));
    take(bids, state, answer(state, 0, 1));
    take(bids, state, answer(state, 1, 0));
    expect(state.stack).toEqual([]);
  });

  test("an interruption breaks them too", () => {
    const state = begin(bids);
    take(bids, state, answer(state, 0, 3));
    take(bids, state, act(state, 1, "toll"));
    expect(state.sealed).toEqual([]);
    take(bids, state, answer(state, 1, 5));
    expect(askedSeats(bids, state)).toEqual([0, 1, 2]);
  });

  test("where an answer stands it is not changed, and no standing action breaks its seal", () => {
    const vows = tiny(
      [
        procedure(signature("tiny/vows"), {
          vow: asksTogether({
            subject: "tiny/vow",
            rule: "T-VOW",
            final: true,
            of: () => [0, 1],
            what: () => amount(0, 3),
            then(rules, _env, answers) {
              rules.emit({ type: "set", name: "first", to: answers[0]!.value as number });
              return end();
            },
          }),
        }),
      ],
      { standing: { raise } },
    );
    const state = begin(vows, 2);
    take(vows, state, answer(state, 0, 3));
    expect(reject(vows, state, answer(state, 0, 1))).toEqual(refuse("alreadyAnswered", "T-VOW"));
    take(vows, state, act(state, 1, "raise"));
    expect(state.sealed).toEqual([{ seat: 0, value: 3 }]);
    expect(viewFor(vows, state, 0).question).toMatchObject({ sealed: 3, final: true });
    take(vows, state, answer(state, 1, 0));
    expect(state.facts.open.first).toBe(3);
  });
});
