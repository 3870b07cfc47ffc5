import {
  advance,
  askedSeats,
  cloneState,
  enumerate,
  type Game,
  type GameEvent,
  openQuestion,
  type State,
} from "@paravent/kernel";

/**
 * The number of answer sequences of each length up to `depth`, standing actions left aside: the cheapest alarm for a
 * changed set of legal answers. Simultaneous questions are answered in the order of seats. Sequences that end the
 * game early count for their own length only.
 */
export function perft<F, E extends GameEvent>(
  game: Game<F, E>,
  state: State<F>,
  depth: number,
  widest = 5000,
): number[] {
  const counts = new Array<number>(depth).fill(0);
  const visit = (from: State<F>, at: number): void => {
    if (at === depth) return;
    const seat = askedSeats(game, from).find((asked) => openQuestion(game, from, asked) !== null);
    if (seat === undefined) return;
    const question = openQuestion(game, from, seat)!;
    const answers = enumerate(question.ask, widest);
    if (!answers) throw new Error(`${question.subject} has more than ${widest} answers`);
    counts[at]! += answers.length;
    if (at + 1 === depth) return;
    for (const value of answers) {
      const after = cloneState(game, from);
      const done = advance(game, after, { kind: "answer", seat, question: question.id, value });
      if (!done.ok) throw new Error(`${question.subject} refuses ${JSON.stringify(value)} (${done.refusal.reason})`);
      visit(after, at + 1);
    }
  };
  visit(state, 0);
  return counts;
}
