import type { NatsConnection } from "@nats-io/transport-node";
import { StoreUnavailable } from "./store.ts";

const AGAIN_MS = 200;
const FIRST_MS = 5_000;
/** A line by which nothing has come for two of these is dead. */
const BEAT_MS = 2_000;

/** A line to a NATS server on one subject. It opens again by itself, for as long as it takes. */
export class NatsLine {
  private readonly connection: NatsConnection;
  private readonly subject: string;
  /** What is said while it is broken would be kept and said later, when all have looked again anyway. */
  private isOpen = true;

  private constructor(connection: NatsConnection, subject: string) {
    this.connection = connection;
    this.subject = subject;
  }

  /** `opened` is called whenever the line is there, the first time included. */
  static async open(
    address: string,
    subject: string,
    heard: (text: string) => void,
    opened: () => void,
  ): Promise<NatsLine> {
    const { host, username, password } = new URL(address);
    // Most houses have no NATS server, and a start need not load what speaks to one.
    const { connect } = await import("@nats-io/transport-node");
    const connection = await connect({
      servers: host,
      ...(username && { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
      ...{ noEcho: true, timeout: FIRST_MS, maxReconnectAttempts: -1, reconnectTimeWait: AGAIN_MS },
      ...{ pingInterval: BEAT_MS, maxPingOut: 2, ignoreAuthErrorAbort: true },
    }).catch(() => {
      throw new StoreUnavailable(
        "No NATS server answers at the address in PARAVENT_FEED_URL, or it refuses this user.",
      );
    });
    connection.subscribe(subject, { callback: (fault, message) => void (fault ?? heard(message.string())) });
    const line = new NatsLine(connection, subject);
    void line.watch(opened);
    opened();
    return line;
  }

  /** What cannot be said now is lost: whoever opens the line again says so to all. */
  say(text: string): void {
    if (this.isOpen) this.connection.publish(this.subject, text);
  }

  close(): void {
    this.isOpen = false;
    void this.connection.close();
  }

  private async watch(opened: () => void): Promise<void> {
    for await (const { type } of this.connection.status()) {
      if (type === "disconnect") this.isOpen = false;
      if (type !== "reconnect") continue;
      this.isOpen = true;
      opened();
    }
  }
}
