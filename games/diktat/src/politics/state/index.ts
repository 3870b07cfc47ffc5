import type { BaseEvent } from "../../model/base/events/index.ts";
import type { ExpansionState } from "../../model/base/expansion-state.ts";
import { changes, reactions } from "./apply.ts";
import type { PoliticsEvent } from "./events.ts";
import { clonePolitics, emptyPolitics, type PoliticsFacts } from "./facts.ts";
import { oathChanges } from "./oath-apply.ts";
import type { OathEvent } from "./oath-events.ts";

export const politicsState: ExpansionState<PoliticsFacts, PoliticsEvent | OathEvent, BaseEvent> = {
  begin: (_, seats) => emptyPolitics(seats),
  clone: clonePolitics,
  changes: { ...changes, ...oathChanges },
  reactions,
};
