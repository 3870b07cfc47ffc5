import { randomBytes } from "node:crypto";
import type { Seat } from "@paravent/kernel";
import type { TableRecord } from "../store/store.ts";
import type { Thought } from "../thinking/thinkers.ts";
import { BeforehandAnswers } from "./beforehand.ts";
import { BotSeats, type BotTable } from "./bot-seats.ts";
import { DecisionClock } from "./clock.ts";
import type { Play } from "./play.ts";
import { botAt } from "./seating.ts";
import type { TableTools } from "./tools.ts";

/** What goes on by itself needs this of its table. */
export interface SelfMovingTable extends Omit<BotTable, "think"> {
  /** Where it waits for its turn. */
  readonly lane: string;
  /** The game under way. */
  play(): Play | null;
  /** When something happens by itself; null: never. */
  due(): number | null;
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
  /** Of the bot on each seat that has one. */
  private levels: ReadonlyMap<Seat, string> = new Map();
  readonly clock: DecisionClock;

  constructor(id: string, table: SelfMovingTable, tools: TableTools) {
    this.table = table;
    this.tools = tools;
    this.clock = new DecisionClock(() => table.timeOut());
    const botTable: BotTable = { ...table, think: (seat, level, ms) => this.think(seat, level, ms) };
    this.bots = new BotSeats(botTable, tools.botPause, (seat, reason) =>
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

  /** A bot for every seat that has one by now, and none where there is none any more. Says whether one has come. */
  seat({ game, seats }: TableRecord): boolean {
    const levels = new Map<Seat, string>();
    for (const [seat, taken] of seats.entries()) {
      const level = botAt(taken);
      if (level !== null) levels.set(seat, level);
    }
    for (const [seat, level] of this.levels) if (levels.get(seat) !== level) this.bots.remove(seat);
    const coming = [...levels].filter(([seat, level]) => this.levels.get(seat) !== level);
    for (const [seat, level] of coming) this.bots.add(seat, this.tools.createBot(game, level));
    this.levels = levels;
    return coming.length > 0;
  }

  /** Lets a bot look ahead from what its seat sees and imagines; null: there is nobody who could. */
  private think(seat: Seat, level: string, ms: number): Thought | null {
    const play = this.table.play();
    const { thinkers } = this.tools;
    if (!thinkers || !play) return null;
    const seed = randomBytes(16).toString("hex");
    return thinkers.begin(
      { game: play.game.id, level, view: play.viewOf(seat), imagined: play.imaginedBy(seat), seed },
      this.table.lane,
      ms,
    );
  }

  /** The game has moved on. */
  prompt(): void {
    this.bots.prompt();
    this.beforehand.prompt();
    this.clock.set(this.table.due());
  }

  stop(): void {
    this.bots.stop();
    this.beforehand.stop();
    this.clock.stop();
  }
}
