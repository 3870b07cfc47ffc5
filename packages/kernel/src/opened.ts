import type { Game } from "./game.ts";
import type { GameEvent } from "./rules.ts";

/**
 * The game as it may be told to everybody: as it was played, or, where these facts say that it is over and its end opens
 * something, with that open. Nothing opens while the game runs, whoever asks.
 */
export function toldOnceOver<F, E extends GameEvent, V>(game: Game<F, E, V>, facts: Readonly<F>): Game<F, E, V> {
  const { opened } = game;
  if (opened === undefined || game.outcome(facts) === null) return game;
  return { ...game, view: opened.view, witness: (event) => opened.witness(event) };
}
