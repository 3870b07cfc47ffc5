import { advance, start } from "@paravent/kernel";
import { difference } from "../difference.ts";
import type { Fault, GameLaw } from "./law.ts";

/** The same setup and the same inputs lead to the same events and the same states. */
export const determinism: GameLaw = (game, run) => {
  const again = start(game, run.setup);
  const { state } = again;
  let { events }: { events: readonly unknown[] } = again;
  for (const { seq, input, told, state: after, hash } of run.moments) {
    const fault = (what: string): Fault[] => [{ seq, what }];
    if (input) {
      const done = advance(game, state, input);
      if (!done.ok) return fault(`played again, the input is refused (${done.refusal.reason})`);
      events = done.value.events;
    }
    if (JSON.stringify(events) !== told) return fault("played again, other events happen");
    // States that part stay apart: probes and the last are enough.
    const apart = hash === null ? null : difference(after, state, "state");
    if (apart) return fault(`played again, the state is another at ${apart}`);
  }
  return [];
};
