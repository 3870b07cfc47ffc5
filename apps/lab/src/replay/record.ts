import { packFilesIn } from "@paravent/content/folder";
import type { Content } from "@paravent/content/plug";
import type { Input } from "@paravent/kernel";
import { type ExportedGame, recordedGame } from "@paravent/server";
import { contentOf, gameWith, hasPacks } from "../lib/games.ts";
import { playGame, type SimTask } from "../sim/play.ts";

/** Game number n of a simulation as a document that a server can take in: it is played once more. */
export function recorded(
  task: SimTask,
  n: number,
  named: { readonly id: string; readonly name: string },
): ExportedGame {
  const { game: id, pack = "", players, options, seed, tables } = task;
  const inputs: Input[] = [];
  playGame(task, n, (input) => inputs.push(input));
  return recordedGame(gameWith(id, pack), {
    ...named,
    setup: { seats: players, options, seed: `${seed}/${n}` },
    inputs,
    levels: tables[n % tables.length]!,
    pack: hasPacks(id) ? packOf(contentOf(id), pack) : null,
    at: Date.now(),
  });
}

/** The content it was played with. */
function packOf(content: Content, folder: string): ExportedGame["pack"] {
  const document = folder === "" ? content.base() : content.read(packFilesIn(folder));
  const { id, rules } = content.open(content.make(document));
  return { id, rules, createdAt: Date.now(), document: document as never };
}
