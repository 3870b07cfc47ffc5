import type { Heuristic, SearchHooks } from "@paravent/bots";
import type { BranchAnswer, Json, TableView } from "@paravent/kernel";
import { type Bid, counts, type Face, type Facts } from "./facts.ts";
import { type FaceRef, faceOf } from "./rules.ts";
import type { View } from "./view.ts";

/** A bold bid is worth a little more than a timid one that is as likely: it leaves the next player less room. */
const BOLD = 0.002;

/** Bids what is likely true, and challenges what is likely false. */
export const heuristic: Heuristic = {
  evaluate({ game }: TableView<unknown>) {
    const view = game as View;
    return (answer: Json) => {
      const made = bidOf(view, answer as BranchAnswer);
      if (made) return likelihood(view, made) + BOLD * made.count;
      return view.bid ? 1 - likelihood(view, view.bid) : 0;
    };
  },
};

/** How Liar's Dice is searched: a stage is a round, and in a small one the bids are solved. */
export const hooks: SearchHooks = {
  heuristic,
  stage: ({ round }: Facts) => round,
  common: ({ left }: View) => [left.length],
  features: ({ left }: View, seat) => [left[seat]!],
  points: ({ left }: View, seat) => left[seat]!,
  mixed: new Set(["liars-dice/bid"]),
  solving: {
    // Bids before the last one are forgotten: that player may have begun.
    begin(facts: Facts) {
      if (facts.bid) facts.turn = facts.bid.seat;
      facts.bid = null;
    },
  },
};

function bidOf({ bid }: View, { branch, value }: BranchAnswer): Pick<Bid, "count" | "face"> | null {
  if (branch === "challenge") return null;
  if (branch === "higher") return { count: bid!.count, face: faceOf((value as FaceRef[])[0]!) };
  const { count, face } = value as { count: number; face: FaceRef[] };
  return { count, face: faceOf(face[0]!) };
}

/** How likely a bid is true, by one's own dice and chance for the others. */
function likelihood({ own, left, wild, faces }: View, { count, face }: { count: number; face: Face }): number {
  const mine = own.filter((die) => counts(die, face, wild)).length;
  const others = left.reduce((sum, n) => sum + n, 0) - own.length;
  const chance = (wild && face !== 1 ? 2 : 1) / faces;
  let all = 0;
  for (let n = Math.max(0, count - mine); n <= others; n++)
    all += choose(others, n) * chance ** n * (1 - chance) ** (others - n);
  return all;
}

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);
