import { list, Misuse } from "../lib/command-line.ts";
import { configured, gameWith } from "../lib/games.ts";
import type { SimTask } from "../sim/play.ts";

/** What is said of the two ways on the command line: a pack each, options of both, and more of B alone. */
interface Said {
  readonly a: string;
  readonly b: string;
  readonly options: string;
  readonly with: string;
}

/** The two ways to play the same deals; refuses where they are one, and what cannot be played. */
export function bothWays(game: string, players: number, said: Said): readonly Pick<SimTask, "pack" | "options">[] {
  if (said.a === said.b && said.with === "") throw new Misuse("Name another pack with --b, or options --with it.");
  for (const pack of [said.a, said.b]) gameWith(game, pack);
  return [
    { pack: said.a, options: configured(game, list(said.options), players) },
    { pack: said.b, options: configured(game, list(`${said.options},${said.with}`), players) },
  ];
}
