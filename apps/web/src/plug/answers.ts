import type { Json } from "@paravent/kernel";

/** What an answer chooses from a list; nothing where it is no such answer. */
export const chosenIn = (answer: Json): readonly string[] =>
  Array.isArray(answer) ? answer.filter((one) => typeof one === "string") : [];

/** Which of several ways an answer takes; null where there is only one. */
export function branchOf(answer: Json): string | null {
  const branch = typeof answer === "object" && answer !== null && !Array.isArray(answer) ? answer.branch : null;
  return typeof branch === "string" ? branch : null;
}

/** What is answered further on that way. */
export const innerOf = (answer: Json): Json =>
  typeof answer === "object" && answer !== null && !Array.isArray(answer) ? (answer.value ?? null) : null;
