import { loadPlugs, namedGames } from "@paravent/content/registry";
import { imagined, type Json, Rng, rollout, type State, sample, start, validate, viewFor } from "@paravent/kernel";
import { afterAll, expect, it } from "vitest";
import { type Puzzle, Thinkers, type Thought } from "./thinkers.ts";

const game = (await loadPlugs(namedGames())).get("dclight")!.load();
const thinkers = new Thinkers();
afterAll(() => thinkers.close());

/** A question with several answers, in the middle of a game. */
function puzzle(): Puzzle {
  const { state } = start(game, { seats: 2, options: {}, seed: "puzzle" });
  const rng = Rng.from("puzzle");
  let left = 40;
  rollout(
    game,
    state as State<unknown>,
    ({ ask }) => sample(ask, rng),
    () => left-- <= 0,
  );
  const seat = [0, 1].find((one) => viewFor(game, state, one).question !== null)!;
  const seen = viewFor(game, state, seat);
  return { game: "dclight", level: "strong", view: seen, imagined: imagined(game, state, seat), seed: "s" };
}

const done = async (thought: Thought): Promise<void> => {
  for (let n = 0; n < 600 && thought.answer === null; n++) await new Promise((go) => setTimeout(go, 50));
};

it("thinks in a thread of its own, and answers what was asked", async () => {
  const asked = puzzle();
  const [first, second] = [thinkers.begin(asked, "a", 30_000), thinkers.begin(asked, "b", 30_000)];
  await done(first);
  await done(second);
  expect(validate(asked.view.question!.ask, first.answer!)).toBeNull();
  // The same view and the same seed.
  expect(second.answer).toEqual(first.answer);
});

it("thinks of nothing for which there is no time, and of nothing that was cancelled", async () => {
  const asked = puzzle();
  const late = thinkers.begin(asked, "a", 0);
  const before = thinkers.begin(asked, "a", 30_000);
  const cancelled = thinkers.begin(asked, "a", 30_000);
  cancelled.cancel();
  const after = thinkers.begin(asked, "a", 30_000);
  await done(before);
  await done(after);
  expect([late.answer, cancelled.answer]).toEqual([null, null]);
  expect(after.answer).not.toBeNull();
});

it("has no answer for content it does not know, and goes on with the next", async () => {
  const asked = puzzle();
  const strange = { ...asked.imagined, facts: { ...(asked.imagined.facts as object), pack: "unknown" } };
  const unknown = thinkers.begin({ ...asked, imagined: strange }, "a", 30_000);
  const next = thinkers.begin(asked, "a", 30_000);
  await done(next);
  expect(unknown.answer).toBeNull();
  expect(next.answer).not.toBeNull();
});

it("weighs a position for every seat, and knows who has won", async () => {
  const { imagined: state, game } = puzzle();
  const chances = await thinkers.weigh({ game, state, seed: "s" }, "a", 30_000);
  expect(chances).toHaveLength(2);
  expect(chances!.every((chance) => chance > 0 && chance < 1)).toBe(true);
  const facts = { ...(state.facts as object), final: { end: "turns", winners: [1] } };
  expect(await thinkers.weigh({ game, state: { ...state, facts, stack: [] }, seed: "s" }, "a", 30_000)).toEqual([0, 1]);
});

it("compares an answer with the best: what it finds is surely better, and nothing is better than that", async () => {
  const { level: _, ...asked } = puzzle();
  const rng = Rng.from("answers");
  const { ask } = asked.view.question!;
  const answers = Array.from({ length: 6 }, () => sample(ask, rng));
  const compare = (given: Json) => thinkers.compare({ ...asked, given, margin: 0.02 }, "a", 60_000).found;
  const found = await Promise.all(answers.map((given) => compare(given)));
  const poor = found.filter((one) => one !== null);
  expect(poor.length).toBeGreaterThan(0);
  for (const { better, chance, given } of poor) {
    expect(chance - given).toBeGreaterThanOrEqual(0.02);
    expect(validate(ask, better)).toBeNull();
    expect(await compare(better)).toBeNull();
  }
});
