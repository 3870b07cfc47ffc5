export type { PlayerSetup } from "./build.ts";
export type { TestCard } from "./pack.ts";
export { type Holding, Played } from "./played.ts";
export { type TableSetup, table } from "./table.ts";
