export { benchDurable } from "./bench/durable.ts";
export { benchIdleTable } from "./bench/idle-table.ts";
export { LiveTables } from "./bench/live-tables.ts";
export type { Figure } from "./bench/place.ts";
export { benchResume } from "./bench/resume.ts";
export { readConfig } from "./config/config.ts";
export { loadGames, type ServedGame, type ServedGames } from "./games/games.ts";
export { type RunningServer, serve } from "./serve.ts";
