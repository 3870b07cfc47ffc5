import type { Words } from "@paravent/content";
import type { z } from "zod";
import type { Kind, Trigger } from "./vocabulary.ts";

/** What in a pack bears effects. */
export type Bearer = "marker" | "card" | "cabalCard" | "screen" | "shadow";

/** What a word of an effect may stand for, and what a trigger, a cost or a step before must therefore have named. */
export type Name =
  | "player"
  | "sector"
  | "pile"
  | "victim"
  | "pawn"
  | "trophy"
  | "looked"
  | "origin"
  | "chosen"
  | "paid"
  | "removed"
  | "it"
  | "peeked"
  | "offered";

/** What is known of the effect a step stands in. */
export interface Around {
  readonly kind: z.infer<typeof Kind>;
  /** In what a special Trophy does: `trophy`. */
  readonly trigger: z.infer<typeof Trigger> | "trophy";
  readonly on: Bearer;
  /** Not inside a choice, an offer or a loop. */
  readonly outermost: boolean;
  /** The verb of the step after it. */
  readonly next: string | null;
  has(name: Name): boolean;
}

/** Something wrong with a part of an effect: at which of its keys, or "" for the part itself, and what. */
export type Wrong = readonly [key: string, says: Words];

/** A card would print these words and nothing would come of them. */
export const UNREAD: Words = { fr: "n’est lu par aucune règle à cet endroit", en: "no rule reads this here" };
const NO_CHOICE: Words = {
  fr: "personne ne choisit ce nombre : pas de « up_to »",
  en: 'nobody chooses this number: no "up_to"',
};
const OWN_PILE: Words = {
  fr: "il s’agit de ses propres piles (« owner: self »)",
  en: 'this is about own piles ("owner: self")',
};

/** These keys must not be given here. */
export const given = <Part extends object>(part: Part, ...keys: (keyof Part & string)[]): Wrong[] =>
  keys.filter((key) => part[key] !== undefined && part[key] !== false).map((key) => [key, UNREAD]);

export const unless = (holds: boolean, key: string, says: Words = UNREAD): Wrong[] => (holds ? [] : [[key, says]]);

/** Nobody chooses the number of this step. */
export const fixed = (step: { readonly n: unknown }): Wrong[] => unless(!isUpTo(step.n), "n", NO_CHOICE);
export const fixedDelta = (step: { readonly delta?: unknown }): Wrong[] =>
  unless(!isUpTo(step.delta), "delta", NO_CHOICE);

/** This step is about piles of one's own. */
export const ownPile = (step: { readonly pile: { readonly owner?: unknown } }): Wrong[] =>
  unless(step.pile.owner === "self", "pile", OWN_PILE);
export const ontoOwnPiles = (holds: boolean): Wrong[] => unless(holds, "to", OWN_PILE);

export const isUpTo = (n: unknown): n is { readonly up_to: number } =>
  typeof n === "object" && n !== null && "up_to" in n;
