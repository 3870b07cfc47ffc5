/** One specification: its name in reports, its file, and the first letters of its ids. */
export interface Specification {
  readonly name: string;
  readonly file: string;
  readonly prefix: string;
}

export const SPECIFICATIONS: readonly Specification[] = [
  { name: "diktat", file: "docs/rules/diktat.md", prefix: "DK" },
  { name: "dclight", file: "docs/rules/dclight.md", prefix: "DC" },
];

/** Ids that are not built yet, and why. An entry names one id or a whole area ("DK-OTH"). */
export interface Pending {
  readonly ids: readonly string[];
  readonly reason: string;
}

/**
 * The ids a specification defines: the first cell of a table row, or the bold beginning of a paragraph or list item.
 * Everywhere else ids are only cited, often in shorthand ("-04 to -07").
 */
export function definedIds(text: string, prefix: string): string[] {
  const id = `(${prefix}(?:-[A-Z]+)+-\\d+)`;
  const definition = new RegExp(`^(?:\\| ${id} \\||(?:- )?\\*\\*${id}\\b)`);
  const found = new Set<string>();
  for (const line of text.split("\n")) {
    const [, row, bold] = definition.exec(line) ?? [];
    const defined = row ?? bold;
    if (!defined) continue;
    if (found.has(defined)) throw new Error(`${defined} is defined twice`);
    found.add(defined);
  }
  return [...found];
}

/** Ids written out in full in a test's name. */
export function namedIds(testName: string, prefix: string): string[] {
  return testName.match(new RegExp(`\\b${prefix}(?:-[A-Z]+)+-\\d+\\b`, "g")) ?? [];
}

const isIn = (id: string, entry: string): boolean => id === entry || id.startsWith(`${entry}-`);

export interface Coverage {
  /** Ids in scope: defined and not pending. */
  readonly total: number;
  readonly covered: number;
  readonly missing: readonly string[];
  readonly pending: number;
  /** Ids that tests name and the specification does not define. */
  readonly unknown: readonly string[];
  /** Entries of the pending list that match nothing, or that tests cover already. */
  readonly stale: readonly string[];
}

/** Compares what is defined with the names of passing tests. */
export function coverage(
  defined: readonly string[],
  pending: readonly Pending[],
  passing: readonly string[],
  prefix: string,
): Coverage {
  const named = new Set(passing.flatMap((name) => namedIds(name, prefix)));
  const entries = pending.flatMap(({ ids }) => ids);
  const inScope = defined.filter((id) => !entries.some((entry) => isIn(id, entry)));
  const missing = inScope.filter((id) => !named.has(id));
  const known = new Set(defined);
  return {
    total: inScope.length,
    covered: inScope.length - missing.length,
    missing,
    pending: defined.length - inScope.length,
    unknown: [...named].filter((id) => !known.has(id)).sort(),
    stale: entries.filter((entry) => {
      const meant = defined.filter((id) => isIn(id, entry));
      return meant.length === 0 || meant.every((id) => named.has(id));
    }),
  };
}
