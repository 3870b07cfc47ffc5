import { advance, askedSeats, cloneState, type Game, type GameEvent } from "@paravent/kernel";
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
  for (let i = 1; i < run.moments.length; i++) {
    if (!run.moments[i]!.undoable) continue;
    const first = i;
    for (; run.moments[i]?.undoable; i++) faults.push(...betrayals(game, run, i));
    if (run.probes.some((probe) => probe >= first && probe < i)) faults.push(...givenAgain(game, run, first, i));
  }
  return faults;
};

const fault = ({ seq }: { seq: number }, what: string): Fault => ({ seq, what: `called undoable, but ${what}` });

/** What an input that can be taken back must not have done. */
function betrayals<F, E extends GameEvent>(game: Game<F, E>, run: Run<F>, i: number): Fault[] {
  const moment = run.moments[i]!;
  const found: string[] = [];
  if (drew(run.moments[i - 1]!.state, moment.state)) found.push("chance was used");
  for (const event of moment.events) if (game.discloses(event as E)) found.push(`${event.type} discloses something`);
  const asked = askedSeats(game, moment.state);
  if (asked.length !== 1 || asked[0] !== moment.input!.seat) found.push("the hand has changed");
  return found.map((what) => fault(moment, what));
}

/** The inputs that can be taken back from `first` on, before `after`, once more from the state before them. */
function givenAgain<F, E extends GameEvent>(game: Game<F, E>, run: Run<F>, first: number, after: number): Fault[] {
  const back = cloneState(game, run.moments[first - 1]!.state);
  for (let i = first; i < after; i++) {
    const done = advance(game, back, run.moments[i]!.input!);
    if (!done.ok) return [fault(run.moments[i]!, `given again it is refused (${done.refusal.reason})`)];
  }
  // States that part stay apart: the last one is enough.
  const last = run.moments[after - 1]!;
  return same(back, last.state) ? [] : [fault(last, "given again it leads elsewhere")];
}
