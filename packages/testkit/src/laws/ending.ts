import { askedSeats } from "@paravent/kernel";
import type { GameLaw } from "./law.ts";

/** Every game ends, within the number of answers its traits promise, and then, and only then, has an outcome. */
export const ending: GameLaw = (game, run) => {
  const { seq, state } = run.moments.at(-1)!;
  // Second thoughts about a sealed answer are no further answers.
  const answers = run.moments.filter(
    ({ input }, i) =>
      input?.kind === "answer" && !run.moments[i - 1]!.state.sealed.some((sealed) => sealed.seat === input.seat),
  ).length;
  const faults = run.moments
    .slice(0, -1)
    .filter((moment) => game.outcome(moment.state.facts) !== null && askedSeats(game, moment.state).length === 0)
    .map((moment) => ({ seq: moment.seq, what: "over, and yet the game went on" }));
  if (answers > game.traits.longest)
    faults.push({ seq, what: `${answers} answers, where ${game.traits.longest} were to be enough` });
  if (state.stack.length > 0) faults.push({ seq, what: "not over" });
  else if (game.outcome(state.facts) === null) faults.push({ seq, what: "over without an outcome" });
  return faults;
};
