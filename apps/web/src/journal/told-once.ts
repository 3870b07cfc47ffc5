import type { JournalEntry } from "@paravent/protocol";
import { useMemo } from "preact/hooks";
import { LATEST, type Told } from "./told.ts";

/**
 * The lines of the latest entries. Each entry is told once, as long as everything that its words depend on is the same:
 * every message brings one more, and those before it stay as they were.
 */
export function useToldOnce<Line extends Told>(
  entries: readonly JournalEntry[],
  tell: (entry: JournalEntry) => readonly Line[],
  dependsOn: readonly unknown[],
): readonly Line[] {
  const told = useMemo(() => new WeakMap<JournalEntry, readonly Line[]>(), dependsOn);
  return useMemo(() => linesOf(entries, tell, told), [entries, told]);
}

/** The lines of the latest entries: those told before as they were, the others told now, and kept. */
export function linesOf<Line extends Told>(
  entries: readonly JournalEntry[],
  tell: (entry: JournalEntry) => readonly Line[],
  told: WeakMap<JournalEntry, readonly Line[]>,
): readonly Line[] {
  return entries.slice(-LATEST).flatMap((entry) => {
    const lines = told.get(entry) ?? tell(entry);
    told.set(entry, lines);
    return lines;
  });
}
