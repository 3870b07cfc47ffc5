import type { PlacedPawn } from "../events/index.ts";
import type { BaseFacts, Pawn, Pile, Victim } from "../facts.ts";
import { revealedOf } from "../victims.ts";

// What a pawn that lies revealed can go back to if it is rescued (DK-CAB-PE-01).

/**
 * DK-RUL-11: a pile without pawns ceases to exist at once. Its Sleeper Agent has gone home before (an event of its own),
 * unless a pawn of the pile lies revealed: then both fates are still open.
 */
export function ceaseEmptyPile(f: BaseFacts, pile: Pile): void {
  if (pile.pawns.length > 0) return;
  f.piles = f.piles.filter((other) => other !== pile);
  if (isAwaited(f, pile)) f.emptied.push(pile);
}

/** A fate is carried out: a pile that nobody can come back to any more is gone for good, as is one that is back. */
export function dropAwaitedNoMore(f: BaseFacts): void {
  if (f.emptied.length === 0) return;
  f.emptied = f.emptied.filter((pile) => pile.pawns.length === 0 && isAwaited(f, pile));
}

const isAwaited = (f: BaseFacts, { id }: Pile): boolean => revealedOf(f, id).length > 0;

/** A pawn has left the pile: should it come back, it lies on top and under nobody (DK-RUL-27). */
export function lieApart(f: BaseFacts, pawn: number): void {
  changeNeighbours(f, (below) => below.filter((id) => id !== pawn));
}

/** The pawns of a pile have new serials, each in its place (DK-RUL-137). */
export function renumberNeighbours(f: BaseFacts, before: readonly Pawn[], now: readonly PlacedPawn[]): void {
  changeNeighbours(f, (below) =>
    below.map((id) => {
      const at = before.findIndex((pawn) => pawn.id === id);
      return at < 0 ? id : now[at]!.id;
    }),
  );
}

function changeNeighbours(f: BaseFacts, change: (below: readonly number[]) => readonly number[]): void {
  const changed = <V extends Readonly<Victim> | null>(victim: V): V =>
    victim && { ...victim, below: change(victim.below) };
  f.victim = changed(f.victim);
  if (f.suspended.length > 0) f.suspended = f.suspended.map((one) => ({ ...one, victim: changed(one.victim) }));
}
