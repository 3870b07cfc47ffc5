import { type Observer, type Refusal, refuse, type Seat, text, validate } from "@paravent/kernel";
import { type ChatLine, type Hearers, LONGEST_LINE } from "@paravent/protocol";
import { TokenBucket } from "../limits/bucket.ts";
import type { ChatRecord, Store, TableRecord } from "../store/store.ts";
import { areThere } from "./seating.ts";

/** Who joins gets the newest part of a long chat. */
const LINES = 200;

/** More than a person types, less than a flood. */
const BURST = 8;
const PER_SECOND = 1;

const WORDS = text(LONGEST_LINE);

/** What is said at one table. It changes nothing in the game and is kept beside its log. */
export class Talk {
  private readonly table: string;
  private readonly store: Store;
  /** The hour of the last line said here. */
  private latest = 0;
  private readonly buckets = new Map<Seat, TokenBucket>();

  constructor(table: string, store: Store) {
    this.table = table;
    this.store = store;
  }

  /** What is wrong with those they are meant for, with the words themselves, or with their number. */
  whyNot(seats: TableRecord["seats"], seat: Seat, to: Hearers, said: string): Refusal | null {
    const hearers = hearersOf(to);
    if (hearers && !areThere(seats, hearers, seat)) return refuse("nobodyThere");
    if (said === "") return refuse("nothingSaid");
    const fault = validate(WORDS, said);
    if (fault) return fault;
    const bucket = this.buckets.get(seat) ?? new TokenBucket(BURST, PER_SECOND);
    this.buckets.set(seat, bucket);
    return bucket.take() ? null : refuse("tooFast");
  }

  /** Number of the line this command became before; whatever it brings now, it says nothing more. */
  saidBy(seat: Seat, command: string): Promise<number | null> {
    return this.store.lineOf(this.table, seat, command);
  }

  /** Keeps a line; it is said once it is on disk, and not if another server has heard the same command before. */
  async say(command: string, said: Omit<ChatRecord, "id" | "at">): Promise<{ line: ChatLine; fresh: boolean }> {
    // Lines are told in the order of their hours, also when the machine's is set back meanwhile.
    this.latest = Math.max(this.latest, Date.now());
    const line = { ...said, at: this.latest };
    const { id, fresh } = await this.store.say(this.table, command, line);
    return { line: { ...line, id }, fresh };
  }

  heardBy(who: Observer): Promise<ChatLine[]> {
    return this.store.talk(this.table, who, LINES);
  }
}

/** The seats a line is meant for besides its speaker; null: everybody. */
export const hearersOf = (to: Hearers): readonly Seat[] | null => (typeof to === "number" ? [to] : to);

/** A private line reaches those it concerns and nobody else. */
export const isFor = ({ seat, to }: ChatLine, who: Observer): boolean =>
  to === null || (who !== "public" && (who === seat || hearersOf(to)!.includes(who)));
