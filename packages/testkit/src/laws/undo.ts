import { advance, askedSeats, cloneState, type Game, type GameEvent, type State } from "@paravent/kernel";
import { same } from "../difference.ts";
import type { Run } from "../run.ts";
import { drew } from "../worlds.ts";
import type { Fault, GameLaw } from "./law.ts";

/**
 * What can be taken back used no chance, told nobody anything and left the same seat to answer; taken back and given
 * again, the same answers lead to the same states. That no view betrays more is the law of non-interference.
 */
export const undo: GameLaw = <F, E extends GameEvent, V>(game: Game<F, E, V>, run: Run<F>): Fault[] => {
  const faults: Fault[] = [];
  // The state before the undoable inputs under way, played on by them.
  let back: State<F> | null = null;
  for (const [i, { seq, input, events, undoable, state }] of run.moments.entries()) {
    if (!undoable || !input) {
      back = null;
      continue;
    }
    const before = run.moments[i - 1]!.state;
    const fault = (what: string) => faults.push({ seq, what: `called undoable, but ${what}` });
    if (drew(before, state)) fault("chance was used");
    for (const event of events) if (game.discloses(event as E)) fault(`${event.type} discloses something`);
    const asked = askedSeats(game, state);
    if (asked.length !== 1 || asked[0] !== input.seat) fault("the hand has changed");
    back ??= cloneState(game, before);
    const done = advance(game, back, input);
    if (!done.ok) fault(`given again it is refused (${done.refusal.reason})`);
    // States that part stay apart: the last one that can be taken back to is enough.
    else if (!run.moments[i + 1]?.undoable && !same(back, state)) fault("given again it leads elsewhere");
  }
  return faults;
};
