import {
  cloneState,
  firstRow,
  type Game,
  hashOf,
  type Input,
  nextRow,
  type Rewind,
  Rng,
  rewound,
  type Setup,
  viewFor,
} from "@paravent/kernel";
import { expect, it } from "vitest";
import type { LogRow } from "../store/store.ts";
import { ledger } from "../testing/ledger.ts";
import { TakingBack } from "./taking-back.ts";

const game = ledger as unknown as Game;
const setup: Setup = { seats: 2, options: { silent: false }, seed: "ledger" };

/** A game in memory, of which every row is noted as the way back. */
class Played {
  state = firstRow(game, setup).state;
  readonly rows: { seq: number; input: Input | Rewind; events: LogRow["events"] }[] = [];
  readonly back = new TakingBack(game, 0);

  get asked(): number {
    return viewFor(game, this.state, "public").waiting!.seats[0]!;
  }

  take(input: Input): void {
    const before = this.state;
    const state = cloneState(game, before);
    const done = nextRow(game, state, input);
    if (!done.ok) return;
    this.state = state;
    this.note(input, done.value.row.events, done.value.undoable, before);
  }

  write(word: string): void {
    this.take({ kind: "answer", seat: this.asked, question: this.state.question, value: { branch: word } });
  }

  /** Takes the seat's last answer back in both ways; they must lead to the same. */
  undo(seat: number): boolean {
    if (this.back.moves.of(seat) === null) return false;
    const to = this.back.moves.before(seat);
    const rewind: Rewind = { kind: "rewind", seat, to };
    const state = this.back.stateAfter(rewind, this.state);
    const whole = rewound(game, setup, this.rows, this.state, rewind);
    expect(state && hashOf(state)).toBe(hashOf(whole));
    this.state = whole;
    this.note(rewind, [], false, null);
    return true;
  }

  private note(input: Input | Rewind, events: LogRow["events"], undoable: boolean, before: typeof this.state | null) {
    const { seq, rules } = this.state;
    this.rows.push({ seq, input, events });
    const { seat } = input;
    const told = { known: true, seen: null, undoable, drawn: null };
    this.back.note({ seq, seat, command: null, input, events, ...told, rules, at: 0 }, before);
  }
}

it("leads where the whole game played again leads, whatever is taken back and stands", () => {
  let undone = 0;
  for (const seed of ["one", "two", "three"]) {
    const rng = Rng.from(seed);
    const played = new Played();
    for (let n = 0; n < 400; n++) {
      const seat = rng.below(2);
      const what = rng.below(20);
      if (what < 8) played.write(rng.below(2) === 0 ? "one" : "two");
      else if (what < 14) undone += played.undo(seat) ? 1 : 0;
      else if (what < 16) played.take({ kind: "stop", seat, at: "line", armed: rng.below(2) === 0 });
      else if (what < 17) played.take({ kind: "setting", seat, about: "*", ask: rng.below(2) === 0 ? "never" : null });
      else if (what < 18)
        played.take({ kind: "act", seat, question: played.state.question, act: "initial", value: { branch: "here" } });
      else if (what < 19) played.write("hand");
      else if (rng.below(4) === 0) played.write("throw");
    }
  }
  expect(undone).toBeGreaterThan(100);
});

it("goes back a long way of which not every state is kept", () => {
  const played = new Played();
  played.write("throw");
  for (let n = 0; n < 200; n++) {
    played.write("one");
    if (n % 7 === 0) played.take({ kind: "setting", seat: 1, about: "*", ask: n % 2 === 0 ? "never" : null });
  }
  for (let n = 0; n < 200; n++) expect(played.undo(0)).toBe(true);
  expect(played.undo(0)).toBe(false);
});

it("knows no state before a row by which somebody learned something", () => {
  const played = new Played();
  played.write("one");
  played.write("throw");
  played.write("two");
  expect(played.back.stateAfter({ kind: "rewind", seat: 0, to: 0 }, played.state)).toBeNull();
  expect(played.back.stateAfter({ kind: "rewind", seat: 0, to: 2 }, played.state)?.facts).toMatchObject({
    book: ["one", expect.any(String)],
  });
});
