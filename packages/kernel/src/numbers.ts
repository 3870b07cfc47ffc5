import type { Observer, Perceived, State } from "./state.ts";

export const nothingYet = (seats: number): Perceived => ({
  inputs: Array<number>(seats + 1).fill(0),
  questions: Array<number>(seats + 1).fill(0),
});

/** Where the count of an observer stands. */
export const placeOfObserver = (seats: number, who: Observer): number => (who === "public" ? seats : who);

/**
 * The numbers an observer knows a state and its open question by. They count what that observer has perceived and
 * nothing else: a number that skipped would tell of an input that is hidden from it.
 */
export function numbersFor<F>(state: State<F>, who: Observer): { readonly seq: number; readonly question: number } {
  const perceived: Perceived | undefined = state.perceived;
  // How a game ended by the rules of an older release, which kept no such count.
  if (!perceived) return { seq: state.seq, question: state.question };
  const at = placeOfObserver(state.seats, who);
  return { seq: perceived.inputs[at]!, question: perceived.questions[at]! };
}
