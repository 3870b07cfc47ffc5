import type { FastifyBaseLogger, FastifyRequest } from "fastify";

/** So many refusals a minute are noted one by one: whoever is refused on purpose must not fill the disk. */
const NOTED_A_MINUTE = 60;
const MINUTE_MS = 60_000;

/**
 * What happens to accounts, sessions and rights: by ids, never with a name, password, token or address. It is written
 * whatever the log otherwise leaves out, unless there is to be none at all.
 */
export class SecurityLog {
  private readonly log: FastifyBaseLogger;
  private readonly originOf: (request: FastifyRequest) => string;
  private minute = 0;
  private refusals = 0;

  /** `originOf`: a mark by which requests of one address are known, and nobody finds the address. */
  constructor(log: FastifyBaseLogger, originOf: (request: FastifyRequest) => string) {
    this.log = log.level === "silent" ? log : log.child({}, { level: "info" });
    this.originOf = originOf;
  }

  noted(request: FastifyRequest, event: string, player: string | null, more: object = {}): void {
    this.log.info({ event, player, from: this.originOf(request), ...more }, "security event");
  }

  failed(request: FastifyRequest, event: string, player: string | null, more: object = {}): void {
    this.log.warn({ event, player, from: this.originOf(request), ...more }, "security event");
  }

  /** A request that was turned away: by a right, a limit or a schema. */
  refused(request: FastifyRequest, reason: string, player: string | null): void {
    const minute = Math.floor(Date.now() / MINUTE_MS);
    if (minute !== this.minute) {
      const unnoted = this.refusals - NOTED_A_MINUTE;
      if (unnoted > 0) this.log.warn({ event: "refusedUnnoted", times: unnoted }, "security event");
      this.minute = minute;
      this.refusals = 0;
    }
    this.refusals++;
    if (this.refusals > NOTED_A_MINUTE) return;
    const { method, routeOptions } = request;
    this.failed(request, "refused", player, { reason, method, route: routeOptions.url ?? null });
  }
}
