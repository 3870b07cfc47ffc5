/**
 * Who sits where, game after game. As many levels as seats or fewer are repeated around the table and move on by one seat
 * each game. More levels than seats meet in every choice of different ones, and each choice in every order: all play
 * equally often, on every seat, against all others.
 */
export function tablesOf(levels: readonly string[], players: number): string[][] {
  if (levels.length > players) return arrangements(levels, players);
  return Array.from({ length: players }, (_, n) =>
    Array.from({ length: players }, (_, seat) => levels[((seat + n) % players) % levels.length]!),
  );
}

/** Every ordered choice of so many. */
function arrangements(levels: readonly string[], seats: number): string[][] {
  if (seats === 0) return [[]];
  return levels.flatMap((level) =>
    arrangements(
      levels.filter((other) => other !== level),
      seats - 1,
    ).map((others) => [level, ...others]),
  );
}
