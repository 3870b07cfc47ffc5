import {
  branch,
  CONFIRM,
  compose,
  type Json,
  pick,
  type Question,
  Rng,
  type Shape,
  type TableView,
  validate,
} from "@paravent/kernel";
import { describe, expect, test } from "vitest";
import { createBot, greedyBot, type Heuristic, LEVELS, levelsOf, randomBot, teach } from "./index.ts";

const asked = (ask: Shape): { view: TableView<unknown>; question: Question } => {
  const question: Question = {
    id: 1,
    seat: 0,
    subject: "test/question",
    rule: "",
    ask,
    together: false,
    inside: false,
    about: {},
    closed: {},
  };
  const view: TableView<unknown> = {
    seq: 0,
    who: 0,
    waiting: null,
    question,
    standing: [],
    stops: [],
    settings: [],
    silence: [],
    outcome: null,
    game: null,
  };
  return { view, question };
};

const LARGE = compose({ a: 6, b: 6, c: 6 }, 1, 18);

describe("the random bot", () => {
  test("answers every shape it is asked", () => {
    const rng = Rng.from("random");
    for (const ask of [pick(["x", "y", "z"], 0, 2), LARGE, branch([{ name: "go", ask: pick(["x"]) }]), CONFIRM]) {
      const { view, question } = asked(ask);
      for (let i = 0; i < 50; i++) expect(validate(ask, randomBot.choose(view, question, rng))).toBeNull();
    }
  });
});

describe("the greedy bot", () => {
  const longest = { evaluate: () => (answer: Json) => (answer as Json[]).length };

  test("takes the best answer where all can be listed", () => {
    const { view, question } = asked(pick(["x", "y", "z"], 0, 3));
    expect(greedyBot(longest).choose(view, question, Rng.from("1"))).toHaveLength(3);
  });

  test("takes the best of a sample where there are too many", () => {
    const { view, question } = asked(LARGE);
    const answer = greedyBot(longest).choose(view, question, Rng.from("1"));
    expect(validate(LARGE, answer)).toBeNull();
    expect((answer as Json[]).length).toBeGreaterThan(15);
  });

  test("judges what its game proposes and nothing else", () => {
    const { view, question } = asked(LARGE);
    const bot = greedyBot({ ...longest, propose: () => [["a"], ["b", "c"]] });
    expect(bot.choose(view, question, Rng.from("1"))).toEqual(["b", "c"]);
  });

  test("draws among equals", () => {
    const { view, question } = asked(pick(["x", "y", "z"]));
    const indifferent = greedyBot({ evaluate: () => () => 0 });
    const rng = Rng.from("1");
    const seen = new Set(Array.from({ length: 60 }, () => String(indifferent.choose(view, question, rng))));
    expect([...seen].sort()).toEqual(["x", "y", "z"]);
  });
});

describe("what nobody asked for", () => {
  const open = { act: "wave", rule: "", ask: pick(["x", "y"]), closed: null };
  const shut = { act: "shout", rule: "", ask: null, closed: { reason: "closed", rule: null } };

  test("the random bot does now and then, if it is open", () => {
    const { view } = asked(CONFIRM);
    const rng = Rng.from("tempted");
    const actions = Array.from({ length: 800 }, () => randomBot.act!({ ...view, standing: [shut, open] }, rng));
    const done = actions.filter((action) => action !== null);
    expect(done.length).toBeGreaterThan(5);
    expect(done.length).toBeLessThan(60);
    for (const { act, value } of done) expect([act, validate(open.ask, value)]).toEqual(["wave", null]);
    expect(actions.filter((_, i) => randomBot.act!({ ...view, standing: [shut] }, Rng.from(`${i}`)) !== null)).toEqual(
      [],
    );
  });

  test("the greedy bot does as its game teaches", () => {
    const { view } = asked(CONFIRM);
    const action = { act: "wave", value: ["x"] };
    expect(greedyBot({ evaluate: () => () => 0, act: () => action }).act!(view, Rng.from("1"))).toEqual(action);
    expect(greedyBot({ evaluate: () => () => 0 }).act!(view, Rng.from("1"))).toBeNull();
  });

  test("where only an answer counts, the greedy bot gives that and nothing else", () => {
    const { view } = asked(CONFIRM);
    const evaluate = () => () => 0;
    const wave = { act: "wave", value: ["x"] };
    const refuse = { act: "refuse", value: ["x"], answers: { seat: 1, reason: { kind: "no", with: {} } } };
    const said = (teaching: Omit<Heuristic, "evaluate">) =>
      greedyBot({ evaluate, ...teaching }).answer!(view, Rng.from("1"));
    expect([said({ act: () => wave }), said({ act: () => refuse }), said({})]).toEqual([null, refuse, null]);
    expect(said({ act: () => wave, answer: () => refuse })).toEqual(refuse);
  });
});

describe("createBot", () => {
  const indifferent = { evaluate: () => () => 0 };

  test("names the bots there are", () => {
    teach("named", { greedy: indifferent, strategies: { bold: indifferent } });
    expect(levelsOf("named")).toEqual([...LEVELS, "random", "greedy", "bold"]);
    expect(levelsOf("unheardOf")).toEqual(["random"]);
    expect(() => createBot("named", "grandmaster")).toThrow(/random, greedy, bold/);
  });

  test("knows a game only once it was taught", () => {
    expect(createBot("newGame", "random").id).toBe("random");
    expect(() => createBot("newGame", "greedy")).toThrow(/newGame/);
    teach("newGame", { greedy: indifferent });
    expect(createBot("newGame", "greedy").id).toBe("greedy");
  });

  test("plays the strategy that was named", () => {
    const likes = (best: string) => ({ evaluate: () => (answer: Json) => ((answer as Json[])[0] === best ? 1 : 0) });
    teach("leaning", { greedy: likes("x"), strategies: { other: likes("z") } });
    const { view, question } = asked(pick(["x", "y", "z"]));
    const choose = (level: string) => createBot("leaning", level).choose(view, question, Rng.from("1"));
    expect([choose("greedy"), choose("other")]).toEqual([["x"], ["z"]]);
  });
});
