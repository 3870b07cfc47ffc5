import type { Game } from "@paravent/kernel";
import { OVER } from "../store/calls.ts";
import type { TableRecord } from "../store/store.ts";
import type { Play } from "./play.ts";
import type { TableTools } from "./tools.ts";

/** What the end of a game needs of its table. */
export interface EndingTable {
  record(): TableRecord;
  put(record: TableRecord): void;
  play(): Play | null;
  /** Tells everybody the whole table anew. */
  tell(): void;
  isThere(player: string): boolean;
  /** Lets something be done that nobody waits for. */
  unawaited(done: Promise<void>, otherwise: string): void;
}

/** What is done once a game is over: its end is on disk, its result is kept, and what it told is written down. */
export class Finishing {
  private readonly game: Game;
  private readonly table: EndingTable;
  private readonly tools: TableTools;

  constructor(game: Game, table: EndingTable, tools: TableTools) {
    this.game = game;
    this.table = table;
    this.tools = tools;
  }

  async finish(): Promise<void> {
    const { table, tools } = this;
    await table.play()?.saveSnapshot();
    await this.setStatus("over");
    table.tell();
    table.unawaited(
      this.keepResult().then(() => tools.ended(table.record())),
      "how a game ended was not kept",
    );
    this.writeDown();
    table.unawaited(this.callAway(), "somebody could not be told that a game is over");
  }

  /** Those who sat there and are not there now are told that it is over. */
  private async callAway(): Promise<void> {
    const { id, seats } = this.table.record();
    const people = seats.flatMap((seat) => (seat.kind === "person" ? [seat.player] : []));
    const away = people.filter((player) => !this.table.isThere(player));
    await this.tools.store.calls.tell(OVER, id, away, Date.now());
  }

  /** Has kept how the game ended, unless that is done. */
  async keepResult(): Promise<void> {
    const view = this.table.play()?.viewOf("public");
    if (view) await this.tools.recorder.note(this.table.record(), view);
  }

  /** Has what the game told everybody kept, so that it can be shown whatever becomes of its rules. */
  writeDown(): void {
    const kept = this.tools.chronicler.note(this.table.record(), this.game);
    this.table.unawaited(kept, "a game that is over was not written down");
  }

  async setStatus(status: TableRecord["status"]): Promise<void> {
    const record = this.table.record();
    await this.tools.store.setStatus(record.id, status);
    this.table.put({ ...this.table.record(), status });
  }
}
