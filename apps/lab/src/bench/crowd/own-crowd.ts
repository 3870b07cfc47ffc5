import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Game, type Question, Rng, sample } from "@paravent/kernel";
import { afterChange, CHANGES_ONLY, type Changes, type ClientMessage, type ServerMessage } from "@paravent/protocol";
import { Browser, ServerProcess } from "@paravent/server/testing";
import { WebSocket } from "ws";
import { Crowd, type CrowdedTable } from "./crowd.ts";
import { News } from "./news.ts";

/** Limits are for people; a thousand tables at one address are none. */
const NO_LIMITS = "1000";

/** Our server as a process of its own, as it is started by anybody, and a crowd that comes to it through its API. */
export async function ownCrowd(game: Game, count: number, seats: number): Promise<Crowd> {
  // On the disk, not in memory as for tests: that an answer is written through is part of what is measured.
  const folder = mkdtempSync(join(tmpdir(), "paravent-bench-"));
  const server = new ServerProcess({ PARAVENT_DATA: folder, PARAVENT_LIMITS: NO_LIMITS });
  const address = server.address();
  const rng = Rng.from("live tables");
  const open = async (n: number) => OwnTable.open(await address, game, `live-${n}`, seats, rng);
  return Crowd.at(count, open, async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });
}

/** One of its tables, with guests who hear changes only, as browsers do. */
class OwnTable implements CrowdedTable {
  private readonly id: string;
  private readonly rng: Rng;
  private lines: readonly OwnLine[] = [];
  private readonly news = new News();
  private commands = 0;

  private constructor(id: string, rng: Rng) {
    this.id = id;
    this.rng = rng;
  }

  static async open(address: string, game: Game, name: string, seats: number, rng: Rng): Promise<OwnTable> {
    const people = Array.from({ length: seats }, () => new Browser(address));
    for (const [seat, person] of people.entries()) await person.signIn(`${name}-${seat}`);
    const [host, ...others] = people as [Browser, ...Browser[]];
    const { id } = await host.makeTable({ game: game.id, seats: ["me", ...others.map(() => "open" as const)] });
    for (const other of others) {
      const { ok, status } = await other.fetch(`/api/tables/${id}/join`, {});
      if (!ok) throw new Error(`nobody can sit down: ${status}`);
    }
    const table = new OwnTable(id, rng);
    table.lines = await Promise.all(people.map((person) => OwnLine.open(person, () => table.news.come())));
    for (const line of table.lines) line.send({ t: "follow", table: id });
    return table;
  }

  async answer(until: number): Promise<number | null> {
    let asked = this.asked();
    while (!asked) {
      if (!(await this.news.until(until))) return null;
      asked = this.asked();
    }
    const { line, question } = asked;
    const cmd = `${this.id}-${this.commands++}`.slice(-64);
    const value = sample(question.ask, this.rng);
    const begun = performance.now();
    const ok = await line.carriedOut({ t: "answer", cmd, table: this.id, question: question.id, value });
    return ok ? performance.now() - begun : null;
  }

  private asked(): { readonly line: OwnLine; readonly question: Question } | null {
    for (const line of this.lines) {
      const { question } = line;
      if (question) return { line, question };
    }
    return null;
  }

  leave(): void {
    for (const line of this.lines) line.hangUp();
  }
}

/** What a script reads of a view. */
interface Known {
  readonly question: Question | null;
}

/** Messages in which something stands that a script reads. */
const TOLD = /^\{"t":"(?:ack|refused|fault|table)"|"question":/;

/** A socket of one player. Of what it hears it reads no more than it needs: it shares the machine with the server. */
class OwnLine {
  private readonly socket: WebSocket;
  /** What its view says that it is asked. */
  private asked: Question | null = null;
  /** The question it has answered last: what is asked next it hears after that. */
  private answered = -1;
  /** Tells whether the command under way counts. */
  private reply: ((ok: boolean) => void) | null = null;
  private hasHungUp = false;

  private constructor(socket: WebSocket, news: () => void) {
    this.socket = socket;
    socket.on("message", (raw) => {
      const text = String(raw);
      if (!TOLD.test(text)) return;
      this.hear(JSON.parse(text) as ServerMessage);
      news();
    });
    socket.on("close", (code) => {
      // Nobody can play on: whoever measures is to know it.
      if (!this.hasHungUp) throw new Error(`the server has hung up: ${code}`);
    });
  }

  static open({ address, cookie }: Browser, news: () => void): Promise<OwnLine> {
    const socket = new WebSocket(`${address.replace("http", "ws")}/ws?${new URLSearchParams(CHANGES_ONLY)}`, {
      headers: { cookie: cookie! },
      perMessageDeflate: false,
    });
    const line = new OwnLine(socket, news);
    return new Promise((resolve, reject) => {
      socket.once("open", () => resolve(line));
      socket.once("error", reject);
    });
  }

  /** What this player is asked, as far as they know, and has not answered. */
  get question(): Question | null {
    const { asked } = this;
    return asked && asked.sealed === undefined && asked.id !== this.answered ? asked : null;
  }

  send(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  /** Sends an answer, and returns whether it counts. */
  carriedOut(answer: Extract<ClientMessage, { t: "answer" }>): Promise<boolean> {
    this.answered = answer.question;
    this.send(answer);
    return new Promise((resolve) => {
      this.reply = resolve;
    });
  }

  hangUp(): void {
    this.hasHungUp = true;
    this.socket.terminate();
  }

  private hear(message: ServerMessage): void {
    if (message.t === "ack") this.reply?.(true);
    else if (message.t === "refused") {
      this.answered = -1;
      this.reply?.(false);
    } else if (message.t === "fault") throw new Error(`the server does not understand: ${message.reason}`);
    else if (message.t === "table") this.asked = (message.view as Known | null)?.question ?? null;
    else if (message.t === "changed") {
      const { question } = message.view as Changes;
      if (question !== undefined) this.asked = afterChange(this.asked, question) as Question | null;
    }
  }
}
