import type { Whereabouts } from "@paravent/protocol";
import type { Feed, Presence } from "../store/feed.ts";

/** Who is at the tables in memory here through other processes, as these have told. */
export class Elsewhere {
  private readonly feed: Feed | null;
  /** Players by table and process. */
  private readonly tables = new Map<string, Map<string, Set<string>>>();

  constructor(feed: Feed | null) {
    this.feed = feed;
  }

  /** From now on it matters who is at this table. */
  begin(table: string): void {
    if (!this.feed) return;
    this.tables.set(table, new Map());
    this.feed.tell({ table, what: "who", player: null });
  }

  end(table: string): void {
    this.tables.delete(table);
  }

  isThere(table: string, player: string): boolean {
    const processes = this.tables.get(table)?.values() ?? [];
    return [...processes].some((players) => players.has(player));
  }

  /** Tells the other processes who has come to a table here, or has gone. */
  tell(table: string, what: "here" | "away", player: string): void {
    this.feed?.tell({ table, what, player });
  }

  /** Tells the other processes where somebody leads those who look at a game, or that they do not any more. */
  lead(table: string, player: string, where: Whereabouts | null): void {
    this.feed?.tell({ table, what: "led", player, where });
  }

  /** Somebody has come to a table elsewhere, or gone; says whether that matters here. */
  noticed({ table, what, player }: Presence, process: string): boolean {
    const processes = this.tables.get(table);
    if (!processes || player === null) return false;
    const players = processes.get(process) ?? new Set();
    processes.set(process, players);
    if (what === "here") players.add(player);
    else players.delete(player);
    return true;
  }

  /** Nobody is there through this process any more; the tables at which somebody was. */
  forget(process: string): string[] {
    return [...this.tables].flatMap(([table, processes]) => (processes.delete(process) ? [table] : []));
  }
}
