import { type Rng, sample, type TableView } from "@paravent/kernel";
import type { ClientMessage } from "@paravent/protocol";
import { Browser, type Line } from "../browser.ts";
import { pause } from "../survivor.ts";
import type { Doors } from "./doors.ts";

type Answer = Extract<ClientMessage, { t: "answer" }>;

/** Not now: the same command may be sent again. */
const LATER = new Set(["tooFast", "unavailable"]);

/** A player who comes in by one of two doors, by the other while that is shut, and answers whatever is asked at one table. */
export class Person {
  readonly name: string;
  private readonly doors: Doors;
  private readonly door: number;
  private readonly rng: Rng;
  private cookie: string | null = null;
  private commands = 0;
  /** Sent, and neither acknowledged nor refused. */
  private pending: Answer | null = null;
  private answered = 0;
  private view: TableView<unknown> | null = null;
  private line: Line | null = null;
  private table = "";
  private resting = false;
  private playing: Promise<void> = Promise.resolve();
  /** Commands by the number of the row that the server said they became. */
  acknowledged = new Map<string, number>();
  refused = new Set<string>();
  /** When each number was first seen, and when each own answer was acknowledged, in milliseconds. */
  readonly sawAt = new Map<number, number>();
  readonly acknowledgedAt = new Map<string, number>();

  constructor(name: string, door: number, doors: Doors, rng: Rng) {
    this.name = name;
    this.door = door;
    this.doors = doors;
    this.rng = rng;
  }

  /** How much of the game this player has been shown. */
  get seen(): number {
    return this.view?.seq ?? -1;
  }

  get over(): boolean {
    return this.view !== null && this.view.waiting === null;
  }

  /** Does something by HTTP until it has been answered, whichever process dies meanwhile. */
  async ask<T>(job: (browser: Browser) => Promise<T>): Promise<T> {
    for (;;) {
      try {
        const browser = await this.browser();
        const done = await job(browser);
        this.cookie = browser.cookie;
        return done;
      } catch {
        await pause(20);
      }
    }
  }

  sitDown(table: string): void {
    this.table = table;
    this.view = null;
    this.pending = null;
    this.answered = 0;
    this.acknowledged = new Map();
    this.refused = new Set();
    this.sawAt.clear();
    this.acknowledgedAt.clear();
  }

  play(): void {
    this.resting = false;
    this.playing = this.keepPlaying();
  }

  /** Answers nothing more, once what was sent has been answered; still hears what happens. */
  async rest(): Promise<void> {
    this.resting = true;
    await this.playing;
  }

  hangUp(): void {
    this.line?.hangUp();
    this.line = null;
  }

  /** Makes sure of a line by which the table is heard. */
  async listen(): Promise<Line> {
    for (;;) {
      const { line } = this;
      if (line && line.socket.readyState === line.socket.OPEN) return line;
      try {
        const fresh = await (await this.browser()).connect();
        this.line = fresh;
        fresh.socket.on("message", () => this.take(fresh));
        fresh.send({ t: "follow", table: this.table });
      } catch {
        await pause(20);
      }
    }
  }

  private take({ heard }: Line): void {
    for (let at = heard.length - 1; at >= 0; at--) {
      const message = heard[at]!;
      if ("cmd" in message) continue;
      heard.splice(at, 1);
      if ((message.t === "table" || message.t === "update") && message.view)
        this.see(message.view as unknown as TableView<unknown>);
    }
  }

  private see(view: TableView<unknown>): void {
    if (!this.sawAt.has(view.seq)) this.sawAt.set(view.seq, performance.now());
    if (view.seq >= this.seen) this.view = view;
  }

  private async keepPlaying(): Promise<void> {
    while (this.pending || (!this.resting && !this.over)) {
      const line = await this.listen();
      this.pending ??= this.nextAnswer();
      if (!this.pending) {
        await pause(2);
        continue;
      }
      try {
        await this.send(line, this.pending);
      } catch {
        // The line broke: the same command goes to whichever process is there.
        line.hangUp();
      }
    }
  }

  private nextAnswer(): Answer | null {
    const question = this.view?.question;
    if (!question || question.sealed !== undefined || question.id <= this.answered) return null;
    const value = sample(question.ask, this.rng);
    const cmd = `answer-${++this.commands}-of-${this.name}`;
    return { t: "answer", cmd, table: this.table, question: question.id, value };
  }

  private async send(line: Line, answer: Answer): Promise<void> {
    line.send(answer);
    const reply = await line.reply(answer.cmd);
    if (reply.t === "refused" && LATER.has(reply.refusal.reason)) return pause(50);
    this.pending = null;
    if (reply.t === "refused") this.refused.add(answer.cmd);
    else {
      this.acknowledged.set(answer.cmd, reply.seq);
      this.answered = answer.question;
      this.acknowledgedAt.set(answer.cmd, performance.now());
    }
  }

  private async browser(): Promise<Browser> {
    let address = this.doors.address(this.door);
    for (; address === null; address = this.doors.address(this.door)) await pause(10);
    const browser = new Browser(address);
    browser.cookie = this.cookie;
    if (this.cookie === null) {
      await browser.signIn(this.name);
      this.cookie = browser.cookie;
    }
    return browser;
  }
}
