import type { Game } from "@paravent/kernel";
import { type Unfair, whyUnfair } from "@paravent/protocol";
import { chanceIn } from "../fairness/chance.ts";
import type { ServedGames } from "../games/games.ts";
import type { StoredRow } from "../store/store.ts";
import { rerun } from "../table/load.ts";
import { BadGame, type ExportedGame } from "./format.ts";

/** What came of checking the chance of an exported game. */
export interface Verified {
  readonly draws: number;
  /** What does not fit together. */
  readonly unfair: Unfair | null;
  /** What the rules of this release make otherwise of these draws; null: all that happened follows from them. */
  readonly difference: string | null;
}

/** Checks every draw of a game against the secret it was promised by, and what came of the draws by its rules. */
export async function verifyGame(exported: ExportedGame, games: ServedGames): Promise<Verified> {
  const rows = exported.rows as unknown as StoredRow[];
  const store = { rows: async (_: string, from: number) => rows.slice(from) };
  const chance = await chanceIn(store, exported);
  if (chance === "notOver") throw new BadGame("The game is not over: its secret is still one.");
  if (chance === "notProvable") throw new BadGame("The game began before chance could be checked.");
  const draws = chance.drawn.reduce((sum, drawn) => sum + drawn.draws.length, 0);
  const unfair = await whyUnfair(chance, null);
  const game = gameOf(exported, games);
  const difference = game ? (await rerun(store, game, exported.id)).difference : "this release does not play the game";
  return { draws, unfair, difference };
}

function gameOf({ game, pack }: ExportedGame, games: ServedGames): Game | null {
  const served = games.get(game);
  if (!served) return null;
  return pack && served.content ? served.content.open(served.content.make(pack.document)).game : served.game;
}
