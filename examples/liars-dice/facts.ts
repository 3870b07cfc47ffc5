import type { Seat } from "@paravent/kernel";

/** How many dice everybody begins with. */
export const DICE = 5;

export const FACES = [1, 2, 3, 4, 5, 6] as const;
export type Face = (typeof FACES)[number];

/** The faces of a die in this game. */
export const facesOf = ({ faces }: Pick<Facts, "faces">): readonly Face[] => FACES.slice(0, faces);

/** "There are at least so many dice of this face under all cups." */
export interface Bid {
  seat: Seat;
  count: number;
  face: Face;
}

/** A challenge: what was bid, who doubted it, and what lay under the cups. */
export interface Challenge extends Bid {
  by: Seat;
  found: number;
  loser: Seat;
  dice: Face[][];
}

export interface Facts {
  /** Ones count as every face (LD-WILD-01). */
  wild: boolean;
  /** The highest face of a die. */
  faces: number;
  round: number;
  turn: Seat;
  /** What lies under each cup; nothing: the player is out. */
  dice: Face[][];
  bid: Bid | null;
  /** The last challenge, in the open until the next one. */
  last: Challenge | null;
  winner: Seat | null;
}

export type DiceEvent =
  | { type: "roundBegan"; round: number; seat: Seat }
  | { type: "diceRolled"; dice: Face[][] }
  | ({ type: "bidMade" } & Bid)
  | ({ type: "challenged" } & Challenge)
  | { type: "dieLost"; seat: Seat; left: number }
  | { type: "wentOut"; seat: Seat }
  | { type: "gameWon"; seat: Seat };

export const setup = (seats: number, { wild, dice, faces }: { wild: boolean; dice: number; faces: number }): Facts => ({
  wild,
  faces,
  round: 0,
  turn: 0,
  dice: Array.from({ length: seats }, () => Array.from({ length: dice }, () => 1 as Face)),
  bid: null,
  last: null,
  winner: null,
});

export const copyDice = (dice: readonly (readonly Face[])[]): Face[][] => dice.map((cup) => cup.slice());

export const clone = (s: Readonly<Facts>): Facts => ({
  ...s,
  dice: copyDice(s.dice),
  bid: s.bid && { ...s.bid },
  last: s.last && { ...s.last, dice: copyDice(s.last.dice) },
});

/** The only writer. */
export function apply(s: Facts, event: DiceEvent): void {
  switch (event.type) {
    case "roundBegan":
      s.round = event.round;
      s.turn = event.seat;
      s.bid = null;
      return;
    case "diceRolled":
      s.dice = copyDice(event.dice);
      return;
    case "bidMade":
      s.bid = { seat: event.seat, count: event.count, face: event.face };
      s.turn = nextSeat(s, event.seat);
      return;
    case "challenged": {
      const { type: _, ...challenge } = event;
      s.last = { ...challenge, dice: copyDice(event.dice) };
      s.bid = null;
      // LD-ROUND-02: who lost begins the next round.
      s.turn = event.loser;
      return;
    }
    case "dieLost":
      s.dice[event.seat]!.pop();
      return;
    case "gameWon":
      s.winner = event.seat;
      return;
    case "wentOut":
      s.turn = nextSeat(s, event.seat);
      return;
  }
}

/** The next player around the table who still has dice. */
export function nextSeat({ dice }: Readonly<Facts>, from: Seat): Seat {
  let seat = from;
  do seat = (seat + 1) % dice.length;
  while (dice[seat]!.length === 0);
  return seat;
}

export const inPlay = ({ dice }: Pick<Facts, "dice">): number => dice.reduce((sum, cup) => sum + cup.length, 0);

/** Whether a die counts for a bid on this face (LD-WILD-01). */
export const counts = (die: Face, face: Face, wild: boolean): boolean => die === face || (wild && die === 1);
