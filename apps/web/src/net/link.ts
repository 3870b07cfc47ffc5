import "./no-eval.ts";
import { ClientMessage, KnownView, ServerMessage, type Whereabouts } from "@paravent/protocol";
import { type CommandBody, Outbox, type Verdict } from "./outbox.ts";
import type { SaidNo } from "./said-no.ts";

export type LinkStatus = "connecting" | "open" | "lost" | "restarting";

/** Close codes of the server: it restarts and will be back at once; it has no room now. */
const RESTARTING = 1012;
const TRY_LATER = 1013;

export interface LinkEvents {
  status(status: LinkStatus): void;
  /** `isAgain`: it has been shown on this line already, and nothing was missed since. */
  table(message: Extract<ServerMessage, { t: "table" }>, isAgain: boolean): void;
  update(message: Extract<ServerMessage, { t: "update" }>): void;
  company(message: Extract<ServerMessage, { t: "company" }>): void;
  said(message: Extract<ServerMessage, { t: "said" }>): void;
  led(message: Extract<ServerMessage, { t: "led" }>): void;
  fault(said: SaidNo): void;
}

const FIRST_PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 8_000;
/** Where there is no room the first pause is as long as after so many attempts. */
const CROWDED_ATTEMPTS = 3;
const REPEAT_MS = 1_000;
const PING_MS = 15_000;
/** Without a word from the server for this long the line is taken for dead. */
const SILENCE_MS = 40_000;

/** The socket to the server. It comes back by itself, follows its table again and repeats what was not answered. */
export class Link {
  private readonly url: string;
  private readonly events: LinkEvents;
  private readonly outbox = new Outbox();
  private readonly view = new KnownView();
  private socket: WebSocket | null = null;
  private followed: string | null = null;
  /** Whether the table has been shown on this line: what was too much to ask for is asked for again. */
  private shown = false;
  private attempts = 0;
  /** Why there is no line, until there is one again. */
  private without: "lost" | "restarting" = "lost";
  private repeat: ReturnType<typeof setTimeout> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private heardAt = 0;
  private ended = false;

  constructor(url: string, events: LinkEvents) {
    this.url = url;
    this.events = events;
    this.open();
  }

  /** Follows one table from now on, also after every reconnection. */
  follow(table: string | null): void {
    this.followed = table;
    this.shown = false;
    if (table !== null) this.post({ t: "follow", table });
  }

  /** Carries a command out exactly once. Settles when the server has answered, however many lines that takes. */
  command(body: CommandBody): Promise<Verdict> {
    const { command, verdict } = this.outbox.put(body);
    this.post(command);
    return verdict;
  }

  /** Shows the others where one looks, as long as there is a line. */
  lead(table: string, where: Whereabouts | null): void {
    this.post({ t: "lead", table, where });
  }

  /** Tries at once instead of waiting: the network is back, or the player is looking again. */
  wake(): void {
    if (this.ended || this.socket?.readyState === WebSocket.OPEN || this.socket?.readyState === WebSocket.CONNECTING)
      return;
    this.open();
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.retry);
    clearTimeout(this.repeat);
    clearInterval(this.pulse);
    this.socket?.close();
  }

  private open(): void {
    clearTimeout(this.retry);
    this.events.status(this.attempts === 0 ? "connecting" : this.without);
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = ({ data }) => this.heard(data);
    socket.onclose = ({ code }) => this.closed(socket, code);
  }

  private opened(): void {
    this.attempts = 0;
    this.shown = false;
    this.heardAt = Date.now();
    this.events.status("open");
    clearInterval(this.pulse);
    this.pulse = setInterval(() => this.beat(), PING_MS);
    if (this.followed !== null) this.post({ t: "follow", table: this.followed });
    this.sendUnanswered();
  }

  private sayAgain(): void {
    if (this.followed !== null && !this.shown) this.post({ t: "follow", table: this.followed });
    this.sendUnanswered();
  }

  private sendUnanswered(): void {
    for (const command of this.outbox.unanswered()) this.post(command);
  }

  private beat(): void {
    if (Date.now() - this.heardAt > SILENCE_MS) this.socket?.close();
    else this.post({ t: "ping" });
  }

  private closed(socket: WebSocket, code: number): void {
    if (this.ended || socket !== this.socket) return;
    clearInterval(this.pulse);
    if (this.attempts === 0) this.without = code === RESTARTING ? "restarting" : "lost";
    this.events.status(this.without);
    if (code === TRY_LATER) this.attempts = Math.max(this.attempts, CROWDED_ATTEMPTS);
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.attempts);
    this.attempts++;
    // Not all clients of a restarted server at the same instant.
    this.retry = setTimeout(() => this.open(), pause * (0.75 + Math.random() / 2));
  }

  private post(message: ClientMessage): void {
    const checked = ClientMessage.parse(message);
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(checked));
  }

  private heard(data: unknown): void {
    this.heardAt = Date.now();
    const read = ServerMessage.safeParse(parsed(data));
    if (!read.success) {
      this.events.fault({ reason: "malformed" });
      return;
    }
    const message = this.view.whole(read.data);
    if (!message) {
      this.shown = false;
      this.sayAgain();
      return;
    }
    switch (message.t) {
      case "table":
        this.events.table(message, this.shown);
        this.shown = true;
        return;
      case "update":
        this.events.update(message);
        return;
      case "company":
        this.events.company(message);
        return;
      case "said":
        this.events.said(message);
        return;
      case "led":
        this.events.led(message);
        return;
      case "ack":
        this.outbox.settle(message.cmd, { ok: true });
        return;
      case "refused": {
        const { reason, rule, with: numbers } = message.refusal;
        const refusal = numbers ? { reason, rule, with: numbers } : { reason, rule };
        this.outbox.settle(message.cmd, { ok: false, refusal });
        return;
      }
      case "fault":
        this.events.fault({
          reason: message.reason,
          ...(message.seconds !== undefined && { seconds: message.seconds }),
        });
        // A message may have been dropped: what is still unanswered is said once more, under the same id.
        clearTimeout(this.repeat);
        this.repeat = setTimeout(() => this.sayAgain(), Math.max(REPEAT_MS, (message.seconds ?? 0) * 1000));
        return;
      case "pong":
        return;
    }
  }
}

function parsed(data: unknown): unknown {
  try {
    return typeof data === "string" ? JSON.parse(data) : null;
  } catch {
    return null;
  }
}
