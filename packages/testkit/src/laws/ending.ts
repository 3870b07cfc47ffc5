import type { GameLaw } from "./law.ts";

/** Every game ends, within the number of answers its traits promise, and then, and only then, has an outcome. */
export const ending: GameLaw = (game, { moments, last }) => {
  const { seq, decided } = moments.at(-1)!;
  // Second thoughts about a sealed answer are no further answers.
  const answers = moments.filter(({ input, again }) => input?.kind === "answer" && !again).length;
  const faults = moments
    .slice(0, -1)
    .filter((moment) => moment.decided && moment.asked.length === 0)
    .map((moment) => ({ seq: moment.seq, what: "over, and yet the game went on" }));
  if (answers > game.traits.longest)
    faults.push({ seq, what: `${answers} answers, where ${game.traits.longest} were to be enough` });
  if (last.stack.length > 0) faults.push({ seq, what: "not over" });
  else if (!decided) faults.push({ seq, what: "over without an outcome" });
  return faults;
};
