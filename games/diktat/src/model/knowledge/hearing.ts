import type { Seat } from "@paravent/kernel";
import type { Saying } from "../base/claims.ts";
import type { BaseFacts } from "../base/facts.ts";
import type { Heard } from "../base/memory.ts";
import { findPawn } from "../base/piles.ts";
import { follows } from "./book.ts";

/** Of what one player has said to another, so much is remembered. */
const REMEMBERED = 8;

/** What a player knows by it stays; of all else the oldest is forgotten. */
export function remember(f: BaseFacts, heard: Heard): void {
  const before = f.heard.filter(({ from, to, taught }) => from === heard.from && to === heard.to && !taught);
  if (before.length >= REMEMBERED) f.heard = f.heard.filter((one) => one !== before[0]);
  f.heard.push(heard);
}

/** Whether a player learns by it what a pawn or the secret card is. */
export function isNews(f: BaseFacts, to: Seat, claim: Saying): boolean {
  if (claim.about === "secretCard") return !follows(f.secret!.knownTo, to);
  if (claim.about !== "pawn") return false;
  const { pile, position } = findPawn(f, claim.pawn)!;
  return pile.owner !== to && !follows(pile.pawns[position - 1]!.knownTo, to);
}

/** Who sees a thing with their own eyes owes that knowledge to nobody any more. */
export function seenByOneself(f: BaseFacts, seat: Seat, isIt: (what: Saying) => boolean): void {
  const isOwed = (one: Heard): boolean => one.taught && one.to === seat && isIt(one.what);
  if (f.heard.some(isOwed)) f.heard = f.heard.map((one) => (isOwed(one) ? { ...one, taught: false } : one));
}

/** Talk ends with its Cycle; by whom a pawn is known that still lies on the board does not (section 5.2). */
export function forgetTalk(f: BaseFacts): void {
  f.heard = f.heard.filter(({ taught, what }) => taught && what.about === "pawn" && findPawn(f, what.pawn) !== null);
}
