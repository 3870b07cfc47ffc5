import {
  byPoints,
  byValue,
  createBot,
  greedily,
  greedyBot,
  hooksOf,
  LEVELS,
  Network,
  playBots,
  rowsOf,
  search,
} from "@paravent/bots";
import {
  askedSeats,
  cloneState,
  count,
  type Game,
  hashOf,
  imagined,
  type Json,
  Rng,
  resample,
  rollout,
  type State,
  start,
  validate,
  viewFor,
} from "@paravent/kernel";
import { describe, expect, test } from "vitest";
import { gameIds, labGame } from "../lib/games.ts";

/** Positions of a game that greedy players play, one in so many. */
function positions(id: string, players: number, options: Json, every: number): State<unknown>[] {
  const { game } = labGame(id);
  const { state } = start(game, { seats: players, options, seed: "positions" });
  const kept: State<unknown>[] = [];
  let n = 0;
  const policy = greedily(hooksOf(id)!.heuristic, "positions");
  rollout(game, state, (turn) => {
    if (++n % every === 0) kept.push(cloneState(game, state));
    return policy(turn);
  });
  return kept;
}

const searchable = gameIds().flatMap((id) => {
  const { game } = labGame(id);
  const hooks = hooksOf(id);
  return hooks ? [{ id, game: game as Game, hooks }] : [];
});

describe.each(searchable)("$id", ({ id, game, hooks }) => {
  test("a rollout plays as bots at a table do", () => {
    const seats = 3;
    const [slow, fast] = [0, 1].map(() => start(game, { seats, options: {}, seed: "loops" }).state);
    const { choose } = greedyBot(hooks.heuristic);
    const bots = Array.from({ length: seats }, () => ({ id: "answering", choose }));
    const answers = playBots(game, slow!, bots, Rng.from("players"));
    expect(rollout(game, fast!, greedily(hooks.heuristic, "players", { listed: 400, sampled: 120 }))).toBe(answers);
    expect(hashOf(fast!.facts)).toBe(hashOf(slow!.facts));
    expect(fast!.rng).toEqual(slow!.rng);
  });

  test("the same view and the same luck give the same answer, whatever is hidden", () => {
    const effort = { rollouts: 6, candidates: 3, horizon: 1 };
    const judging = byValue(Network.of(hooks.value!));
    for (const [n, state] of positions(id, 3, {}, 40).entries())
      for (const seat of askedSeats(game, state).slice(0, 1)) {
        const answers = [state, resample(game, state, seat, `other ${n}`)].map((world) => {
          const view = viewFor(game, world, seat);
          const mind = { game, state: imagined(game, world, seat) };
          return search(hooks, judging, effort, mind, view, view.question!, Rng.from(`${n}`));
        });
        expect(answers[1]).toEqual(answers[0]);
        expect(validate(viewFor(game, state, seat).question!.ask, answers[0]!.answer)).toBeNull();
      }
  });

  test("whoever knows all that the bot sees guesses its mixed answers seldom enough", () => {
    const effort = { rollouts: 12, candidates: 4, horizon: 1 };
    const asked = positions(id, 3, {}, 3).flatMap((state) => {
      const seat = askedSeats(game, state)[0]!;
      const view = viewFor(game, state, seat);
      return hooks.mixed!.has(view.question!.subject) && count(view.question!.ask) > 1 ? [{ state, seat, view }] : [];
    });
    const met = asked.filter((_, i) => i % Math.ceil(asked.length / 10) === 0);
    let right = 0;
    for (const { state, seat, view } of met) {
      const mind = { game, state: imagined(game, state, seat) };
      const given = new Map<string, number>();
      for (let n = 0; n < 5; n++) {
        const { answer } = search(hooks, byPoints, effort, mind, view, view.question!, Rng.from(`guess ${n}`));
        given.set(JSON.stringify(answer), (given.get(JSON.stringify(answer)) ?? 0) + 1);
      }
      // The best guess is what it answers most often.
      right += Math.max(...given.values()) / 5;
    }
    expect(met.length).toBeGreaterThan(3);
    expect(right / met.length).toBeLessThanOrEqual(0.7);
  });

  test("every position is as many numbers as the learned value takes, with all options", () => {
    const { configurations } = labGame(id);
    const network = Network.of(hooks.value!);
    for (const options of [{}, ...Object.values(configurations)]) {
      const players = [2, 3, 4].find((n) => game.readOptions(options, n).ok)!;
      for (const state of positions(id, players, options, 100)) {
        const { game: view } = viewFor(game, state, 0);
        const chances = network.chances(rowsOf(game, hooks, state.facts as object, state.seats));
        expect(chances.length).toBe(state.seats + (hooks.canBeLost?.(view) ? 1 : 0));
        expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1);
      }
    }
  });

  test("bots of all levels finish a game together", () => {
    const seats = Math.min(4, game.traits.seats.max);
    const { state } = start(game, { seats, options: {}, seed: "levels" });
    // They take their time; a glimpse of each decision is enough to see that they play.
    let looks = 0;
    const listener = { stopped: () => ++looks % 8 > 0 };
    const bots = LEVELS.slice(-seats).map((level) => createBot(id, level, listener));
    expect(playBots(game, state, bots, Rng.from("levels"))).toBeGreaterThan(20);
    expect(game.outcome(state.facts)).not.toBeNull();
  });
});
