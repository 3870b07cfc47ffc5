import type { ComponentType } from "preact";
import { DclightTable } from "./dclight/DclightTable.tsx";
import { DiktatTable } from "./diktat/DiktatTable.tsx";

/** A game as the client offers it: its name, for how many it is, and its table. */
interface OfferedGame {
  readonly name: string;
  readonly players: readonly number[];
  readonly Table: ComponentType;
}

/** The registry: one line per game. */
export const GAMES = {
  diktat: { name: "Diktat", players: [2, 3, 4, 5], Table: DiktatTable },
  dclight: { name: "DCLight", players: [2, 3, 4], Table: DclightTable },
} as const satisfies Readonly<Record<string, OfferedGame>>;

export type GameId = keyof typeof GAMES;

export const isOffered = (game: string): game is GameId => Object.hasOwn(GAMES, game);

/** What a game is called; the id itself, for one this client does not know. */
export const gameName = (game: string): string => (isOffered(game) ? GAMES[game].name : game);
