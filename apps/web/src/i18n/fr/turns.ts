/** Whose turn it is, said where the player looks while elsewhere. */
export const turns = {
  title: (table: string): string => `● À vous – ${table}`,
  next: (n: number): string => (n === 1 ? "Partie suivante" : `Partie suivante (${n})`),
  nextLabel: (table: string): string => `Partie suivante : ${table} vous attend`,
};
