import { describe, expect, test } from "vitest";
import { bidThenPick } from "./bid-then-pick.fixture.ts";
import { Looks } from "./in-common.ts";
import { canonical } from "./json.ts";
import { refuse } from "./refusal.ts";
import { amount, CONFIRM, pick } from "./shapes.ts";
import type { Observer } from "./state.ts";
import { answer, begin, stop, take, tiny } from "./tiny.fixture.ts";
import { openQuestion, viewFor, viewsFor } from "./view.ts";

const game = tiny([bidThenPick], {
  standing: {
    open: { rule: "T-OPEN", what: () => CONFIRM, run: () => null },
    shut: { rule: "T-SHUT", what: () => null, closed: () => refuse("tooEarly", "T-SHUT"), run: () => null },
    never: { rule: "T-NEVER", what: () => pick([]), run: () => null },
  },
});

const picking = () => {
  const state = begin(game);
  take(game, state, answer(state, 0, 3));
  take(game, state, answer(state, 1, 4));
  return state;
};

describe("a view", () => {
  test("holds the listed parts and nothing else", () => {
    const state = picking();
    for (const who of [0, 2, "public"] as const)
      expect(Object.keys(viewFor(game, state, who)).sort()).toEqual(
        ["seq", "who", "waiting", "question", "standing", "stops", "settings", "silence", "outcome", "game"].sort(),
      );
  });

  test("tells those who count alike of the open question by the same object, each by their own number", () => {
    const state = picking();
    state.perceived.questions[1]! += 5;
    const views = viewsFor(game, state, new Looks());
    const waiting = (who: Observer) => views.get(who)!.waiting!;
    expect(waiting(2)).toBe(waiting("public"));
    expect(waiting(1)).toEqual({ ...waiting(2), id: waiting(2).id + 5 });
    for (const [who, view] of views) expect(view).toEqual(viewFor(game, state, who));
  });

  test("has nothing of the generator, the stack, others' answers or others' stops", () => {
    const state = begin(game);
    state.rng = [1111111, 2222222, 3333333, 4444444];
    take(game, state, answer(state, 0, 7));
    state.stack[0]!.result = "what a call gave back";
    take(game, state, stop(0, "*"));
    for (const who of [1, 2, "public"] as const) {
      const text = canonical(viewFor(game, state, who));
      for (const secret of ["1111111", "2222222", "3333333", "4444444", "tiny/main", "gave back", "sealed", '"*"'])
        expect(text).not.toContain(secret);
    }
  });

  test("tells everybody who is asked, about what, and who has answered; to the asked, the question", () => {
    const state = begin(game);
    take(game, state, answer(state, 0, 7));
    const waiting = {
      id: 1,
      subject: "tiny/bid",
      rule: "T-BID",
      seats: [0, 1],
      answered: [0],
      about: { sector: "karst" },
    };
    expect(viewFor(game, state, "public")).toMatchObject({ waiting, question: null, standing: [], stops: [] });
    expect(viewFor(game, state, 2)).toMatchObject({ waiting, question: null });
    expect(viewFor(game, state, 1).question).toEqual({
      id: 1,
      seat: 1,
      subject: "tiny/bid",
      rule: "T-BID",
      ask: amount(0, 11),
      together: true,
      inside: true,
      about: { sector: "karst" },
      closed: {},
    });
  });

  test("gives a sealed answer back to its author alone", () => {
    const state = begin(game);
    take(game, state, answer(state, 0, 7));
    expect(viewFor(game, state, 0).question).toMatchObject({ sealed: 7, ask: amount(0, 10) });
    expect(openQuestion(game, state, 0)).toBeNull();
    expect(viewFor(game, state, 1).question).not.toHaveProperty("sealed");
  });

  test("says what is closed and why", () => {
    const state = picking();
    expect(viewFor(game, state, 2).question?.closed).toEqual({ blue: refuse("locked", "T-LOCK") });
    expect(viewFor(game, state, 2).standing).toEqual([
      { act: "open", rule: "T-OPEN", ask: CONFIRM, closed: null },
      { act: "shut", rule: "T-SHUT", ask: null, closed: refuse("tooEarly", "T-SHUT") },
      { act: "never", rule: "T-NEVER", ask: null, closed: refuse("closed", "T-NEVER") },
    ]);
  });

  test("closes standing actions while a begun step is going on", () => {
    for (const { ask, closed } of viewFor(game, begin(game), 2).standing) {
      expect(ask).toBeNull();
      expect(closed).toEqual(refuse("insideStep", "T-BID"));
    }
  });

  test("of a game that is over waits for nobody and has an outcome", () => {
    const state = picking();
    expect(viewFor(game, state, 0).outcome).toBeNull();
    take(game, state, answer(state, 2, ["red"]));
    expect(viewFor(game, state, 0)).toMatchObject({
      waiting: null,
      question: null,
      standing: [],
      outcome: { winners: [0] },
    });
  });

  test("does not change when the state goes on", () => {
    const state = begin(game);
    const view = viewFor(game, state, 0);
    const before = canonical(view);
    state.stack[0]!.env.sector = "elsewhere";
    take(game, state, answer(state, 0, 3));
    take(game, state, answer(state, 1, 4));
    expect(canonical(view)).toBe(before);
  });
});
