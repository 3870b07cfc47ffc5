import { describe, expect, test } from "vitest";
import { advance } from "./advance.ts";
import { defaultAnswer, leastAnswer } from "./defaults.ts";
import { end, signature } from "./going.ts";
import { Rng } from "./rng.ts";
import {
  allocate,
  allocateWithin,
  amount,
  branch,
  CONFIRM,
  compose,
  form,
  list,
  order,
  pick,
  type Shape,
  text,
} from "./shapes.ts";
import { start } from "./starting.ts";
import { asks, asksTogether, procedure, type TinyGame, tiny } from "./tiny.fixture.ts";
import { validate } from "./validate.ts";

const LEAST: readonly [what: string, ask: Shape, answer: unknown][] = [
  ["nothing, where nothing will do", pick(["a", "b"], 0, 2), []],
  ["the first, where one is due", pick(["a", "b"]), ["a"]],
  ["a no, where one can say no", pick(["a", "decline", "b"]), ["decline"]],
  ["as few as are due", pick(["a", "stop", "b"], 2, 3), ["a", "stop"]],
  ["the order listed", order(["b", "a"]), ["b", "a"]],
  ["the least amount", amount(2, 5), 2],
  ["nothing rather than less", amount(-3, 5), 0],
  ["the largest of amounts below nothing", amount(-3, -1), -1],
  ["a total to the first that may have it", allocate(3, ["a", "b"], 2), { a: 2, b: 1 }],
  ["a total with everybody's due", allocateWithin(4, { a: [0, 2], b: [2, 3], c: [0, 5] }), { a: 2, b: 2 }],
  ["the fewest things", compose({ a: 1, b: 2 }, 2, 3), ["a", "b"]],
  ["the option that says no", branch([{ name: "use", ask: pick(["a"]) }, { name: "pass" }]), { branch: "pass" }],
  [
    "the first option that can be taken",
    branch([
      { name: "bad", ask: pick([]) },
      { name: "good", ask: amount(1, 2) },
    ]),
    { branch: "good", value: 1 },
  ],
  ["the least of each part", form({ to: pick(["a"]), words: text(9) }), { to: ["a"], words: "" }],
  ["the shortest list", list(amount(1, 3), 3, 1), [1]],
  ["yes, where there is nothing else", CONFIRM, true],
];

describe("the least answer", () => {
  test.each(LEAST)("is %s", (_, ask, answer) => {
    expect(leastAnswer(ask)).toEqual(answer);
    expect(validate(ask, leastAnswer(ask))).toBeNull();
  });
});

describe("the default answer", () => {
  const both = procedure(signature("both"), {
    bid: asksTogether({ subject: "bid", rule: "T-1", of: () => [0, 1], what: () => amount(1, 5), then: () => end() }),
  });
  const one = procedure(signature("one"), {
    go: asks({ subject: "go", rule: "T-1", of: () => 1, what: () => amount(1, 5), then: () => end() }),
  });
  const begin = (game: TinyGame) => start(game, { seats: 2, seed: "s", options: null }).state;
  const rng = Rng.from("outside");

  test("is the game's own, told what is asked", () => {
    const game = tiny([one], { defaultAnswer: (_, seat, { subject }) => (subject === "go" && seat === 1 ? 3 : null) });
    expect(defaultAnswer(game, begin(game), 1, rng)).toEqual({ question: 1, value: 3 });
  });

  test("is the least where the game has none, or an impossible one", () => {
    for (const game of [
      tiny([one]),
      tiny([one], { defaultAnswer: () => null }),
      tiny([one], { defaultAnswer: () => 9 }),
    ])
      expect(defaultAnswer(game, begin(game), 1, rng)).toEqual({ question: 1, value: 1 });
  });

  test("is for those only who still owe an answer", () => {
    const alone = tiny([one]);
    expect(defaultAnswer(alone, begin(alone), 0, rng)).toBeNull();
    const game = tiny([both]);
    const state = begin(game);
    expect(advance(game, state, { kind: "answer", seat: 0, question: 1, value: 5 }).ok).toBe(true);
    expect(defaultAnswer(game, state, 0, rng)).toBeNull();
    expect(defaultAnswer(game, state, 1, rng)).toEqual({ question: 1, value: 1 });
  });
});
