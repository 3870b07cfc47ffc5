import type { Rng, Seat } from "@paravent/kernel";
import type { Glimpse, VeiledLoss } from "../model/base/memory.ts";
import type { DiktatFacts, Pawn } from "../model/facts.ts";
import { follows } from "../model/knowledge/book.ts";
import { laterAgents } from "../model/knowledge/glimpsing.ts";
import { AGENTS, type Agent } from "../names/names.ts";

/** Deals that do not agree with what an offer told are tried so often, then the true one stands. */
const TRIES = 12;

/** Some of a player's Agents: those of the reserve or not, and pawns, there or lost, by serial. */
interface Group {
  readonly reserve: boolean;
  pawn(id: number): boolean;
}

const ALL: Group = { reserve: true, pawn: () => true };

/**
 * How many Agents of each kind an opponent has received is public, and so is every loss that was seen. So the pool
 * (reserve, unseen pawns, unseen losses) keeps its content and only its places change. Whoever was shown the reserve
 * knows more: what has left it since, taken together, and so what lay on the board before.
 */
export function redealAgents(s: DiktatFacts, owner: Seat, who: Seat, rng: Rng, told: readonly Promised[]): void {
  const groups = groupsOf(s, owner, who);
  const truth = told.length > 0 ? remember(s, owner) : null;
  for (let tries = 0; tries < TRIES; tries++) {
    for (const group of groups) deal(s, owner, who, group, rng);
    if (told.every(({ glimpse, kind, n }) => laterAgents(s, glimpse, kind) >= n)) return;
  }
  truth?.();
}

function groupsOf(s: DiktatFacts, owner: Seat, who: Seat): readonly Group[] {
  const shown = s.players[owner]!.book.shownAgents.find(({ to }) => to === who);
  if (!shown) return [ALL];
  return [
    { reserve: false, pawn: (id) => id < shown.serial },
    { reserve: true, pawn: (id) => id >= shown.serial },
  ];
}

function deal(s: DiktatFacts, owner: Seat, who: Seat, group: Group, rng: Rng): void {
  const player = s.players[owner]!;
  const own = s.piles.filter((pile) => pile.owner === owner);
  const isHidden = ({ id, knownTo }: Pawn): boolean => !follows(knownTo, who) && group.pawn(id);
  const isUnseen = (loss: VeiledLoss): boolean =>
    loss.owner === owner && !follows(loss.knownTo, who) && group.pawn(loss.pawn);
  const pool: Agent[] = [];
  if (group.reserve) for (const kind of AGENTS) for (let n = player.agents[kind]; n > 0; n--) pool.push(kind);
  for (const { pawns } of own) for (const pawn of pawns) if (isHidden(pawn)) pool.push(pawn.kind);
  for (const loss of s.veiled) {
    if (!isUnseen(loss)) continue;
    if (loss.lost !== null) pool.push(loss.lost);
    if (loss.became !== null) pool.splice(pool.indexOf(loss.became), 1);
  }
  rng.shuffle(pool);
  // The same number of pawns left as before; which ones is drawn anew. A change of kind is imagined as none.
  s.veiled = s.veiled.map((loss) => {
    if (!isUnseen(loss)) return loss;
    const kept = loss.became !== null || loss.lost === null;
    return { ...loss, lost: kept ? null : pool.pop()!, became: null };
  });
  for (const pile of own)
    pile.pawns = pile.pawns.map((pawn) =>
      isHidden(pawn) ? { id: pawn.id, kind: pool.pop()!, knownTo: pawn.knownTo } : pawn,
    );
  if (!group.reserve) return;
  player.agents = { citizen: 0, guard: 0, emissary: 0 };
  for (const kind of pool) player.agents[kind]++;
}

/** So many Agents of a kind there must be among those that a glimpse was of. */
export interface Promised {
  readonly glimpse: Glimpse;
  readonly kind: Agent;
  readonly n: number;
}

/** Whoever offers Agents had them: they are in the reserve still, or have left it since. */
export function promises(s: DiktatFacts, owner: Seat, who: Seat): Promised[] {
  return s.glimpses.flatMap((glimpse) => {
    const { of, by, had, goods, agents } = glimpse;
    if (of !== owner || by !== who || !had || agents === null) return [];
    return AGENTS.flatMap((kind) =>
      goods[kind] ? [{ glimpse, kind, n: laterAgents(s, glimpse, kind) - agents[kind] + goods[kind] }] : [],
    );
  });
}

/** Where everything lay; calling it puts everything back. */
function remember(s: DiktatFacts, owner: Seat): () => void {
  const player = s.players[owner]!;
  const { agents } = player;
  const { veiled } = s;
  const piles = s.piles.map((pile) => [pile, pile.pawns] as const);
  return () => {
    player.agents = agents;
    s.veiled = veiled;
    for (const [pile, pawns] of piles) pile.pawns = pawns;
  };
}
