import {
  CHANGES_ONLY,
  type ClientMessage,
  type CreateTable,
  KnownView,
  Me,
  ServerMessage,
  TableSummary,
} from "@paravent/protocol";
import { WebSocket } from "ws";

/** A browser without a window: keeps its cookie, speaks REST and the socket, checks what it hears. */
export class Browser {
  readonly address: string;
  cookie: string | null = null;

  constructor(address: string) {
    this.address = address;
  }

  async fetch(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const response = await fetch(this.address + path, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const set = response.headers.get("set-cookie");
    if (set) this.cookie = set.split(";")[0]!;
    return response;
  }

  async signIn(name: string): Promise<Me> {
    return Me.parse(await (await this.fetch("/api/session", { name, language: "en" })).json());
  }

  async makeTable(asked: Omit<CreateTable, "language">): Promise<TableSummary> {
    const response = await this.fetch("/api/tables", { language: "en", ...asked });
    if (response.status !== 201) throw new Error(`no table: ${await response.text()}`);
    return TableSummary.parse(await response.json());
  }

  /** Opens a socket; rejects with the status where the server will not have it. */
  connect(headers: Record<string, string> = {}): Promise<Line> {
    const query = new URLSearchParams(CHANGES_ONLY);
    const socket = new WebSocket(`${this.address.replace("http", "ws")}/ws?${query}`, {
      headers: { ...(this.cookie ? { cookie: this.cookie } : {}), ...headers },
    });
    return new Promise((resolve, reject) => {
      const line = new Line(socket);
      socket.once("open", () => resolve(line));
      socket.once("unexpected-response", (_, response) => reject(new Error(`status ${response.statusCode}`)));
      socket.once("error", reject);
    });
  }
}

/** One open socket. */
export class Line {
  readonly socket: WebSocket;
  readonly heard: ServerMessage[] = [];
  private readonly view = new KnownView();
  readonly closed: Promise<number>;
  private waiting: (() => void)[] = [];

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on("message", (raw) => {
      this.heard.push(this.view.whole(ServerMessage.parse(JSON.parse(String(raw))))!);
      this.wake();
    });
    socket.on("error", () => {});
    this.closed = new Promise((resolve) => {
      socket.on("close", (code) => {
        resolve(code);
        this.wake();
      });
    });
  }

  send(message: ClientMessage): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string): void {
    this.socket.send(text);
  }

  /** The first message of a kind heard so far, or from now on, that fits. It is taken out. */
  async next<T extends ServerMessage["t"]>(
    t: T,
    fits: (message: Extract<ServerMessage, { t: T }>) => boolean = () => true,
  ): Promise<Extract<ServerMessage, { t: T }>> {
    const isIt = (message: ServerMessage): message is Extract<ServerMessage, { t: T }> =>
      message.t === t && fits(message as Extract<ServerMessage, { t: T }>);
    return this.take(isIt);
  }

  /** What the server says to a command. */
  reply(cmd: string): Promise<Extract<ServerMessage, { cmd: string }>> {
    return this.take(
      (message): message is Extract<ServerMessage, { cmd: string }> => "cmd" in message && message.cmd === cmd,
    );
  }

  hangUp(): void {
    this.socket.terminate();
  }

  private async take<M extends ServerMessage>(isIt: (message: ServerMessage) => message is M): Promise<M> {
    for (;;) {
      const at = this.heard.findIndex(isIt);
      if (at >= 0) return this.heard.splice(at, 1)[0] as M;
      if (this.socket.readyState === WebSocket.CLOSED) throw new Error("the line is closed");
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
  }

  private wake(): void {
    for (const resolve of this.waiting.splice(0)) resolve();
  }
}
