/** A key by which an account signs in. The half that signs has never been here. */
export interface PasskeyRecord {
  /** By which browsers know it. */
  readonly id: string;
  readonly player: string;
  /** What its owner calls it. */
  readonly name: string;
  readonly publicKey: string;
  /** How often it has signed, where it counts: a copy of it would be behind. */
  readonly counter: number;
  /** How browsers reach it. */
  readonly transports: readonly string[];
  readonly createdAt: number;
  readonly usedAt: number | null;
}

/** What a passkey is asked to sign for. */
export type PasskeyPurpose = "signUp" | "add" | "signIn" | "prove";

/** Something to sign: once, for one purpose and one player, and before it is too late. */
export interface ChallengeRecord {
  readonly challenge: string;
  readonly purpose: PasskeyPurpose;
  /** Null where the passkey is to tell who somebody is. */
  readonly player: string | null;
  readonly expiresAt: number;
}

/** The passkeys of accounts, and what is waiting to be signed. */
export interface PasskeyStore {
  /** The oldest first. */
  of(player: string): Promise<PasskeyRecord[]>;
  find(id: string): Promise<PasskeyRecord | null>;
  /** False where there is one of this id, or the account has so many. */
  add(passkey: PasskeyRecord, most: number): Promise<boolean>;
  /** It has signed, and counts so far now; false where it had counted as far before, or is gone. */
  noteUsed(id: string, counter: number, at: number): Promise<boolean>;
  rename(player: string, id: string, name: string): Promise<boolean>;
  /** False where there is none, or nothing else to sign in with. */
  remove(player: string, id: string): Promise<boolean>;

  /** Keeps something to be signed; what nobody has signed in time is forgotten. */
  ask(challenge: ChallengeRecord, now: number): Promise<void>;
  /** Takes it out; false where there is none for this purpose and player any more. */
  take(challenge: Omit<ChallengeRecord, "expiresAt">, now: number): Promise<boolean>;
}
