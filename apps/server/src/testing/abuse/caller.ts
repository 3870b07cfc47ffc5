import { Agent, request } from "node:http";
import { WebSocket } from "ws";

export interface Answered {
  readonly status: number;
  readonly text: string;
  readonly retryAfter: string | undefined;
}

/** Somebody who calls the server from an address of their own: every 127.x.y.z is this machine. */
export class Caller {
  readonly address: string;
  readonly from: string;
  cookie: string | null = null;
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 64 });

  constructor(address: string, from: string) {
    this.address = address;
    this.from = from;
  }

  ask(path: string, body?: unknown): Promise<Answered> {
    const text = body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const headers = {
        ...(text === null ? {} : { "content-type": "application/json" }),
        ...(this.cookie === null ? {} : { cookie: this.cookie }),
      };
      const method = text === null ? "GET" : "POST";
      const asked = request(
        this.address + path,
        { method, headers, agent: this.agent, localAddress: this.from },
        (answer) => {
          let heard = "";
          answer.setEncoding("utf8");
          answer.on("data", (part) => {
            heard += part;
          });
          answer.on("error", reject);
          answer.on("end", () => {
            const [set] = answer.headers["set-cookie"] ?? [];
            if (set) this.cookie = set.split(";")[0]!;
            resolve({ status: answer.statusCode ?? 0, text: heard, retryAfter: answer.headers["retry-after"] });
          });
        },
      );
      asked.on("error", reject);
      asked.end(text ?? undefined);
    });
  }

  async signIn(name: string): Promise<void> {
    const { status, text } = await this.ask("/api/session", { name, language: "en" });
    if (status !== 200) throw new Error(`no session: ${status} ${text}`);
  }

  /** The game this server names first. */
  private async firstGame(): Promise<string> {
    const { games } = JSON.parse((await this.ask("/api/games")).text) as { games: { id: string }[] };
    return games[0]!.id;
  }

  /** Opens a table and returns its id. */
  async makeTable(asked: object): Promise<string> {
    const { status, text } = await this.ask("/api/tables", { game: await this.firstGame(), language: "en", ...asked });
    if (status !== 201) throw new Error(`no table: ${status} ${text}`);
    return (JSON.parse(text) as { id: string }).id;
  }

  /** A socket; it opens or it does not. */
  socket(): WebSocket {
    const socket = new WebSocket(`${this.address.replace("http", "ws")}/ws`, {
      localAddress: this.from,
      headers: this.cookie === null ? {} : { cookie: this.cookie },
    });
    socket.on("error", () => {});
    return socket;
  }

  hangUp(): void {
    this.agent.destroy();
  }
}
