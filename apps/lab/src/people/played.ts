import {
  BrokenLog,
  firstRow,
  type Game,
  type GameEvent,
  type Input,
  keptRows,
  type Rewind,
  type Setup,
  standingRows,
  takeAgain,
} from "@paravent/kernel";
import type { ExportedGame } from "@paravent/server";
import { contentOf, hasPacks, labGame } from "../lib/games.ts";
import type { Played } from "../sim/play.ts";
import { Recording } from "../sim/recording.ts";

interface Entry {
  readonly seq: number;
  readonly input: Input | Rewind;
  readonly events: readonly GameEvent[];
}

/** What reports call whoever is no bot. */
const PERSON = "person";

/**
 * A finished game of a server as the lab keeps games: played once more from its log, without what was taken back. Null where
 * the rules of today tell it otherwise.
 */
export function playedAgain(exported: ExportedGame): Played | null {
  const game = gameOf(exported);
  const [first, ...rows] = exported.rows;
  const setup = first!.input as unknown as Setup;
  const read = game.readOptions(setup.options, setup.seats);
  if (!read.ok) return null;
  try {
    const { state, row } = firstRow(game, { ...setup, options: read.options });
    const names = exported.seats.map((seat) => (seat.kind === "bot" ? seat.level : PERSON));
    const recording = new Recording(exported.game, game, state, names);
    recording.happened(row.events);
    const entries = rows as unknown as readonly Entry[];
    const kept = keptRows(entries);
    let answers = 0;
    for (const entry of standingRows(entries)) {
      takeAgain(game, state, entry, kept.has(entry.seq));
      recording.happened(entry.events);
      if (entry.input.kind === "answer") answers++;
    }
    return game.outcome(state.facts) ? recording.ended(answers, {}) : null;
  } catch (fault) {
    if (fault instanceof BrokenLog) return null;
    throw fault;
  }
}

function gameOf({ game, pack }: ExportedGame): Game {
  if (!pack || !hasPacks(game)) return labGame(game).game;
  const content = contentOf(game);
  return content.open(content.make(pack.document)).game;
}
