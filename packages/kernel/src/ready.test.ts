import { describe, expect, test } from "vitest";
import { end, next, signature } from "./going.ts";
import { amount, CONFIRM } from "./shapes.ts";
import type { StandingAction } from "./standing.ts";
import type { Seat } from "./state.ts";
import {
  act,
  answer,
  asks,
  asksTogether,
  begin,
  procedure,
  setting,
  type TinyEvent,
  type TinyFacts,
  type TinyGame,
  take,
  tiny,
} from "./tiny.fixture.ts";
import { viewFor } from "./view.ts";

type Action = StandingAction<TinyFacts, TinyEvent>;

const raise: Action = {
  rule: "T-RAISE",
  what: () => CONFIRM,
  run(rules) {
    rules.emit({ type: "set", name: "level", to: (rules.facts.open.level ?? 0) + 1 });
    return null;
  },
};

const toll: Action = {
  rule: "T-TOLL",
  what: () => CONFIRM,
  run: (_rules, seat) => ({ proc: "tiny/toll", env: { by: seat } }),
};

const tollProcedure = procedure(signature<{ by: Seat }>("tiny/toll"), {
  price: asks({
    subject: "tiny/price",
    rule: "T-TOLL",
    of: (_facts, env) => env.by,
    what: () => amount(1, 9),
    then: () => end(),
  }),
});

describe("a yes that need not be asked for", () => {
  const asked = (of: readonly number[]) =>
    asksTogether({
      subject: "tiny/ready",
      rule: "T-READY",
      of: () => of,
      what: () => CONFIRM,
      then: () => next("bid"),
    });
  const game = (of: readonly number[] = [0, 1, 2]) =>
    tiny(
      [
        procedure(signature("tiny/readies"), {
          ready: asked(of),
          bid: asksTogether({
            subject: "tiny/bid",
            rule: "T-BID",
            of: () => [0, 1],
            what: () => amount(0, 3),
            then: () => next("ready"),
          }),
        }),
        tollProcedure,
      ],
      {
        standing: { raise, toll },
        isAskable: (about) => about === "tiny/ready" || about === "tiny/bid",
        unsettles: (event) => event.type === "set" && event.to > 1,
      },
    );
  const bidding = (readies: TinyGame, state: ReturnType<typeof begin>) => {
    for (const seat of [0, 1]) take(readies, state, answer(state, seat, 1));
  };

  test("is given for whoever has set it, and nobody waits where all have", () => {
    const readies = game();
    const state = begin(readies);
    take(readies, state, setting(1, "tiny/ready", "never"));
    expect(state.sealed).toEqual([]);
    for (const seat of [0, 1, 2]) take(readies, state, answer(state, seat, true));
    bidding(readies, state);
    expect(viewFor(readies, state, 1)).toMatchObject({
      waiting: { subject: "tiny/ready", answered: [1] },
      question: { sealed: true },
    });
    for (const seat of [0, 2]) take(readies, state, setting(seat, "tiny/ready", "never"));
    for (const seat of [0, 2]) take(readies, state, answer(state, seat, true));
    bidding(readies, state);
    expect(viewFor(readies, state, 0).waiting!.subject).toBe("tiny/bid");
  });

  test("is only a yes: an answer with a choice is never given for anybody, nor by another setting", () => {
    const readies = game([0, 1]);
    const state = begin(readies);
    for (const about of ["tiny/bid", "*"])
      for (const seat of [0, 1]) take(readies, state, setting(seat, about, "never"));
    take(readies, state, setting(0, "tiny/ready", "always"));
    for (const seat of [0, 1]) take(readies, state, answer(state, seat, true));
    expect(viewFor(readies, state, 0).waiting).toMatchObject({ subject: "tiny/bid", answered: [] });
    bidding(readies, state);
    expect(viewFor(readies, state, 0).waiting).toMatchObject({ subject: "tiny/ready", answered: [] });
  });

  test("is given again when an action has broken the seals, and what changes nothing breaks none", () => {
    const readies = game();
    const state = begin(readies);
    take(readies, state, answer(state, 0, true));
    take(readies, state, setting(2, "tiny/ready", "never"));
    take(readies, state, act(state, 1, "raise"));
    expect(state.sealed).toEqual([{ seat: 0, value: true }]);
    take(readies, state, act(state, 1, "raise"));
    expect(state.sealed).toEqual([{ seat: 2, value: true }]);
  });

  test("an interruption that asks lays them aside until it is over", () => {
    const readies = game();
    const state = begin(readies);
    take(readies, state, answer(state, 0, true));
    take(readies, state, setting(2, "tiny/ready", "never"));
    take(readies, state, act(state, 1, "toll"));
    expect(state.sealed).toEqual([]);
    take(readies, state, answer(state, 1, 3));
    expect(viewFor(readies, state, 0).waiting).toMatchObject({ subject: "tiny/ready", answered: [0, 2] });
  });
});
