/** Numbers by their names; those of a table within a table by both: `income.karst`. */
type Numbers = Readonly<Record<string, number>>;

/** All numbers of what a heuristic guesses, as one list that can be tuned. */
export function numbersOf(guesses: object, within = ""): Record<string, number> {
  const numbers: Record<string, number> = {};
  for (const [name, guess] of Object.entries(guesses)) {
    if (typeof guess === "number") numbers[within + name] = guess;
    else Object.assign(numbers, numbersOf(guess as object, `${within}${name}.`));
  }
  return numbers;
}

/** The guesses with those numbers that are named; the others stay. */
export function guessesWith<G extends object>(guesses: G, numbers: Numbers, within = ""): G {
  const moved = Object.entries(guesses).map(([name, guess]): [string, unknown] => [
    name,
    typeof guess === "number"
      ? (numbers[within + name] ?? guess)
      : guessesWith(guess as object, numbers, `${within}${name}.`),
  ]);
  return Object.fromEntries(moved) as G;
}
