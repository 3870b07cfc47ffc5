import type { OpOf } from "../../content/effects.ts";

/** Who makes an offer, by name, and whether the pile it is about is known. */
export interface Offering {
  readonly acting: string;
  readonly owner: string;
  readonly isPileNamed: boolean;
}

/** Verbs that do something to the player an offer is made to. */
export type Touching = "placeToken" | "protect" | "exhaust" | "skipTurn" | "assassinate" | "spy";

/** The words of an offer for the player it is made to: who offers goes by name, and the reader is "you". */
export interface OfferedWords {
  give(to: string, what: string): string;
  youGain(what: string): string;
  gains(who: string, what: string): string;
  ifAdministrator(who: string): string;
  /** Null where the reader has no part in it. */
  readonly ops: { readonly [Name in Touching]: (op: OpOf<Name>, offering: Offering) => string | null };
  /** What who offers does besides, in the words of their own card. */
  does(who: string, what: string): string;
}
