import type { Rng, Seat } from "@paravent/kernel";
import type { DiktatFacts, Pawn, VeiledLoss } from "../model/facts.ts";
import { AGENTS, type Agent } from "../model/names.ts";
import { follows } from "../politics/book.ts";
import type { TradeOffer } from "../politics/offer.ts";

/** Deals that do not agree with what an offer told are tried so often, then the true one stands. */
const TRIES = 12;

/** Some of a player's Agents: those of the reserve or not, pawns by serial, losses by number. */
interface Group {
  readonly reserve: boolean;
  pawn(id: number): boolean;
  loss(at: number): boolean;
}

const ALL: Group = { reserve: true, pawn: () => true, loss: () => true };

/**
 * How many Agents of each kind an opponent has received is public, and so is every loss that was seen. So the pool
 * (reserve, unseen pawns, unseen losses) keeps its content and only its places change. Whoever was shown the reserve
 * knows more: what has left it since, taken together, and so what lay on the board before.
 */
export function redealAgents(s: DiktatFacts, owner: Seat, who: Seat, rng: Rng): void {
  const told = promises(s, owner, who);
  const groups = groupsOf(s, owner, who);
  const truth = told.length > 0 ? remember(s, owner) : null;
  for (let tries = 0; tries < TRIES; tries++) {
    for (const group of groups) deal(s, owner, who, group, rng);
    if (told.every(({ offer, kind, n }) => laterAgents(s, owner, offer, kind) >= n)) return;
  }
  truth?.();
}

function groupsOf(s: DiktatFacts, owner: Seat, who: Seat): readonly Group[] {
  const shown = s.players[owner]!.book.shownAgents.find(({ to }) => to === who);
  if (!shown) return [ALL];
  return [
    { reserve: false, pawn: (id) => id < shown.serial, loss: (at) => at < shown.veiled },
    { reserve: true, pawn: (id) => id >= shown.serial, loss: (at) => at >= shown.veiled },
  ];
}

function deal(s: DiktatFacts, owner: Seat, who: Seat, group: Group, rng: Rng): void {
  const player = s.players[owner]!;
  const own = s.piles.filter((pile) => pile.owner === owner);
  const isHidden = ({ id, knownTo }: Pawn): boolean => !follows(knownTo, who) && group.pawn(id);
  const isUnseen = (loss: VeiledLoss, at: number): boolean =>
    loss.owner === owner && !follows(loss.knownTo, who) && group.loss(at);
  const pool: Agent[] = [];
  if (group.reserve) for (const kind of AGENTS) for (let n = player.agents[kind]; n > 0; n--) pool.push(kind);
  for (const { pawns } of own) for (const pawn of pawns) if (isHidden(pawn)) pool.push(pawn.kind);
  s.veiled.forEach((loss, at) => {
    if (!isUnseen(loss, at)) return;
    if (loss.lost !== null) pool.push(loss.lost);
    if (loss.became !== null) pool.splice(pool.indexOf(loss.became), 1);
  });
  rng.shuffle(pool);
  // The same number of pawns left as before; which ones is drawn anew. A change of kind is imagined as none.
  s.veiled = s.veiled.map((loss, at) => {
    if (!isUnseen(loss, at)) return loss;
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

interface Promised {
  readonly offer: TradeOffer;
  readonly kind: Agent;
  readonly n: number;
}

/** Whoever offers Agents had them: they are in the reserve still, or have left it since. */
function promises(s: DiktatFacts, owner: Seat, who: Seat): Promised[] {
  return s.offers.flatMap((offer) =>
    offer.kind === "trade" && offer.from === owner && offer.to === who
      ? AGENTS.filter((kind) => (offer.give[kind] ?? 0) > 0).map((kind) => ({
          offer,
          kind,
          n: Math.min(offer.give[kind]!, laterAgents(s, owner, offer, kind)),
        }))
      : [],
  );
}

function laterAgents(s: DiktatFacts, owner: Seat, { serial, veiled }: TradeOffer, kind: Agent): number {
  let n = s.players[owner]!.agents[kind];
  for (const pile of s.piles)
    if (pile.owner === owner) for (const pawn of pile.pawns) if (pawn.id >= serial && pawn.kind === kind) n++;
  for (const loss of s.veiled.slice(veiled)) if (loss.owner === owner && loss.lost === kind) n++;
  return n;
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
