import type { Language, Scope } from "@paravent/protocol";
import type { PasskeyRecord } from "./passkeys.ts";

/** Somebody who plays here: a guest, who is an id in a signed cookie and a name, or the same with an account. */
export interface PlayerRecord {
  readonly id: string;
  readonly name: string;
  readonly language: Language;
  readonly createdAt: number;
  /** Where it is a program: whose, and what its token lets it do. */
  readonly program?: { readonly owner: string; readonly scopes: readonly Scope[] };
}

/** What makes a player an account: a name to sign in with and the hash of a password, unless a passkey is enough. */
export interface AccountRecord {
  readonly player: string;
  readonly login: string;
  /** By argon2id, with its own salt and costs. */
  readonly password: string | null;
  readonly createdAt: number;
  /** The password alone does not open it. */
  readonly keyNeeded?: true;
}

/** A browser in which an account is signed in. */
export interface SessionRecord {
  /** The hash of a token that only the browser has. */
  readonly id: string;
  readonly player: string;
  /** What the browser calls itself. */
  readonly agent: string;
  /** What its owner calls it. */
  readonly name?: string;
  readonly openedAt: number;
  readonly seenAt: number;
}

/** A player as a cookie names them. */
export interface VisitorRecord {
  readonly player: PlayerRecord;
  /** Null for a guest. The login is null once the account has been erased. */
  readonly account: {
    readonly login: string | null;
    readonly portrait: string | null;
    readonly createdAt: number;
  } | null;
  /** The session asked about, if the player has it. */
  readonly session: SessionRecord | null;
}

/** Something a player said at a table. */
export interface OwnLine {
  readonly table: string;
  readonly text: string;
  readonly at: number;
}

/** Accounts and their sessions. */
export interface AccountStore {
  /** A player, and one of their sessions by its id. */
  visitor(player: string, session: string | null): Promise<VisitorRecord | null>;
  /** Makes a guest an account and signs it in; false: the login or the passkey is taken, or the player has an account. */
  create(account: AccountRecord, session: SessionRecord, passkey?: PasskeyRecord): Promise<boolean>;
  byLogin(login: string): Promise<AccountRecord | null>;

  open(session: SessionRecord): Promise<void>;
  /** The session is known by another id from now on, as if it had just been opened. */
  renew(player: string, session: string, next: string, at: number): Promise<void>;
  noteSeen(session: string, at: number): Promise<void>;
  /** The latest seen first. */
  sessions(player: string): Promise<SessionRecord[]>;
  /** Those of these sessions that have not ended. */
  living(sessions: readonly string[]): Promise<ReadonlySet<string>>;
  /** Calls one session of a player so; null: as its browser calls itself. False when there is no such. */
  nameSession(player: string, session: string, name: string | null): Promise<boolean>;
  /** Ends one session of a player; false when there is no such. */
  end(player: string, session: string): Promise<boolean>;
  /** Ends all sessions of a player but one. */
  endOthers(player: string, kept: string): Promise<void>;

  /** Ends all sessions of a player, or, for null, of everybody; says how many there were. */
  endAll(player: string | null): Promise<number>;

  /** Another password: every session ends, and this one begins, if any. */
  setPassword(player: string, password: string, session: SessionRecord | null): Promise<void>;
  /** Whether a passkey is needed to sign in, and the hashes of the codes that stand in for one; earlier ones are void. */
  setKeyNeeded(player: string, isNeeded: boolean, codes: readonly string[]): Promise<void>;
  /** Uses up a code, by its hash; false where there is no such. */
  takeCode(player: string, hash: string): Promise<boolean>;
  countCodes(player: string): Promise<number>;
  setPortrait(player: string, portrait: string): Promise<void>;
  /** Forgets who the player was and what they said. Seats stay, under this name. */
  erase(player: string, name: string): Promise<void>;
  linesOf(player: string): Promise<OwnLine[]>;
}
