import type * as french from "../fr/advice.ts";

/** What a strong bot would play in the player's place, and why. Chances and shares in percent. */
export const advice: typeof french.advice = {
  ask: "Advise me",
  asking: "One moment…",
  none: "No advice right now.",
  because: (why, chance, next) => `Advice: ${why} ${chance}% to win, ${next}% otherwise.`,
  reasons: {
    better: ({ chance, next }) => `Advice: a ${chance}% chance to win, against ${next}% at best otherwise.`,
    close: ({ chance, next }) => `Advice: a ${chance}% chance; another answer is as good (${next}%).`,
    mixed: ({ chance, share }) => `Advice: a ${chance}% chance. Vary it: this choice ${share} times in a hundred.`,
    bluff: ({ share }) => `Advice: don’t be predictable. This choice ${share} times in a hundred.`,
    only: () => "Advice: nothing else is worth a thought.",
    habit: () => "Advice: at first sight, this brings the most.",
  },
};
