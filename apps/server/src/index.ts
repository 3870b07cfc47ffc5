export { benchDurable, benchIdleTable, type Figure } from "./bench.ts";
export { readConfig } from "./config.ts";
export { loadGames, type ServedGame, type ServedGames } from "./games.ts";
export { type RunningServer, serve } from "./serve.ts";
