import type { Drawn, GameEvent, Input, Json, Observer, Resumed, Rewind, Seat, Seen, Setup } from "@paravent/kernel";
import type { Hearers, Language, Terms, Timing, UndoPolicy, Visibility, WhyFreed } from "@paravent/protocol";
import type { AccountStore, PlayerRecord } from "./accounts.ts";
import type { CallStore } from "./calls.ts";
import type { CompanyStore } from "./company.ts";
import type { ToHash } from "./database.ts";
import type { Feed } from "./feed.ts";
import type { NoteStore } from "./notes.ts";
import type { PasskeyStore } from "./passkeys.ts";
import type { ResultStore } from "./results.ts";
import type { TimeStore } from "./time.ts";
import type { TournamentStore } from "./tournaments.ts";

export type { PlayerRecord } from "./accounts.ts";

export type SeatRecord =
  | {
      readonly kind: "open";
      /** The player it is kept for; absent: anybody may take it. */
      readonly keptFor?: string;
    }
  | {
      readonly kind: "person";
      readonly player: string;
      /** What the player's client has added to chance before the game began. */
      readonly entropy?: string;
      /** The level of the bot that plays for them until they come back, and when it began to. */
      readonly substitute?: { readonly bot: string; readonly since: number };
      /** When they came back last. */
      readonly backAt?: number;
      /** The player with whom they would change places before the game. */
      readonly swapWith?: string;
    }
  | {
      readonly kind: "bot";
      readonly level: string;
      /** The player who sat here before and has left for good. */
      readonly replaces?: string;
    };

/** Through whose eyes a game that is over was written down: an observer's, or with everything open ("all"). */
export type Sight = Observer | "all";

export type TableStatus = "open" | "running" | "over";

/** A table apart from its game: what was agreed before the first row. The seed is as secret as the state. */
export interface TableRecord {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly language: Language;
  readonly status: TableStatus;
  readonly options: Json;
  readonly seed: string;
  readonly creator: string;
  /** A name for the network its creator came from, which tells nothing else of it; null where nobody noted it. */
  readonly origin: string | null;
  readonly createdAt: number;
  readonly seats: readonly SeatRecord[];
  /** How far answers can be taken back here. */
  readonly undo: UndoPolicy;
  /** How long anybody may think about one question; null: as long as they like. */
  readonly decisionSeconds: number | null;
  readonly timing: Timing;
  readonly terms: Terms;
  /** Id of the content pack; null where the game has only the one it comes with. */
  readonly pack: string | null;
  readonly visibility: Visibility;
  /** The word in the link to a table by invitation; null for others. */
  readonly invitation: string | null;
  /** The table after whose game this one was opened, for the same people. */
  readonly follows: string | null;
  /** Of a table of a tournament: the name of what is dealt there, by which alone its chance goes; tables with the same name are dealt the same. */
  readonly deal: string | null;
}

/**
 * What a table knows of somebody who does not sit there: they have come with its link, they want to be told of a free
 * seat, or its host has sent them away.
 */
export type Standing = "admitted" | "waiting" | "kicked";

/** Who is to sit where, and what comes with it. */
export interface Reseating {
  /** Fewer than there were, where the game is to begin without the rest. */
  readonly seats: readonly SeatRecord[];
  readonly options: Json;
  readonly invitation: string | null;
  readonly kicked: Kicked | null;
}

/** A player who may not come back: by whom, and why. Neither was kept in earlier times. */
export interface Kicked {
  readonly player: string;
  readonly by: string | null;
  readonly why: WhyFreed | null;
}

/** One row of a table's log. Row 0 holds the setup and has neither seat nor command. */
export interface LogRow {
  readonly seq: number;
  readonly seat: Seat | null;
  readonly command: string | null;
  readonly input: Input | Setup | Rewind;
  readonly events: readonly GameEvent[];
  /** Whether everybody may know whose input it was (an answer in a reaction window is nobody's, to the others). */
  readonly known: boolean;
  /** By which number each observer knows it, the public last; null in rows from before that was kept. */
  readonly seen: Seen | null;
  /** Nobody learned anything by it and the same seat was asked again: its author may take it back. */
  readonly undoable: boolean;
  /** The exact rules that made the row: their version and, of a game as it is served, a fingerprint of their sources. */
  readonly rules: string;
  /** What chance gave, where the game draws by a key. */
  readonly drawn: Drawn | null;
  /** What the seat has in reserve after it, in milliseconds, where that was measured. */
  readonly bank?: number;
  /** When it was taken, in milliseconds since 1970. The rules know nothing of it: only decision clocks do. */
  readonly at: number;
}

/** A row as it lies in the store, with a fingerprint of the state it leads to. */
export interface StoredRow extends LogRow {
  readonly hash: string;
}

/** A row to be stored. Who has the state itself leaves it to the store to make the fingerprint. */
export type NewRow = LogRow & { readonly hash: string | ToHash };

/** A content pack that tables are played with. */
export interface PackRecord {
  readonly game: string;
  /** The name of the whole document, words included. */
  readonly id: string;
  /** The name of what the rules read of it. */
  readonly rules: string;
  /** Who sent it; null for one the server itself offered. */
  readonly creator: string | null;
  readonly createdAt: number;
  readonly document: unknown;
}

/** How many there are of one player, and of one origin. */
export interface Counted {
  readonly player: number;
  readonly origin: number;
}

export interface Snapshot {
  readonly seq: number;
  readonly state: unknown;
}

/** Something said at a table: to everybody there, or to one seat. */
export interface ChatRecord {
  /** Counted for the table, and for each pair or circle of seats apart: its number tells nothing of what others say in private. */
  readonly id: number;
  readonly seat: Seat;
  readonly to: Hearers;
  readonly text: string;
  readonly at: number;
  /** Who said it; absent for bots, and in lines from before that was kept. */
  readonly player?: string;
}

/** A seat asks the others to take answers back; it stands as long as the log ends where it did then. */
export interface UndoRequest {
  readonly by: Seat;
  /** The last row when it was made. */
  readonly at: number;
  /** The last row that will stand. */
  readonly to: number;
  /** Seats that have agreed so far. */
  readonly agreed: readonly Seat[];
}

/** All there is of one game, but for its talk. */
export interface StoredGame {
  readonly table: TableRecord;
  readonly pack: PackRecord | null;
  readonly players: readonly PlayerRecord[];
  readonly rows: readonly StoredRow[];
  readonly told: ReadonlyMap<Sight, string>;
}

/** "taken": another row has that number, or that seat's command is in the log already; nothing was written. */
export type Appended = "appended" | "taken";

/** A table that is over, and what has been kept of its game. */
export interface EndedTable {
  readonly id: string;
  readonly createdAt: number;
  /** What it told everybody. */
  readonly isTold: boolean;
  /** How it ended. */
  readonly isRecorded: boolean;
}

/**
 * Everything that outlives the process. A write resolves only once it would survive a loss of power.
 */
export interface Store {
  readonly kind: "sqlite" | "postgres";
  /** Tells of what other processes write; null where there are none. */
  readonly feed: Feed | null;
  readonly accounts: AccountStore;
  readonly passkeys: PasskeyStore;
  readonly calls: CallStore;
  readonly time: TimeStore;
  readonly notes: NoteStore;
  readonly company: CompanyStore;
  readonly results: ResultStore;
  readonly tournaments: TournamentStore;

  /** The key sessions are signed with: made once, then always the same. */
  secret(): Promise<string>;
  /** A text of the server's own, such as a key: the first that was ever given under this name, whoever gives one. */
  kept(name: string, first: string): Promise<string>;

  putPlayer(player: PlayerRecord): Promise<void>;
  player(id: string): Promise<PlayerRecord | null>;
  players(ids: readonly string[]): Promise<PlayerRecord[]>;
  /** How many programs this player has. */
  countPrograms(owner: string): Promise<number>;

  /** Names of the others at all unfinished tables where this player sits. */
  companions(player: string): Promise<string[]>;

  /** Whole or not at all; rejects an id that exists and a player in two seats. */
  /** Keeps a table with its seats, and with what its game is to go on from. */
  createTable(table: TableRecord, resumes?: Resumed): Promise<void>;
  /** What the game of a table is to go on from; null: it begins at the beginning. */
  resumed(table: string): Promise<Resumed | null>;
  table(id: string): Promise<TableRecord | null>;
  /** What these tables are called. */
  tableNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Ids of all tables in order, those after this one. */
  tableIds(after: string, most: number): Promise<string[]>;
  /** Adds a whole game, or nothing of it where there is a table of its id. */
  takeIn(game: StoredGame): Promise<boolean>;
  /**
   * Sits a player down; false when the seat is not open or is kept for another, and when the player sits at the table
   * already or was sent away from it.
   */
  takeSeat(table: string, seat: Seat, player: string, entropy?: string): Promise<boolean>;
  /**
   * A player gives a seat up: to a bot of this level, or (null) to whoever comes. False when it is not the player's, or
   * when the table's status is another one by now.
   */
  leaveSeat(table: string, seat: Seat, player: string, status: TableStatus, bot: string | null): Promise<boolean>;
  /** A bot of this level plays for a player from now on; false when it is not the player's seat in a game under way, or one does. */
  standIn(table: string, seat: Seat, player: string, bot: string, at: number): Promise<boolean>;
  /** A player plays in person again; false when nobody else did. */
  comeBack(table: string, seat: Seat, player: string, at: number): Promise<boolean>;
  setStatus(table: string, status: TableStatus): Promise<void>;
  /** The name of who sits where at this moment; another one after every change. */
  seating(table: string): Promise<string | null>;
  /** Seats people anew at an open table, whole or not at all; false where anything has changed since that seating. */
  reseat(table: string, seating: string | null, now: Reseating): Promise<boolean>;
  /** Notes what a table knows of somebody. Who was sent away stays so. */
  putStanding(table: string, player: string, standing: Exclude<Standing, "kicked">): Promise<void>;
  /** Notes whether a player lets those who watch a table see what they see there. */
  putShown(table: string, player: string, shown: boolean): Promise<void>;
  /** The players who do. */
  shown(table: string): Promise<string[]>;
  /** The players who want to be told of a free seat. */
  waiting(table: string): Promise<string[]>;
  /** The table that was opened after this one's game for the same people, unless that is over, too. */
  nextOf(table: string): Promise<string | null>;
  /** What a table knows of somebody; null: nothing. */
  standing(table: string, player: string): Promise<Standing | null>;
  /** By whom and why a player was sent away from a table; null: they were not. */
  freed(table: string, player: string): Promise<Omit<Kicked, "player"> | null>;
  /** The latest tables this player sits at or has opened, where a seat is kept for them, or where they wait for one. */
  tablesOf(player: string, most: number): Promise<TableRecord[]>;
  /** Tables for everybody with an open seat: the latest of each origin, then the second of each, and so on. */
  openTables(most: number): Promise<TableRecord[]>;
  /** How many tables there are of each status. */
  countByStatus(): Promise<Readonly<Record<TableStatus, number>>>;
  /** Running tables that go on by themselves: a bot sits there, or a decision clock runs. */
  unattended(): Promise<string[]>;
  /** How many tables are not over that this player has opened, and that anybody of this origin has. */
  countTables(creator: string, origin: string | null): Promise<Counted>;
  /** The same of those under way at which nobody sits but bots. */
  countBotTables(creator: string, origin: string | null): Promise<Counted>;

  /** Writes the row that follows the last one, whole or not at all. */
  append(table: string, row: NewRow): Promise<Appended>;
  /** Rows from `from` on, in order. */
  rows(table: string, from: number): Promise<StoredRow[]>;
  /** How many rows each seat has. */
  countRows(table: string): Promise<ReadonlyMap<Seat, number>>;
  /** What each seat has in reserve after its latest row that says so. */
  banks(table: string): Promise<ReadonlyMap<Seat, number>>;
  /** The numbers of the row a seat's command became; null if it never did. */
  rowOf(table: string, seat: Seat, command: string): Promise<Pick<LogRow, "seq" | "seen"> | null>;

  /** Keeps the latest snapshot only. */
  saveSnapshot(table: string, snapshot: Snapshot): Promise<void>;
  snapshot(table: string): Promise<Snapshot | null>;

  /** Keeps what a game that is over told each observer, all of it or nothing; what is there already stays. */
  putChronicle(table: string, lenses: ReadonlyMap<Sight, string>): Promise<void>;
  chronicle(table: string, who: Sight): Promise<string | null>;
  /** Tables that are over, in the order they were opened, so many at most and only those after this one. */
  ended(after: EndedTable | null, most: number): Promise<EndedTable[]>;

  /**
   * Adds a line to a table's talk and gives it its number. A seat's command adds one line, however often it comes: where
   * it has added one before, that line keeps its words and nothing is `fresh`.
   */
  say(table: string, command: string, line: Omit<ChatRecord, "id">): Promise<{ id: number; fresh: boolean }>;
  /** Number of the line a seat's command became; null if it never did. */
  lineOf(table: string, seat: Seat, command: string): Promise<number | null>;
  /** The line a seat's command became. */
  line(table: string, seat: Seat, command: string): Promise<ChatRecord | null>;
  /** The latest lines this observer may hear, oldest first, at most so many; with those of who watches, where that is asked for. */
  talk(table: string, who: Observer, most: number, ofWatchers?: boolean): Promise<ChatRecord[]>;

  /** Keeps a table's one request to take answers back, or none. */
  putUndo(table: string, request: UndoRequest | null): Promise<void>;
  undo(table: string): Promise<UndoRequest | null>;

  /** Keeps a pack under its id; one that is there already stays as it is. */
  putPack(pack: PackRecord): Promise<void>;
  pack(game: string, id: string): Promise<PackRecord | null>;
  /** How many packs this player has sent. */
  countPacks(creator: string): Promise<number>;

  /** Resolves once all of it has been looked through; rejects with a `StoreUnavailable` where it is damaged. */
  readonly sound: Promise<void>;
  /** Writes something nobody reads, as durably as a row: rejects where no row could be written. */
  touch(): Promise<void>;
  /** Finishes pending writes, then closes. */
  close(): Promise<void>;
}

/** The store cannot be opened; the message is one sentence for whoever starts the server. */
export class StoreUnavailable extends Error {
  override readonly name = "StoreUnavailable";
}
