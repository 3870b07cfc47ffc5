import { revealedOf } from "../../model/base/victims.ts";
import type { Pile } from "../../model/facts.ts";
import type { Agent } from "../../names/names.ts";
import type { DiktatRules, Facts } from "../write.ts";

// What the verbs of piles and of pawns, the Manoeuvres and the places of the politics have in common.

/** A Sleeper Agent that was not woken goes home when its pile ceases to exist. */
export function sendSleeperHome(g: DiktatRules, pile: Pile): void {
  if (!pile.sleeper) return;
  const owner = g.facts.players.findIndex(({ cabalTokens }) => cabalTokens.sleeper !== undefined);
  g.emit({ type: "tokenRemoved", token: "sleeper", owner, to: "reserve", pile: pile.id });
}

/** DK-RUL-11: one with whose last pawn the pile goes; not while a pawn of it that lies revealed could come back to it. */
export function sendSleeperHomeWithLast(g: DiktatRules, pile: Pile): void {
  if (pile.pawns.length === 1 && revealedOf(g.facts, pile.id).length === 0) sendSleeperHome(g, pile);
}

export function pileOf(s: Facts, id: number): Pile {
  return s.piles.find((pile) => pile.id === id)!;
}

/** Pawns of these kinds with new serials: nothing shows which of them is which (DK-RUL-137). */
export function renumbered(s: Facts, kinds: readonly Agent[]): { id: number; kind: Agent }[] {
  return kinds.map((kind, i) => ({ id: s.serial + i, kind }));
}
