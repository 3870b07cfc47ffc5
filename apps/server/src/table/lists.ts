import type { TableList, TableSummary } from "@paravent/protocol";
import type { PackLibrary } from "../packs/library.ts";
import type { Store, TableRecord } from "../store/store.ts";
import { describe } from "./describe.ts";
import { seatOf } from "./seating.ts";
import type { Table } from "./table.ts";

/** How many tables a list shows of each kind. */
const LISTED = 30;

/** What lists are made from. */
export interface ListedTables {
  readonly store: Store;
  readonly packs: PackLibrary;
  isInMemory(id: string): boolean;
  open(id: string, lane: string | null): Promise<Table | null>;
  report(id: string, fault: unknown): void;
}

/** Lists of tables: each as who asks sees it from outside the game. */
export class TableLists {
  private readonly tables: ListedTables;
  /** The list of open tables that is being made. */
  private listing: Promise<TableSummary[]> | null = null;

  constructor(tables: ListedTables) {
    this.tables = tables;
  }

  /** The player's own tables, and those that wait for somebody. */
  async of(player: string | null, lane: string | null): Promise<TableList> {
    const { store } = this.tables;
    const mine = player === null ? [] : await store.tablesOf(player, LISTED);
    const open = (await this.open(lane)).filter(({ id }) => !mine.some((own) => own.id === id));
    return { mine: await this.described(mine, player, lane), open };
  }

  /** The tables that wait for somebody, as everybody sees them: whoever asks at the same time gets the same list. */
  private open(lane: string | null): Promise<TableSummary[]> {
    this.listing ??= (async () => {
      try {
        return await this.described(await this.tables.store.openTables(LISTED), null, lane);
      } finally {
        this.listing = null;
      }
    })();
    return this.listing;
  }

  /** One table that cannot be shown does not hide the others. */
  private async described(
    records: readonly TableRecord[],
    player: string | null,
    lane: string | null,
  ): Promise<TableSummary[]> {
    const each = async (record: TableRecord) => {
      const { id, status } = record;
      try {
        if (status === "over" && !this.tables.isInMemory(id)) return await this.ended(record, player);
        const table = await this.tables.open(id, lane).catch(() => null);
        return (await table?.summary(player, lane)) ?? null;
      } catch (fault) {
        this.tables.report(id, fault);
        return null;
      }
    };
    return (await Promise.all(records.map(each))).filter((table) => table !== null);
  }

  /**
   * A table that is over, and that nobody looks at: all a list says of it stands in its record. Whether its chance can be
   * checked and whether these rules can show it is said to whoever opens it.
   */
  private async ended(record: TableRecord, player: string | null): Promise<TableSummary | null> {
    const { store, packs } = this.tables;
    const played = await packs.of(record);
    return (
      played &&
      describe(store, record, seatOf(record.seats, player) ?? "public", {
        waiting: null,
        isOnline: () => false,
        shown: new Set(),
        absenceOf: () => ({}),
        provable: false,
        pack: played.pack,
        next: await store.nextOf(record.id),
        kept: null,
      })
    );
  }
}
