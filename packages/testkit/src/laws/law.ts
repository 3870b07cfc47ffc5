import type { Game, GameEvent } from "@paravent/kernel";
import type { Run } from "../worlds/run.ts";

/** Something that is not as a law says, and after how many inputs. */
export interface Fault {
  readonly seq: number;
  readonly what: string;
}

/** A statement about every game that can be played; it finds nothing where it holds. */
export type GameLaw = <F, E extends GameEvent, V>(game: Game<F, E, V>, run: Run<F>) => Fault[];
