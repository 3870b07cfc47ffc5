import type { CallHabits } from "@paravent/protocol";

/** When a day begins for somebody who has not said so. */
const MORNING = 8 * 60;

/** The next morning, where the reader is: when their quiet hours end, if they have some. */
export function morningAfter(now: Date, quiet: CallHabits["quiet"]): Date {
  const minutes = quiet?.until ?? MORNING;
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 0, minutes);
}
