import { cloneLeagues } from "../leagues/state/facts.ts";
import { cloneOthers } from "../others/state/facts.ts";
import { clonePolitics } from "../politics/state/facts.ts";
import { passOnAbilities } from "./base/abilities.ts";
import { cloneBase } from "./base/clone.ts";
import type { DiktatFacts } from "./facts.ts";

/** A copy for search, field by field: ten times as fast as a general one. The data law compares the two. */
export function cloneFacts(f: Readonly<DiktatFacts>): DiktatFacts {
  // Each expansion adds its own to the copy of the base game.
  const copy = cloneBase(f) as DiktatFacts;
  clonePolitics(f, copy);
  cloneLeagues(f, copy);
  cloneOthers(f, copy);
  passOnAbilities(f, copy);
  return copy;
}
