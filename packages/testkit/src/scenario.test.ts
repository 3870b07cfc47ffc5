import { describe, expect, test } from "vitest";
import { rule } from "./rule.ts";
import { scenario } from "./scenario.ts";
import { toyAt } from "./toy/build.ts";
import type { ToyEvent } from "./toy/facts.ts";

const strike = () =>
  toyAt(
    {
      stocks: [{ thief: 1 }, { ward: 1 }, { guard: 1 }],
      piles: [
        { owner: 1, kinds: ["thief", "guard"] },
        { owner: 2, kinds: ["guard"] },
      ],
    },
    "toy/turn",
    { by: 0 },
  );

describe("a rule's scenario", () => {
  rule("TOY-STRIKE-01", "a struck thief gives a point to the striker", () => {
    const { game, state } = strike();
    const t = scenario(game, state);
    t.answer(0, { branch: "strike" });
    expect(t.question(0)?.ask).toEqual({ shape: "pick", from: ["pile:1", "pile:2"], min: 1, max: 1 });
    expect(t.refuses(0, ["pile:3"])).toMatchObject({ reason: "notOffered", rule: "TOY-STRIKE-01" });
    expect(t.refuses(1, ["pile:1"]).reason).toBe("notAsked");
    t.answer(0, ["pile:1"]);
    t.answer(0, ["card:0"]);
    t.answer(1, { branch: "pass" });
    t.answer(2, { branch: "pass" });
    expect(t.events.map(({ type }) => type)).toEqual(["cardStruck", "pointWon", "strikeEnded"]);
    expect(t.view("public").game.players[0]!.points).toBe(1);
    expect(t.view("public").game.piles[0]!.cards).toEqual(["hidden"]);
    expect(t.asked()).toEqual([]);
  });

  rule(["TOY-WARD-01", "TOY-STRIKE-02"], "a ward parries the blow and nobody else is asked", () => {
    const { game, state } = strike();
    const t = scenario(game, state);
    t.answer(0, { branch: "strike" });
    t.answer(0, ["pile:2"]);
    t.answer(0, ["card:0"]);
    expect(t.view(0).waiting).toMatchObject({ subject: "kernel/reaction", seats: [] });
    t.answer(1, { branch: "ward" });
    expect(t.told.some(({ type }) => type === "cardStruck")).toBe(false);
    expect(t.asked()).toEqual([]);
  });

  rule("TOY-STRIKE-02", "a pile withdrawn under the blow sends the striker back to choose another", () => {
    const { game, state } = strike();
    const t = scenario(game, state);
    t.answer(0, { branch: "strike" });
    t.answer(0, ["pile:1"]);
    expect(t.question(0)?.subject).toBe("toy/place");
    t.act(1, "withdraw", ["pile:1"]);
    expect(t.question(0)?.subject).toBe("toy/target");
    t.act(2, "withdraw", ["pile:2"]);
    expect(t.question(0)?.subject).toBe("toy/action");
    expect(t.refuses(0, { branch: "strike" }).reason).toBe("nothingToStrike");
  });

  rule("TOY-TURN-01", "chance is scripted by a wish about events", () => {
    for (const coins of [1, 2, 3]) {
      const { game, state } = strike();
      const t = scenario(game, state);
      t.luck((events) => events.some((event) => event.type === "rolled" && event.coins === coins));
      t.answer(0, { branch: "roll" });
      expect(t.view(0).game.players[0]).toMatchObject({ earned: coins, coins: 2 + coins });
    }
  });
});

describe("scripted draws", () => {
  rule("TOY-TURN-01", "come out one by one, in all ways the scenario is played", () => {
    for (const coins of [1, 2, 3]) {
      const { game, state } = strike();
      const t = scenario(game, state);
      t.draws([{ of: 3, is: coins - 1 }]);
      t.answer(0, { branch: "roll" });
      expect(t.view(0).game.players[0]).toMatchObject({ earned: coins });
    }
  });

  test("must all be used", () => {
    const { game, state } = strike();
    const t = scenario(game, state);
    t.draws([
      { of: 3, is: 0 },
      { of: 3, is: 0 },
    ]);
    expect(() => t.answer(0, { branch: "roll" })).toThrow(/did not use all of the 2/);
    const idle = scenario(game, state);
    idle.draws([{ of: 3, is: 0 }]);
    expect(() => idle.finish()).toThrow(/did nothing/);
  });
});

describe("a scenario fails", () => {
  const begun = () => {
    const { game, state } = strike();
    return scenario(game, state);
  };

  test("when an answer is refused", () => {
    expect(() => begun().answer(0, ["pile:1"])).toThrow(/refused at toy\/action.*malformed/);
  });

  test("when a refusal was expected and the answer is good", () => {
    expect(() => begun().refuses(0, { branch: "roll" })).toThrow(/accepted/);
    expect(() => begun().refusesAct(0, "loan")).toThrow(/accepted/);
  });

  test("when its wish cannot come true", () => {
    const t = begun();
    t.luck((events) => events.some((event) => event.type === "rolled" && event.coins > 3));
    expect(() => t.answer(0, { branch: "roll" })).toThrow(/no seed/);
  });

  test("when somebody writes into the state", () => {
    const t = begun();
    t.state.facts.players[0]!.points = 9;
    expect(() => t.answer(0, { branch: "roll" })).toThrow(/changed from outside/);
  });

  test("when a rule keeps something outside plain data", () => {
    const { game, state } = strike();
    const lost = new WeakMap<object, number>();
    const forgetful = {
      ...game,
      apply(facts: typeof state.facts, event: ToyEvent) {
        // What is not data is lost when the state is written down: the fourth roll forgets the first three.
        lost.set(facts, (lost.get(facts) ?? 0) + 1);
        game.apply(facts, event);
        if (event.type === "loanTaken") facts.players[event.seat]!.earned += lost.get(facts)!;
      },
    };
    const t = scenario(forgetful, state);
    t.act(0, "loan");
    t.act(1, "loan");
    expect(() => t.finish()).toThrow(/through JSON/);
  });

  test("when a view shows what another world would not", () => {
    const { game, state } = strike();
    const leaky = { ...game, view: (facts: typeof state.facts) => ({ ...game.view(facts, 0) }) };
    const t = scenario(leaky, state);
    expect(() => t.finish()).toThrow(/in other worlds.*at its start.*seat 1/s);
  });
});
