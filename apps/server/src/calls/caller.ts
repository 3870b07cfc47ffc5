import { type CallEvent, type CallHabits, type CallKind, type Language, wayOf, waysFor } from "@paravent/protocol";
import { type Log, whereItBroke } from "../logging/faults.ts";
import { BEGUN, type ChannelRecord, type DoneCall, type DueCall, type News, type Settled } from "../store/calls.ts";
import type { Store } from "../store/store.ts";
import type { Awaited } from "../table/awaited.ts";
import { type Turn, turnMessage } from "./message.ts";
import { eventOf, newsAt, type Said } from "./news.ts";
import { FIRST_HABITS, quietFor } from "./quiet.ts";
import type { Sender, Sent } from "./sending.ts";

/** How often calls that are due are looked for. */
const LOOK_MS = 1_000;

/** A channel that was taken by a process that has died is free again after this; no sending takes as long. */
const LEASE_MS = 120_000;

/** So many are sent at once. */
const AT_ONCE = 4;

/** With less time than this on a clock, somebody may want to be woken. */
const LATE_MS = 2 * 3_600_000;

/** After each failure it is tried again four times later, so often at most. */
const FIRST_RETRY_MS = 60_000;
const MOST_TRIES = 6;

const HOUR_MS = 3_600_000;

export interface CallerTools {
  readonly store: Store;
  readonly log: Log;
  /** How to send, by kind of channel; what is missing this server cannot do. */
  readonly senders: ReadonlyMap<CallKind, Sender>;
  /** Milliseconds somebody may be away before they are called. */
  readonly after: number;
  /** Whom a table waits for; null where it waits for nobody. */
  look(table: string): Promise<Awaited | null>;
  /** What a game is called, and where its picture is. */
  gameOf(game: string, language: Language): Pick<Turn, "game" | "picture">;
  /** How far a game is, from what everybody sees of it; null where nothing is said of that. */
  momentOf(game: string, seen: unknown, language: Language): string | null;
}

/** What is left of the calls of a channel once its tables have been looked at. */
interface Looked {
  readonly turns: readonly (Turn & DueCall)[];
  /** Whose player is at the table, or has more time by now than when they were called. */
  readonly seen: readonly DoneCall[];
  readonly gone: readonly DueCall[];
}

/**
 * Calls players who are away when it is their turn. What is due stands in the store, so that it outlives this process
 * and is sent by one of several; before anything is sent, the table itself is asked whether it still waits.
 */
export class Caller {
  private readonly tools: CallerTools;
  private readonly timer: NodeJS.Timeout;
  private readonly underWay = new Set<Promise<void>>();
  private looking: Promise<void> | null = null;
  private stopped = false;

  constructor(tools: CallerTools) {
    this.tools = tools;
    this.timer = setInterval(() => void this.round(), LOOK_MS).unref();
  }

  /** Begins nothing more, and finishes what is being sent. */
  async close(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.looking;
    await Promise.all(this.underWay);
  }

  /** Makes the calls that are due; resolves when they have been made. */
  async round(now = Date.now()): Promise<void> {
    this.looking ??= this.take(now)
      .catch((fault: unknown) => this.report(fault, "calls could not be looked for"))
      .finally(() => {
        this.looking = null;
      });
    await this.looking;
    await Promise.all(this.underWay);
  }

  /** Takes what is due, as much as can be sent at once. */
  private async take(now: number): Promise<void> {
    const { store, after } = this.tools;
    while (!this.stopped && this.underWay.size < AT_ONCE) {
      const channel = await store.calls.claim(now, now - after, LEASE_MS);
      if (!channel) return;
      const call = this.call(channel, now)
        .catch((fault: unknown) => this.report(fault, "a call could not be made"))
        .finally(() => this.underWay.delete(call));
      this.underWay.add(call);
    }
  }

  private async call(channel: ChannelRecord, now: number): Promise<void> {
    const { store, senders } = this.tools;
    const [player, habits = FIRST_HABITS] = await Promise.all([
      store.player(channel.player),
      store.calls.habits(channel.player).then((found) => found ?? undefined),
    ]);
    const sender = senders.get(channel.kind);
    const language = player?.language ?? "en";
    const { turns, seen, gone } = await this.looked(channel, habits, language, now);
    const isUrgent = ({ timeLeft }: Turn) => habits.ringsLate && timeLeft !== null && timeLeft < LATE_MS;
    const quiet = quietFor(now, habits);
    const rest = { done: seen, gone, failures: channel.failures, hasArrived: null, at: now };
    if (turns.length === 0) return store.calls.settle(channel.id, { ...rest, notBefore: 0 });
    if (quiet > 0 && !turns.some(isUrgent)) {
      const late = turns.flatMap(({ timeLeft }) => (habits.ringsLate && timeLeft !== null ? [timeLeft - LATE_MS] : []));
      const notBefore = now + Math.min(quiet, ...late);
      // Who is called once more is not called at once for all that: quiet hours hold.
      const again = turns.filter(({ isAgain }) => isAgain).map((turn) => ({ ...turn, again: notBefore }));
      return store.calls.settle(channel.id, { ...rest, done: [...seen, ...again], notBefore });
    }
    const sent = sender ? await sender.send(channel, turnMessage(turns, language)) : "failed";
    if (sent === "gone") return this.giveUp(channel);
    return store.calls.settle(channel.id, this.settled(sent, channel, turns, { ...rest, at: now }, habits.digestHours));
  }

  /** Asks each table whether it still waits for the player, and whether they have come. */
  private async looked(channel: ChannelRecord, habits: CallHabits, language: Language, now: number): Promise<Looked> {
    const { store, look, gameOf, momentOf } = this.tools;
    const told = ({ game, ...said }: Said) => ({ ...said, ...gameOf(game, language), moment: null, timeLeft: null });
    const [turns, seen, gone]: [(Turn & DueCall)[], DoneCall[], DueCall[]] = [[], [], []];
    const wants = (event: CallEvent) => waysFor(event, habits).includes(wayOf(channel.kind));
    for (const call of await store.calls.due(channel.id, now)) {
      if (call.question < BEGUN) {
        const about = call.question as Exclude<News, -1>;
        const offers = async () => (await look(call.table))?.offers ?? [];
        const news = wants(eventOf(about)) ? await newsAt(store, call.table, about, channel.player, offers) : null;
        if (news) turns.push({ ...call, ...told(news) });
        else gone.push(call);
        continue;
      }
      const awaited = await look(call.table);
      const own = awaited?.players.find(({ player }) => player === channel.player);
      if (awaited && call.question === BEGUN) {
        // Who has come to the table has seen it; who is asked something there by now hears of that.
        if (own || awaited.present.includes(channel.player) || !wants("begun")) seen.push(call);
        else turns.push({ ...call, ...told({ name: awaited.name, game: awaited.game, told: { what: "begun" } }) });
      } else if (!awaited || !own) gone.push(call);
      else if (
        own.isThere ||
        (call.isAgain && againIn(awaited.timeLeft) !== null) ||
        !eventsOf(call, awaited).some(wants)
      )
        seen.push(dueAgain(call, awaited, now));
      else {
        const { name, game, timeLeft, seen: view } = awaited;
        turns.push({ ...call, name, ...gameOf(game, language), moment: momentOf(game, view, language), timeLeft });
      }
    }
    return { turns, seen, gone };
  }

  private settled(
    sent: Sent,
    { failures }: ChannelRecord,
    turns: readonly (Turn & DueCall)[],
    { done, gone, at }: Pick<Settled, "done" | "gone" | "at">,
    digestHours: number,
  ): Settled {
    if (sent === "arrived")
      return {
        done: [...done, ...turns.map((turn) => dueAgain(turn, turn, at))],
        gone,
        at,
        notBefore: at + digestHours * HOUR_MS,
        failures: 0,
        hasArrived: true,
      };
    const isLast = failures + 1 >= MOST_TRIES;
    return {
      done: isLast ? [...done, ...turns] : done,
      gone,
      at,
      notBefore: at + FIRST_RETRY_MS * 4 ** failures,
      failures: isLast ? 0 : failures + 1,
      hasArrived: false,
    };
  }

  /** Nobody takes messages there any more: a browser is forgotten, an address is kept and switched off. */
  private async giveUp({ id, player, kind }: ChannelRecord): Promise<void> {
    const { calls } = this.tools.store;
    if (kind === "push") await calls.removeChannel(player, id);
    else {
      await calls.noteOutcome(id, Date.now(), false);
      await calls.switchChannel(player, id, false);
    }
  }

  private report(fault: unknown, what: string): void {
    this.tools.log.error({ fault: whereItBroke(fault) }, what);
  }
}

/** In so many milliseconds a deadline is near; null: it is, or there is none. */
const againIn = (timeLeft: number | null): number | null =>
  timeLeft !== null && timeLeft > LATE_MS ? timeLeft - LATE_MS : null;

/** What somebody is called for who is asked something: any of it is enough. */
function eventsOf({ isAgain }: DueCall, { isLive, timeLeft }: Awaited): CallEvent[] {
  if (isAgain) return ["late"];
  if (isLive) return ["live"];
  return timeLeft !== null && timeLeft < LATE_MS ? ["turn", "late"] : ["turn"];
}

/** A call that was made: with some time left, there will be one more before the deadline. */
function dueAgain({ table, question }: DueCall, { timeLeft }: Pick<Turn, "timeLeft">, now: number): DoneCall {
  const wait = againIn(timeLeft);
  return { table, question, again: wait === null ? null : now + wait };
}
