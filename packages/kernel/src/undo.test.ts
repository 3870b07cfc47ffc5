import { describe, expect, test } from "vitest";
import { call, end, next, signature } from "./going.ts";
import { branch, CONFIRM } from "./shapes.ts";
import type { StandingAction } from "./standing.ts";
import {
  act,
  after,
  answer,
  asks,
  asksTogether,
  begin,
  procedure,
  stop,
  type TinyEvent,
  type TinyFacts,
  take,
  tiny,
} from "./tiny.fixture.ts";

const mark: StandingAction<TinyFacts, TinyEvent> = {
  rule: "",
  what: () => CONFIRM,
  run(rules, seat) {
    rules.emit({ type: "set", name: "mark", to: seat });
    return null;
  },
};

/** Seat 0 does one thing after another. */
const game = tiny(
  [
    procedure(signature("tiny/moves"), {
      move: asks({
        subject: "tiny/move",
        rule: "",
        of: () => 0,
        what: () =>
          branch(["set", "roll", "drawInVain", "show", "call", "hand", "window", "end"].map((name) => ({ name }))),
        then(rules, _env, value) {
          switch ((value as { branch: string }).branch) {
            case "set":
              rules.emit({ type: "set", name: "x", to: 1 });
              return next("move");
            case "roll":
              rules.emit({ type: "rolled", n: rules.rng.below(6) });
              return next("move");
            case "drawInVain":
              rules.rng.below(6);
              return next("move");
            case "show":
              rules.emit({ type: "shown", seat: 0, secret: rules.facts.secrets[0]! });
              return next("move");
            case "call":
              return call(signature("tiny/quiet"), {}, "move");
            case "hand":
              return next("other");
            case "window":
              return next("watched");
            default:
              return end();
          }
        },
      }),
      other: asks({ subject: "tiny/other", rule: "", of: () => 1, what: () => CONFIRM, then: () => next("both") }),
      both: asksTogether({
        subject: "tiny/both",
        rule: "",
        of: () => [0],
        what: () => CONFIRM,
        then: () => next("move"),
      }),
      watched: after("watched", () => next("move")),
    }),
    procedure(signature("tiny/quiet"), {
      quiet(rules) {
        rules.emit({ type: "set", name: "y", to: 1 });
        return end();
      },
    }),
  ],
  { standing: { mark } },
);

const undoable = (
  branchName: string,
  prepare: (state: ReturnType<typeof begin>) => void = () => {},
  played = game,
): boolean => {
  const state = begin(played);
  prepare(state);
  return take(played, state, answer(state, 0, { branch: branchName })).undoable;
};

/** The same, where what is shown is shown to seat 1 alone. */
const behindBack: typeof game = {
  ...game,
  witness: (event, who) => (event.type === "shown" && who !== 1 ? null : event),
};

describe("an answer can be taken back", () => {
  test("when nothing was drawn, nothing disclosed, and the same seat is asked again", () => {
    expect(undoable("set")).toBe(true);
    expect(undoable("call")).toBe(true);
  });

  test("but not when chance was used, announced or not", () => {
    expect(undoable("roll")).toBe(false);
    expect(undoable("drawInVain")).toBe(false);
  });

  test("but not when somebody learned something", () => {
    expect(undoable("show")).toBe(false);
  });

  test("whatever others learned that the seat does not perceive: being barred would tell it", () => {
    expect(undoable("show", () => {}, behindBack)).toBe(true);
    expect(undoable("drawInVain", () => {}, behindBack)).toBe(false);
  });

  test("but not when the hand has passed, or the game is over", () => {
    expect(undoable("hand")).toBe(false);
    expect(undoable("end")).toBe(false);
  });

  test("but not when a window asks another seat first", () => {
    expect(undoable("window")).toBe(true);
    expect(undoable("window", (state) => take(game, state, stop(2, "watched")))).toBe(false);
  });

  test("but not a sealed one, nor a stop", () => {
    const state = begin(game);
    take(game, state, answer(state, 0, { branch: "hand" }));
    take(game, state, answer(state, 1, true));
    expect(take(game, state, answer(state, 0, true)).undoable).toBe(false);
    expect(take(game, state, stop(0, "*")).undoable).toBe(false);
  });

  test("and so can a standing action of the seat that is asked, but not of another", () => {
    const state = begin(game);
    expect(take(game, state, act(state, 0, "mark")).undoable).toBe(true);
    expect(take(game, state, act(state, 1, "mark")).undoable).toBe(false);
  });
});
