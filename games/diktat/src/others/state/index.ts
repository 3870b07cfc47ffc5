import type { BaseEvent } from "../../model/base/events/index.ts";
import type { ExpansionState } from "../../model/base/expansion-state.ts";
import { changes, reactions } from "./apply.ts";
import type { OthersEvent } from "./events.ts";
import { cloneOthers, emptyOthers, type OthersFacts } from "./facts.ts";

export const othersState: ExpansionState<OthersFacts, OthersEvent, BaseEvent> = {
  begin: ({ others }, _, configuration) => emptyOthers(configuration.others ? others : null),
  clone: cloneOthers,
  changes: changes,
  reactions,
};
