import { leaguesState } from "../leagues/state/index.ts";
import { othersState } from "../others/state/index.ts";
import { politicsState } from "../politics/state/index.ts";
import { piles } from "./base/apply/piles.ts";
import { possessions } from "./base/apply/possessions.ts";
import { resolution } from "./base/apply/resolution.ts";
import { table } from "./base/apply/table.ts";
import type { Changes, Reactions } from "./base/changes.ts";
import type { DiktatEvent } from "./events.ts";
import type { DiktatFacts } from "./facts.ts";

const changes: Changes<DiktatFacts, DiktatEvent> = {
  ...table,
  ...piles,
  ...possessions,
  ...resolution,
  ...politicsState.changes,
  ...othersState.changes,
  ...leaguesState.changes,
};

/** What expansions change in their own facts by what is not theirs, after it has happened. */
const reactions: readonly Reactions<DiktatFacts, DiktatEvent>[] = [
  politicsState.reactions,
  othersState.reactions,
  leaguesState.reactions,
];

type Change = (f: DiktatFacts, e: DiktatEvent) => void;

/** Each change with the reaction to it, put together once: few events have one, and none has more. */
function withReaction([type, change]: [string, unknown]): [string, Change] {
  const first = change as Change;
  const [then, ...more] = reactions.flatMap((one) => (one[type as DiktatEvent["type"]] as Change | undefined) ?? []);
  if (more.length > 0) throw new Error(`two expansions react to ${type}: which one comes first?`);
  if (!then) return [type, first];
  return [
    type,
    (f, e) => {
      first(f, e);
      then(f, e);
    },
  ];
}

/** By a name that varies a map finds it three times as fast as a record. */
const byType: ReadonlyMap<string, Change> = new Map(Object.entries(changes).map(withReaction));

/** The only writer of facts. It holds no rule, draws nothing and asks nothing. */
export function apply(f: DiktatFacts, e: DiktatEvent): void {
  byType.get(e.type)!(f, e);
}
