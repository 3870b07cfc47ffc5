export { packOf } from "./content/installed.ts";
export {
  type Card,
  type Constants,
  type Creature,
  type God,
  type Pack,
  type PackText,
  packText,
  type SectorOfBoard,
  type TrackOfBoard,
} from "./content/pack.ts";
export { readPack } from "./content/read.ts";
export { type Dclight, dclight, RULES_VERSION } from "./dclight.ts";
export type { DclightEvent, MoraleUse } from "./model/events.ts";
export type { DclightFacts } from "./model/facts.ts";
export * from "./model/names.ts";
export type * from "./view/types.ts";
