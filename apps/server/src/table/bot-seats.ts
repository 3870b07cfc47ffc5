import { randomBytes } from "node:crypto";
import type { Bot, BotAction } from "@paravent/bots";
import { type Json, Rng, type Seat, sample, type TableView } from "@paravent/kernel";
import type { Thought } from "../thinking/thinkers.ts";
import type { Reply, SeatInput } from "./command.ts";

/** What bots need of their table: their own view, and a way in like that of people, under names of the server's own. */
export interface BotTable {
  /** Number of the last row: no observer's count, for those may stand still while the table moves. */
  at(): number;
  viewOf(seat: Seat): TableView<unknown> | null;
  submit(seat: Seat, command: string, input: SeatInput): Promise<Reply>;
  /** Says to another seat why its offer was answered so, in the language of the table. */
  explain(seat: Seat, command: string, answers: NonNullable<BotAction["answers"]>): void;
  /** Lets a bot of this level look ahead elsewhere, for so many milliseconds; null: it cannot. */
  think(seat: Seat, level: string, ms: number): Thought | null;
  /** Choosing an answer blocks the server for a moment, so bots wait for their turn, too. */
  turn(think: () => void): void;
}

/** Two choices, then a random answer: a bot that is still refused is broken and stops answering. */
const TRIES = 3;

/** Offers that one bot answers while the same question is open: more than any bargain takes, less than a flood. */
const MOST_ANSWERED = 16;

/** An answer on its way. */
interface Coming {
  readonly question: number;
  readonly timer: NodeJS.Timeout;
  readonly thought: Thought | null;
  /** What it is about to do instead, as text. */
  readonly acting?: string;
}

/**
 * The bots of one table. The pause before an answer is the same whatever the question and whatever the bot knows:
 * thinking is done within it, so that its length tells nothing. Whoever has not thought to the end by then answers as one
 * who does not look ahead.
 */
export class BotSeats {
  private readonly table: BotTable;
  private readonly bots = new Map<Seat, Bot>();
  private readonly pause: number;
  private readonly stuck: (seat: Seat, reason: string) => void;
  private readonly timers = new Map<Seat, Coming>();
  /** The question at which each bot has last done something unasked, once, and how many offers it has answered there. */
  private readonly acted = new Map<Seat, { question: number; begun: boolean; answered: number }>();
  /** Bots that wait for a turn to think. */
  private readonly waiting = new Set<Seat>();
  private stopped = false;

  constructor(table: BotTable, pause: number, stuck: (seat: Seat, reason: string) => void) {
    this.table = table;
    this.pause = pause;
    this.stuck = stuck;
  }

  /** Whether an answer is on its way. */
  get busy(): boolean {
    return this.timers.size > 0 || this.waiting.size > 0;
  }

  /** Another bot takes part from now on. */
  add(seat: Seat, bot: Bot): void {
    this.bots.set(seat, bot);
  }

  /** A bot takes part no more: before the game seats change hands. */
  remove(seat: Seat): void {
    this.drop(seat);
    this.bots.delete(seat);
  }

  /** Lets every bot that is asked something begin to answer. */
  prompt(): void {
    for (const seat of this.bots.keys()) {
      if (this.waiting.has(seat) || !this.isWanted(seat)) continue;
      this.waiting.add(seat);
      this.table.turn(() => {
        this.waiting.delete(seat);
        this.consider(seat, 0);
      });
    }
  }

  /** Whether there may be something to do for this bot: a bot that only answers has no turn while nobody asks it. */
  private isWanted(seat: Seat): boolean {
    if (this.bots.get(seat)!.act) return true;
    return this.table.viewOf(seat)?.question != null;
  }

  stop(): void {
    this.stopped = true;
    for (const seat of [...this.timers.keys()]) this.drop(seat);
  }

  /** What was on its way is not sent. */
  private drop(seat: Seat): void {
    const coming = this.timers.get(seat);
    clearTimeout(coming?.timer);
    coming?.thought?.cancel();
    this.timers.delete(seat);
  }

  private consider(seat: Seat, tries: number): void {
    if (this.stopped || !this.bots.has(seat)) return;
    const view = this.table.viewOf(seat);
    if (!view || this.act(seat, view)) return;
    const { question } = view;
    if (!question || question.sealed !== undefined) return;
    if (this.timers.get(seat)?.question === question.id) return;
    this.drop(seat);
    const due = performance.now() + this.pause;
    const at = this.table.at();
    const bot = this.bots.get(seat)!;
    const thought = bot.looksAhead && tries === 0 ? this.table.think(seat, bot.id, this.pause) : null;
    const chosen = this.choose(seat, view, tries);
    const answer = async () => {
      const value = thought?.answer ?? chosen;
      // One id per moment: of two servers that play the same bot, one is heard. Not per question, for a standing
      // action may open a sealed answer, and the same question is then answered again.
      const command = `${seat}-question-${question.id}-at-${at}`;
      const reply = await this.table.submit(seat, command, { kind: "answer", question: question.id, value });
      if (this.timers.get(seat)?.timer === timer) this.timers.delete(seat);
      if (reply.ok) return;
      if (tries + 1 < TRIES) this.consider(seat, tries + 1);
      else if (this.table.viewOf(seat)?.question?.id === question.id) this.stuck(seat, reply.refusal.reason);
    };
    const timer = setTimeout(() => void answer(), Math.max(0, due - performance.now()));
    this.timers.set(seat, { question: question.id, timer, thought });
  }

  /** Lets a bot do something unasked; says whether it is about to. Its next answer waits until that is done. */
  private act(seat: Seat, view: TableView<unknown>): boolean {
    const { waiting } = view;
    if (!waiting) return false;
    const before = this.acted.get(seat);
    const acted = before?.question === waiting.id ? before : { question: waiting.id, begun: false, answered: 0 };
    if (acted.answered >= MOST_ANSWERED) return false;
    const action = this.action(seat, view);
    if (!action) return false;
    const acting = JSON.stringify(action);
    if (this.timers.get(seat)?.acting === acting) return true;
    if (!action.answers && acted.begun) return false;
    this.acted.set(seat, action.answers ? { ...acted, answered: acted.answered + 1 } : { ...acted, begun: true });
    this.drop(seat);
    const at = this.table.at();
    const done = async () => {
      const command = `${seat}-action-at-${at}`;
      const { act, value, answers } = action;
      const reply = await this.table.submit(seat, command, { kind: "act", question: waiting.id, act, value });
      if (reply.ok && answers) this.table.explain(seat, `${command}-why`, answers);
      if (this.timers.get(seat)?.timer === timer) this.timers.delete(seat);
      // Refused or not: the table may have moved on, and its question waits.
      this.consider(seat, 0);
    };
    const timer = setTimeout(() => void done(), this.pause);
    this.timers.set(seat, { question: waiting.id, timer, thought: null, acting });
    return true;
  }

  private action(seat: Seat, view: TableView<unknown>): BotAction | null {
    const bot = this.bots.get(seat)!;
    if (!bot.act) return null;
    try {
      return bot.act(JSON.parse(JSON.stringify(view)) as TableView<unknown>, Rng.from(randomBytes(16).toString("hex")));
    } catch {
      return null;
    }
  }

  private choose(seat: Seat, view: TableView<unknown>, tries: number): Json {
    const rng = Rng.from(randomBytes(16).toString("hex"));
    // Through text, as over a socket: a bot gets no reference into the true state.
    const seen = JSON.parse(JSON.stringify(view)) as TableView<unknown>;
    if (tries < TRIES - 1) {
      try {
        return JSON.parse(JSON.stringify(this.bots.get(seat)!.choose(seen, seen.question!, rng))) as Json;
      } catch {
        return sample(seen.question!.ask, rng);
      }
    }
    return sample(seen.question!.ask, rng);
  }
}
