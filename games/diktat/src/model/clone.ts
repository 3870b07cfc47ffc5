import { leaguesState } from "../leagues/state/index.ts";
import { othersState } from "../others/state/index.ts";
import { politicsState } from "../politics/state/index.ts";
import { passOnAbilities } from "./base/abilities.ts";
import { cloneBase } from "./base/clone.ts";
import type { DiktatFacts } from "./facts.ts";

/** A copy for search, field by field: ten times as fast as a general one. The data law compares the two. */
export function cloneFacts(f: Readonly<DiktatFacts>): DiktatFacts {
  // Each expansion adds its own to the copy of the base game.
  const copy = cloneBase(f) as DiktatFacts;
  politicsState.clone(f, copy);
  leaguesState.clone(f, copy);
  othersState.clone(f, copy);
  passOnAbilities(f, copy);
  return copy;
}
