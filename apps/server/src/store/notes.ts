/** What a player has noted on a move of a game that is over. */
export interface NoteRecord {
  readonly table: string;
  readonly player: string;
  readonly move: number;
  readonly text: string;
  /** Whether its author lets others read it. */
  readonly shared: boolean;
  readonly at: number;
}

/** Notes on games that are over. */
export interface NoteStore {
  /** Keeps a note in place of the one the player had on this move; false where they have this many on the game already. */
  put(note: NoteRecord, most: number): Promise<boolean>;
  remove(table: string, player: string, move: number): Promise<void>;
  /** The player's own notes on a game, and what others let them read, by move. */
  readable(table: string, player: string | null): Promise<NoteRecord[]>;
  /** All of a player's notes. */
  of(player: string): Promise<NoteRecord[]>;
}
