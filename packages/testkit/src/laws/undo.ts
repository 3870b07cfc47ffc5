import type { Game, GameEvent } from "@paravent/kernel";
import type { Run } from "../worlds/run.ts";
import type { Fault, GameLaw } from "./law.ts";

/**
 * What can be taken back used no chance, told nobody anything and left the same seat to answer. The kernel goes by what
 * the seat itself perceives; that nobody else has learned something by it, unseen, is for the game to see to: where
 * others may learn something, an event for all to see says so. That it leads to the same state when it is given again
 * is the law of determinism; that no view betrays more, that of non-interference.
 */
export const undo: GameLaw = <F, E extends GameEvent, V>(game: Game<F, E, V>, run: Run<F>): Fault[] =>
  run.moments
    .filter(({ undoable }) => undoable)
    .flatMap(({ seq, input, events, drew, asked }) => {
      const found: string[] = [];
      if (drew) found.push("chance was used");
      for (const event of events) if (game.discloses(event as E)) found.push(`${event.type} discloses something`);
      if (asked.length !== 1 || asked[0] !== input!.seat) found.push("the hand has changed");
      return found.map((what) => ({ seq, what: `called undoable, but ${what}` }));
    });
