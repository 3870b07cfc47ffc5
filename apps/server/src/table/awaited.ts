import type { Seat } from "@paravent/kernel";
import { isSlow } from "@paravent/protocol";
import { botAt } from "./seating.ts";
import type { Scene } from "./showing.ts";

/** Whose answer a table waits for, as everybody may know, and who of them is not there. */
export interface Awaited {
  readonly name: string;
  readonly game: string;
  /** The open question, by the number spectators know it by. */
  readonly question: number;
  readonly players: readonly { readonly player: string; readonly isThere: boolean }[];
  /** Of those who sit here, those who are there. */
  readonly present: readonly string[];
  /** Who is not there and has an offer to answer, and from which player; null: from a bot. Nobody else may hear of it. */
  readonly offers: readonly { readonly player: string; readonly from: string | null }[];
  /** Milliseconds until the table's clock answers; null where there is none. */
  readonly timeLeft: number | null;
  /** It is played at one sitting, against a clock. */
  readonly isLive: boolean;
  /** What everybody sees of the game. */
  readonly seen: unknown;
}

/**
 * The persons a table waits for. Only what spectators see counts: while reactions are asked for, nobody is named, and
 * nobody may be called either.
 */
export function awaitedAt(
  { record, play, time, offeredTo }: Scene,
  isThere: (player: string) => boolean,
): Awaited | null {
  const view = record.status === "running" && play ? play.viewOf("public") : null;
  if (!view?.waiting) return null;
  const { id: question } = view.waiting;
  const players = askedAt({ record, play }).map((player) => ({ player, isThere: isThere(player) }));
  const present = record.seats.flatMap((_, seat) => personAt(record, seat)).filter(isThere);
  const offers = record.seats.flatMap((_, seat) =>
    personAt(record, seat)
      .filter((player) => !isThere(player))
      .flatMap((player) => offeredTo(seat).map((from) => ({ player, from: personAt(record, from)[0] ?? null }))),
  );
  const { timeLeft = null } = time.shown(view);
  const { name, game, decisionSeconds } = record;
  const isLive = decisionSeconds !== null && !isSlow(decisionSeconds);
  return { name, game, question, players, present, offers, timeLeft, isLive, seen: view.game };
}

/** Who is asked something at a table, as everybody may know. */
export function askedAt({ record, play }: Pick<Scene, "record" | "play">): string[] {
  const waiting = record.status === "running" ? play?.viewOf("public").waiting : null;
  const seats = waiting?.seats.filter((seat) => !waiting.answered.includes(seat)) ?? [];
  return seats.flatMap((seat) => personAt(record, seat));
}

/** The person who plays in a seat themselves. */
export function personAt({ seats }: Scene["record"], seat: Seat): string[] {
  const taken = seats[seat];
  return taken?.kind === "person" && botAt(taken) === null ? [taken.player] : [];
}
