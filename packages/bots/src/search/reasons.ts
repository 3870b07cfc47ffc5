import type { Json } from "@paravent/kernel";
import type { Reason } from "../plain/bot.ts";
import type { Considered } from "./search.ts";

/** Chances that differ by less are told as alike. */
const ALIKE = 0.02;

/** It answers by its heuristic, for there was no time to look ahead. */
export const HABIT: Reason = { kind: "habit", with: {} };

/**
 * Why a bot that looks ahead answers so, in kinds that every game has words for: `only` there was one answer to think of,
 * `mixed` it must not be guessed, `better` and `close` how it compares with the next best, which is named. Chances are in
 * percent.
 */
export function reasonOf({ answer, tried, mixture }: Considered): Reason {
  const given = tried.find((one) => same(one.answer, answer));
  const share = mixture?.find((one) => same(one.answer, answer))?.share;
  if (share !== undefined && share < 0.95) {
    const chance = given ? { chance: percent(given.chance) } : {};
    return { kind: given ? "mixed" : "bluff", with: { share: percent(share), ...chance } };
  }
  const next = tried.find((one) => one !== given);
  if (!given || !next) return { kind: "only", with: {} };
  if (given.rollouts === 0) return HABIT;
  const kind = given.chance - next.chance >= ALIKE ? "better" : "close";
  return { kind, with: { chance: percent(given.chance), next: percent(next.chance), other: next.answer } };
}

const same = (a: Json, b: Json): boolean => JSON.stringify(a) === JSON.stringify(b);

const percent = (share: number): number => Math.round(100 * share);
