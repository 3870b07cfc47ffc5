import {
  canonical,
  firstRow,
  type Game,
  numberOf,
  Rng,
  replay,
  type Setup,
  type State,
  sample,
  type TableView,
  viewFor,
} from "@paravent/kernel";
import type { ClientMessage } from "@paravent/protocol";
import { loadGames } from "../games/games.ts";
import { openStore } from "../store/open.ts";
import type { LogRow } from "../store/store.ts";
import { asRow } from "../table/load.ts";
import { Browser, type Line } from "./browser.ts";
import { ServerProcess } from "./process.ts";

export interface Place {
  readonly folder: string;
  readonly databaseUrl: string | undefined;
}

/** So long a server lives at most once it listens. */
const LIFE_MS = 700;

type Answer = Extract<ClientMessage, { t: "answer" }>;

/** A table the player has sat at, and what the server has promised about it. */
interface Promised {
  readonly id: string;
  /** Acknowledged commands and the rows they became. */
  readonly acknowledged: Map<string, number>;
  /** The log as it was last read. */
  log: LogRow[];
}

/**
 * A player at tables of a server that is killed again and again. Answers as fast as it is asked; after each kill it
 * reads the log, which must hold everything that was acknowledged; after each start it goes on where it stood.
 */
export class Survivor {
  private readonly game: Game;
  private readonly place: Place;
  private readonly rng: Rng;
  private readonly tables: Promised[] = [];
  private browser: Browser | null = null;
  private commands = 0;
  /** Sent, and neither acknowledged nor refused. */
  private pending: Answer | null = null;
  /** The last question answered: until the news comes round, the old view still shows it open. */
  private answered = 0;
  /** What the log says the player must see next; null before the first kill. */
  private expected: { view: TableView<unknown>; over: boolean } | null = null;
  /** How many lives in a row were too short for a single answer, as on a machine that is busy with something else. */
  private barren = 0;
  kills = 0;
  resumed = 0;

  private constructor(game: Game, place: Place, seed: string) {
    this.game = game;
    this.place = place;
    this.rng = Rng.from(seed);
  }

  /** One who plays the first game of the registry, as the server serves it. */
  static async of(place: Place, seed: string): Promise<Survivor> {
    const [served] = (await loadGames()).values();
    return new Survivor(served!.game, place, seed);
  }

  get acknowledged(): number {
    return this.tables.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
  }

  get finished(): number {
    return this.tables.length - 1;
  }

  /** One life of the server: start, play, kill at a random moment, read the log. */
  async life(): Promise<void> {
    const { folder, databaseUrl } = this.place;
    const server = new ServerProcess(databaseUrl ? { DATABASE_URL: databaseUrl } : { PARAVENT_DATA: folder });
    // One life in eight ends before the server listens, or while it begins to.
    const before = this.acknowledged;
    const playing = this.rng.below(8) === 0 ? Promise.resolve(null) : this.play(await server.address());
    await Promise.race([playing.then((fault) => fault ?? never), pause(this.rng.below(LIFE_MS * (1 + this.barren)))]);
    await server.kill();
    const fault = await playing;
    if (fault) throw fault;
    this.barren = this.acknowledged > before ? 0 : this.barren + 1;
    this.kills++;
    await this.readLog();
  }

  /** Plays until the line breaks; returns an error where something was wrong before that. */
  private async play(address: string): Promise<Error | null> {
    let line: Line | null = null;
    try {
      await this.comeBack(address);
      for (;;) {
        const table = await this.takeSeat();
        line = await this.browser!.connect();
        await this.playTable(table, line);
        line.hangUp();
      }
    } catch (fault) {
      return fault instanceof BrokenPromise ? fault : null;
    } finally {
      line?.hangUp();
    }
  }

  private async comeBack(address: string): Promise<void> {
    const cookie = this.browser?.cookie ?? null;
    this.browser = new Browser(address);
    this.browser.cookie = cookie;
    if (!cookie) await this.browser.signIn("Survivor");
  }

  private async takeSeat(): Promise<Promised> {
    const last = this.tables.at(-1);
    if (last && !this.expected?.over) return last;
    const seats = ["me", { bot: "greedy" }, { bot: "random" }] as const;
    const { id } = await this.browser!.makeTable({ game: this.game.id, seats: [...seats] });
    const table = { id, acknowledged: new Map<string, number>(), log: [] };
    this.tables.push(table);
    this.expected = null;
    this.pending = null;
    this.answered = 0;
    return table;
  }

  private async playTable(table: Promised, line: Line): Promise<void> {
    line.send({ t: "follow", table: table.id });
    const { view } = await line.next("table");
    let seen = view as unknown as TableView<unknown>;
    this.compare(seen);
    if (this.pending) await this.send(table, line, this.pending);
    while (seen.waiting) {
      const { question } = seen;
      if (question && question.sealed === undefined && question.id > this.answered) {
        const value = sample(question.ask, this.rng);
        this.pending = {
          t: "answer",
          cmd: `answer-${++this.commands}-of-me`,
          table: table.id,
          question: question.id,
          value,
        };
        await this.send(table, line, this.pending);
      }
      seen = (await line.next("update")).view as unknown as TableView<unknown>;
    }
    this.expected = { view: seen, over: true };
  }

  private async send(table: Promised, line: Line, answer: Answer): Promise<void> {
    line.send(answer);
    const reply = await line.reply(answer.cmd);
    if (reply.t === "refused" && reply.refusal.reason === "tooFast") {
      // Faster than any person: the server asks for patience, and the same command is sent again.
      await pause(100);
      return this.send(table, line, answer);
    }
    this.pending = null;
    if (reply.t === "refused") throw new BrokenPromise(`${answer.cmd} was refused: ${reply.refusal.reason}`);
    table.acknowledged.set(answer.cmd, reply.seq);
    this.answered = answer.question;
  }

  /** After a start the player sees what the log says; bots may have gone on since. */
  private compare(seen: TableView<unknown>): void {
    if (!this.expected || this.expected.view.seq !== seen.seq) return;
    if (canonical(seen) !== canonical(this.expected.view))
      throw new BrokenPromise("the view after the start is not the one the log leads to");
    this.resumed++;
  }

  private async readLog(): Promise<void> {
    const store = await openStore(this.place);
    try {
      for (const table of this.tables.slice(-2)) {
        const rows = await store.rows(table.id, 0);
        if (JSON.stringify(rows.slice(0, table.log.length)) !== JSON.stringify(table.log))
          throw new BrokenPromise("rows that were in the log have changed or are gone");
        for (const [command, seq] of table.acknowledged)
          if (rows.find((row) => numberOf(row, 0) === seq)?.command !== command)
            throw new BrokenPromise(`${command} was acknowledged and is lost`);
        table.log = rows;
        if (table !== this.tables.at(-1) || !rows[0]) continue;
        // Every hash is compared with the record on the way.
        const state: State<unknown> = firstRow(this.game, rows[0].input as Setup).state;
        replay(this.game, state, rows.slice(1).map(asRow));
        this.expected = { view: viewFor(this.game, state, 0), over: state.stack.length === 0 };
      }
    } finally {
      await store.close();
    }
  }
}

/** A broken promise ends the wait at once; an end of play does not. */
const never = new Promise<never>(() => {});

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The server acknowledged something and did not keep it. */
export class BrokenPromise extends Error {
  override readonly name = "BrokenPromise";
}
