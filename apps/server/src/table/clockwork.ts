import type { Seat } from "@paravent/kernel";
import type { TableRecord } from "../store/store.ts";
import { BeforehandAnswers } from "./beforehand.ts";
import { BotSeats, type BotTable } from "./bot-seats.ts";
import { DecisionClock } from "./clock.ts";
import type { Play } from "./play.ts";
import type { TableTools } from "./tools.ts";

/** What goes on by itself needs this of its table. */
export interface SelfMovingTable extends BotTable {
  /** The game under way. */
  play(): Play | null;
  /** Takes an answer that a seat has given beforehand. */
  takeBeforehand(seat: Seat, question: number): Promise<unknown>;
  timeOut(): void;
}

/** What goes on by itself at one table: bots answer, answers given beforehand are taken, time runs out. */
export class Clockwork {
  private readonly table: SelfMovingTable;
  private readonly tools: TableTools;
  private readonly bots: BotSeats;
  private readonly beforehand: BeforehandAnswers;
  readonly clock: DecisionClock;

  constructor(id: string, table: SelfMovingTable, tools: TableTools) {
    this.table = table;
    this.tools = tools;
    this.clock = new DecisionClock(() => table.timeOut());
    this.bots = new BotSeats(table, tools.botPause, (seat, reason) =>
      tools.log.error({ table: id, seat, reason }, "a bot's answers are refused"),
    );
    this.beforehand = new BeforehandAnswers(
      tools.botPause,
      () => table.play()?.beforehand ?? [],
      ({ seat, question }) => table.takeBeforehand(seat, question),
    );
  }

  get busy(): boolean {
    return this.bots.busy || this.beforehand.busy || this.clock.running;
  }

  /** A bot for every seat that has one by now. */
  seat({ game, seats }: TableRecord): void {
    for (const [seat, taken] of seats.entries())
      if (taken.kind === "bot" && !this.bots.has(seat)) this.bots.add(seat, this.tools.createBot(game, taken.level));
  }

  /** The game has moved on. */
  prompt(): void {
    this.bots.prompt();
    this.beforehand.prompt();
    this.clock.set(this.table.play()?.due ?? null);
  }

  stop(): void {
    this.bots.stop();
    this.beforehand.stop();
    this.clock.stop();
  }
}
