import {
  advance,
  cloneState,
  type Game,
  type GameEvent,
  openQuestion,
  Rng,
  type State,
  sample,
} from "@paravent/kernel";
import { same } from "../worlds/difference.ts";
import { drew, heardApart, seenBy, seenByAll } from "../worlds/worlds.ts";
import type { Fault, GameLaw } from "./law.ts";

/** Other answers tried at each probe. */
const OTHERS = 6;

/**
 * Events tell an observer nothing that its view does not show. Two answers of a seat that leave another observer with
 * the same view must have sent it the same events: else an event carries, say, what lies hidden in a pile. Types that
 * tell more by right are named in the game's traits (`fleeting`).
 */
export const discretion: GameLaw = (game, run) => {
  const { choices = [], secrets = [] } = game.traits.fleeting ?? {};
  const fleeting = [...choices, ...secrets];
  const faults: Fault[] = [];
  for (const { moment, before, state: after } of run.probes) {
    const { seq, input, events } = moment;
    if (input?.kind !== "answer" || !before) continue;
    if (!isQuiet(game, before, events, after)) continue;
    const rng = Rng.from(`${run.setup.seed}/${seq}/others`);
    const seen = seenByAll(game, after);
    for (let n = 0; n < OTHERS; n++) {
      const question = openQuestion(game, before, input.seat);
      if (!question) break;
      const other = cloneState(game, before);
      const done = advance(game, other, { ...input, value: sample(question.ask, rng) });
      if (!done.ok || !isQuiet(game, before, done.value.events, other)) continue;
      for (const who of [...Array(before.seats).keys(), "public" as const]) {
        if (who === input.seat || !same(seen(who), seenBy(game, other, who))) continue;
        const apart = heardApart(game, events, done.value.events, who, fleeting);
        if (apart) faults.push({ seq, what: `${who} is told what its view does not show: ${apart}` });
      }
    }
  }
  return faults;
};

function isQuiet<F, E extends GameEvent>(
  game: Game<F, E>,
  before: State<F>,
  events: readonly GameEvent[],
  after: State<F>,
): boolean {
  return !drew(before, after) && !events.some((event) => game.discloses(event as E));
}
