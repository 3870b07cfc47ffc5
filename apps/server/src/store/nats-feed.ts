import type { Ears, Feed, Notice } from "./feed.ts";
import { inWords, lapseInWords, pass } from "./feed-words.ts";
import { Living } from "./living.ts";
import { NatsLine } from "./nats-line.ts";
import type { Sql } from "./postgres-connection.ts";

/**
 * The changes of other processes by a NATS server, for those who outgrow NOTIFY. What a transaction has to tell is said
 * once it is on disk. Where it could not be said, because its process died or its line broke, all look again at the
 * tables they have in memory.
 */
export class NatsFeed implements Feed {
  private readonly own: string;
  private readonly living: Living;
  private line: NatsLine | null = null;
  private ears: Ears | null = null;

  private constructor(sql: Sql, own: string) {
    this.own = own;
    this.living = new Living(sql);
  }

  static async open(address: string, sql: Sql, own: string): Promise<NatsFeed> {
    const [database] = await sql`SELECT current_database() AS name`;
    // Whatever its name holds, a subject has no spaces and no dots of others.
    const subject = `paravent.${Buffer.from(String(database!.name)).toString("base64url")}`;
    const feed = new NatsFeed(sql, own);
    const heard = (text: string) => feed.ears && pass(text, own, feed.ears);
    feed.line = await NatsLine.open(address, subject, heard, () => feed.opened());
    return feed;
  }

  async hear(ears: Ears): Promise<void> {
    this.ears = ears;
    this.living.watch((process) => {
      ears.ended(process);
      // Its last rows may be on disk and untold.
      ears.lapsed();
    });
  }

  tell(notice: Notice): void {
    this.line?.say(inWords(this.own, notice));
  }

  /** What a transaction had to tell, a line for each change. */
  publish(told: string): void {
    for (const text of new Set(told.split("\n"))) if (text !== "") this.line?.say(text);
  }

  /** Nobody knows what has been written: all look again. */
  lapse(): void {
    this.line?.say(lapseInWords(this.own));
  }

  close(): void {
    this.living.stop();
    this.line?.close();
  }

  /** The line is there, for the first time or again: something may have been missed here, and elsewhere. */
  private opened(): void {
    this.lapse();
    this.ears?.lapsed();
  }
}
