import { expect, test } from "vitest";
import { end, next, signature } from "./going.ts";
import type { Input } from "./inputs.ts";
import { Rng } from "./rng.ts";
import { sample } from "./sample.ts";
import { amount, CONFIRM } from "./shapes.ts";
import { act, acts, answer, asks, asksTogether, begin, procedure, type TinyFacts, take, tiny } from "./tiny.fixture.ts";
import { Unwatched } from "./unwatched.ts";
import { askedSeats, openQuestion } from "./view.ts";

/** Bids of all at once and a number of one, round after round; in between anybody may wave, which opens bids again. */
const game = tiny(
  [
    procedure(signature<{ round: number }>("tiny/rounds"), {
      begin(_rules, env) {
        env.round = 0;
        return next("bid");
      },
      bid: asksTogether({
        subject: "tiny/bid",
        rule: "T-BID",
        of: ({ secrets }) => secrets.map((_, seat) => seat),
        what: () => amount(0, 3),
        then(rules, env, answers) {
          for (const { seat, value } of answers) rules.emit({ type: "set", name: `bid${seat}`, to: value });
          env.round++;
          return next("number");
        },
      }),
      number: asks({
        subject: "tiny/number",
        rule: "T-NUMBER",
        of: ({ secrets }, { round }) => round % secrets.length,
        what: (_, { round }) => amount(0, round),
        then(rules, env, value) {
          rules.emit({ type: "rolled", n: rules.rng.below(6) + value });
          if (env.round < 30) return next("bid");
          rules.emit({ type: "ended" });
          return end();
        },
      }),
    }),
  ],
  {
    standing: {
      wave: acts({
        rule: "T-WAVE",
        what: () => CONFIRM,
        run(rules, seat) {
          rules.emit({ type: "set", name: "waved", to: seat });
          return null;
        },
      }),
    },
    unsettles: (event, { seat }) => event.type === "set" && event.name === "waved" && event.to !== seat,
  },
);

test("a table of bots comes to the same state and tells the same as one that people look at", () => {
  const [watched, unwatched] = [begin(game), begin(game)];
  const table = new Unwatched(game, unwatched);
  const rng = Rng.from("inputs");
  const seen = ({ perceived: _, ...rest }: typeof watched) => rest;
  let acted = 0;
  while (watched.stack.length > 0) {
    const asked = askedSeats(game, watched);
    expect(table.asked).toEqual(asked);
    const seat = rng.oneOf(asked.filter((one) => openQuestion(game, watched, one)));
    if (rng.below(6) === 0) {
      const input = act(watched, seat, "wave") as Extract<Input, { kind: "act" }>;
      const done = table.act(input);
      expect(done.ok && done.value.events).toEqual(take(game, watched, input).events);
      acted++;
    } else {
      const value = sample(openQuestion(game, watched, seat)!.ask, rng);
      const told = table.answer(seat, value);
      expect(told.ok && told.value).toEqual(take(game, watched, answer(watched, seat, value)).events);
    }
    expect(seen(unwatched)).toEqual(seen(watched));
  }
  expect(table.asked).toEqual([]);
  expect(acted).toBeGreaterThan(10);
});

test("an answer beyond what was asked is refused and changes nothing", () => {
  const state = begin(game);
  const table = new Unwatched(game, state);
  const before = structuredClone(state);
  expect(table.answer(0, 4)).toMatchObject({ ok: false, refusal: { reason: "outOfRange" } });
  expect(structuredClone(state)).toEqual(before);
  expect((state.facts as TinyFacts).over).toBe(false);
});
