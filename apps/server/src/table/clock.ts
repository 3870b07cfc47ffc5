import { isRewind } from "@paravent/kernel";
import type { LogRow } from "../store/store.ts";
import { isBy, ownCommand } from "./command.ts";

/** The longest delay a timer can hold; longer ones are waited for in parts. */
const LONGEST_WAIT_MS = 2_000_000_000;

/** A timer for one moment of the clock that only runs forward. Setting it again replaces the moment. */
export class DecisionClock {
  private readonly ring: () => void;
  private timer: NodeJS.Timeout | null = null;
  private due: number | null = null;

  constructor(ring: () => void) {
    this.ring = ring;
  }

  get running(): boolean {
    return this.timer !== null;
  }

  /** Rings once when this moment has come, at once if it is past; null: not at all. */
  set(due: number | null): void {
    if (due === this.due && (due === null || this.timer !== null)) return;
    this.stop();
    this.due = due;
    if (due === null) return;
    const wait = Math.min(LONGEST_WAIT_MS, Math.max(0, due - performance.now()));
    this.timer = setTimeout(() => {
      this.timer = null;
      if (performance.now() >= due) this.ring();
      else this.set(due);
    }, wait);
  }

  stop(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.due = null;
  }
}

/**
 * The hour at which the open question was asked, as far as these rows tell: by the latest of them that led to another question.
 * Acting, arming stops and changing sealed answers gain nobody any time.
 */
export function askedAt(rows: readonly LogRow[], question: number): number | null {
  const row = rows.findLast(({ input }) => {
    if (!("kind" in input) || isRewind(input)) return true;
    return (input.kind === "answer" || input.kind === "act") && input.question !== question;
  });
  return row?.at ?? null;
}

export const clockCommand = (question: number, seq: number): string =>
  ownCommand("clock", `question-${question}-at-${seq}`);

/** Whether the row is an answer given by the clock. */
export const isByClock = ({ command }: LogRow): boolean => isBy("clock", command);
