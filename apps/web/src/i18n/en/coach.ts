import type { coach as french } from "../fr/coach.ts";

export const coach: typeof french = {
  title: "Coach",
  idle: "A word when something is new, and when a move was poor.",
  understood: "Got it",
  off: "Turn the coach off",
  nothing: "nothing",
  poorMove: (own, given, better, chance) =>
    `You chose: ${own} (${given}% to win by the bots’ estimate). They would have chosen: ${better} (${chance}%).`,
};
