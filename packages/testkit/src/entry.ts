import type { GameEvent, Input, RngWords } from "@paravent/kernel";

/** One thing a scenario did, with what came of it. */
export type Entry =
  | { readonly kind: "taken"; readonly input: Input; readonly events: readonly GameEvent[]; readonly hash: string }
  | { readonly kind: "refused"; readonly input: Input; readonly reason: string }
  | { readonly kind: "luck"; readonly words: RngWords };
