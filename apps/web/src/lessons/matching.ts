import { canonical, type Json, type Question } from "@paravent/kernel";
import type { LessonMove, LessonStep } from "@paravent/protocol";

type Shape = Question["ask"];

/** Whether two answers to a question mean the same: what is picked has no order, what is not given is none. */
export function sameAnswer(ask: Shape | null, one: Json, other: Json): boolean {
  return canonical(plain(ask, one)) === canonical(plain(ask, other));
}

function plain(ask: Shape | null, value: Json): Json {
  if (ask?.shape === "pick" && Array.isArray(value)) return [...value].sort();
  if (ask?.shape === "allocate" && typeof value === "object" && value !== null && !Array.isArray(value))
    return Object.fromEntries(Object.entries(value).filter(([, n]) => n !== 0));
  return value;
}

/**
 * Which of the moves that are waited for this answer is. Several answers of the learner to the same kind of question, one
 * after the other, may come in any order; -1: none of them.
 */
export function whichOf(moves: readonly LessonMove[], ask: Shape | null, act: string | null, value: Json): number {
  const [first] = moves;
  if (!first) return -1;
  const isAlike = ({ seat, asked, luck }: LessonMove) => seat === first.seat && asked === first.asked && !luck;
  const end = first.luck ? 1 : moves.findIndex((move) => !isAlike(move));
  const due = end === -1 ? moves : moves.slice(0, end);
  return due.findIndex((move) => move.act === act && sameAnswer(ask, move.value, value));
}

/** What the character says to another move than the invited one. */
export function replyTo({ tries, otherwise, say }: LessonStep, asked: string, value: Json): LessonStep["say"] {
  const named = wordsIn(value);
  const found = tries.find(
    (one) =>
      (one.asked === null || one.asked === asked) &&
      (one.names === null || named.has(one.names)) &&
      (one.lacks === null || !named.has(one.lacks)),
  );
  return found?.say ?? otherwise ?? say;
}

/** Everything an answer names. */
export function wordsIn(value: Json, found = new Set<string>()): Set<string> {
  if (typeof value === "string") found.add(value);
  else if (typeof value === "object" && value !== null)
    for (const [key, inner] of Object.entries(value)) {
      if (!Array.isArray(value) && inner !== 0) found.add(key);
      wordsIn(inner, found);
    }
  return found;
}
