import type * as french from "../fr/advice.ts";

/** What a strong bot would play in the player's place, and why. Chances and shares in percent. */
export const advice: typeof french.advice = {
  ask: "Advise me",
  asking: "One moment…",
  none: "No advice right now.",
  reasons: {
    better: ({ chance, next }) => `Advice: a ${chance} % chance to win; the best other answer leaves ${next} %.`,
    close: ({ chance, next }) =>
      `Advice: a ${chance} % chance to win, but another answer is about as good (${next} %).`,
    mixed: ({ chance, share }) =>
      `Advice: a ${chance} % chance to win. Vary your play: this choice is right about ${share} times in a hundred.`,
    bluff: ({ share }) => `Advice: don’t let them guess. This choice is right about ${share} times in a hundred.`,
    only: () => "Advice: nothing else is worth a thought.",
    habit: () => "Advice: at first sight, this brings the most.",
  },
};
