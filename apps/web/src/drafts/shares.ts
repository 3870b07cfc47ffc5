import { boundsOf, type Ref, type Refusal, type RuleId, refuse, type Shape } from "@paravent/kernel";
import type { Draft } from "./draft.ts";

type Allocate = Extract<Shape, { shape: "allocate" }>;
export type Shares = Readonly<Record<Ref, number>>;

/** What each thing has of an allocation in preparation. */
export function sharesOf(draft: Draft | undefined): Record<Ref, number> {
  if (typeof draft !== "object" || draft === null || Array.isArray(draft)) return {};
  return Object.fromEntries(
    Object.entries(draft).filter((entry): entry is [string, number] => typeof entry[1] === "number"),
  );
}

/** What is still to be shared out. */
export const leftOf = (ask: Allocate, shares: Shares): number =>
  ask.total - Object.values(shares).reduce((sum, n) => sum + n, 0);

/** Why a thing can have no more of an allocation, and why no less; null while it can. */
export function whyNoStep(
  ask: Allocate,
  shares: Shares,
  ref: Ref,
  rule: RuleId | null,
): { readonly more: Refusal | null; readonly less: Refusal | null } {
  const n = shares[ref] ?? 0;
  const [min, max] = boundsOf(ask, ref);
  const outOfRange = refuse("outOfRange", rule, { ref, min, max });
  const allGiven =
    leftOf(ask, shares) <= 0 ? refuse("wrongTotal", rule, { needs: ask.total, got: ask.total + 1 }) : null;
  return { more: n >= max ? outOfRange : allGiven, less: n <= min ? outOfRange : null };
}
