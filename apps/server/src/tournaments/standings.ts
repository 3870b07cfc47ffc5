/** How one seat of a table ended. */
export interface SeatEnd {
  readonly place: number | null;
  readonly points: number | null;
  /** A bot played for its player when it ended. */
  readonly left: boolean;
}

/** A table of a round; `ends` is null until it is over and may be known. */
export interface PlayedBoard {
  readonly seats: readonly (string | null)[];
  readonly ends: readonly SeatEnd[] | null;
}

export interface PlayedRound {
  readonly boards: readonly PlayedBoard[];
  readonly byes: readonly string[];
}

/** Where somebody stands. */
export interface Stand {
  readonly id: string;
  readonly place: number;
  readonly points: number;
  /** Of those who had the same seat in the same deal, the share they did better than; null without such deals. */
  readonly sameSeat: number | null;
  /** Points of those they have met, on average. */
  readonly strength: number;
  readonly rounds: number;
}

/** What a seat of a table is worth on average: who sits out is neither better nor worse for it. */
export const BYE = 0.5;

/**
 * What a seat has scored: the share of the others it was placed before, half for those placed with it. Who leaves a game
 * to a bot has scored nothing, whatever the bot made of it; nor has anybody where all have lost.
 */
export function scoreOf(ends: readonly SeatEnd[], seat: number): number {
  const { place, left } = ends[seat]!;
  if (place === null || left || ends.length < 2) return 0;
  const behind = ends.filter((end) => (end.place ?? Number.POSITIVE_INFINITY) > place).length;
  const beside = ends.filter((end) => end.place === place).length - 1;
  return (behind + beside / 2) / (ends.length - 1);
}

/**
 * By points; who has as many is placed by what others made of the same cards in the same seat, where the same was dealt,
 * then by the points of those they have met.
 */
export function standingsOf(players: readonly string[], rounds: readonly PlayedRound[], duplicate: boolean): Stand[] {
  const points = new Map(players.map((id) => [id, 0]));
  const played = new Map(players.map((id) => [id, 0]));
  const add = (id: string, score: number): void => {
    points.set(id, (points.get(id) ?? 0) + score);
    played.set(id, (played.get(id) ?? 0) + 1);
  };
  for (const { boards, byes } of rounds) {
    for (const id of byes) add(id, BYE);
    for (const { seats, ends } of boards)
      for (const [seat, id] of seats.entries()) if (id !== null && ends) add(id, scoreOf(ends, seat));
  }
  const stands = players.map((id) => ({
    id,
    points: points.get(id)!,
    sameSeat: duplicate ? sameSeatOf(id, rounds) : null,
    strength: mean(metBy(id, rounds).map((other) => points.get(other) ?? 0)) ?? 0,
    rounds: played.get(id)!,
  }));
  return stands
    .map((stand) => ({ ...stand, place: 1 + stands.filter((other) => isBefore(other, stand)).length }))
    .sort((one, other) => one.place - other.place);
}

type Unplaced = Omit<Stand, "place">;

/** Sums of thirds and quarters differ in the last digits only. */
const SAME = 1e-6;

function isBefore(one: Unplaced, other: Unplaced): boolean {
  for (const by of [
    one.points - other.points,
    (one.sameSeat ?? 0) - (other.sameSeat ?? 0),
    one.strength - other.strength,
  ])
    if (Math.abs(by) > SAME) return by > 0;
  return false;
}

/** The people somebody has sat with at tables that count. */
function metBy(id: string, rounds: readonly PlayedRound[]): string[] {
  const tables = rounds.flatMap(({ boards }) => boards).filter(({ seats, ends }) => ends && seats.includes(id));
  return tables.flatMap(({ seats }) => seats.filter((other) => other !== null && other !== id)) as string[];
}

/** Compared with each person who had the same seat in the same round; half where nobody had. */
function sameSeatOf(id: string, rounds: readonly PlayedRound[]): number {
  const compared: number[] = [];
  for (const { boards } of rounds) {
    const own = boards.find(({ seats }) => seats.includes(id));
    const seat = own?.seats.indexOf(id) ?? -1;
    if (!own?.ends) continue;
    for (const other of boards) {
      if (other === own || other.seats[seat] === null || !other.ends) continue;
      compared.push(betterThan(own.ends[seat]!, other.ends[seat]!));
    }
  }
  return mean(compared) ?? BYE;
}

function betterThan(own: SeatEnd, other: SeatEnd): number {
  if (own.left !== other.left) return own.left ? 0 : 1;
  const worth = ({ points, place }: SeatEnd): number => points ?? -(place ?? Number.POSITIVE_INFINITY);
  const [mine, theirs] = [worth(own), worth(other)];
  return mine === theirs ? 0.5 : mine > theirs ? 1 : 0;
}

const mean = (numbers: readonly number[]): number | null =>
  numbers.length === 0 ? null : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
