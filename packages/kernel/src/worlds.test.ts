import { describe, expect, test } from "vitest";
import { advance } from "./advance.ts";
import { end, next, signature } from "./going.ts";
import { hashOf } from "./hash.ts";
import { amount, CONFIRM } from "./shapes.ts";
import { answer, asks, asksTogether, begin, procedure, stop, take, tiny } from "./tiny.fixture.ts";
import { validate } from "./validate.ts";
import { viewFor } from "./view.ts";
import { cloneState, imagined, resample } from "./worlds.ts";

const game = tiny([
  procedure(signature<{ note: string[] }>("tiny/main"), {
    begin(_rules, env) {
      env.note = ["a"];
      return next("bid");
    },
    bid: asksTogether({
      subject: "tiny/bid",
      rule: "",
      of: () => [0, 1, 2],
      what: (facts, _env, seat) => amount(0, facts.secrets[seat]!),
      then: () => next("roll"),
    }),
    roll: asks({
      subject: "tiny/roll",
      rule: "",
      of: () => 0,
      what: () => CONFIRM,
      then(rules) {
        rules.emit({ type: "rolled", n: rules.rng.below(1_000_000) });
        return end();
      },
    }),
  }),
]);

/** Bids of seats 0 and 1 are in; seats 0 and 2 have armed stops. */
const halfway = () => {
  const state = begin(game);
  take(game, state, answer(state, 0, 7));
  take(game, state, answer(state, 1, 8));
  take(game, state, stop(0, "*"));
  take(game, state, stop(2, "*"));
  return state;
};

describe("a clone", () => {
  test("is equal and shares nothing that changes", () => {
    const state = halfway();
    const before = hashOf(state);
    const copy = cloneState(game, state);
    expect(copy).toEqual(state);
    copy.rng[0] = 1;
    copy.stack[0]!.step = "roll";
    (copy.stack[0]!.env.note as string[]).push("b");
    copy.sealed[0]!.value = 1;
    copy.stops[0]!.at = "elsewhere";
    copy.facts.secrets[0] = 1;
    copy.facts.open.x = 1;
    copy.sealed.pop();
    copy.stops.pop();
    copy.stack.pop();
    expect(hashOf(state)).toBe(before);
  });

  test("goes on like the original", () => {
    const state = halfway();
    const copy = cloneState(game, state);
    for (const one of [state, copy]) {
      take(game, one, answer(one, 2, 5));
      take(game, one, answer(one, 0, true));
    }
    expect(hashOf(copy)).toBe(hashOf(state));
  });
});

describe("another world of a seat", () => {
  test("leaves the true one untouched and comes out alike for the same seed", () => {
    const state = halfway();
    const before = hashOf(state);
    expect(hashOf(resample(game, state, 0, "w"))).toBe(hashOf(resample(game, state, 0, "w")));
    expect(hashOf(state)).toBe(before);
  });

  test("keeps what the seat knows", () => {
    const state = halfway();
    for (let i = 0; i < 50; i++) {
      const world = resample(game, state, 0, `w${i}`);
      expect(world.facts.secrets[0]).toBe(state.facts.secrets[0]);
      expect(world.sealed[0]).toEqual({ seat: 0, value: 7 });
      expect(world.stops).toEqual([{ seat: 0, at: "*" }]);
      expect(viewFor(game, world, 0)).toEqual(viewFor(game, state, 0));
    }
  });

  test("deals anew what is hidden from it: facts, others' sealed answers, the future", () => {
    const state = halfway();
    const worlds = Array.from({ length: 50 }, (_, i) => resample(game, state, 0, `w${i}`));
    expect(new Set(worlds.map(({ facts }) => facts.secrets[1])).size).toBeGreaterThan(10);
    expect(new Set(worlds.map(({ sealed }) => sealed[1]!.value)).size).toBeGreaterThan(10);
    expect(new Set(worlds.map(({ rng }) => rng.join())).size).toBe(50);
    for (const { rng } of worlds) expect(rng).not.toEqual(state.rng);
  });

  test("holds sealed answers that are good in that world, and can be played on", () => {
    const state = halfway();
    for (let i = 0; i < 50; i++) {
      const world = resample(game, state, 0, `w${i}`);
      expect(validate(amount(0, world.facts.secrets[1]!), world.sealed[1]!.value)).toBeNull();
      expect(advance(game, world, answer(world, 2, 0)).ok).toBe(true);
    }
  });

  test("does not know the true dice", () => {
    const state = halfway();
    const rolled = (world: typeof state): number => {
      take(game, world, answer(world, 2, 0));
      take(game, world, answer(world, 0, true));
      return world.facts.open.rolled!;
    };
    const truth = rolled(cloneState(game, state));
    const guesses = Array.from({ length: 20 }, (_, i) => rolled(resample(game, state, 0, `w${i}`)));
    expect(guesses).not.toContain(truth);
  });
});

describe("what a seat imagines", () => {
  test("looks to the seat like the true state, and can be played on", () => {
    const state = halfway();
    const world = imagined(game, state, 2);
    const { seq: _, ...seen } = viewFor(game, state, 2);
    expect(viewFor(game, world, 2)).toMatchObject({ game: seen.game, stops: seen.stops });
    expect(viewFor(game, world, 2).question).toMatchObject({ subject: "tiny/bid", ask: seen.question!.ask });
    expect(
      advance(game, world, { kind: "answer", seat: 2, question: world.perceived.questions[2]!, value: 0 }).ok,
    ).toBe(true);
  });

  test("is the same whatever is hidden: others' bids and their order, stops, settings, and numbers that count them", () => {
    const state = halfway();
    const other = begin(game);
    take(game, other, answer(other, 1, 3));
    take(game, other, answer(other, 0, 1));
    take(game, other, stop(2, "*"));
    other.settings.push({ seat: 1, about: "*", ask: "always" });
    other.question += 5;
    expect(state.sealed).not.toEqual(other.sealed);
    expect(hashOf(imagined(game, other, 2))).toBe(hashOf(imagined(game, state, 2)));
  });
});
