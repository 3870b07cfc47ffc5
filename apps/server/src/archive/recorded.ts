import { firstRow, type Game, type Input, isAuthorKnown, nextRow, type Setup } from "@paravent/kernel";
import { type ExportedGame, hashOfGame } from "./format.ts";

/** A game that bots have played somewhere else: what it was set up with, and every input in order. */
export interface Recorded {
  readonly id: string;
  readonly name: string;
  readonly setup: Setup;
  readonly inputs: readonly Input[];
  /** Who sat where, by level. */
  readonly levels: readonly string[];
  readonly pack: ExportedGame["pack"];
  readonly at: number;
}

/** Plays it once more, row by row, as a document that a server can take in and show. */
export function recordedGame(game: Game, { id, name, setup, inputs, levels, pack, at }: Recorded): ExportedGame {
  const { state, row: first } = firstRow(game, setup);
  const rows: object[] = [
    {
      ...{ seq: 0, seat: null, command: null, input: setup, events: first.events, hash: first.hash, known: true },
      ...{ seen: first.seen, undoable: false, drawn: first.drawn, rules: first.rules, at },
    },
  ];
  for (const input of inputs) {
    const known = isAuthorKnown(game, state, input);
    const done = nextRow(game, state, input);
    if (!done.ok) throw new Error(`${game.id}: ${done.refusal.reason} where it was played before`);
    const { seq, events, hash, seen, drawn } = done.value.row;
    rows.push({
      ...{ seq, seat: "seat" in input ? input.seat : null, command: `${seq}`, input, events, hash, known, seen },
      ...{ undoable: false, drawn, rules: state.rules, at },
    });
  }
  const document = {
    ...{ paravent: "game", format: 1, id, game: game.id, name, language: "fr", status: "over", options: setup.options },
    ...{ seed: setup.seed, creator: OPENER.id, createdAt: at, undo: "own", decisionSeconds: null },
    players: [{ ...OPENER, createdAt: at }],
    seats: levels.map((level) => ({ kind: "bot", level })),
    ...{ pack, rows, told: {} },
  };
  // Through text, as it will be read again.
  const plain = JSON.parse(JSON.stringify(document)) as Omit<ExportedGame, "hash">;
  return { ...plain, hash: hashOfGame(plain) };
}

/** A table has somebody who opened it. */
const OPENER = { id: "recorded", name: "Paravent", language: "fr" };
