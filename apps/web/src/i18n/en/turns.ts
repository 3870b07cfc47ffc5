import type { turns as french } from "../fr/turns.ts";

/** Whose turn it is, said where the player looks while elsewhere. */
export const turns: typeof french = {
  title: (table) => `● Your turn – ${table}`,
  next: (n) => (n === 1 ? "Next game" : `Next game (${n})`),
  nextLabel: (table) => `Next game: ${table} is waiting for you`,
};
