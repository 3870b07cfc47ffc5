import type { CallHabits, CallKind } from "@paravent/protocol";

/** One way to call a player who is away. */
export interface ChannelRecord {
  readonly id: string;
  readonly player: string;
  readonly kind: CallKind;
  /** An e-mail address, or where messages are posted. */
  readonly address: string;
  /** Of a browser: the keys by which only it can read what is sent. */
  readonly secrets: string | null;
  /** Of a browser: the session it is signed in with; null for a guest. */
  readonly session: string | null;
  readonly isOn: boolean;
  /** Nothing but the request to confirm is sent to an address before somebody has confirmed it. */
  readonly isConfirmed: boolean;
  readonly createdAt: number;
  /** Sendings in a row that failed. */
  readonly failures: number;
  readonly last: { readonly at: number; readonly hasArrived: boolean } | null;
}

/** In place of a question: a game has begun at which somebody was seated, whoever is asked first. */
export const BEGUN = -1;

/** In place of a question, at the first table of a round of a tournament: somebody sits that round out. */
export const BYE = -2;

/** In place of a question: the game is over. */
export const OVER = -3;

/** In place of a question, at a table that has not begun: a seat is kept for somebody. */
export const INVITED = -4;

/** The same: a seat is free again that somebody wants to be told of. */
export const FREED = -5;

/** The same: somebody would change places. */
export const SWAP = -6;

/** In place of a question: somebody has an offer for them. */
export const OFFERED = -7;

/** The same: somebody has written their name in the talk. */
export const NAMED = -8;

/** What somebody is to hear of besides a question. */
export type News =
  | typeof BEGUN
  | typeof BYE
  | typeof OVER
  | typeof INVITED
  | typeof FREED
  | typeof SWAP
  | typeof OFFERED
  | typeof NAMED;

/** Somebody is asked something at a table, and has not been called for it yet. */
export interface DueCall {
  readonly table: string;
  /** The question, by the number everybody knows it by. */
  readonly question: number;
  /** They have been called for it before, and its deadline comes near. */
  readonly isAgain?: true;
}

/** A call that was made, or need not be: and the hour at which it is due once more, if it ever is. */
export interface DoneCall extends DueCall {
  readonly again?: number | null;
}

/** What has become of the calls of a channel. */
export interface Settled {
  /** Calls that were made, or that need not be. */
  readonly done: readonly DoneCall[];
  /** Calls for questions that nobody is asked any more. */
  readonly gone: readonly DueCall[];
  /** The channel rests until then. */
  readonly notBefore: number;
  readonly failures: number;
  /** Whether a message arrived; null: none was sent. */
  readonly hasArrived: boolean | null;
  readonly at: number;
}

/** How players want to be called when it is their turn, and the calls that are due. */
export interface CallStore {
  /** The oldest first. */
  channels(player: string): Promise<ChannelRecord[]>;
  channel(id: string): Promise<ChannelRecord | null>;
  /** Adds a channel; those with these ids, of the same player, make room for it. */
  putChannel(channel: ChannelRecord, instead: readonly string[]): Promise<void>;
  /** Also rested channels begin anew. False when the player has no such channel. */
  switchChannel(player: string, id: string, isOn: boolean): Promise<boolean>;
  removeChannel(player: string, id: string): Promise<boolean>;
  /** An e-mail address is its player's own, and their only one from now on; false when there is no such channel. */
  confirm(id: string): Promise<boolean>;
  /** Notes whether a message that was sent out of turn has arrived. */
  noteOutcome(id: string, at: number, hasArrived: boolean): Promise<void>;

  habits(player: string): Promise<CallHabits | null>;
  putHabits(player: string, habits: CallHabits): Promise<void>;

  /** These players are asked this question and are away: each of their channels is to call them for it, once. */
  ask(table: string, question: number, players: readonly string[], at: number): Promise<void>;
  /**
   * These players are to hear of something at which they are asked nothing: the same, once for each table. Nothing comes
   * in the way of a question but the end of the game. Of offers and of their name they hear once while they are away, where
   * nothing else is to be told of the table: who is asked something there must not be among them.
   */
  tell(news: News, table: string, players: readonly string[], at: number): Promise<void>;
  /** The player is back, at this table: they have seen it, and the next turn is called for without waiting for others. */
  cameBack(player: string, table: string): Promise<void>;
  /**
   * Takes a channel for so long that has had something to call for since `askedBefore`, or something to call for once more,
   * which no rest between messages puts off; nobody else takes it meanwhile.
   */
  claim(now: number, askedBefore: number, leaseMs: number): Promise<ChannelRecord | null>;
  /** All that is still to be called for at a channel, or once more. */
  due(channel: string, now: number): Promise<DueCall[]>;
  /** Gives a channel back. */
  settle(channel: string, settled: Settled): Promise<void>;
  /** Tables under way that have moved since then, at which somebody sits who wants to be called. */
  recentTables(since: number): Promise<string[]>;
}
