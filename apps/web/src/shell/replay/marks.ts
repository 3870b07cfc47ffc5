import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";

/** Something of a game worth finding again: it has a sign over the line of the replay. */
export interface ReplayMark {
  /** Kinds of events that tell of it. */
  readonly on: readonly string[];
  readonly sign: ComponentChildren;
  name(): string;
}

/** The marks of the game at the table. */
export const replayMarks = signal<readonly ReplayMark[]>([]);

/** Gives the replay the marks of a game while its table is shown. */
export function useReplayMarks(marks: readonly ReplayMark[]): void {
  useEffect(() => {
    replayMarks.value = marks;
    return () => {
      replayMarks.value = [];
    };
  }, [marks]);
}

/** At which moments the sign of a mark stands. Signs closer than this part of the line would lie on each other. */
export function placesOf(
  { on }: Pick<ReplayMark, "on">,
  kinds: readonly (readonly string[])[],
  closest: number,
): number[] {
  const places: number[] = [];
  for (const [at, told] of kinds.entries()) {
    const last = places.at(-1);
    const isApart = last === undefined || at - last > closest * kinds.length;
    if (isApart && told.some((kind) => on.includes(kind))) places.push(at);
  }
  return places;
}
