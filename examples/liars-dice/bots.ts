import type { Heuristic } from "@paravent/bots";
import type { BranchAnswer, Json, TableView } from "@paravent/kernel";
import { type Bid, counts, type Face } from "./facts.ts";
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

function bidOf({ bid }: View, { branch, value }: BranchAnswer): Pick<Bid, "count" | "face"> | null {
  if (branch === "challenge") return null;
  if (branch === "higher") return { count: bid!.count, face: faceOf((value as FaceRef[])[0]!) };
  const { count, face } = value as { count: number; face: FaceRef[] };
  return { count, face: faceOf(face[0]!) };
}

/** How likely a bid is true, by one's own dice and chance for the others. */
function likelihood({ own, left, wild }: View, { count, face }: { count: number; face: Face }): number {
  const mine = own.filter((die) => counts(die, face, wild)).length;
  const others = left.reduce((sum, n) => sum + n, 0) - own.length;
  const chance = wild && face !== 1 ? 2 / 6 : 1 / 6;
  let all = 0;
  for (let n = Math.max(0, count - mine); n <= others; n++)
    all += choose(others, n) * chance ** n * (1 - chance) ** (others - n);
  return all;
}

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);
