import { Rng } from "@paravent/kernel";

/** Somebody who is to be seated in the next round. */
export interface Entrant {
  readonly id: string;
  readonly points: number;
}

/** What is known of the rounds before. */
export interface Before {
  /** How often two have met; much more where one of them does not want to meet the other. */
  met(one: string, other: string): number;
  /** How often somebody has sat a round out. */
  byes(id: string): number;
  /** How often somebody has had this seat. */
  sat(id: string, seat: number): number;
}

export interface Paired {
  /** The tables, seat by seat; null: a bot. */
  readonly boards: readonly (readonly (string | null)[])[];
  readonly byes: readonly string[];
}

/** Meeting again weighs more than any difference of points. */
const AGAIN = 1_000;

/** Where some would meet again, so many other beginnings are tried. */
const TRIES = 24;

/**
 * Seats players at tables of one size, those with as many points together, who has met before apart. Libraries for Swiss
 * tournaments pair two and two; for larger tables this exchanges players as long as that makes it better, from the order
 * of the standings first and from chosen-by-lot orders if people would meet again.
 *
 * @param entrants the best first
 * @param chance decides what nothing else does; the same for everybody who works it out again
 */
export function pairTables(
  entrants: readonly Entrant[],
  size: number,
  fill: "bots" | "byes",
  before: Before,
  chance: string,
): Paired {
  const byes = fill === "byes" ? sittingOut(entrants, entrants.length % size, before) : [];
  const seated = entrants.filter(({ id }) => !byes.includes(id));
  const sizes = peopleAt(seated.length, size);
  const rng = Rng.from(chance);
  let best = improved(dealt(seated, sizes), before);
  for (let n = 0; n < TRIES && best.cost >= AGAIN; n++) {
    rng.shuffle(seated);
    const other = improved(dealt(seated, sizes), before);
    if (other.cost < best.cost) best = other;
  }
  return { boards: best.boards.map((board) => seatsOf(board, size, before)), byes };
}

/** Those with the fewest byes so far, the last of them first. */
function sittingOut(entrants: readonly Entrant[], many: number, { byes }: Before): string[] {
  return entrants
    .map(({ id }, rank) => ({ id, rank, had: byes(id) }))
    .sort((one, other) => one.had - other.had || other.rank - one.rank)
    .slice(0, many)
    .map(({ id }) => id);
}

/** How many people sit at each table, as evenly as can be, so that nobody is left alone among bots. */
function peopleAt(people: number, size: number): number[] {
  const tables = Math.ceil(people / size);
  return Array.from({ length: tables }, (_, n) => Math.floor(people / tables) + (n < people % tables ? 1 : 0));
}

type Board = Entrant[];

function dealt(entrants: readonly Entrant[], sizes: readonly number[]): Board[] {
  const left = [...entrants];
  return sizes.map((many) => left.splice(0, many));
}

function costOf(board: Board, { met }: Before): number {
  let cost = 0;
  for (const [n, one] of board.entries())
    for (const other of board.slice(n + 1))
      cost += AGAIN * met(one.id, other.id) ** 2 + (one.points - other.points) ** 2;
  return cost;
}

/** Exchanges two players of different tables as long as that is better for both tables together. */
function improved(boards: Board[], before: Before): { readonly boards: Board[]; readonly cost: number } {
  const costs = boards.map((board) => costOf(board, before));
  for (let better = true; better; ) {
    better = false;
    for (let a = 0; a < boards.length; a++)
      for (let b = a + 1; b < boards.length; b++)
        for (let i = 0; i < boards[a]!.length; i++)
          for (let j = 0; j < boards[b]!.length; j++) {
            const [left, right] = exchanged(boards[a]!, i, boards[b]!, j);
            const [one, other] = [costOf(left, before), costOf(right, before)];
            if (one + other >= costs[a]! + costs[b]! - 1e-9) continue;
            [boards[a], boards[b], costs[a], costs[b], better] = [left, right, one, other, true];
          }
  }
  return { boards, cost: costs.reduce((sum, cost) => sum + cost, 0) };
}

function exchanged(left: Board, i: number, right: Board, j: number): [Board, Board] {
  return [left.with(i, right[j]!), right.with(j, left[i]!)];
}

/** The order in which everybody has had their seat least often. */
function seatsOf(board: Board, size: number, { sat }: Before): (string | null)[] {
  const people: (string | null)[] = [...board.map(({ id }) => id), ...Array<null>(size - board.length).fill(null)];
  let best: (string | null)[] = people;
  let least = Number.POSITIVE_INFINITY;
  const place = (order: (string | null)[], left: readonly (string | null)[], cost: number): void => {
    if (cost >= least) return;
    if (left.length === 0) {
      [best, least] = [order, cost];
      return;
    }
    for (const [n, one] of left.entries()) {
      const more = one === null ? 0 : (sat(one, order.length) + 1) ** 2 - 1;
      place([...order, one], left.toSpliced(n, 1), cost + more);
    }
  };
  place([], people, 0);
  return best;
}
