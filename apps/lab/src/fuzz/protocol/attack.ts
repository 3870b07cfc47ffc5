import { Agent, request } from "node:http";
import type { Rng } from "@paravent/kernel";
import type { Browser } from "@paravent/server/testing";
import { hostileFrame, type Target } from "./frames.ts";
import type { HostileRequest } from "./requests.ts";

/** What the server reads of one socket at once: a longer volley would be turned away unread. */
const VOLLEY = 58;

/** One attacker, with a new socket for each volley. */
export class Attacker {
  private readonly browser: Browser;
  private sent = 0;
  /** How often the server hung up first. */
  hungUp = 0;

  constructor(browser: Browser) {
    this.browser = browser;
  }

  /** Sends so many hostile frames. */
  async attack(target: Target, frames: number, rng: Rng): Promise<void> {
    for (let left = frames; left > 0; left -= VOLLEY) await this.volley(target, Math.min(VOLLEY, left), rng);
  }

  private async volley(target: Target, frames: number, rng: Rng): Promise<void> {
    const line = await this.browser.connect();
    line.send({ t: "follow", table: target.table });
    for (let n = 0; n < frames; n++) line.socket.send(hostileFrame(target, rng, this.sent++));
    // A sign of life of the socket itself: it comes whatever the server thinks of the frames before it.
    const worked = new Promise((resolve) => line.socket.once("pong", () => resolve("worked")));
    if (line.socket.readyState === line.socket.OPEN) line.socket.ping();
    if ((await Promise.race([worked, line.closed])) !== "worked") this.hungUp++;
    line.hangUp();
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
