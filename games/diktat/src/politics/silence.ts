import { type Ref, type Refusal, refuse, type Seat } from "@paravent/kernel";
import { inConclave, tableTalks } from "../leagues/state/conclave.ts";
import { areFellows } from "../leagues/state/membership.ts";
import { whySilentUnderAttack } from "../others/state/silence.ts";
import { type Facts, numberIn } from "../rules/write.ts";
import { otherRefs } from "./state/partners.ts";

/** Everybody at the table at once, in place of seats. */
export const TABLE = "table";

/**
 * Why this player may not talk to these apart, or (null) to the whole table. By public facts only: the server's chat
 * and the game's own telling ask the same.
 */
export function whySilent(s: Facts, from: Seat, to: readonly Seat[] | null): Refusal | null {
  const why = s.leagues === null || to === null ? null : whyNoLeagueTalk(s, from, to);
  return why ?? whySilentUnderAttack(s, from, to);
}

/** DK-LG-LIM-02, DK-RUL-95: with Leagues in play all discussion is public, but for a Conclave and those it leaves alone. */
function whyNoLeagueTalk(s: Facts, from: Seat, to: readonly Seat[]): Refusal | null {
  return isPrivate(s, [from, ...to]) ? null : refuse("talkIsPublic", "DK-RUL-95");
}

/** Whether these may talk among themselves: in a Conclave, or left alone by all of the League that holds one (DK-LG-CONC-05). */
function isPrivate(s: Facts, seats: readonly Seat[]): boolean {
  return inConclave(s, seats) || (tableTalks(s) && !seats.some((seat) => inConclave(s, [seat])));
}

/**
 * DK-RUL-95: showing is no discussion, but between members of one League it would be talk by other means: it is open to
 * them where talk is, and to others always.
 */
export function whyNotShownTo(s: Facts, from: Seat, to: Seat): Refusal | null {
  if (s.leagues !== null && areFellows(s, from, to) && !isPrivate(s, [from, to]))
    return refuse("fellowsShowNothing", "DK-RUL-95");
  return whySilentUnderAttack(s, from, [to]);
}

/** Whom a player may tell something: others apart, or only all of them at once. */
export function hearersFor(s: Facts, seat: Seat): readonly Ref[] {
  const others = otherRefs(s, seat);
  if (s.leagues === null && s.others === null) return others;
  const apart = others.filter((one) => whySilent(s, seat, [numberIn(one)]) === null);
  if (apart.length > 0) return apart;
  return whySilent(s, seat, null) === null ? [TABLE] : [];
}

/** The seats an answer of `hearersFor` names. */
export const heardBy = (refs: readonly Ref[], others: readonly Seat[]): Seat[] =>
  refs.includes(TABLE) ? [...others] : refs.map(numberIn);
