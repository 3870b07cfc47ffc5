import { teach } from "@paravent/bots";
import { packText as dclightText, packOf as packOfDclight } from "@paravent/dclight";
import { dclightHeuristic, dclightProfiles } from "@paravent/dclight/bots";
import { loadDclight } from "@paravent/dclight/node";
import { packText as diktatText, packOf as packOfDiktat } from "@paravent/diktat";
import { diktatHeuristic } from "@paravent/diktat/bots";
import { loadDiktat } from "@paravent/diktat/node";
import { type Frame, type Game, type Procedure, type State, tabled } from "@paravent/kernel";
import type { ServedGame } from "../../../server/src/games/games.ts";

/** Facts as the stage knows them: only their pack matters to it. */
interface Facts {
  readonly pack: string;
}
type AnyGame = Game<Facts, never>;
type Proc = Procedure<Facts, never>;

/** A position built with the testing words of a game. */
export interface Staged {
  readonly position: { readonly state: State<Facts> };
}

/** What the stage must know of a game: its rules, and the pack its clients look names up in. */
const BASES = {
  diktat: () => {
    teach("diktat", { greedy: diktatHeuristic });
    return { base: loadDiktat() as AnyGame, text: (facts: Facts) => diktatText(packOfDiktat(facts)) };
  },
  dclight: () => {
    teach("dclight", { greedy: dclightHeuristic, strategies: dclightProfiles });
    return { base: loadDclight() as AnyGame, text: (facts: Facts) => dclightText(packOfDclight(facts)) };
  },
} as const;
export type StagedId = keyof typeof BASES;

/**
 * A game beginning in a built position, for a server that starts it as any other. Each frame of the position's stack
 * becomes a procedure of its own: its first step calls the next frame, then it goes on where the frame stood.
 */
export class StagedGame {
  readonly served: ServedGame;
  private readonly packs = new Map<string, object>();
  private readonly procedures: Map<string, Proc>;
  private readonly text: (facts: Facts) => object;
  private position: State<Facts> | null = null;
  private count = 0;

  constructor(id: StagedId) {
    const { base, text } = BASES[id]();
    const stage = this;
    this.text = text;
    this.procedures = new Map(base.procedures as Map<string, Proc>);
    const game = {
      ...base,
      get main() {
        return stage.name(0);
      },
      procedures: this.procedures as AnyGame["procedures"],
      setup: () => base.clone(stage.position!.facts),
    };
    this.served = { game: game as Game, packs: this.packs };
  }

  /** The next game begins here. */
  put(staged: Staged): void {
    const state = staged.position.state as State<Facts>;
    this.packs.set(state.facts.pack, this.text(state.facts));
    this.position = state;
    this.count++;
    // A reaction window opens again by itself, at the boundary it opened at.
    const frames = state.stack.filter(({ proc }) => proc !== "kernel/window");
    const isReacting = frames.length < state.stack.length;
    for (const [at, frame] of frames.entries())
      this.procedures.set(this.name(at), this.standIn(frames, frame, at, isReacting));
  }

  private name(at: number): string {
    return `stage${this.count}/${at}`;
  }

  private standIn(frames: readonly Frame[], frame: Frame, at: number, isReacting: boolean): Proc {
    const { steps } = this.procedures.get(frame.proc)!;
    const [name, above, then] = [this.name(at), frames[at + 1], frame.then];
    if (!above || then === null) {
      // A boundary that has been passed does not open again: the position stands behind it.
      const step = steps.get(frame.step)!;
      if (!frame.passed || isReacting || step.boundary === null) return tabled({ name, first: frame.step, steps });
      return tabled({ name, first: "stage", steps: new Map([...steps, ["stage", { ...step, boundary: null }]]) });
    }
    const next = this.name(at + 1);
    const run = () => ({ go: "call" as const, proc: next, env: structuredClone(above.env), then });
    return tabled({ name, first: "stage", steps: new Map([...steps, ["stage", { kind: "do", boundary: null, run }]]) });
  }
}
