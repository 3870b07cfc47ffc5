import {
  advance,
  cloneState,
  type Game,
  type GameEvent,
  type Input,
  Rng,
  type RngWords,
  type Setup,
  type State,
  seedWords,
  start,
} from "@paravent/kernel";
import { AlteredRng, drawingFrom } from "../worlds/chance.ts";
import { same } from "../worlds/difference.ts";
import type { Run } from "../worlds/run.ts";
import { heardApart, hearsAllAlike, seenBy, seenByAll } from "../worlds/worlds.ts";
import type { Fault, GameLaw } from "./law.ts";

/** Draws altered at each probe, one at a time; and at the start of every game, where most is dealt. */
const ALTERED = 6;
const ALTERED_AT_START = 2;

/**
 * What chance decides in secret stays secret: where another outcome of one draw leaves an observer with the same view,
 * it leaves it with the same events. Else a shuffle tells the order of the deck, or a deal what lies behind a screen.
 */
export const secretChance: GameLaw = <F, E extends GameEvent, V>(game: Game<F, E, V>, run: Run<F>): Fault[] => {
  const { choices = [], secrets = [] } = game.traits.fleeting ?? {};
  const byRight = [...choices, ...secrets];
  const altered = alterable(game);
  const faults: Fault[] = [];
  for (const { moment, before, state, most } of chances(run)) {
    const dice = Rng.from(`${run.setup.seed}/${moment.seq}/chance`);
    const { draws } = altered(run.setup, moment.input, before, -1, dice);
    const seen = seenByAll(game, state);
    for (let n = 0; n < Math.min(draws, most); n++) {
      const other = altered(run.setup, moment.input, before, dice.below(draws), dice);
      for (const who of [...Array(run.setup.seats).keys(), "public" as const]) {
        if (!same(seen(who), seenBy(game, other.state, who))) continue;
        // One's own cards may come in another order and make the same hand.
        if (hearsAllAlike(game, moment.events, other.events, who)) continue;
        const apart = heardApart(game, moment.events, other.events, who, byRight);
        if (apart) faults.push({ seq: moment.seq, what: `${who} is told what chance decided in secret: ${apart}` });
      }
    }
  }
  return faults;
};

/** The start, and every probed step that used chance. */
function chances<F>({ start, moments, probes }: Run<F>) {
  const steps = probes.filter(({ moment, before }) => before && moment.drew).map((one) => ({ ...one, most: ALTERED }));
  const most = probes[0]?.moment === moments[0] ? ALTERED : ALTERED_AT_START;
  return [{ moment: moments[0]!, before: null, state: start, most }, ...steps];
}

/** Takes a step once more, with one draw altered. */
type Altered<F> = (
  setup: Setup,
  input: Input | null,
  before: State<F> | null,
  altered: number,
  by: Rng,
) => { state: State<F>; events: readonly GameEvent[]; draws: number };

/** Made once for a game, whose many runs are all judged by it. */
function alterable<F, E extends GameEvent, V>(game: Game<F, E, V>): Altered<F> {
  const known = made.get(game);
  if (known) return known as Altered<F>;
  const source = { rng: Rng.from("") };
  const redirected = drawingFrom(game, source);
  const altered: Altered<F> = (setup, input, before, altered, by) => {
    const rng = new AlteredRng(before ? (before.rng as RngWords) : seedWords(setup.seed), altered, by);
    source.rng = rng;
    if (!before || !input) return { ...start(redirected, setup), draws: rng.draws };
    const state = cloneState(game, before);
    const done = advance(redirected, state, input);
    return { state, events: done.ok ? done.value.events : [], draws: rng.draws };
  };
  made.set(game, altered as Altered<unknown>);
  return altered;
}

const made = new WeakMap<object, Altered<unknown>>();
