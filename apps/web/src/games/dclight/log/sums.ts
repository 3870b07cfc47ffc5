import type { DclightEvent, Price, Track } from "@paravent/dclight";
import type { Seat } from "@paravent/kernel";
import { t } from "../../../i18n/index.ts";
import { called } from "../seen/called.ts";
import type { Seen } from "../seen/seen.ts";

/** What an event gives to a player's tracks or takes from them; null where it changes none. */
export interface Points {
  readonly seat: Seat;
  readonly change: Readonly<Partial<Record<Track, number>>>;
}

export function pointsOf(event: DclightEvent): Points | null {
  switch (event.type) {
    case "gained":
      return { seat: event.seat, change: { [event.track]: event.n } };
    case "lost":
      return { seat: event.seat, change: { [event.track]: -event.n } };
    case "creatureMoved":
      return { seat: event.seat, change: { creature: event.n } };
    case "moralePaid":
      return { seat: event.seat, change: { morale: -event.n } };
    case "pointsPaid":
    case "cardPlayed":
    case "ageBuilt":
    case "buildingBuilt":
    case "creatureDefeated":
      return { seat: event.seat, change: taken(event.paid) };
    default:
      return null;
  }
}

const taken = (paid: Price): Points["change"] =>
  Object.fromEntries(Object.entries(paid).map(([track, n]) => [track, -n]));

/** The result of an action in the line that opens it: what it has changed for whom, all in all. */
export function sumOf(seen: Seen, points: readonly Points[]): string {
  const bySeat = new Map<Seat, Map<Track, number>>();
  for (const { seat, change } of points) {
    const own = bySeat.get(seat) ?? new Map<Track, number>();
    bySeat.set(seat, own);
    for (const [track, n] of Object.entries(change) as [Track, number][]) own.set(track, (own.get(track) ?? 0) + n);
  }
  const changed = [...bySeat].flatMap(([seat, own]) => {
    const parts = [...own]
      .filter(([, n]) => n !== 0)
      .map(([track, n]) => `${n > 0 ? "+" : "−"}${seen.lexicon.points(Math.abs(n), track)}`);
    return parts.length > 0 ? [{ seat, text: parts.join(", ") }] : [];
  });
  // What a roll gives to everybody is told line by line; the head keeps the reader's own.
  const shown = changed.length > MOST_NAMED ? changed.filter(({ seat }) => seat === seen.you) : changed;
  return shown.map(({ seat, text }) => `${called(seen, seat)}${t.value.table.colon} ${text}`).join(" · ");
}

const MOST_NAMED = 2;
