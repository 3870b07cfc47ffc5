/** The cells of a row of a Markdown table; null where the line is none. A bar in a cell is written `\|`. */
export function readRow(line: string): string[] | null {
  const inside = /^\|(.*)\|\s*$/.exec(line)?.[1];
  if (inside === undefined) return null;
  return inside.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll("\\|", "|"));
}

/** The line of dashes under the head of a table. */
export const isRule = (cells: readonly string[]): boolean => cells.every((cell) => /^:?-+:?$/.test(cell));
