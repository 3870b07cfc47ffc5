import { isSlow, type TableSummary } from "@paravent/protocol";
import type { time } from "../i18n/fr/time.ts";

/** What was agreed on about time, in sentences: the clock, and what happens to who is late. */
export function agreedOn(
  { decisionSeconds, timing }: Pick<TableSummary, "decisionSeconds" | "timing">,
  words: typeof time,
): string[] {
  const { agreed, span, absences, late } = words;
  if (decisionSeconds === undefined) return [agreed.none];
  const { bank, weekendsOff, pauseDays, absence = "defaults" } = timing ?? {};
  const clock = [
    agreed.each(span(decisionSeconds)),
    ...(bank ? [agreed.bank(span(bank.seconds), span(bank.cap))] : []),
    ...(weekendsOff ? [agreed.weekends] : []),
    ...(pauseDays === undefined ? [] : [agreed.pause(pauseDays)]),
    ...(isSlow(decisionSeconds) ? [agreed.vacation] : []),
  ];
  return [clock.join(" "), late(absences[absence].text)];
}
