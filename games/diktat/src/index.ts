export { packOf } from "./content/installed.ts";
export { type Cabal, type OpportunityCard, type Pack, type PackText, packText, type Words } from "./content/pack.ts";
export { PackFault, type PackFiles, readPack } from "./content/read.ts";
export { type Diktat, diktat, RULES_VERSION } from "./diktat.ts";
export type { DiktatEvent, Resource } from "./model/events/index.ts";
export type { DiktatFacts } from "./model/facts.ts";
export * from "./model/names.ts";
export type * from "./view/types.ts";
