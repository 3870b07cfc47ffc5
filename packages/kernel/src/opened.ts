import type { Game, Opened } from "./game.ts";
import type { GameEvent } from "./rules.ts";

/**
 * The game as it may be told to everybody: as it was played, or, where these facts say that it is over and its end opens
 * something, with that open. Nothing opens while the game runs, whoever asks.
 */
export function toldOnceOver<F, E extends GameEvent, V>(game: Game<F, E, V>, facts: Readonly<F>): Game<F, E, V> {
  return withOpen(game, facts, game.opened) ?? game;
}

/** The game as it is told to those who ask for everything; null while it runs, and where nothing of it is ever opened. */
export function laidOpen<F, E extends GameEvent, V>(game: Game<F, E, V>, facts: Readonly<F>): Game<F, E, V> | null {
  return withOpen(game, facts, game.everything ?? game.opened);
}

function withOpen<F, E extends GameEvent, V>(
  game: Game<F, E, V>,
  facts: Readonly<F>,
  opened: Opened<F, E, V> | undefined,
): Game<F, E, V> | null {
  if (opened === undefined || game.outcome(facts) === null) return null;
  return { ...game, view: opened.view, witness: opened.witness };
}
