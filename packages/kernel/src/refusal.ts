import type { Json } from "./json.ts";

/** The id of a rule in the specification of a game, for instance XX-MOVE-05. */
export type RuleId = string;

/**
 * Why something is not allowed. A value, never an exception: a bad answer is the player's business, a thrown error ours.
 * `reason` is a code that each language has a sentence for, `with` the names and numbers that sentence needs.
 */
export interface Refusal {
  readonly reason: string;
  readonly rule: RuleId | null;
  readonly with?: Readonly<Record<string, Json>>;
}

export function refuse(reason: string, rule: RuleId | null = null, numbers?: Readonly<Record<string, Json>>): Refusal {
  return numbers ? { reason, rule, with: numbers } : { reason, rule };
}

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

export function accepted<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function refused<T>(refusal: Refusal): Result<T> {
  return { ok: false, refusal };
}
