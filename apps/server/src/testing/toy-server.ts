import { readConfig } from "../config/config.ts";
import type { ServedGames } from "../games/games.ts";
import { type RunningServer, serve } from "../serve.ts";
import { toy } from "./toy.ts";

const TOY_GAMES: ServedGames = new Map([["toy", { game: toy, packs: new Map([["p1", { words: "some" }]]) }]]);

/** The real server on a free port, with the toy game. */
export function serveToy(folder: string, environment: Record<string, string> = {}): Promise<RunningServer> {
  const config = readConfig({
    PORT: "0",
    PARAVENT_DATA: folder,
    PARAVENT_BOT_PAUSE_MS: "0",
    PARAVENT_LOG: "silent",
    ...environment,
  });
  return serve(config, TOY_GAMES);
}
