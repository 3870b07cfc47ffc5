import type { DescribedPiece, DescribedRow, DescribedView, GameEvent, Observer, Rng, Seat } from "@paravent/kernel";
import { type Bid, counts, type DiceEvent, type Face, type Facts, facesOf, inPlay } from "./facts.ts";
import { faceRef } from "./rules.ts";

/** What an observer sees: their own dice, how many the others have, and what was said and shown in the open. */
export interface View {
  readonly wild: boolean;
  readonly faces: number;
  readonly round: number;
  readonly own: readonly Face[];
  /** Dice of each seat. */
  readonly left: readonly number[];
  readonly bid: Bid | null;
  readonly described: DescribedView;
}

export function view(s: Readonly<Facts>, who: Observer): View {
  return {
    wild: s.wild,
    faces: s.faces,
    round: s.round,
    own: who === "public" ? [] : s.dice[who]!.slice(),
    left: s.dice.map((cup) => cup.length),
    bid: s.bid && { ...s.bid },
    described: described(s, who),
  };
}

function described(s: Readonly<Facts>, who: Observer): DescribedView {
  const { bid, last, winner } = s;
  const middle: DescribedRow[] = [
    { label: "bid", value: bid && { key: "bidBy", with: { ...bid } }, pieces: [] },
    { label: "inPlay", value: inPlay(s), pieces: [] },
  ];
  const challenge: DescribedRow[] = last
    ? [
        {
          label: "doubted",
          value: { key: "bidBy", with: { seat: last.seat, count: last.count, face: last.face } },
          pieces: [],
        },
        { label: "found", value: last.found, pieces: [] },
        ...last.dice.flatMap((dice, seat) => (dice.length > 0 ? [opened(s, seat, dice)] : [])),
      ]
    : [];
  return {
    title: { key: s.wild ? "roundWild" : "round", with: { round: s.round } },
    common: [{ title: null, rows: middle }, ...(last ? [{ title: "lastChallenge", rows: challenge }] : [])],
    seats: s.dice.map((dice, seat) => ({
      rows: dice.length > 0 ? [cup(dice, seat === who)] : [],
      out: dice.length === 0,
    })),
    result: winner === null ? null : "noneLeft",
  };
}

/** A cup: its owner sees the dice, the others see how many there are. */
const cup = (dice: readonly Face[], isOwn: boolean): DescribedRow => ({
  label: "cup",
  value: dice.length,
  pieces: dice.map((die): DescribedPiece => ({ ref: isOwn ? faceRef(die) : null, secret: isOwn, lit: false })),
});

/** Dice as they lay open at the last challenge; those that counted stand out. */
const opened = ({ last, wild }: Readonly<Facts>, seat: Seat, dice: readonly Face[]): DescribedRow => ({
  label: { key: "cupOf", with: { seat } },
  value: null,
  pieces: dice.map((die) => ({ ref: faceRef(die), secret: false, lit: last !== null && counts(die, last.face, wild) })),
});

/** Everybody hears that dice are rolled, and sees their own. */
export function witness(event: DiceEvent, who: Observer): GameEvent | null {
  if (event.type !== "diceRolled") return event;
  return who === "public" ? { type: event.type } : ({ type: event.type, own: event.dice[who] } as GameEvent);
}

/** Other dice could lie under all cups but one's own. */
export function resample(s: Facts, who: Seat, rng: Rng): void {
  s.dice = s.dice.map((dice, seat) => (seat === who ? dice : dice.map(() => rng.oneOf(facesOf(s)))));
}
