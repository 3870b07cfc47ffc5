import { isDeepStrictEqual } from "node:util";
import { type Json, type Question, type Rng, sample, type TableView } from "@paravent/kernel";
import type { ServerMessage } from "@paravent/protocol";
import { Browser, type Line } from "@paravent/server/testing";
import type { Target } from "./frames.ts";

type View = TableView<unknown>;

/** Somebody with a seat who plays by the rules and listens all the time. */
interface Honest {
  readonly browser: Browser;
  readonly line: Line;
  view: View;
}

/** A table of people under attack. It knows everything its own players did; anything else is the attackers' doing. */
export class HonestTable {
  readonly id: string;
  readonly game: string;
  readonly players: readonly Honest[];
  /** Commands of its own players, in order. */
  readonly carriedOut: string[] = [];

  private constructor(game: string, id: string, players: readonly Honest[]) {
    this.game = game;
    this.id = id;
    this.players = players;
  }

  static async open(address: string, game: string, names: readonly string[]): Promise<HonestTable> {
    const browsers = names.map(() => new Browser(address));
    for (const [i, browser] of browsers.entries()) await browser.signIn(names[i]!);
    const [first, ...others] = browsers;
    const { id } = await first!.makeTable({ game, seats: ["me", ...others.map(() => "open" as const)] });
    for (const other of others) await other.fetch(`/api/tables/${id}/join`, {});
    const players: Honest[] = [];
    for (const browser of browsers) {
      const line = await browser.connect();
      line.send({ t: "follow", table: id });
      const { view } = await line.next("table", (message) => message.view !== null);
      players.push({ browser, line, view: view as unknown as View });
    }
    const table = new HonestTable(game, id, players);
    await table.quiet();
    return table;
  }

  get over(): boolean {
    return this.players[0]!.view.waiting === null;
  }

  /** What an attacker in this seat, or in none, has in hand. */
  target(seat: number | null, elsewhere: readonly string[]): Target {
    // Everybody counts the questions they perceive; to a stranger any number is as good as another.
    const view = this.players[seat ?? 0]!.view;
    const question: Question | null = seat === null ? null : (view.question ?? null);
    const open = view.waiting?.id ?? 0;
    return { table: this.id, elsewhere, question, open, seat, carriedOut: this.carriedOut };
  }

  /** One honest answer by everybody who is asked; the attackers then meet another question. */
  async move(rng: Rng): Promise<void> {
    for (const player of this.players) {
      const { line, view } = player;
      const { question } = view;
      if (!question || question.sealed !== undefined) continue;
      const cmd = `honest-${this.carriedOut.length}`;
      const value: Json = sample(question.ask, rng);
      line.send({ t: "answer", cmd, table: this.id, question: question.id, value });
      const reply = await line.reply(cmd);
      if (reply.t === "refused") throw new Error(`an honest answer was refused: ${reply.refusal.reason}`);
      this.carriedOut.push(cmd);
      // Others are told a moment later, or not at all where they perceive nothing of it.
      await Promise.all(this.players.map((one) => this.news(one, one === player)));
      break;
    }
    await this.quiet();
  }

  /** Takes the next view a player is sent; for a sure one it waits, for a possible one only so long. */
  private async news(player: Honest, isSure: boolean): Promise<void> {
    const update = player.line.next("update");
    const told = await Promise.race([update, ...(isSure ? [] : [soon()])]);
    if (told) player.view = told.view as unknown as View;
    // What comes later still is found by the next call.
    else update.then((late) => player.line.heard.unshift(late)).catch(() => {});
  }

  /** Waits for what the server has to say and takes the newest views; what was heard is no fault. */
  private async quiet(): Promise<void> {
    for (const player of this.players) {
      player.line.send({ t: "ping" });
      await player.line.next("pong");
      for (const heard of player.line.heard.splice(0))
        if ((heard.t === "update" || heard.t === "table") && heard.view) player.view = heard.view as unknown as View;
    }
  }

  /** Everything its players heard although none of them did anything. */
  async heardUnasked(): Promise<string[]> {
    const faults: string[] = [];
    for (const [seat, { line }] of this.players.entries()) {
      line.send({ t: "ping" });
      await line.next("pong");
      for (const heard of line.heard.splice(0))
        if (!this.isAsBefore(seat, heard))
          faults.push(`seat ${seat} of ${this.game} heard ${JSON.stringify(heard).slice(0, 200)}`);
    }
    return faults;
  }

  /** Who is there may be told anew: the attackers come and go. The game and the talk stay what they were. */
  private isAsBefore(seat: number, heard: ServerMessage): boolean {
    if (heard.t === "company") return true;
    return (
      heard.t === "table" &&
      heard.chat.length === 0 &&
      // A view told whole and one told by its changes have their parts in another order.
      isDeepStrictEqual(heard.view, this.players[seat]!.view)
    );
  }

  close(): void {
    for (const { line } of this.players) line.hangUp();
  }
}

/** Time enough for a message between two processes of one machine. */
const soon = (): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), 150));
