/** What is kept of one game. */
export interface Played {
  readonly answers: number;
  readonly rounds: number;
  readonly end: string;
  /** What bots did unasked, and how often. */
  readonly unasked: Readonly<Record<string, number>>;
  /** The events that the game counts, and how often they happened. */
  readonly counts: Readonly<Record<string, number>>;
  /** The points of all seats at the beginning of every round and at the end; empty where the game does not say. */
  readonly course: readonly (readonly number[])[];
  readonly seats: readonly {
    readonly bot: string;
    readonly side: string;
    readonly points: number;
    readonly parts: Readonly<Record<string, number>>;
    /** Its points at the end by what they come from, where the game tells that. */
    readonly sources: Readonly<Record<string, number>>;
    /** 1 for a victory, a part of it for a shared one. */
    readonly won: number;
    /** The things it took in the course of the game, each once. */
    readonly took: readonly string[];
  }[];
}
