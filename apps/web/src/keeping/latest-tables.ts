import { inBrowser, listInBrowser } from "./storage.ts";

interface LatestTables<T> {
  of(table: string): T | null;
  note(table: string, what: T): void;
}

/** Something that this browser keeps of each table, of so many tables at most: those noted last. */
export function latestTables<T>(name: string, most: number): LatestTables<T> {
  const all = () => listInBrowser(name).filter((one): one is [string, T] => Array.isArray(one) && one.length === 2);
  return {
    of: (table) => all().find(([id]) => id === table)?.[1] ?? null,
    note(table, what) {
      const others = all().filter(([id]) => id !== table);
      inBrowser.write(name, JSON.stringify([...others, [table, what]].slice(-most)));
    },
  };
}
