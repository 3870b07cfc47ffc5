import { setTimeout } from "node:timers/promises";
import { createBot } from "@paravent/bots";
import { type Game, type Question, Rng, type Seat, sample } from "@paravent/kernel";
import { pino } from "pino";
import { PackLibrary } from "../packs/library.ts";
import type { Store } from "../store/store.ts";
import type { SeatInput } from "../table/command.ts";
import type { Table } from "../table/table.ts";
import { Tables } from "../table/tables.ts";
import { benchTable, inFolder } from "./place.ts";

interface Asked {
  readonly seat: Seat;
  readonly question: Question;
}

/** A server full of tables at which scripted people answer as fast as they are acknowledged, each heard by all at the table. */
export class LiveTables {
  private readonly tables: Tables;
  private readonly live: readonly Table[];
  private readonly rng = Rng.from("live tables");
  private commands = 0;
  /** What people are asked, as they were told after the answer before: nobody looks for it anew. */
  private readonly known = new Map<Table, Asked | null>();

  private readonly everybody: readonly Seat[];

  private constructor(tables: Tables, live: readonly Table[], seats: number) {
    this.tables = tables;
    this.live = live;
    this.everybody = Array.from({ length: seats }, (_, seat) => seat);
  }

  static async open(store: Store, game: Game, count: number, seats: number): Promise<LiveTables> {
    const library = new PackLibrary(new Map([[game.id, { game, packs: new Map() }]]), store);
    const tables = new Tables(library, { store, log: pino({ level: "silent" }), botPause: 0, createBot });
    const options = game.readOptions({}, seats);
    const played = { game: game.id, options: options.ok ? options.options : {} };
    const live: Table[] = [];
    for (let n = 0; n < count; n++) {
      const record = { ...benchTable(`live-${n}`, seats), ...played };
      await store.createTable(record);
      const table = (await tables.open(record.id))!;
      for (let seat = 0; seat < seats; seat++)
        await table.follow({ player: `player-${seat}`, changesOnly: true, send: () => {} });
      live.push(table);
    }
    return new LiveTables(tables, live, seats);
  }

  /** The same on a store of its own, for as long as it is used. */
  static inFolder<T>(game: Game, count: number, seats: number, use: (live: LiveTables) => Promise<T>): Promise<T> {
    return inFolder(async (_, store) => {
      const live = await LiveTables.open(store, game, count, seats);
      try {
        return await use(live);
      } finally {
        await live.close();
      }
    });
  }

  /** Plays for so long, with a pause after each answer; the milliseconds each took until it was on disk and acknowledged. */
  async run(ms: number, pause = 0): Promise<number[]> {
    const until = performance.now() + ms;
    const took: number[] = [];
    const play = async (table: Table, at: number): Promise<void> => {
      if (pause > 0) await setTimeout((pause * at) / this.live.length);
      await this.play(table, until, pause, took);
    };
    await Promise.all(this.live.map(play));
    return took;
  }

  /** Plays every game until its log has so many rows, with people who fidget: a short game becomes a long one. */
  async playLong(rows: number): Promise<void> {
    const played = async (table: Table): Promise<void> => {
      for (let n = 1; n < rows; ) {
        const asked = this.askedAt(table);
        if (!asked) return;
        const { seat } = asked;
        // A stop that is lifted at once stops nobody.
        for (const armed of [true, false]) if (await this.submit(table, seat, { kind: "stop", at: "*", armed })) n++;
        if (await this.answer(table, asked)) n++;
      }
    };
    await Promise.all(this.live.map(played));
  }

  private async play(table: Table, until: number, pause: number, took: number[]): Promise<void> {
    while (performance.now() < until) {
      const asked = this.known.get(table) ?? this.askedAt(table);
      if (!asked) return;
      const begun = performance.now();
      if (await this.answer(table, asked)) took.push(performance.now() - begun);
      this.known.set(table, this.askedAt(table));
      if (pause > 0) await setTimeout(pause);
    }
  }

  private answer(table: Table, { seat, question }: Asked): Promise<boolean> {
    const value = sample(question.ask, this.rng);
    return this.submit(table, seat, { kind: "answer", question: question.id, value });
  }

  private async submit(table: Table, seat: Seat, input: SeatInput): Promise<boolean> {
    return (await table.submit(seat, `live-${this.commands++}`, input)).ok;
  }

  /** A seat that owes an answer; null once the game is over. */
  private askedAt(table: Table): Asked | null {
    const waiting = table.viewOf("public")?.waiting;
    if (!waiting) return null;
    const { seats, answered } = waiting;
    // Who is asked to react is hidden.
    const asked: readonly Seat[] = seats.length > 0 ? seats : this.everybody;
    for (const seat of asked) {
      if (answered.includes(seat)) continue;
      const question = table.viewOf(seat)?.question;
      if (question && question.sealed === undefined) return { seat, question };
    }
    return null;
  }

  close(): Promise<void> {
    return this.tables.close();
  }
}
