import type { Agent, PileView } from "@paravent/diktat";
import type { JournalEntry } from "@paravent/protocol";
import type { Seen } from "../seen/seen.ts";
import { othersOf } from "./seen.ts";

export const OTHERS_VICTIM = "diktat/othersVictim";

/** The pawns an attack of the Others has turned so far, and how many it may turn in all. */
export interface Attack {
  readonly assassins: number;
  readonly turned: readonly Agent[];
}

/** The attack under way, read from what everybody has witnessed of it; null when there is none. */
export function attackOf(journal: readonly JournalEntry[]): Attack | null {
  const events = journal.flatMap((entry) => entry.events) as readonly (Record<string, unknown> & { type: string })[];
  const began = events.findLastIndex(({ type }) => type === "othersAssassinationBegan");
  if (began < 0) return null;
  const since = events.slice(began);
  if (since.some(({ type }) => type === "othersAssassinationEnded")) return null;
  const turned = since.filter(({ type }) => type === "victimRevealed").map(({ kind }) => kind as Agent);
  return { assassins: Number(since[0]!.assassins), turned };
}

/** The pile under attack. */
export function attackedPile(seen: Seen): PileView | null {
  const acting = othersOf(seen)?.acting;
  return seen.game.piles.find(({ id }) => id === acting?.pile) ?? null;
}
