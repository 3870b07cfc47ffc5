import type { Absence, CreateTable } from "@paravent/protocol";

/** Without a clock, played at one sitting, or over days. */
export const PACES = ["none", "live", "slow"] as const;
export type Pace = (typeof PACES)[number];

/** What is chosen about time in the sheet of a new table; what belongs to another pace is kept meanwhile. */
export interface TimeWish {
  readonly pace: Pace;
  /** Seconds for each decision, at each pace that has a clock. */
  readonly live: number;
  readonly slow: number;
  /** Seconds in reserve, and how many times that it can hold. */
  readonly bank: number;
  readonly capTimes: number;
  readonly weekendsOff: boolean;
  readonly pauseDays: number;
  readonly absence: Absence;
}

export const FIRST_WISH: TimeWish = {
  pace: "none",
  live: 120,
  slow: 86_400,
  bank: 600,
  capTimes: 1,
  weekendsOff: false,
  pauseDays: 5,
  absence: "substitute",
};

/** What there is to choose from, in seconds, but for days of pause. */
export const CHOICES = {
  live: [30, 60, 120, 300, 600],
  slow: [28_800, 43_200, 86_400, 172_800, 259_200, 604_800],
  bank: [0, 120, 300, 600, 1_200, 1_800],
  capTimes: [1, 2, 3],
  pauseDays: [0, 2, 5, 10, 20],
} as const;

/** The wish as the server takes it. */
export function wireOf(wish: TimeWish): Pick<CreateTable, "decisionSeconds" | "timing"> {
  const { pace, absence, bank, capTimes, weekendsOff, pauseDays } = wish;
  if (pace === "none") return { decisionSeconds: null };
  if (pace === "live")
    return {
      decisionSeconds: wish.live,
      timing: { absence, ...(bank > 0 && { bank: { seconds: bank, cap: bank * capTimes } }) },
    };
  return {
    decisionSeconds: wish.slow,
    timing: {
      absence,
      ...(weekendsOff && { weekendsOff: true as const }),
      ...(pauseDays > 0 && { pauseDays }),
    },
  };
}
