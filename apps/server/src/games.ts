import { teach } from "@paravent/bots";
import { diktat, packText } from "@paravent/diktat";
import { diktatHeuristic } from "@paravent/diktat/bots";
import { loadBasePack } from "@paravent/diktat/node";
import type { Game } from "@paravent/kernel";

/** A game as the server offers it: its rules, and the packs its clients look names and texts up in. */
export interface ServedGame {
  readonly game: Game;
  readonly packs: ReadonlyMap<string, object>;
}

export type ServedGames = ReadonlyMap<string, ServedGame>;

/** The registry: one line per game. */
export function loadGames(): ServedGames {
  return new Map([["diktat", serveDiktat()]]);
}

function serveDiktat(): ServedGame {
  teach("diktat", diktatHeuristic);
  const pack = loadBasePack();
  return { game: diktat(pack), packs: new Map([[pack.id, packText(pack)]]) };
}
