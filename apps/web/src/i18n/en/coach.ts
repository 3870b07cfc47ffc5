import type { coach as french } from "../fr/coach.ts";

export const coach: typeof french = {
  title: "Coach",
  idle: "A word when something is new, and when a move was poor.",
  understood: "Got it",
  off: "Turn the coach off",
  nothing: "nothing",
  poorMove: (own, better) => `You chose: ${own}. Better: ${better}.`,
  poorDeed: (own, better) => `You chose ${own}. It would have been better ${better}.`,
  chances: (better, given) => `By the bots’ estimate: ${better}% to win instead of ${given}%.`,
};
