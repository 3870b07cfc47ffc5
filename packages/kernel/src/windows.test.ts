import { describe, expect, test } from "vitest";
import type { Reaction } from "./game.ts";
import { end, next, signature } from "./going.ts";
import { policyFor } from "./settings.ts";
import { CONFIRM, pick } from "./shapes.ts";
import type { Seat } from "./state.ts";
import {
  act,
  after,
  answer,
  asks,
  begin,
  procedure,
  reject,
  setting,
  stop,
  type TinyFacts,
  type TinyGame,
  take,
  tiny,
} from "./tiny.fixture.ts";
import { askedSeats, viewFor } from "./view.ts";

const level = (facts: Readonly<TinyFacts>): number => facts.open.level ?? 0;

/** Seat 0 confirms, a blow falls, seat 0 confirms again. Seats 1 and 2 may react to the blow while the level is low. */
function blows(rest: Partial<TinyGame> = {}): TinyGame {
  return tiny(
    [
      procedure(signature("tiny/blows"), {
        first: asks({ subject: "tiny/first", rule: "", of: () => 0, what: () => CONFIRM, then: () => next("blow") }),
        blow: after("blow", (rules) => {
          rules.emit({ type: "set", name: "fallen", to: level(rules.facts) });
          return next("last");
        }),
        last: after(
          "lastQuestion",
          asks({ subject: "tiny/last", rule: "", of: () => 0, what: () => CONFIRM, then: () => end() }),
        ),
      }),
      procedure(signature<{ by: Seat; chosen: string[] | null }>("tiny/parry"), {
        parry(rules, env) {
          rules.emit({ type: "set", name: "level", to: level(rules.facts) + 1 });
          if (env.chosen) rules.emit({ type: "set", name: `${env.chosen[0]}`, to: env.by });
          return end();
        },
      }),
    ],
    {
      reactors: (facts, at) => (at === "blow" && level(facts) < 2 ? [2, 1] : []),
      reactions: (facts, at, seat): Reaction[] =>
        at === "blow" && facts.secrets[seat]! > 10
          ? [
              { name: "parry", proc: "tiny/parry", env: { by: seat } },
              { name: "dodge", ask: pick(["left", "right"]), proc: "tiny/parry", env: { by: seat } },
            ]
          : [],
      standing: {
        calm: {
          rule: "T-CALM",
          what: () => CONFIRM,
          run(rules) {
            rules.emit({ type: "set", name: "level", to: 2 });
            return null;
          },
        },
      },
      ...rest,
    },
  );
}

describe("a reaction window", () => {
  test("opens before its step for those who could react, one after another in the game's order", () => {
    const game = blows();
    const state = begin(game);
    take(game, state, answer(state, 0, true));
    expect(state.facts.open.fallen).toBeUndefined();
    expect(askedSeats(game, state)).toEqual([1]);
    expect(viewFor(game, state, 1).question).toMatchObject({
      subject: "kernel/reaction",
      about: { at: "blow" },
      ask: { shape: "branch", options: [{ name: "parry" }, { name: "dodge" }, { name: "pass" }] },
    });
    take(game, state, answer(state, 1, { branch: "pass" }));
    expect(askedSeats(game, state)).toEqual([2]);
    take(game, state, answer(state, 2, { branch: "pass" }));
    expect(state.facts.open.fallen).toBe(0);
    expect(askedSeats(game, state)).toEqual([0]);
  });

  test("begins again with the first in order after an effect, and ends when all pass in succession", () => {
    const game = blows();
    const state = begin(game);
    take(game, state, answer(state, 0, true));
    take(game, state, answer(state, 1, { branch: "pass" }));
    take(game, state, answer(state, 2, { branch: "dodge", value: ["left"] }));
    expect(state.facts.open).toEqual({ level: 1, left: 2 });
    expect(askedSeats(game, state)).toEqual([1]);
    take(game, state, answer(state, 1, { branch: "pass" }));
    take(game, state, answer(state, 2, { branch: "pass" }));
    expect(state.facts.open.fallen).toBe(1);
  });

  test("closes at once when an effect leaves nobody who could react", () => {
    const game = blows();
    const state = begin(game);
    take(game, state, answer(state, 0, true));
    take(game, state, answer(state, 1, { branch: "parry" }));
    take(game, state, answer(state, 1, { branch: "parry" }));
    expect(state.facts.open).toMatchObject({ level: 2, fallen: 2 });
  });

  test("closes at once when a standing action leaves nobody who could react", () => {
    const game = blows();
    const state = begin(game);
    take(game, state, answer(state, 0, true));
    take(game, state, act(state, 0, "calm"));
    expect(state.facts.open).toMatchObject({ level: 2, fallen: 2 });
    expect(askedSeats(game, state)).toEqual([0]);
  });

  test("asks also those who can only pass: whether they can is their secret", () => {
    const game = blows({ reactors: (_facts, at) => (at === "blow" ? [0, 1] : []) });
    const state = begin(game);
    take(game, state, answer(state, 0, true));
    expect(askedSeats(game, state)).toEqual([0]);
    expect(viewFor(game, state, 0).question?.ask).toEqual({ shape: "branch", options: [{ name: "pass" }] });
    expect(reject(game, state, answer(state, 0, { branch: "parry" })).reason).toBe("notOffered");
  });

  test("does not open where nobody could react", () => {
    const game = blows({ reactors: () => [] });
    const state = begin(game);
    take(game, state, answer(state, 0, true));
    expect(state.facts.open.fallen).toBe(0);
  });

  test("tells the others neither who is asked nor who has passed", () => {
    const game = blows();
    const state = begin(game);
    take(game, state, answer(state, 0, true));
    take(game, state, answer(state, 1, { branch: "pass" }));
    for (const who of [0, 1, "public"] as const)
      expect(viewFor(game, state, who)).toMatchObject({
        waiting: { subject: "kernel/reaction", seats: [], answered: [], about: {} },
        question: null,
      });
    expect(viewFor(game, state, 2).question?.about).toEqual({ at: "blow", between: {} });
  });
});

describe("an armed stop", () => {
  const quiet = () => blows({ reactors: () => [] });

  test("halts the game at its boundary once, and is spent", () => {
    const game = quiet();
    const state = begin(game);
    take(game, state, stop(2, "blow"));
    take(game, state, stop(1, "blow"));
    take(game, state, answer(state, 0, true));
    expect(state.stops).toEqual([]);
    expect(askedSeats(game, state)).toEqual([1]);
    take(game, state, answer(state, 1, { branch: "pass" }));
    expect(askedSeats(game, state)).toEqual([2]);
    take(game, state, answer(state, 2, { branch: "pass" }));
    expect(state.facts.open.fallen).toBe(0);
  });

  test("anywhere halts at the first boundary there is", () => {
    const game = quiet();
    const state = begin(game);
    take(game, state, stop(2, "*"));
    take(game, state, answer(state, 0, true));
    expect(askedSeats(game, state)).toEqual([2]);
    expect(state.facts.open.fallen).toBeUndefined();
    take(game, state, answer(state, 2, { branch: "pass" }));
    expect(askedSeats(game, state)).toEqual([0]);
  });

  test("elsewhere stays armed", () => {
    const game = quiet();
    const state = begin(game);
    take(game, state, stop(2, "lastQuestion"));
    take(game, state, stop(1, "blow"));
    take(game, state, answer(state, 0, true));
    expect(state.stops).toEqual([{ seat: 2, at: "lastQuestion" }]);
    take(game, state, answer(state, 1, { branch: "pass" }));
    expect(askedSeats(game, state)).toEqual([2]);
    expect(state.facts.open.fallen).toBe(0);
  });

  test("is armed once however often it is asked for, and can be lifted", () => {
    const game = quiet();
    const state = begin(game);
    take(game, state, stop(1, "blow"));
    take(game, state, stop(1, "blow"));
    take(game, state, stop(2, "blow"));
    expect(state.stops).toHaveLength(2);
    take(game, state, stop(1, "blow", false));
    expect(state.stops).toEqual([{ seat: 2, at: "blow" }]);
    expect(state.question).toBe(1);
  });

  test("lets standing actions be used where nothing else would be asked", () => {
    const game = quiet();
    const state = begin(game);
    take(game, state, stop(2, "blow"));
    take(game, state, answer(state, 0, true));
    take(game, state, act(state, 2, "calm"));
    take(game, state, answer(state, 2, { branch: "pass" }));
    expect(state.facts.open.fallen).toBe(2);
  });

  test("joins those who could react, in the same order", () => {
    const game = blows();
    const state = begin(game);
    take(game, state, stop(0, "blow"));
    take(game, state, answer(state, 0, true));
    expect(askedSeats(game, state)).toEqual([0]);
    take(game, state, answer(state, 0, { branch: "pass" }));
    expect(askedSeats(game, state)).toEqual([1]);
  });

  test("is known to its own seat alone", () => {
    const game = quiet();
    const state = begin(game);
    take(game, state, stop(2, "blow"));
    expect(viewFor(game, state, 2).stops).toEqual(["blow"]);
    for (const who of [0, 1, "public"] as const) expect(viewFor(game, state, who).stops).toEqual([]);
    take(game, state, stop(1, "blow"));
    take(game, state, answer(state, 0, true));
    // Seat 1 is asked first and must not learn that seat 2 will be asked as well.
    expect(JSON.stringify(viewFor(game, state, 1).question)).not.toContain("stopped");
    expect(viewFor(game, state, 1).question?.about).toEqual({ at: "blow", between: {} });
  });
});

describe("a setting", () => {
  /** Seats 1 and 2 could parry; each is asked unless it has set otherwise for parries or for everything. */
  const willing = () =>
    blows({
      isAskable: (about) => about === "parry",
      reactors: (facts, at, settings) =>
        at === "blow" && level(facts) < 2
          ? [1, 2].filter((seat) => policyFor(settings, seat, "parry") !== "never")
          : [],
    });

  test("changes only whether the game waits", () => {
    const game = willing();
    const state = begin(game);
    expect(take(game, state, setting(1, "*", "never")).events).toEqual([]);
    expect(state.question).toBe(1);
    take(game, state, answer(state, 0, true));
    expect(askedSeats(game, state)).toEqual([2]);
    take(game, state, answer(state, 2, { branch: "pass" }));
    expect(state.facts.open.fallen).toBe(0);
  });

  test("for one thing goes before the one for everything, and both can be taken back", () => {
    const game = willing();
    const state = begin(game);
    take(game, state, setting(1, "*", "never"));
    take(game, state, setting(1, "parry", "always"));
    take(game, state, setting(2, "*", "never"));
    take(game, state, setting(2, "*", null));
    expect(state.settings).toEqual([
      { seat: 1, about: "*", ask: "never" },
      { seat: 1, about: "parry", ask: "always" },
    ]);
    take(game, state, answer(state, 0, true));
    expect(askedSeats(game, state)).toEqual([1]);
    take(game, state, answer(state, 1, { branch: "pass" }));
    expect(askedSeats(game, state)).toEqual([2]);
  });

  test("of standing stops halts every time, even one who can only pass", () => {
    const game = willing();
    const state = begin(game);
    for (const seat of [1, 2]) take(game, state, setting(seat, "*", "never"));
    take(game, state, setting(0, "stop", ["blow", "lastQuestion"]));
    take(game, state, answer(state, 0, true));
    for (const at of ["blow", "lastQuestion"]) {
      expect(viewFor(game, state, 0).question).toMatchObject({ subject: "kernel/reaction", about: { at } });
      take(game, state, answer(state, 0, { branch: "pass" }));
    }
    expect(viewFor(game, state, 0).settings).toEqual([{ about: "stop", ask: ["blow", "lastQuestion"] }]);
    expect(viewFor(game, state, 0).question?.subject).toBe("tiny/last");
  });

  test("holds from the next window on", () => {
    const game = willing();
    const state = begin(game);
    take(game, state, answer(state, 0, true));
    take(game, state, setting(1, "*", "never"));
    expect(askedSeats(game, state)).toEqual([1]);
    take(game, state, answer(state, 1, { branch: "pass" }));
    expect(askedSeats(game, state)).toEqual([2]);
  });

  test("is known to its own seat alone", () => {
    const game = willing();
    const state = begin(game);
    take(game, state, setting(2, "*", "never"));
    expect(viewFor(game, state, 2).settings).toEqual([{ about: "*", ask: "never" }]);
    take(game, state, answer(state, 0, true));
    for (const who of [0, 1, "public"] as const) {
      expect(viewFor(game, state, who).settings).toEqual([]);
      expect(JSON.stringify(viewFor(game, state, who))).not.toContain("never");
    }
  });
});
