import { teach } from "@paravent/bots";
import { type Diktat, type DiktatFacts, packOf, packText } from "@paravent/diktat";
import { diktatHeuristic } from "@paravent/diktat/bots";
import { loadDiktat } from "@paravent/diktat/node";
import type { Played } from "@paravent/diktat/testing";
import type { Frame, Procedure, State } from "@paravent/kernel";
import type { ServedGame } from "../../../server/src/games.ts";

type Proc = Procedure<DiktatFacts, never>;

/**
 * Diktat beginning in a built position, for a server that starts it as any other game. Each frame of the position's
 * stack becomes a procedure of its own: its first step calls the next frame, then it goes on where the frame stood.
 */
export class StagedGame {
  readonly served: ServedGame;
  private readonly packs = new Map<string, object>();
  private readonly procedures: Map<string, Proc>;
  private position: State<DiktatFacts> | null = null;
  private count = 0;

  constructor() {
    teach("diktat", diktatHeuristic);
    const base: Diktat = loadDiktat();
    const stage = this;
    this.procedures = new Map(base.procedures as unknown as Map<string, Proc>);
    const game = {
      ...base,
      get main() {
        return stage.name(0);
      },
      procedures: this.procedures as unknown as Diktat["procedures"],
      setup: () => base.clone(stage.position!.facts),
    };
    this.served = { game, packs: this.packs };
  }

  /** The next game begins here. */
  put(played: Played): void {
    const { state } = played.position;
    this.packs.set(state.facts.pack, packText(packOf(state.facts)));
    this.position = state;
    this.count++;
    // A reaction window opens again by itself, at the boundary it opened at.
    const frames = state.stack.filter(({ proc }) => proc !== "kernel/window");
    for (const [at, frame] of frames.entries()) this.procedures.set(this.name(at), this.standIn(frames, frame, at));
  }

  private name(at: number): string {
    return `stage${this.count}/${at}`;
  }

  private standIn(frames: readonly Frame[], frame: Frame, at: number): Proc {
    const { steps } = this.procedures.get(frame.proc)!;
    const [name, above, then] = [this.name(at), frames[at + 1], frame.then];
    if (!above || then === null) return { name, first: frame.step, steps };
    const next = this.name(at + 1);
    const run = () => ({ go: "call" as const, proc: next, env: structuredClone(above.env), then });
    return { name, first: "stage", steps: new Map([...steps, ["stage", { kind: "do", boundary: null, run }]]) };
  }
}
