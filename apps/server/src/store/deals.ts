/** What is dealt in a tournament: at all tables of a round, or at one of them. Neither ids nor numbers hold a dot. */
export const dealOf = (tournament: string, round: number, board: number | null): string =>
  board === null ? `${tournament}.${round}` : `${tournament}.${round}.${board}`;

/** What a deal is called after. */
export function dealtIn(deal: string): {
  readonly tournament: string;
  readonly round: number;
  readonly shared: boolean;
} {
  const [tournament, round, board] = deal.split(".");
  return { tournament: tournament!, round: Number(round), shared: board === undefined };
}
