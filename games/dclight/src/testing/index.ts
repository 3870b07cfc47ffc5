export type { Holding, TableState } from "./holding.ts";
export type { Roll } from "./notation.ts";
export { packWith } from "./packs.ts";
export { Played } from "./played.ts";
export type { BuildingSetup, PlayerSetup } from "./position.ts";
export { newGame, type TableSetup, table } from "./table.ts";
