import type { Rng, Seat } from "@paravent/kernel";
import { AGENTS, type Agent } from "../../names/names.ts";
import type { BaseFacts, Pawn } from "../base/facts.ts";
import type { Glimpse, VeiledLoss } from "../base/memory.ts";
import { follows } from "./book.ts";
import { laterAgents } from "./glimpsing.ts";

/** Deals that do not agree with what an offer told are tried so often, then the last one stands. */
const TRIES = 100;

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
export function redealAgents(s: BaseFacts, owner: Seat, who: Seat, rng: Rng, told: readonly Promised[]): void {
  const groups = groupsOf(s, owner, who);
  for (let tries = 0; tries < TRIES; tries++) {
    for (const group of groups) deal(s, [owner], who, group, rng);
    if (told.every(({ glimpse, kind, n }) => laterAgents(s, glimpse, kind) >= n)) return;
  }
}

function groupsOf(s: BaseFacts, owner: Seat, who: Seat): readonly Group[] {
  const shown = s.players[owner]!.book.shownAgents.find(({ to }) => to === who);
  if (!shown) return [ALL];
  return [
    { reserve: false, pawn: (id) => id < shown.serial },
    { reserve: true, pawn: (id) => id >= shown.serial },
  ];
}

/** Agents that changed hands unseen may now be anybody's of these: each gets so many into the reserve. */
export function dealAmong(s: BaseFacts, reserves: ReadonlyMap<Seat, number>, who: Seat, rng: Rng): void {
  deal(s, [...reserves.keys()], who, ALL, rng, reserves);
}

function deal(
  s: BaseFacts,
  owners: readonly Seat[],
  who: Seat,
  group: Group,
  rng: Rng,
  reserves?: ReadonlyMap<Seat, number>,
): void {
  const own = s.piles.filter(({ owner }) => owners.includes(owner));
  const isHidden = ({ id, knownTo }: Pawn): boolean => !follows(knownTo, who) && group.pawn(id);
  const isUnseen = (loss: VeiledLoss): boolean =>
    owners.includes(loss.owner) && !follows(loss.knownTo, who) && group.pawn(loss.pawn);
  const pool: Agent[] = [];
  if (group.reserve)
    for (const owner of owners)
      for (const kind of AGENTS) for (let n = s.players[owner]!.agents[kind]; n > 0; n--) pool.push(kind);
  for (const { pawns } of own) for (const pawn of pawns) if (isHidden(pawn)) pool.push(pawn.kind);
  for (const loss of s.veiled) {
    if (!isUnseen(loss)) continue;
    if (loss.lost !== null) pool.push(loss.lost);
    if (loss.became !== null) pool.splice(pool.indexOf(loss.became), 1);
  }
  rng.shuffle(pool.sort());
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
  for (const owner of owners) {
    const agents = { citizen: 0, guard: 0, emissary: 0 };
    for (let n = reserves?.get(owner) ?? pool.length; n > 0; n--) agents[pool.pop()!]++;
    s.players[owner]!.agents = agents;
  }
}

/** So many Agents of a kind there must be among those that a glimpse was of. */
export interface Promised {
  readonly glimpse: Glimpse;
  readonly kind: Agent;
  readonly n: number;
}

/** Whoever offers Agents had them: they are in the reserve still, or have left it since. */
export function promises(s: BaseFacts, owner: Seat, who: Seat): Promised[] {
  return s.glimpses.flatMap((glimpse) => {
    const { of, by, had, goods, agents } = glimpse;
    if (of !== owner || by !== who || !had || agents === null) return [];
    return AGENTS.flatMap((kind) =>
      goods[kind] ? [{ glimpse, kind, n: laterAgents(s, glimpse, kind) - agents[kind] + goods[kind] }] : [],
    );
  });
}
