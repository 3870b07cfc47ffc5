export type { Holding, TableState } from "./holding.ts";
export type { WrittenOath, WrittenTerm } from "./oaths.ts";
export type { TestCard } from "./pack.ts";
export { Played } from "./played.ts";
export type { WrittenTrade } from "./politics.ts";
export type { PlayerSetup } from "./position.ts";
export { newGame, type TableSetup, table } from "./table.ts";
