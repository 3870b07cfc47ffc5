import { type Json, Rng, sample } from "@paravent/kernel";
import type { ClientMessage } from "@paravent/protocol";
import { openStore } from "../../store/open.ts";
import type { LogRow } from "../../store/store.ts";
import { RecordingBrowser } from "./recording-browser.ts";
import type { Heard, Secret } from "./scan.ts";

/** What is on disk and nobody was to be sent: the seed of a table, the secret of the server, the log itself. */
export interface Kept {
  readonly rows: readonly LogRow[];
  readonly secrets: readonly Secret[];
}

/** A server that runs: this process's own, or another. */
export interface Running {
  readonly address: string;
  close(): Promise<unknown>;
}

/**
 * One game on a server, with everything recorded that the server sends to anybody: to the players, to a spectator, and to
 * a stranger without a session who asks for everything there is.
 */
export class RecordedGame {
  private readonly server: Running;
  private readonly folder: string;
  private readonly rng: Rng;
  private readonly seats: readonly RecordingBrowser[];
  private readonly said: Secret[] = [];
  private table = "";
  private commands = 0;
  /** Everybody who listens, by name. */
  readonly everybody: ReadonlyMap<string, RecordingBrowser>;

  constructor(server: Running, folder: string, seats: number, seed: string) {
    this.server = server;
    this.folder = folder;
    this.rng = Rng.from(seed);
    const browser = () => new RecordingBrowser(server.address);
    this.seats = Array.from({ length: seats }, browser);
    const seated = this.seats.map((one, seat) => [seatName(seat), one] as const);
    this.everybody = new Map([...seated, ["spectator", browser()], ["stranger", browser()]]);
  }

  /** Sits everybody down at one table; the stranger has no session. */
  async begin(game: string, options: Json = {}): Promise<void> {
    for (const [name, browser] of this.everybody) if (name !== "stranger") await browser.signIn(name);
    const [first, ...others] = this.seats;
    this.table = (await first!.makeTable({ game, seats: ["me", ...others.map(() => "open" as const)], options })).id;
    for (const other of others) await other.fetch(`/api/tables/${this.table}/join`, {});
    for (const browser of this.everybody.values()) {
      await browser.send({ t: "follow", table: this.table });
      await (await browser.own()).next("table", ({ view }) => view !== null);
    }
  }

  get heard(): Heard {
    return new Map([...this.everybody].map(([name, { heard }]) => [name, heard]));
  }

  /** Plays so many answers, or to the end; now and then everybody talks, errs and asks for what is not theirs. */
  async play(answers: number, curious: number): Promise<void> {
    for (let n = 0; n < answers; ) {
      const asked = this.seats.find(({ view }) => view?.question && view.question.sealed === undefined);
      if (!asked) {
        if (this.seats.every(({ view }) => view?.waiting === null)) return;
        await soon();
        continue;
      }
      const { id, ask } = asked.view!.question!;
      const reply = await this.command(asked, { t: "answer", question: id, value: sample(ask, this.rng) });
      // Refused: news of the last answer was still on its way.
      if (reply === "refused") await soon();
      else if (n++ % curious === 0) await this.misbehave();
    }
  }

  private async command(browser: RecordingBrowser, message: object): Promise<"ack" | "refused"> {
    const cmd = `recorded-${++this.commands}`;
    await browser.send({ ...message, cmd, table: this.table } as ClientMessage);
    return (await (await browser.own()).reply(cmd)).t;
  }

  /** Whispers, wrong answers, and requests of all kinds by everybody. */
  private async misbehave(): Promise<void> {
    const word = `whisper${this.rng.below(1e9)}and${this.rng.below(1e9)}`;
    await this.command(this.seats[0]!, { t: "say", to: 1, text: `a ${word}` });
    this.said.push({ what: "a whisper of seat 0 to seat 1", text: word, mayHear: [seatName(0), seatName(1)] });
    for (const browser of this.everybody.values()) {
      await this.command(browser, { t: "answer", question: 0, value: [["nobody"]] });
      await this.command(browser, { t: "answer", question: this.commands, value: { branch: "x" } });
      await this.command(browser, { t: "act", question: 0, act: "toString", value: null });
      await this.command(browser, { t: "undo" });
      await browser.fetch("/api/tables");
      await browser.fetch(`/api/tables/${this.table}`);
      await browser.fetch(`/api/tables/${this.table}/moments`);
      await browser.fetch(`/api/tables/${this.table}/moments/3`);
      await browser.fetch(`/api/tables/${this.table}x`);
      await browser.fetch("/api/tables", "{");
      await browser.fetch("/api/me");
    }
  }

  /** Looks at the whole game again, each as they may; only a game that is over has anything to show. */
  async lookBack(): Promise<number> {
    let moments = 0;
    for (const browser of this.everybody.values()) {
      const outline = await browser.fetch(`/api/tables/${this.table}/moments`);
      const { kinds = [] } = (await outline.json()) as { kinds?: unknown[] };
      for (let at = 0; at <= kinds.length; at++) await browser.fetch(`/api/tables/${this.table}/moments/${at}`);
      moments += kinds.length;
    }
    return moments;
  }

  /** Stops the server and reads what it stored. */
  async close(): Promise<Kept> {
    for (const browser of this.everybody.values()) browser.close();
    await this.server.close();
    const store = await openStore({ databaseUrl: undefined, folder: this.folder });
    try {
      const record = await store.table(this.table);
      const cookies = [...this.everybody].flatMap(([name, { cookie }]): Secret[] =>
        cookie ? [{ what: `the session of ${name}`, text: cookie.split(".")[1]!, mayHear: [name] }] : [],
      );
      const kept: Secret[] = [
        { what: "the seed", text: record!.seed, mayHear: [] },
        { what: "the secret of the server", text: await store.secret(), mayHear: [] },
      ];
      return { rows: await store.rows(this.table, 0), secrets: [...kept, ...cookies, ...this.said] };
    } finally {
      await store.close();
    }
  }
}

export const seatName = (seat: number): string => `seat ${seat}`;

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));
