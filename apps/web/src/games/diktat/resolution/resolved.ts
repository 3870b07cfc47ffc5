import type { SectorId } from "@paravent/diktat";
import type { JournalEntry } from "@paravent/protocol";

/** A sector resolved this Cycle and what each player took there. */
export interface Resolved {
  readonly sector: SectorId;
  readonly takes: readonly { readonly seat: number; readonly n: number }[];
}

interface Told {
  readonly type: string;
  readonly phase?: string;
  readonly sector?: SectorId;
  readonly seat?: number;
}

/** The sectors already resolved in this Resolution, read from what this observer witnessed. */
export function resolvedSectors(journal: readonly JournalEntry[]): Resolved[] {
  const events = journal.flatMap((entry) => entry.events as Told[]);
  const start = events.findLastIndex(({ type, phase }) => type === "phaseBegan" && phase === "resolution");
  const done: Resolved[] = [];
  let takes = new Map<number, number>();
  for (const { type, sector, seat } of start < 0 ? [] : events.slice(start)) {
    if (type === "sectorRevealed") takes = new Map();
    else if ((type === "cardTaken" || type === "markerTaken" || type === "trophyCardDiscarded") && seat !== undefined)
      takes.set(seat, (takes.get(seat) ?? 0) + 1);
    else if (type === "sectorCleared" && sector !== undefined)
      done.push({ sector, takes: [...takes].map(([who, n]) => ({ seat: who, n })) });
  }
  return done;
}
