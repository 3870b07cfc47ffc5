/** Every side is wanted within these parts of an even share. */
export const GOAL = [0.85, 1.18] as const;
