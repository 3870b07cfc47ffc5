import type { BaseEvent } from "../../model/base/events/index.ts";
import type { ExpansionState } from "../../model/base/expansion-state.ts";
import type { PoliticsEvent } from "../../politics/state/events.ts";
import { changes, reactions } from "./apply.ts";
import type { LeagueEvent } from "./events.ts";
import { cloneLeagues, emptyLeagues, type LeaguesFacts } from "./facts.ts";

export const leaguesState: ExpansionState<LeaguesFacts, LeagueEvent, BaseEvent | PoliticsEvent> = {
  begin: ({ leagues }, _, configuration) => emptyLeagues(configuration.leagues ? leagues : null),
  clone: cloneLeagues,
  changes: changes,
  reactions,
};
