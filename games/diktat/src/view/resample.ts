import type { Rng, Seat } from "@paravent/kernel";
import type { DiktatFacts } from "../model/facts.ts";
import { AGENTS, type Agent } from "../model/names.ts";

/**
 * Deals anew what this seat cannot know: which Agents of an opponent lie where, and the order of the deck.
 *
 * How many Agents of each kind an opponent owns in all is public: every income, discard and reveal is seen. So the pool
 * (reserve and unseen pawns) keeps its content and only its places change. PP and Affinity tokens change in public too.
 */
export function resample(s: DiktatFacts, who: Seat, rng: Rng): void {
  for (let seat = 0; seat < s.players.length; seat++) if (seat !== who) redealAgents(s, seat, who, rng);
  redealDeck(s, who, rng);
}

function redealAgents(s: DiktatFacts, owner: Seat, who: Seat, rng: Rng): void {
  const { agents } = s.players[owner]!;
  const pool: Agent[] = [];
  for (const kind of AGENTS) for (let n = agents[kind]; n > 0; n--) pool.push(kind);
  const unseen = s.piles.filter((pile) => pile.owner === owner);
  for (const pile of unseen) for (const pawn of pile.pawns) if (!seen(pawn.knownTo, who)) pool.push(pawn.kind);
  rng.shuffle(pool);
  for (const pile of unseen)
    pile.pawns = pile.pawns.map((pawn) =>
      seen(pawn.knownTo, who) ? pawn : { id: pawn.id, kind: pool.pop()!, knownTo: pawn.knownTo },
    );
  s.players[owner]!.agents = { citizen: 0, guard: 0, emissary: 0 };
  for (const kind of pool) s.players[owner]!.agents[kind]++;
}

function redealDeck(s: DiktatFacts, who: Seat, rng: Rng): void {
  const unknown = s.secret !== null && !seen(s.secret.knownTo, who) ? s.secret : null;
  if (unknown) s.deck.push(unknown.card);
  rng.shuffle(s.deck);
  if (unknown) unknown.card = s.deck.pop()!;
}

function seen(knownTo: number, who: Seat): boolean {
  return (knownTo & (1 << who)) !== 0;
}
