import { type Observer, type Refusal, refuse, type Seat, text, validate } from "@paravent/kernel";
import { type ChatLine, type Hearers, LONGEST_LINE } from "@paravent/protocol";
import { TokenBucket } from "../limits/bucket.ts";
import { WATCHING } from "../store/records.ts";
import type { ChatRecord, Store, TableRecord } from "../store/store.ts";
import type { Reply } from "./command.ts";
import { goesByTheRules, whyNotHere, whyUnheard } from "./manners.ts";
import type { Play } from "./play.ts";
import { areThere, seatOf } from "./seating.ts";

/** Who joins gets the newest part of a long chat. */
const LINES = 200;

/** More than a person types, less than a flood. */
const BURST = 8;
const PER_SECOND = 1;

/** Of more who have spoken lately nobody is remembered. */
const MOST_SPEAKERS = 1_000;

/** In place of the seat of somebody who sits there no more. */
const NOWHERE = -1;

const WORDS = text(LONGEST_LINE);

/** What is said at one table. It changes nothing in the game and is kept beside its log. */
export class Talk {
  private readonly table: string;
  private readonly store: Store;
  /** The hour of the last line said here. */
  private latest = 0;
  /** By seat, or by who watches. */
  private readonly buckets = new Map<Seat | string, TokenBucket>();

  constructor(table: string, store: Store) {
    this.table = table;
    this.store = store;
  }

  /** What is wrong with those they are meant for, with the words themselves, or with their number. */
  whyNot({ seats, status }: TableRecord, seat: Seat, to: Hearers, said: string): Refusal | null {
    const hearers = hearersOf(to);
    // Somebody else may sit there tomorrow.
    if (hearers && status === "open") return refuse("notStarted");
    if (hearers && !areThere(seats, hearers, seat)) return refuse("nobodyThere");
    return this.whyUnsaid(seat, said);
  }

  /** What is wrong with the words, or with their number. */
  private whyUnsaid(speaker: Seat | string, said: string): Refusal | null {
    if (said === "") return refuse("nothingSaid");
    const fault = validate(WORDS, said);
    if (fault) return fault;
    const bucket = this.buckets.get(speaker) ?? new TokenBucket(BURST, PER_SECOND);
    if (this.buckets.size > MOST_SPEAKERS) this.buckets.clear();
    this.buckets.set(speaker, bucket);
    return bucket.take() ? null : refuse("tooFast");
  }

  /** Number of the line this command became before; whatever it brings now, it says nothing more. */
  saidBy(seat: Seat, command: string): Promise<number | null> {
    return this.store.lineOf(this.table, seat, command);
  }

  /** Has a seat say something, where it may: the reply, and the line, where nobody has heard it yet. */
  async take(
    table: TableRecord,
    play: Play | null,
    command: string,
    { seat, to: whom, text: words }: Pick<ChatRecord, "seat" | "to" | "text">,
  ): Promise<{ reply: Reply; line: ChatLine | null }> {
    const said = words.trim();
    const to = Array.isArray(whom) ? [...whom].sort((a, b) => a - b) : whom;
    const before = await this.saidBy(seat, command);
    if (before !== null) return { reply: { ok: true, seq: before }, line: null };
    // Seats change hands before the game: a line is its speaker's.
    const sitter = table.seats[seat];
    const hearers = hearersOf(to);
    const why =
      whyNotHere(table, hearers !== null) ??
      this.whyNot(table, seat, to, said) ??
      (goesByTheRules(table) ? play?.whyNoTalk(seat, hearers) : null) ??
      (sitter?.kind === "person" ? await whyUnheard(this.store, table.seats, sitter.player, hearers) : null);
    if (why) return { reply: { ok: false, refusal: why }, line: null };
    const speaker = sitter?.kind === "person" ? { player: sitter.player } : {};
    const { line, fresh } = await this.say(command, { seat, to, text: said, ...speaker });
    return { reply: { ok: true, seq: line.id }, line: fresh ? line : null };
  }

  /** Has somebody who watches say something to the others who do: who plays reads it once the game is over. */
  async takeWatching(
    table: TableRecord,
    player: string,
    command: string,
    words: string,
  ): Promise<{ reply: Reply; line: ChatLine | null }> {
    if (table.status === "open") return { reply: { ok: false, refusal: refuse("notSeated") }, line: null };
    const text = words.trim();
    // Two who watch may give their commands the same name.
    const own = `${player}:${command}`;
    const before = await this.saidBy(WATCHING, own);
    if (before !== null) return { reply: { ok: true, seq: before }, line: null };
    const why =
      whyNotHere(table, false) ??
      this.whyUnsaid(player, text) ??
      (await whyUnheard(this.store, table.seats, player, null));
    if (why) return { reply: { ok: false, refusal: why }, line: null };
    const { line, fresh } = await this.say(own, { seat: WATCHING, to: null, text, player });
    return { reply: { ok: true, seq: line.id }, line: fresh ? line : null };
  }

  /** Keeps a line; it is said once it is on disk, and not if another server has heard the same command before. */
  async say(command: string, said: Omit<ChatRecord, "id" | "at">): Promise<{ line: ChatLine; fresh: boolean }> {
    // Lines are told in the order of their hours, also when the machine's is set back meanwhile.
    this.latest = Math.max(this.latest, Date.now());
    const line = { ...said, at: this.latest };
    const { id, fresh } = await this.store.say(this.table, command, line);
    return { line: await this.asTold({ ...line, id }), fresh };
  }

  /** The line a seat's command has become. */
  async line(seat: Seat, command: string): Promise<ChatLine | null> {
    const line = await this.store.line(this.table, seat, command);
    return line && this.asTold(line);
  }

  /** What this observer may hear, each line with where its speaker sits now. */
  async heardBy(who: Observer, { seats, status }: Pick<TableRecord, "seats" | "status">): Promise<ChatLine[]> {
    const lines = await this.store.talk(this.table, who, LINES, who === "public" || status === "over");
    const named = lines.flatMap(({ seat, player }) =>
      player !== undefined && (seat === WATCHING || seatOf(seats, player) === null) ? [player] : [],
    );
    const names = new Map((await this.store.players([...new Set(named)])).map(({ id, name }) => [id, name]));
    return lines.map(({ player, ...line }) => {
      if (player === undefined) return line;
      if (line.seat === WATCHING) return { ...line, name: names.get(player) ?? "", watcher: true as const };
      const seat = seatOf(seats, player);
      return seat === null ? { ...line, seat: NOWHERE, name: names.get(player) ?? "" } : { ...line, seat };
    });
  }

  /** Who said it is known by the seat, and who watches by their name. */
  private async asTold({ player, ...line }: ChatRecord): Promise<ChatLine> {
    if (line.seat !== WATCHING || player === undefined) return line;
    return { ...line, name: (await this.store.player(player))?.name ?? "", watcher: true };
  }
}

/** The seats a line is meant for besides its speaker; null: everybody. */
export const hearersOf = (to: Hearers): readonly Seat[] | null => (typeof to === "number" ? [to] : to);

/** A private line reaches those it concerns and nobody else; one of those who watch, them alone until the game is over. */
export const isFor = ({ seat, to, watcher }: ChatLine, who: Observer, isOver: boolean): boolean =>
  watcher
    ? who === "public" || isOver
    : to === null || (who !== "public" && (who === seat || hearersOf(to)!.includes(who)));
