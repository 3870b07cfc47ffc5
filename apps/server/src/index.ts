export { benchDurable, benchIdleTable, type Figure } from "./bench.ts";
export { readConfig } from "./config/config.ts";
export { loadGames, type ServedGame, type ServedGames } from "./games/games.ts";
export { type RunningServer, serve } from "./serve.ts";
