import { numberOf, refuse, type Seat } from "@paravent/kernel";
import type { WhyKept } from "../store/damage.ts";
import type { LogRow } from "../store/store.ts";
import type { Reply } from "./command.ts";

/**
 * Of one seat at one table. Nobody needs as many, and whoever opens the game again plays them again; beyond them only the
 * answers that the game waits for are taken, so that it can end.
 */
export const MOST_ROWS = 3000;

/** What a command came to, and the rows that are new in the log: its own, or those of a server that was faster. */
export interface Taken {
  readonly reply: Reply;
  readonly rows: readonly LogRow[];
}

/** A seat is told the number by which it knows its row. */
export const acknowledged = (row: Pick<LogRow, "seq" | "seen">, seat: Seat): Reply => ({
  ok: true,
  seq: numberOf(row, seat) ?? 0,
});

/** The seat has written all it may. */
export const TOO_MANY: Taken = {
  reply: { ok: false, refusal: refuse("tooManyRows", null, { most: MOST_ROWS }) },
  rows: [],
};

/** What the log of the server says of a game that is kept. */
export const KEPT: Readonly<Record<WhyKept, string>> = {
  frozen: "a game is kept as it stands: other rules",
  damaged: "a game is kept as it stands: its record is damaged",
};
