import { expect, test } from "vitest";
import { bidThenPick } from "./bid-then-pick.fixture.ts";
import { lookOf } from "./looking.ts";
import { refuse } from "./refusal.ts";
import { CONFIRM, type Shape } from "./shapes.ts";
import { answer, begin, stop, take, tiny } from "./tiny.fixture.ts";
import { viewFor } from "./view.ts";

let worked = 0;

function costly(): Shape {
  worked++;
  return CONFIRM;
}

const game = tiny([bidThenPick], {
  standing: {
    open: { rule: "T-OPEN", what: costly, run: () => null },
    shut: { rule: "T-SHUT", what: () => null, closed: () => refuse("tooEarly", "T-SHUT"), run: () => null },
  },
});

/** A table in each state of a game: before a sealed answer, after it, with a stop, at the last question, and over. */
function* states() {
  const state = begin(game);
  yield state;
  take(game, state, answer(state, 0, 3));
  take(game, state, stop(1, "*", true));
  yield state;
  take(game, state, answer(state, 1, 4));
  yield state;
  take(game, state, answer(state, 2, ["red"]));
  yield state;
}

test("who plays by itself sees what everybody in that seat sees, but for reasons", () => {
  for (const state of states())
    for (const seat of [0, 1, 2]) {
      const [whole, look] = [viewFor(game, state, seat), lookOf(game, state, seat)];
      const { seq, who, waiting, stops, settings, silence, outcome } = look;
      const standing = look.standing.map(({ act, rule, ask, closed }) => ({ act, rule, ask, closed }));
      const bare = (closed: (typeof standing)[number]["closed"], rule: string) =>
        closed && (closed.reason === "insideStep" ? closed : { reason: "closed", rule });
      expect({ seq, who, waiting, stops, settings, silence, outcome, game: look.game }).toEqual({
        seq: whole.seq,
        who: seat,
        waiting: whole.waiting,
        stops: whole.stops,
        settings: whole.settings,
        silence: [],
        outcome: whole.outcome,
        game: whole.game,
      });
      expect(look.question).toEqual(whole.question && { ...whole.question, closed: {} });
      expect(standing).toEqual(whole.standing.map((one) => ({ ...one, closed: bare(one.closed, one.rule) })));
    }
});

test("what an action asks is worked out for who wants to know, and once", () => {
  const state = begin(game);
  take(game, state, answer(state, 0, 3));
  take(game, state, answer(state, 1, 4));
  worked = 0;
  const look = lookOf(game, state, 2);
  expect([look.question?.subject, look.standing.length, worked]).toEqual(["tiny/pick", 2, 0]);
  const open = look.standing.find(({ act }) => act === "open")!;
  expect([open.ask, open.ask, worked]).toEqual([CONFIRM, CONFIRM, 1]);
});
