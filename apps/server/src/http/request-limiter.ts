import type { Server } from "node:http";
import { setTimeout } from "node:timers/promises";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Caller, Limits } from "../limits/limits.ts";
import { networkOf } from "../limits/network.ts";
import { COUNTS, type Kind } from "../limits/numbers.ts";
import { TooFast } from "./refused.ts";
import type { Sessions } from "./session.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The limit that a request of this route counts against, besides that of requests. */
    limit?: Kind;
  }
}

const LATE_MS = 1_000;

/** Knows who sends a request and applies the rate limits to it, before anything is read or done for it. */
export class RequestLimiter {
  private readonly limits: Limits;
  private readonly sessions: Sessions;

  constructor(limits: Limits, sessions: Sessions) {
    this.limits = limits;
    this.sessions = sessions;
  }

  callerOf(request: FastifyRequest): Caller {
    return { player: this.sessions.playerIn(request.headers), network: networkOf(request.ip) };
  }

  /** Counts what a request asks for; refuses it with the time to wait. */
  async pass(request: FastifyRequest, ...kinds: Kind[]): Promise<void> {
    const caller = this.callerOf(request);
    for (const kind of kinds) await this.count(caller, kind);
  }

  /** Counts a password that is tried: for the name it is tried on, whoever tries, and for the address. */
  passGuess(request: FastifyRequest, login: string): Promise<void> {
    return this.count({ player: login, network: networkOf(request.ip) }, "passwords");
  }

  /** Counts a letter that is about to be sent: for the address it goes to, whoever sends it, and for the sender's address. */
  passLetter(request: FastifyRequest, to: string): Promise<void> {
    return this.count({ player: to.toLowerCase(), network: networkOf(request.ip) }, "letters");
  }

  private async count(caller: Caller, kind: Kind): Promise<void> {
    const seconds = this.limits.ask(kind, caller);
    if (seconds !== null) await this.refuse(caller, seconds);
  }

  /** Refusing costs time as well: a caller that ignores refusals gets them late, and its connection is blocked until then. */
  private async refuse(caller: Caller, seconds: number): Promise<never> {
    if (this.limits.ask("refusals", caller) !== null) await setTimeout(LATE_MS, null, { ref: false });
    throw new TooFast(seconds);
  }

  guard(app: FastifyInstance): void {
    app.addHook("onRequest", async (request) => {
      const { limit } = request.routeOptions.config;
      await this.pass(request, "requests", ...(limit ? [limit] : []));
      const caller = this.callerOf(request);
      const owed = this.limits.wait("bytesOut", caller);
      if (owed !== null) await this.refuse(caller, owed);
    });
    app.addHook("onResponse", async (request, reply) => {
      const length = Number(reply.getHeader("content-length") ?? 0);
      if (length > 0) this.limits.owe("bytesOut", this.callerOf(request), length);
    });
    const forget = setInterval(() => this.limits.sweep(), 60_000).unref();
    app.addHook("onClose", async () => clearInterval(forget));
  }

  /** Idle connections use memory, too, so they are limited per address; not behind proxies, where all come from the proxy. */
  countLines(server: Server): void {
    const lines = new Map<string, number>();
    const most = this.limits.most(COUNTS.lines.address);
    server.on("connection", (line) => {
      const network = networkOf(line.remoteAddress ?? "");
      const open = lines.get(network) ?? 0;
      if (open >= most) {
        line.destroy();
        return;
      }
      lines.set(network, open + 1);
      line.once("close", () => {
        const left = lines.get(network)! - 1;
        if (left > 0) lines.set(network, left);
        else lines.delete(network);
      });
    });
  }
}
