import type { Rng, Seat } from "@paravent/kernel";
import { follows } from "../../model/knowledge/book.ts";
import { OTHERS } from "../../names/names.ts";
import type { WithOthers } from "../state/facts.ts";

/** Which pawns the Others have is public, and so is each one discarded: those this seat has not seen change places. */
export function redealOthers(s: WithOthers, who: Seat, rng: Rng): void {
  if (s.others === null) return;
  const own = s.piles.filter(({ owner }) => owner === OTHERS);
  const pool = own.flatMap(({ pawns }) => pawns.flatMap(({ kind, knownTo }) => (follows(knownTo, who) ? [] : [kind])));
  rng.shuffle(pool.sort());
  for (const pile of own)
    pile.pawns = pile.pawns.map((pawn) =>
      follows(pawn.knownTo, who) ? pawn : { id: pawn.id, kind: pool.pop()!, knownTo: pawn.knownTo },
    );
}
