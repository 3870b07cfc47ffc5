import type { ComponentType } from "preact";

/** Bots the server knows beside the random one. */
export type Strategy = "greedy" | "ages" | "builder" | "hunter" | "raider";

/** A game as the client offers it: its name, for how many it is, and where its table is fetched from. */
interface OfferedGame {
  readonly name: string;
  readonly players: readonly number[];
  /** What a shrewd bot may lean to, the even one first; empty where there is only one way. */
  readonly strategies: readonly Strategy[];
  /** The event that begins a round of the game. */
  readonly round: string;
  /** Fetched when somebody sits down: the lobby needs neither its drawings nor its fonts. */
  load(): Promise<ComponentType>;
}

/** The registry: one line per game. */
export const GAMES = {
  diktat: {
    name: "Diktat",
    players: [2, 3, 4, 5],
    strategies: [],
    round: "cycleBegan",
    load: async () => (await import("./diktat/DiktatTable.tsx")).DiktatTable,
  },
  dclight: {
    name: "DCLight",
    players: [2, 3, 4],
    strategies: ["greedy", "ages", "builder", "hunter", "raider"],
    round: "turnBegan",
    load: async () => (await import("./dclight/DclightTable.tsx")).DclightTable,
  },
} as const satisfies Readonly<Record<string, OfferedGame>>;

export type GameId = keyof typeof GAMES;

export const isOffered = (game: string): game is GameId => Object.hasOwn(GAMES, game);

/** What a game is called; the id itself, for one this client does not know. */
export const gameName = (game: string): string => (isOffered(game) ? GAMES[game].name : game);
