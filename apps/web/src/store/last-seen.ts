/** How far each table has been seen in this browser: the number of its last entry. The latest tables alone are kept. */
const KEY = "paravent.seen";
const MOST = 60;

type Seen = readonly (readonly [table: string, seq: number])[];

function read(): Seen {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Seen) : [];
  } catch {
    return [];
  }
}

export const lastSeen = (table: string): number | null => read().find(([id]) => id === table)?.[1] ?? null;

export function noteSeen(table: string, seq: number): void {
  if (lastSeen(table) === seq) return;
  const others = read().filter(([id]) => id !== table);
  localStorage.setItem(KEY, JSON.stringify([...others, [table, seq]].slice(-MOST)));
}
