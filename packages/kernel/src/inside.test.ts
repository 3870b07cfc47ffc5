import { describe, expect, test } from "vitest";
import { call, end, next, signature } from "./going.ts";
import { refuse } from "./refusal.ts";
import { CONFIRM } from "./shapes.ts";
import { act, after, answer, asks, begin, procedure, reject, stop, type TinyGame, take, tiny } from "./tiny.fixture.ts";
import { viewFor } from "./view.ts";

/** One question asked twice: first as part of a step that has begun, then as a step of its own. */
const game: TinyGame = tiny(
  [
    procedure(signature("tiny/turn"), {
      first: asks({ subject: "tiny/first", rule: "T-1", of: () => 0, what: () => CONFIRM, then: () => next("blow") }),
      blow: () => call(signature("tiny/aim"), { begun: true }, "later"),
      later: () => call(signature("tiny/aim"), { begun: false }, "over"),
      over: () => end(),
    }),
    procedure(signature<{ begun: boolean }>("tiny/aim"), {
      aim: after(
        "aim",
        asks({
          subject: "tiny/aim",
          rule: "T-AIM",
          inside: (_, env) => env.begun,
          of: () => 0,
          what: () => CONFIRM,
          then: () => end(),
        }),
      ),
    }),
  ],
  {
    standing: {
      raise: {
        rule: "T-RAISE",
        what: () => CONFIRM,
        run(rules) {
          rules.emit({ type: "set", name: "level", to: 1 });
          return null;
        },
      },
    },
  },
);

describe("a question that is inside a step when its frame says so", () => {
  const closed = (state: ReturnType<typeof begin>) => viewFor(game, state, 1).standing[0]!.closed;

  test("keeps standing actions waiting there, and nowhere else", () => {
    const state = begin(game);
    take(game, state, answer(state, 0, true));
    expect(viewFor(game, state, 0).question).toMatchObject({ subject: "tiny/aim", inside: true });
    expect(closed(state)).toEqual(refuse("insideStep", "T-AIM"));
    expect(reject(game, state, act(state, 1, "raise"))).toEqual(refuse("insideStep", "T-AIM"));
    take(game, state, answer(state, 0, true));
    expect(viewFor(game, state, 0).question).toMatchObject({ subject: "tiny/aim", inside: false });
    expect(closed(state)).toBeNull();
    take(game, state, act(state, 1, "raise"));
  });

  test("has no boundary before it there: a stop armed for it halts at the next", () => {
    const state = begin(game);
    take(game, state, stop(1, "aim"));
    take(game, state, answer(state, 0, true));
    expect(viewFor(game, state, 0).question).toMatchObject({ subject: "tiny/aim", inside: true });
    expect(viewFor(game, state, 1).stops).toEqual(["aim"]);
    take(game, state, answer(state, 0, true));
    expect(viewFor(game, state, 1).question).toMatchObject({ subject: "kernel/reaction" });
  });
});
