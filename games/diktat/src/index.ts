export { readDocument } from "./content/document.ts";
export type { Effect, Op, Option } from "./content/effects.ts";
export { packOf } from "./content/installed.ts";
export {
  type Cabal,
  type CabalCard,
  type OpportunityCard,
  type Pack,
  type PackText,
  packText,
} from "./content/pack.ts";
export type { PackDocument } from "./content/pack-document.ts";
export { packFrom, readPack } from "./content/read.ts";
export { type Diktat, diktat, RULES_VERSION } from "./diktat.ts";
export type { LeagueEvent } from "./leagues/state/events.ts";
export type { PileEvent, PossessionEvent, ResolutionEvent, TableEvent } from "./model/base/events/index.ts";
export type { DiktatEvent, Resource } from "./model/events.ts";
export type { DiktatFacts } from "./model/facts.ts";
export * from "./names/names.ts";
export type { OthersEvent } from "./others/state/events.ts";
export type { PoliticsEvent } from "./politics/state/events.ts";
export type { OathTerm, OfferedTerm } from "./politics/state/oath.ts";
export type { OathEvent } from "./politics/state/oath-events.ts";
export type { OathOfferView, OathView } from "./politics/view/oath-types.ts";
export type { Knowledge, OfferView } from "./politics/view/types.ts";
export type { DiktatStoryFact } from "./view/story.ts";
export type * from "./view/types.ts";
