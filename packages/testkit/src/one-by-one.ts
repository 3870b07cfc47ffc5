import { advance, type Game, type GameEvent, type Input, type State, start } from "@paravent/kernel";

/**
 * The end of a game that bots play among themselves, and of one to which the same inputs come one by one, as to a table
 * that people look at. What each perceived is counted there alone and left out.
 */
export function oneByOne<F, E extends GameEvent>(
  game: Game<F, E>,
  seats: number,
  play: (state: State<F>, took: (input: Input) => void) => void,
): { readonly among: object; readonly at: object } {
  const begin = () => start(game, { seats, options: {}, seed: "one by one" }).state;
  const [among, at] = [begin(), begin()];
  const inputs: Input[] = [];
  play(among, (input) => inputs.push(input));
  for (const input of inputs) {
    const done = advance(game, at, input);
    if (!done.ok) throw new Error(`row ${at.seq} is refused (${done.refusal.reason})`);
  }
  return { among: { ...among, perceived: null }, at: { ...at, perceived: null } };
}
