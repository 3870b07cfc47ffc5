import type { Json } from "@paravent/kernel";
import type { LessonMove } from "@paravent/protocol";
import type { Draft } from "../drafts/draft.ts";
import { sameAnswer } from "./matching.ts";

/** What a learner is to touch next for the moves that are waited for. */
export interface Wanted {
  /** What is to be chosen, one after the other. */
  readonly words: readonly string[];
  /** What lies ready already: it is pointed at no longer. */
  readonly ready: readonly string[];
  /** All that can be prepared lies ready: it is to be sent. */
  readonly isReady: boolean;
  /** Something else than what is waited for is prepared: what would come after it is not wanted yet. */
  readonly isAstray: boolean;
}

/**
 * Compares what is waited for with what is prepared. Answers to different questions may be prepared together and are then
 * sent together; those to the same question come one by one, in any order.
 */
export function wantedBy(invited: readonly LessonMove[], draftOf: (asked: string) => Draft | undefined): Wanted {
  const words: string[] = [];
  const ready: string[] = [];
  const met = new Set<string>();
  let isReady = true;
  let isAstray = false;
  for (const { asked, act, value } of invited) {
    // What is done besides answering is prepared in a place of its own.
    if (act !== null || met.has(asked)) break;
    met.add(asked);
    const alike = invited.filter((move) => move.act === null && move.asked === asked);
    const draft = draftOf(asked);
    if (draft !== undefined && alike.some((move) => sameAnswer(null, sorted(move.value), sorted(draft)))) {
      ready.push(...namesIn(draft));
      continue;
    }
    const left = leftOf(namesIn(value), draft === undefined ? [] : namesIn(draft));
    ready.push(...namesIn(value).slice(0, namesIn(value).length - left.length));
    words.push(...left);
    isReady = false;
    isAstray = Array.isArray(draft) && namesIn(draft).some((name) => !namesIn(value).includes(name));
    if (isAstray) break;
  }
  return { words, ready, isReady: isReady && met.size > 0, isAstray };
}

/** Things that are picked have no order; kinds that are put one on the other have. */
const sorted = (value: Json): Json => (Array.isArray(value) && value.some(isOneOfMany) ? [...value].sort() : value);

/** A name of one thing among others, not of a kind. */
const isOneOfMany = (value: Json): boolean => typeof value === "string" && value.includes(":");

function leftOf(all: readonly string[], chosen: readonly string[]): string[] {
  const left = [...all];
  for (const one of chosen) if (left.includes(one)) left.splice(left.indexOf(one), 1);
  return left;
}

/** Everything an answer names, in its order; what is shared out, as often as it gets a part. */
export function namesIn(value: Json): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "number") return [String(value)];
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === "number" ? Array.from({ length: inner }, () => key) : namesIn(inner),
  );
}
