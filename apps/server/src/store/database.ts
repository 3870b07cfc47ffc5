import type { Feed } from "./feed.ts";

export type Value = string | number | null;

/**
 * Something of which the hash is written. To make it takes longer than all else about a row: it is made where there is
 * time for it, which in the embedded database is the thread that writes. It must not be changed any more.
 */
export interface ToHash {
  readonly toHash: object;
}

export type Found = Readonly<Record<string, Value>>;

/** One statement with `?` for its values. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly (Value | ToHash)[];
}

export const isToHash = <T>(value: Value | T): value is T => typeof value === "object" && value !== null;

export const statement = (sql: string, ...values: (Value | ToHash)[]): Statement => ({ sql, values });

/** What the two databases have in common; all that differs between them is behind this. */
export interface Database {
  readonly kind: "sqlite" | "postgres";
  /** Null where the database belongs to one process. */
  readonly feed: Feed | null;

  /** Resolves once all of it has been looked through; rejects with a `StoreUnavailable` where it is damaged. */
  readonly sound: Promise<void>;

  read(sql: string, ...values: Value[]): Promise<readonly Found[]>;

  /**
   * Carries the statements out, all or none, and returns what the last one gave back (RETURNING). A statement that
   * would break a uniqueness constraint is no error: none is carried out and nothing is given back. Resolves when
   * the change is on disk.
   */
  write(...statements: Statement[]): Promise<readonly Found[]>;

  close(): Promise<void>;
}
