import { describe, expect, test } from "vitest";
import { advance } from "./advance.ts";
import { call, end, next, signature } from "./going.ts";
import { hashOf } from "./hash.ts";
import { type Input, whyNot } from "./inputs.ts";
import { playout } from "./playout.ts";
import { refuse } from "./refusal.ts";
import { Rng } from "./rng.ts";
import { amount, branch, CONFIRM, pick } from "./shapes.ts";
import { startAt } from "./starting.ts";
import {
  answer,
  asks,
  asksTogether,
  begin,
  procedure,
  receives,
  type TinyEvent,
  type TinyFacts,
  take,
  tiny,
} from "./tiny.fixture.ts";
import { askedSeats, openQuestion } from "./view.ts";

const adding = signature<{ to: number; n: number }, number>("tiny/add");

/** Asks every seat for a number in turn, then adds them up in a called procedure. */
const sums = tiny([
  procedure(signature<{ seat: number; total: number }>("tiny/sums"), {
    begin(_rules, env) {
      env.seat = 0;
      env.total = 0;
      return next("number");
    },
    number: asks({
      subject: "tiny/number",
      rule: "T-1",
      of: (_facts, env) => env.seat,
      what: () => amount(1, 3),
      then: (_rules, env, value) => call(adding, { to: env.total, n: value }, "added"),
    }),
    added: receives(adding, (rules, env, result) => {
      env.total = result;
      env.seat++;
      if (env.seat < rules.facts.secrets.length) return next("number");
      rules.emit({ type: "set", name: "total", to: env.total });
      rules.emit({ type: "ended" });
      return end();
    }),
  }),
  procedure(adding, { add: (_rules, env) => end(env.to + env.n) }),
]);

describe("answers", () => {
  test("lead from question to question, through calls that give a result back", () => {
    const state = begin(sums);
    for (const [seat, n] of [3, 1, 2].entries()) {
      expect(askedSeats(sums, state)).toEqual([seat]);
      expect(openQuestion(sums, state, seat)).toEqual({
        id: seat + 1,
        subject: "tiny/number",
        ask: { shape: "amount", min: 1, max: 3 },
      });
      take(sums, state, answer(state, seat, n));
      expect(state.seq).toBe(seat + 1);
    }
    expect(state.facts.open.total).toBe(6);
    expect(state.stack).toEqual([]);
    expect(askedSeats(sums, state)).toEqual([]);
  });

  test("are told by events", () => {
    const state = begin(sums, 1);
    expect(take(sums, state, answer(state, 0, 2)).events).toEqual([
      { type: "set", name: "total", to: 2 },
      { type: "ended" },
    ]);
  });

  test("survive the state being written down between any two", () => {
    let state = begin(sums);
    for (const seat of [0, 1, 2]) {
      state = JSON.parse(JSON.stringify(state));
      take(sums, state, answer(state, seat, 3));
    }
    expect(state.facts.open.total).toBe(9);
  });
});

describe("a bad input is refused with a reason and changes nothing", () => {
  const good = answer(begin(sums), 0, 2) as Extract<Input, { kind: "answer" }>;
  const huge = Array.from({ length: 1000 }, () => "x");
  const cases: [string, unknown, string][] = [
    ["stale", { ...good, question: 0 }, "stale"],
    ["of the future", { ...good, question: 2 }, "stale"],
    ["without a number", { ...good, question: undefined }, "stale"],
    ["of another seat", { ...good, seat: 1 }, "notAsked"],
    ["of a seat that is not at the table", { ...good, seat: 3 }, "notSeated"],
    ["of no seat", { ...good, seat: -1 }, "notSeated"],
    ["of a seat that is no number", { ...good, seat: "0" }, "notSeated"],
    ["of half a seat", { ...good, seat: 0.5 }, "notSeated"],
    ["malformed", { ...good, value: "2" }, "malformed"],
    ["missing its value", { kind: "answer", seat: 0, question: 1 }, "malformed"],
    ["out of range", { ...good, value: 4 }, "outOfRange"],
    ["oversized", { ...good, value: huge }, "tooLarge"],
    ["too deep", { ...good, value: JSON.parse("[".repeat(50) + "]".repeat(50)) }, "tooLarge"],
    ["too long a text", { ...good, value: "x".repeat(2000) }, "tooLarge"],
    ["too long a text inside", { ...good, value: ["x".repeat(2000)] }, "tooLarge"],
    ["not JSON", { ...good, value: { when: new Date(0) } }, "malformed"],
    ["poisonous", { ...good, value: JSON.parse('{"__proto__": 1}') }, "malformed"],
    ["of an unknown kind", { ...good, kind: "cheat" }, "malformed"],
    ["an unknown action", { ...good, kind: "act", act: "fly" }, "unknownAction"],
    ["an action of every object", { ...good, kind: "act", act: "toString" }, "unknownAction"],
    ["an action without a name", { ...good, kind: "act" }, "malformed"],
    ["a stop nowhere", { kind: "stop", seat: 0, at: "nowhere", armed: true }, "unknownBoundary"],
    ["a stop of nobody", { kind: "stop", seat: 9, at: "*", armed: true }, "notSeated"],
    ["a stop without a place", { kind: "stop", seat: 0, armed: true }, "malformed"],
    ["a setting of nothing known", { kind: "setting", seat: 0, about: "nothing", ask: "never" }, "unknownSetting"],
    ["a setting at no boundary", { kind: "setting", seat: 0, about: "*", ask: ["nowhere"] }, "unknownBoundary"],
    ["a setting in no words", { kind: "setting", seat: 0, about: "*", ask: "sometimes" }, "malformed"],
    ["a setting without words", { kind: "setting", seat: 0, about: "*" }, "malformed"],
    ["a standing stop without a place", { kind: "setting", seat: 0, about: "stop", ask: "always" }, "malformed"],
    ["a setting of nobody", { kind: "setting", seat: 9, about: "*", ask: "never" }, "notSeated"],
    ["a stop neither armed nor lifted", { kind: "stop", seat: 0, at: "*" }, "malformed"],
  ];

  test.each(cases)("%s", (_name, input, reason) => {
    const state = begin(sums);
    const before = hashOf(state);
    expect(whyNot(sums, state, input as Input)?.reason).toBe(reason);
    expect(advance(sums, state, input as Input)).toMatchObject({ ok: false, refusal: { reason } });
    expect(hashOf(state)).toBe(before);
    expect(advance(sums, state, good).ok).toBe(true);
  });

  test("a duplicate", () => {
    const state = begin(sums);
    take(sums, state, good);
    const after = hashOf(state);
    expect(advance(sums, state, good)).toMatchObject({ ok: false, refusal: { reason: "stale" } });
    expect(hashOf(state)).toBe(after);
  });

  test("anything after the end", () => {
    const state = begin(sums, 1);
    take(sums, state, good);
    for (const input of [answer(state, 0, 1), { kind: "stop", seat: 0, at: "*", armed: true } as const])
      expect(advance(sums, state, input)).toMatchObject({ ok: false, refusal: { reason: "gameOver" } });
  });

  test("with the rule of the question, or the game's own reason where it has one", () => {
    const game = tiny([
      procedure(signature("tiny/doors"), {
        door: asks({
          subject: "tiny/door",
          rule: "T-2",
          of: () => 0,
          what: () => pick(["red"]),
          closed: () => ({ blue: refuse("locked", "T-3", { key: "brass" }) }),
          then: () => end(),
        }),
      }),
    ]);
    const state = begin(game);
    expect(whyNot(game, state, answer(state, 0, ["blue"]))).toEqual(refuse("locked", "T-3", { key: "brass" }));
    expect(whyNot(game, state, answer(state, 0, ["green"]))).toEqual(refuse("notOffered", "T-2", { ref: "green" }));
    expect(whyNot(game, state, answer(state, 0, ["constructor"]))?.reason).toBe("notOffered");
  });
});

describe("simultaneous answers", () => {
  const bids = tiny([
    procedure(signature("tiny/bids"), {
      bid: asksTogether({
        subject: "tiny/bid",
        rule: "T-4",
        inside: true,
        of: () => [2, 0, 1],
        what: (facts, _env, seat) => amount(0, facts.secrets[seat]!),
        then(rules, _env, answers) {
          for (const { seat, value } of answers) rules.emit({ type: "set", name: `bid${seat}`, to: value as number });
          return end();
        },
      }),
    }),
  ]);

  test("are sealed until the last is in, and then come in the order asked", () => {
    const state = begin(bids);
    expect(take(bids, state, answer(state, 1, 4))).toMatchObject({ events: [], undoable: false });
    expect(take(bids, state, answer(state, 0, 9))).toMatchObject({ events: [], undoable: false });
    expect(state.question).toBe(1);
    expect(openQuestion(bids, state, 1)).toBeNull();
    expect(openQuestion(bids, state, 2)).not.toBeNull();
    const { events } = take(bids, state, answer(state, 2, 7));
    expect(events.map((event) => (event as Extract<TinyEvent, { type: "set" }>).name)).toEqual([
      "bid2",
      "bid0",
      "bid1",
    ]);
    expect(state.facts.open).toEqual({ bid2: 7, bid0: 9, bid1: 4 });
    expect(state.sealed).toEqual([]);
  });

  test("can be changed until then; the same again is a duplicate", () => {
    const state = begin(bids);
    take(bids, state, answer(state, 0, 5));
    const before = hashOf(state);
    expect(advance(bids, state, answer(state, 0, 5))).toMatchObject({
      ok: false,
      refusal: { reason: "alreadyAnswered" },
    });
    expect(hashOf(state)).toBe(before);
    take(bids, state, answer(state, 0, 6));
    expect(state.sealed).toEqual([{ seat: 0, value: 6 }]);
    take(bids, state, answer(state, 1, 0));
    take(bids, state, answer(state, 2, 0));
    expect(state.facts.open.bid0).toBe(6);
  });

  test("are each judged by their own seat's means", () => {
    const state = begin(bids);
    expect(whyNot(bids, state, answer(state, 0, 12))?.reason).toBe("outOfRange");
    expect(whyNot(bids, state, answer(state, 2, 12))).toBeNull();
  });
});

describe("rules that go wrong say so", () => {
  const faulty = (steps: Parameters<typeof procedure>[1]) => tiny([procedure(signature("tiny/faulty"), steps)]);

  test.each([
    ["a run without a question", faulty({ a: () => next("b"), b: () => next("a") }), /no question after/],
    ["an unknown step", faulty({ a: () => next("c") }), /no step tiny\/faulty\/c/],
    ["an unknown procedure", faulty({ a: () => call(signature("tiny/none"), {}, "a") }), /no procedure tiny\/none/],
  ])("%s", (_name, game, message) => {
    expect(() => begin(game)).toThrow(message);
  });
});

describe("a random playout", () => {
  test("answers every question, simultaneous ones too, to the end", () => {
    const state = begin(sums);
    expect(playout(sums, state, Rng.from("any"))).toBe(3);
    expect(state.facts.over).toBe(true);
  });

  test("throws where a game lasts longer than it promised", () => {
    const endless = tiny(
      [
        procedure(signature("tiny/endless"), {
          on: asks({ subject: "tiny/on", rule: "", of: () => 0, what: () => CONFIRM, then: () => next("on") }),
        }),
      ],
      { traits: { seats: { min: 1, max: 1 }, chance: [], longest: 20 } },
    );
    expect(() => playout(endless, begin(endless, 1), Rng.from("any"))).toThrow(/not over after 21/);
  });
});

describe("settling", () => {
  test("follows every step and answer", () => {
    const game = tiny(
      [
        procedure(signature("tiny/settled"), {
          choose: asks({
            subject: "tiny/choice",
            rule: "",
            of: () => 0,
            what: () => branch([{ name: "go" }]),
            then(rules) {
              rules.emit({ type: "set", name: "a", to: 1 });
              return next("more");
            },
          }),
          more(rules) {
            rules.emit({ type: "set", name: "a", to: rules.facts.open.twice! + 1 });
            return end();
          },
        }),
      ],
      {
        settle(rules) {
          const { a = 0, twice = 0 } = (rules.facts as TinyFacts).open;
          if (twice !== 2 * a) rules.emit({ type: "set", name: "twice", to: 2 * a });
        },
      },
    );
    const state = begin(game);
    take(game, state, answer(state, 0, { branch: "go" }));
    expect(state.facts.open).toEqual({ a: 3, twice: 6 });
  });
});

describe("a built position", () => {
  test("begins in the middle of procedures under way and goes on where they would", () => {
    const { state, events } = startAt(sums, {
      seats: 3,
      seed: "built",
      facts: sums.setup(3, null),
      place: [
        { proc: "tiny/sums", step: "number", env: { seat: 1, total: 40 }, then: "added" },
        { proc: "tiny/add", env: { to: 40, n: 2 } },
      ],
    });
    expect(events).toEqual([]);
    expect(state).toMatchObject({ seq: 0, question: 1, seats: 3 });
    expect(askedSeats(sums, state)).toEqual([2]);
    take(sums, state, answer(state, 2, 3));
    expect(state.facts.open.total).toBe(45);
  });
});
