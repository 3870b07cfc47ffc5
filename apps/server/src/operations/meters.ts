import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** From a tenth of a millisecond, which a command in memory takes, to seconds, in which people begin to worry. */
const SECONDS = [0.0001, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** What can be read at any moment. */
export interface Levels {
  readonly sockets: () => number;
  readonly tables: () => number;
}

/**
 * What a host can watch of a server, in Prometheus' words. Sums over all tables and nothing of any one of them; still for
 * the operator's eyes alone, for on a quiet evening a sum tells that somebody has just done something in secret.
 */
export class Meters {
  private readonly registry = new Registry();
  private readonly commands: Histogram<"outcome">;
  private readonly requests: Counter<"status">;

  constructor(levels: Levels) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.commands = new Histogram({
      name: "paravent_command_seconds",
      help: "From reading a command to its acknowledgement (its row is on disk by then) or refusal.",
      labelNames: ["outcome"],
      buckets: SECONDS,
      registers,
    });
    this.requests = new Counter({
      name: "paravent_http_requests_total",
      help: "HTTP requests answered, by status.",
      labelNames: ["status"],
      registers,
    });
    new Gauge({
      name: "paravent_sockets",
      help: "Open sockets.",
      registers,
      collect() {
        this.set(levels.sockets());
      },
    });
    new Gauge({
      name: "paravent_tables_in_memory",
      help: "Tables in memory; all others wait in the store.",
      registers,
      collect() {
        this.set(levels.tables());
      },
    });
  }

  command(outcome: "acknowledged" | "refused", milliseconds: number): void {
    this.commands.observe({ outcome }, milliseconds / 1000);
  }

  request(status: number): void {
    this.requests.inc({ status });
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  read(): Promise<string> {
    return this.registry.metrics();
  }
}
