import { type Game, type GameEvent, type Procedure, Rng, type RngWords, type Rules, tabled } from "@paravent/kernel";

/** The draws of a true sequence, but for one that comes out otherwise. */
export class AlteredRng extends Rng {
  readonly #altered: number;
  readonly #by: Rng;

  /** `altered` counts draws from 0; -1 alters none. `by` decides what comes out instead. */
  constructor(words: RngWords, altered: number, by: Rng) {
    super([...words]);
    this.#altered = altered;
    this.#by = by;
  }

  override below(n: number): number {
    const drawn = super.below(n);
    const isAltered = this.draws - 1 === this.#altered && n > 1;
    return isAltered ? (drawn + 1 + this.#by.below(n - 1)) % n : drawn;
  }
}

/** The same game, drawing from whatever generator the test puts into `source`, instead of the state's. */
export function drawingFrom<F, E extends GameEvent, V>(game: Game<F, E, V>, source: { rng: Rng }): Game<F, E, V> {
  const given = (rules: Rules<F, E>): Rules<F, E> => ({
    get facts() {
      return rules.facts;
    },
    rng: source.rng,
    elapsed: rules.elapsed,
    emit: (event) => rules.emit(event),
  });
  const redirected = ({ name, first, steps, firm = false }: Procedure<F, E>): Procedure<F, E> => {
    const table = new Map(steps);
    for (const [at, step] of steps)
      table.set(
        at,
        step.kind === "do"
          ? { ...step, run: (rules, env, result) => step.run(given(rules), env, result) }
          : // Without its short way, so that every answer comes by here.
            { ...step, then: (rules, env, answers) => step.then(given(rules), env, answers), single: null },
      );
    return tabled({ name, first, steps: table, firm });
  };
  const standing = Object.entries(game.standing).map(([act, action]) => [
    act,
    { ...action, run: (rules: Rules<F, E>, ...rest: [number, never]) => action.run(given(rules), ...rest) },
  ]);
  const { settle } = game;
  return {
    ...game,
    procedures: new Map([...game.procedures].map(([name, procedure]) => [name, redirected(procedure)])),
    standing: Object.fromEntries(standing),
    ...(settle ? { settle: (rules, events, since) => settle(given(rules), events, since) } : {}),
  };
}
