export { difference } from "./difference.ts";
export { position } from "./position.ts";
export { Scenario, scenario, takeOpenScenarios } from "./scenario.ts";
export { type Passage, seenBy, tellsApart, tellsApartAfter, witnessedBy } from "./worlds.ts";
