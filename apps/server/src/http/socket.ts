import { ClientMessage, type ServerMessage } from "@paravent/protocol";
import type { RawData, WebSocket } from "ws";
import type { Command } from "../api/command-request.ts";
import { TokenBucket } from "../limits/bucket.ts";
import type { Caller, Limits } from "../limits/limits.ts";
import type { Kind } from "../limits/numbers.ts";
import { type Log, whereItBroke } from "../logging/faults.ts";
import type { Meters } from "../operations/meters.ts";
import { encode, type Watcher } from "../table/audience.ts";
import type { Reply, Sender } from "../table/command.ts";
import type { Table } from "../table/table.ts";
import type { Tables } from "../table/tables.ts";
import { carryOut } from "./carry-out.ts";
import { BUFFERED_BYTES } from "./limits.ts";

/** More messages than people or their clients ever send; beyond them a message is dropped and the sender told so. */
const BURST = 60;
const PER_SECOND = 20;

/** A client that goes on after being told so this often is disconnected. */
const MOST_IGNORED = 500;

/** Close codes: too many messages; the server restarts, come back at once; there is no room, try again later. */
const FLOODED = 1008;
export const RESTARTING = 1012;
export const TRY_LATER = 1013;

/** A client so far over its limit that it would have to wait longer than this is disconnected. */
const MOST_OWED_S = 10;

/** The limits that messages count against, besides that of messages. */
const LIMITED: Readonly<Partial<Record<ClientMessage["t"], Kind>>> = {
  follow: "follows",
  stop: "stops",
  setting: "stops",
  undo: "undos",
  consent: "undos",
};

/** A message of this length counts as two, and so on: a long one takes longer to read. */
const BYTES_A_MESSAGE = 2048;

/** Without a session one can only watch, which takes few messages. */
const STRANGER_BYTES = 512;

const SHOWN_AGAIN_MS = 1_000;

/** How long a browser has to answer when its socket is closed. */
const GOODBYE_MS = 500;

/** What a connection works with. */
export interface ConnectionTools {
  readonly tables: Tables;
  readonly limits: Limits;
  readonly meters: Meters | null;
  readonly log: Log;
  /** False for a program that may only look. */
  readonly mayPlay: boolean;
  readonly changesOnly: boolean;
  /** What the socket writes to. */
  readonly wire: Wire;
}

/** Holds back what is written until it is let go. */
export interface Wire {
  cork(): void;
  uncork(): void;
}

/** One browser at the other end. It follows one table at a time; following another leaves the first. */
export class Connection implements Watcher, Sender {
  readonly player: string | null;
  readonly lane: string;
  readonly changesOnly: boolean;
  private readonly socket: WebSocket;
  private readonly wire: Wire;
  private readonly tables: Tables;
  private readonly caller: Caller;
  private readonly limits: Limits;
  private readonly meters: Meters | null;
  private readonly log: Log;
  private readonly mayPlay: boolean;
  private readonly bucket = new TokenBucket(BURST, PER_SECOND);
  private readonly faults = new TokenBucket(5, 1);
  private readonly refusals = new TokenBucket(40, 10);
  /** Of messages that nobody's client sends, one a minute is noted. */
  private readonly oddities = new TokenBucket(1, 1 / 60);
  private followed: Table | null = null;
  /** When the table was last shown, and the moment at which it will be again. */
  private shownAt = 0;
  private again: NodeJS.Timeout | null = null;
  private gone = false;
  private ignored = 0;
  private deaf = false;
  private resting = false;
  private alive = true;

  constructor(socket: WebSocket, caller: Caller, tools: ConnectionTools) {
    const { tables, limits, meters, log, mayPlay, changesOnly, wire } = tools;
    this.socket = socket;
    this.wire = wire;
    this.caller = caller;
    this.player = caller.player;
    this.lane = caller.network;
    this.tables = tables;
    this.limits = limits;
    this.meters = meters;
    this.log = log;
    this.mayPlay = mayPlay;
    this.changesOnly = changesOnly;
    socket.on("message", (message) => void this.hear(message));
    socket.on("pong", () => {
      this.alive = true;
    });
    // A message that is too large or no message at all: the library closes the socket after this.
    socket.on("error", () => {});
    socket.on("close", () => {
      this.gone = true;
      this.followed?.leave(this);
    });
  }

  send(text: string): void {
    if (this.gone) return;
    if (this.socket.bufferedAmount > BUFFERED_BYTES) {
      this.socket.terminate();
      return;
    }
    this.socket.send(text);
    const owed = this.limits.owe("bytesOut", this.caller, text.length);
    // A client that reconnects is told when there is room again.
    if (owed !== null && owed > MOST_OWED_S) this.hangUp(TRY_LATER);
  }

  /** Asks for a sign of life; cuts off a socket that gave none since the last time. */
  beat(): void {
    if (!this.alive) {
      this.socket.terminate();
      return;
    }
    this.alive = false;
    this.socket.ping();
  }

  /** Whoever is at the other end is to come back and say anew who they are. */
  cut(): void {
    this.socket.terminate();
  }

  private note(event: string): void {
    this.log.warn({ event, player: this.player }, "security event");
  }

  private tell(message: ServerMessage): void {
    this.send(encode(message));
  }

  private async hear(raw: RawData): Promise<void> {
    if (this.deaf) return;
    // Counted before it is read: reading costs more than sending.
    const cost = 1 + Math.floor(sizeOf(raw) / BYTES_A_MESSAGE);
    const seconds = this.bucket.take(cost) ? this.limits.ask("messages", this.caller, cost) : 1;
    if (seconds !== null) return this.ignore(raw, seconds);
    if (this.player === null && sizeOf(raw) > STRANGER_BYTES) return this.decline(commandIn(raw), "notSeated");
    const message = parse(raw);
    if (!message) {
      if (this.oddities.take()) this.note("malformed");
      return this.tell({ t: "fault", reason: "malformed" });
    }
    const kind = LIMITED[message.t];
    const later = kind ? this.limits.ask(kind, this.caller) : null;
    if (later !== null) return this.decline("cmd" in message ? message.cmd : null, "tooFast", later);
    try {
      if (message.t === "ping") this.tell({ t: "pong" });
      else if (message.t === "follow") await this.follow(message.table);
      else if (message.t === "lead") await this.lead(message);
      else await this.pass(message);
    } catch (fault) {
      this.log.error({ fault: whereItBroke(fault) }, "a message could not be carried out");
      this.decline("cmd" in message ? message.cmd : null, "unavailable");
    }
  }

  /** Refuses a message without reading it: by the id of its command, if it has one, so that the sender need not wait. */
  private decline(cmd: string | null, reason: string, seconds: number | null = null): void {
    const when = seconds === null ? {} : { with: { seconds } };
    if (cmd !== null) this.tell({ t: "refused", cmd, refusal: { reason, rule: null, ...when } });
    else this.tell({ t: "fault", reason, ...when.with });
  }

  private ignore(raw: RawData, seconds: number): void {
    this.ignored++;
    if (this.ignored > MOST_IGNORED) {
      this.note("flooded");
      this.hangUp(FLOODED);
      return;
    }
    // Answering costs more than receiving: of many dropped messages only some are answered.
    const cmd = commandIn(raw);
    if ((cmd === null ? this.faults : this.refusals).take()) this.decline(cmd, "tooFast", seconds);
    this.rest(seconds);
  }

  /** Stops reading for a while: what is sent meanwhile waits at the sender and costs nothing here. */
  private rest(seconds: number): void {
    if (this.resting || this.deaf) return;
    this.resting = true;
    this.socket.pause();
    setTimeout(() => {
      this.resting = false;
      if (!this.deaf && !this.gone) this.socket.resume();
    }, seconds * 1000).unref();
  }

  /** Stops reading: the server is about to end, and what is not read is sent again to the one that follows it. */
  hush(): void {
    this.deaf = true;
    this.socket.pause();
  }

  /** Stops reading for good, close frames included: what is still sent stays at the sender. */
  private hangUp(code: number): void {
    if (this.deaf) return;
    this.deaf = true;
    this.socket.close(code);
    this.socket.pause();
    setTimeout(() => this.socket.terminate(), GOODBYE_MS).unref();
  }

  private async follow(id: string): Promise<void> {
    const table = await this.tables.open(id, this.lane);
    const welcome = (await table?.welcomes(this.player)) ?? "noTable";
    if (!table || welcome !== "welcome") return this.tell({ t: "fault", reason: welcome });
    if (this.followed === table) return this.showAgain(table);
    this.followed?.leave(this);
    this.followed = table;
    await this.show(table);
  }

  /** Shows the others at the table one follows where one looks. */
  private async lead({ table, where }: Extract<ClientMessage, { t: "lead" }>): Promise<void> {
    const why = this.followed?.id === table ? await this.followed.lead(this, where) : "noTable";
    if (why !== null) this.decline(null, why);
  }

  /** A client that asks again is shown the table again, but not more often than is of any use. */
  private showAgain(table: Table): void {
    this.again ??= setTimeout(
      () => {
        this.again = null;
        if (this.followed !== table || this.gone) return;
        this.show(table).catch((fault: unknown) => {
          this.log.error({ fault: whereItBroke(fault) }, "a table could not be shown");
          this.decline(null, "unavailable");
        });
      },
      Math.max(0, this.shownAt + SHOWN_AGAIN_MS - performance.now()),
    );
  }

  private async show(table: Table): Promise<void> {
    this.shownAt = performance.now();
    await table.follow(this);
    // Closed, or gone to another table, while this one was being read.
    if (this.gone || this.followed !== table) table.leave(this);
  }

  /** Who watches can talk to the others who do, and nothing else; null where it is something else. */
  private async comment(table: Table, message: Command): Promise<Reply | null> {
    if (message.t !== "say" || message.to !== null || this.player === null || this.followed !== table) return null;
    return table.comment(this.player, message.cmd, message.text, this);
  }

  private async pass(message: Command): Promise<void> {
    const { cmd } = message;
    if (!this.mayPlay) return this.decline(cmd, "outOfScope");
    const table = await this.tables.open(message.table, this.lane);
    if (!table) return this.decline(cmd, "noTable");
    const seat = table.seatOf(this.player);
    const begun = performance.now();
    const reply = seat === null ? await this.comment(table, message) : await carryOut(table, seat, message, this);
    if (reply === null) return this.decline(cmd, "notSeated");
    this.meters?.command(reply.ok ? "acknowledged" : "refused", performance.now() - begun);
    if (reply.ok) return this.acknowledge(cmd, reply.seq);
    const { reason, rule, with: numbers } = reply.refusal;
    this.tell({ t: "refused", cmd, refusal: numbers ? { reason, rule, with: numbers } : { reason, rule } });
  }

  /** The table tells what came of it right after this: both go in one packet, which costs half as much as two. */
  private acknowledge(cmd: string, seq: number): void {
    this.wire.cork();
    setImmediate(() => this.wire.uncork());
    this.tell({ t: "ack", cmd, seq });
  }
}

const sizeOf = (raw: RawData): number =>
  Array.isArray(raw) ? raw.reduce((sum, { length }) => sum + length, 0) : (raw as Buffer).byteLength;

/** The id of the command in a message that is not read any further. */
const commandIn = (raw: RawData): string | null => /"cmd":"([A-Za-z0-9_-]{8,64})"/.exec(String(raw))?.[1] ?? null;

/** The message as parsed, or null when it is none we know, or is nested too deeply to be parsed. */
function parse(raw: RawData): ClientMessage | null {
  try {
    const read = ClientMessage.safeParse(JSON.parse(String(raw)));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
