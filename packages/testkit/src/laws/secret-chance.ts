import { advance, cloneState, type Game, type GameEvent, Rng, type State, seedWords, start } from "@paravent/kernel";
import { AlteredRng, drawingFrom } from "../chance.ts";
import { same } from "../difference.ts";
import type { Run } from "../run.ts";
import { drew, heardApart, hearsAllAlike, seenBy, seenByAll } from "../worlds.ts";
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
  for (const i of new Set([0, ...run.probes])) {
    const moment = run.moments[i]!;
    if (i > 0 && !drew(run.moments[i - 1]!.state, moment.state)) continue;
    const dice = Rng.from(`${run.setup.seed}/${moment.seq}/chance`);
    const { draws } = altered(run, i, -1, dice);
    const seen = seenByAll(game, moment.state);
    const most = run.probes.includes(i) ? ALTERED : ALTERED_AT_START;
    for (let n = 0; n < Math.min(draws, most); n++) {
      const other = altered(run, i, dice.below(draws), dice);
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

/** Takes the step to a moment of a run once more, with one draw altered. */
type Altered<F> = (
  run: Run<F>,
  i: number,
  altered: number,
  by: Rng,
) => { state: State<F>; events: readonly GameEvent[]; draws: number };

/** Made once for a game, whose many runs are all judged by it. */
function alterable<F, E extends GameEvent, V>(game: Game<F, E, V>): Altered<F> {
  const before = made.get(game);
  if (before) return before as Altered<F>;
  const source = { rng: Rng.from("") };
  const redirected = drawingFrom(game, source);
  const altered: Altered<F> = (run, i, altered, by) => {
    const { input } = run.moments[i]!;
    const before = i === 0 ? null : run.moments[i - 1]!.state;
    const rng = new AlteredRng(before ? before.rng : seedWords(run.setup.seed), altered, by);
    source.rng = rng;
    if (!before || !input) return { ...start(redirected, run.setup), draws: rng.draws };
    const state = cloneState(game, before);
    const done = advance(redirected, state, input);
    return { state, events: done.ok ? done.value.events : [], draws: rng.draws };
  };
  made.set(game, altered as Altered<unknown>);
  return altered;
}

const made = new WeakMap<object, Altered<unknown>>();
