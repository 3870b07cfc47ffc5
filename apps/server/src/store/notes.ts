/** What a player has noted on a move of a game that is over, or on a player or a thing as it was after that move. */
export interface NoteRecord {
  readonly table: string;
  readonly player: string;
  readonly move: number;
  /** A seat or a thing by its name at the table; absent: the move itself. */
  readonly about?: string;
  /** What its author calls it. */
  readonly label?: string;
  readonly text: string;
  /** Whether its author lets others read it. */
  readonly shared: boolean;
  readonly at: number;
}

/** Notes on games that are over. */
export interface NoteStore {
  /** Keeps a note in place of the one the player had on this move, or on this thing; false where they have so many such notes on the game already. */
  put(note: NoteRecord, most: number): Promise<boolean>;
  remove(note: Pick<NoteRecord, "table" | "player" | "move" | "about">): Promise<void>;
  /** The player's own notes on a game, and what others let them read, by move. */
  readable(table: string, player: string | null): Promise<NoteRecord[]>;
  /** All of a player's notes. */
  of(player: string): Promise<NoteRecord[]>;
}
