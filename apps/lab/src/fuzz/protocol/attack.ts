import { Agent, request } from "node:http";
import type { Rng } from "@paravent/kernel";
import type { Browser, Line } from "@paravent/server/testing";
import { hostileFrame, type Target } from "./frames.ts";
import type { HostileRequest } from "./requests.ts";

/** So many frames go out before the attacker waits until the server has worked through them. */
const VOLLEY = 250;

/** One attacker with a socket; connects again when the server has had enough of it. */
export class Attacker {
  private readonly browser: Browser;
  private line: Line | null = null;
  private sent = 0;
  /** How often the server hung up. */
  hungUp = 0;

  constructor(browser: Browser) {
    this.browser = browser;
  }

  /** Sends so many hostile frames. */
  async attack(target: Target, frames: number, rng: Rng): Promise<void> {
    for (let sent = 0; sent < frames; ) {
      const line = await this.connected(target.table);
      for (let n = 0; n < VOLLEY && sent < frames; n++, sent++)
        line.socket.send(hostileFrame(target, rng, this.sent++));
      // A sign of life of the socket itself: it comes whatever the server thinks of the frames before it.
      const worked = new Promise((resolve) => line.socket.once("pong", resolve));
      if (line.socket.readyState === line.socket.OPEN) line.socket.ping();
      await Promise.race([worked, line.closed]);
      line.heard.length = 0;
    }
  }

  close(): void {
    this.line?.hangUp();
  }

  private async connected(table: string): Promise<Line> {
    if (this.line?.socket.readyState === this.line?.socket.OPEN && this.line) return this.line;
    if (this.line) this.hungUp++;
    this.line = await this.browser.connect();
    this.line.send({ t: "follow", table });
    return this.line;
  }
}

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** Sends a request and returns its status; 0 where the server hung up. */
export function send(address: string, { method, path, headers, body }: HostileRequest): Promise<number> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const asked = request({ hostname, port, method, path, headers, agent }, (response) => {
      response.on("end", () => resolve(response.statusCode ?? 0)).resume();
      response.on("error", () => resolve(0));
    });
    asked.on("error", () => resolve(0));
    asked.end(body ?? undefined);
  });
}
