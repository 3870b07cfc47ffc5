import { teach } from "@paravent/bots";
import { dclight, packText as dclightPackText } from "@paravent/dclight";
import { dclightHeuristic } from "@paravent/dclight/bots";
import { loadBasePack as loadDclightPack } from "@paravent/dclight/node";
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
  return new Map([
    ["diktat", serveDiktat()],
    ["dclight", serveDclight()],
  ]);
}

function serveDiktat(): ServedGame {
  teach("diktat", diktatHeuristic);
  const pack = loadBasePack();
  return { game: diktat(pack), packs: new Map([[pack.id, packText(pack)]]) };
}

function serveDclight(): ServedGame {
  teach("dclight", dclightHeuristic);
  const pack = loadDclightPack();
  return { game: dclight(pack), packs: new Map([[pack.id, dclightPackText(pack)]]) };
}
