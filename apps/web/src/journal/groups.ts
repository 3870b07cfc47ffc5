/** What the grouping looks at in a line. */
export interface Grouped {
  readonly key: string;
  /** Begins an action or a part of the game: what follows belongs to it. */
  readonly opens: boolean;
}

/** One action: its first line, and what followed. */
export interface Group<Line extends Grouped> {
  readonly key: string;
  readonly lines: readonly Line[];
}

/** The lines of each action together, in the order they happened. */
export function grouped<Line extends Grouped>(lines: readonly Line[]): Group<Line>[] {
  const groups: { key: string; lines: Line[] }[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last && !line.opens) last.lines.push(line);
    else groups.push({ key: line.key, lines: [line] });
  }
  return groups;
}

/** Folded, an action shows how it began and how it ended; shorter ones have nothing to fold. */
export const canFold = <Line extends Grouped>({ lines }: Group<Line>): boolean => lines.length > 2;

/** Whether an action begins with this line: one that is drawn from a later line on shows no beginning. */
export const begins = <Line extends Grouped>({ key }: Group<Line>, line: Line): boolean => line.key === key;

/** Whether a line is in sight while its group is folded. */
export const staysFolded = (at: number, of: number): boolean => at === 0 || at === of - 1;
