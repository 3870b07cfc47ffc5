const KEY = "paravent.lastRead";

/** So many tables are remembered. */
const MOST = 30;

/** How many lines of others have been read at a table, by channel. */
export type ReadLines = Readonly<Record<string, number>>;

function all(): [table: string, read: ReadLines][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => Array.isArray(one) && one.length === 2) : [];
  } catch {
    return [];
  }
}

/** What was read at a table in this browser before; null where nobody has looked. */
export const lastRead = (table: string): ReadLines | null => all().find(([id]) => id === table)?.[1] ?? null;

export function noteRead(table: string, read: ReadLines): void {
  const others = all().filter(([id]) => id !== table);
  localStorage.setItem(KEY, JSON.stringify([...others, [table, read]].slice(-MOST)));
}
