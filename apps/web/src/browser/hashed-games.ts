import type { PackFiles } from "@paravent/content";
import { diktat, readPack } from "@paravent/diktat";
import { advance, askedSeats, hashOf, openQuestion, Rng, sample, start } from "@paravent/kernel";

/** Plays random games and returns the hash of every state on the way: the same wherever it runs, or something is wrong. */
export function hashedGames(files: PackFiles, seeds: readonly string[]): string[] {
  const game = diktat(readPack(files));
  return seeds.flatMap((seed) => {
    const { state } = start(game, { seats: 4, options: {}, seed });
    const rng = Rng.from(`${seed}/player`);
    const hashes = [hashOf(state)];
    while (state.stack.length > 0) {
      const seat = askedSeats(game, state).find((asked) => openQuestion(game, state, asked))!;
      const { id, ask } = openQuestion(game, state, seat)!;
      advance(game, state, { kind: "answer", seat, question: id, value: sample(ask, rng) });
      hashes.push(hashOf(state));
    }
    return hashes;
  });
}
