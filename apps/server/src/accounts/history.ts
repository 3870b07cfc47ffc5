import type { PlayedGame } from "@paravent/protocol";
import type { Store } from "../store/store.ts";
import type { Tables } from "../table/tables.ts";

/** The latest tables of a player that are looked through, and so many games of them at most. */
const LOOKED_THROUGH = 200;
const SHOWN = 30;

/** Outcomes of games that are over, which never change; so many are remembered. */
const MOST_KNOWN = 5_000;

/** What became of the games somebody has played. */
export class Histories {
  private readonly store: Store;
  private readonly tables: Tables;
  private readonly known = new Map<string, readonly number[]>();

  constructor(store: Store, tables: Tables) {
    this.store = store;
    this.tables = tables;
  }

  async of(player: string, lane: string): Promise<PlayedGame[]> {
    const all = await this.store.tablesOf(player, LOOKED_THROUGH);
    const over = all.filter(
      ({ status, seats }) =>
        status === "over" && seats.some((seat) => seat.kind === "person" && seat.player === player),
    );
    const games: PlayedGame[] = [];
    for (const { id } of over.slice(0, SHOWN)) {
      const game = await this.game(id, player, lane).catch(() => null);
      if (game) games.push(game);
    }
    return games;
  }

  private async game(id: string, player: string, lane: string): Promise<PlayedGame | null> {
    const table = await this.tables.open(id, lane);
    const summary = await table?.summary(player, lane);
    if (!table || !summary || summary.you === null) return null;
    const { name, game, createdAt, seats, you } = summary;
    const winners = this.known.get(id) ?? (await this.winners(table, lane));
    if (winners && this.known.size < MOST_KNOWN) this.known.set(id, winners);
    return { table: id, name, game, createdAt, seats, you, winners: winners && [...winners] };
  }

  /** As the last moment tells the public; null where nothing can be told any more. */
  private async winners(
    table: NonNullable<Awaited<ReturnType<Tables["open"]>>>,
    lane: string,
  ): Promise<readonly number[] | null> {
    const shown = table.viewOf("public")?.outcome;
    if (shown) return shown.winners;
    const outline = await table.past.outline({ player: null, lane });
    if (typeof outline === "string") return null;
    const last = await table.past.moment({ player: null, lane }, outline.kinds.length - 1);
    if (typeof last === "string") return null;
    const { outcome } = last.view as { outcome?: { winners?: readonly number[] } | null };
    return outcome?.winners ?? null;
  }
}
