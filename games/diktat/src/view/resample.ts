import type { Rng, Seat } from "@paravent/kernel";
import { packOf } from "../content/installed.ts";
import { cloneFacts } from "../model/clone.ts";
import type { DiktatFacts } from "../model/facts.ts";
import { AFFINITIES, type Affinity, AGENTS, type Agent } from "../model/names.ts";
import { resampleOaths } from "../politics/oaths/resample.ts";

/**
 * Deals anew what this seat cannot know: which Agents of an opponent lie where, which of them left unseen, types of
 * Affinity tokens gained or lost unseen, and the order of the deck. What everybody could follow stays as it is.
 */
export function resample(s: DiktatFacts, who: Seat, rng: Rng): void {
  if (s.final) return; // the screens are open
  const sworn = s.oaths.length + s.oathOffers.length > 0 ? cloneFacts(s) : null;
  for (let seat = 0; seat < s.players.length; seat++) {
    if (seat === who) continue;
    redealAgents(s, seat, who, rng);
    redealAffinities(s, seat, rng);
  }
  redealDeck(s, who, rng);
  if (sworn) resampleOaths(s, who, sworn);
}

/**
 * How many Agents of each kind an opponent has received is public, and so is every loss that was seen. So the pool
 * (reserve, unseen pawns, unseen losses) keeps its content and only its places change.
 */
function redealAgents(s: DiktatFacts, owner: Seat, who: Seat, rng: Rng): void {
  const { agents } = s.players[owner]!;
  const own = s.piles.filter((pile) => pile.owner === owner);
  const unseen = s.veiled.filter((loss) => loss.owner === owner && !seen(loss.knownTo, who));
  const pool: Agent[] = [];
  for (const kind of AGENTS) for (let n = agents[kind]; n > 0; n--) pool.push(kind);
  for (const pile of own) for (const pawn of pile.pawns) if (!seen(pawn.knownTo, who)) pool.push(pawn.kind);
  for (const { lost, became } of unseen) {
    if (lost !== null) pool.push(lost);
    if (became !== null) pool.splice(pool.indexOf(became), 1);
  }
  rng.shuffle(pool);
  // The same number of pawns left as before; which ones is drawn anew. A change of kind is imagined as none.
  const imagined = new Map(
    unseen.map((loss) => {
      const kept = loss.became !== null || loss.lost === null;
      return [loss, { ...loss, lost: kept ? null : pool.pop()!, became: null }] as const;
    }),
  );
  s.veiled = s.veiled.map((loss) => imagined.get(loss) ?? loss);
  for (const pile of own)
    pile.pawns = pile.pawns.map((pawn) =>
      seen(pawn.knownTo, who) ? pawn : { id: pawn.id, kind: pool.pop()!, knownTo: pawn.knownTo },
    );
  s.players[owner]!.agents = { citizen: 0, guard: 0, emissary: 0 };
  for (const kind of pool) s.players[owner]!.agents[kind]++;
}

/** Tokens whose types were never seen may be of any type that explains what was placed and returned since. */
function redealAffinities(s: DiktatFacts, seat: Seat, rng: Rng): void {
  const player = s.players[seat]!;
  const { open, gained, lost, exchanged } = player.affinityTale;
  if (gained === 0 && exchanged === 0) return;
  for (let tries = 0; tries < 20; tries++) {
    const tokens = { ...open };
    for (let n = gained; n > 0; n--) tokens[rng.oneOf(AFFINITIES)]++;
    for (let n = exchanged; n > 0; n--) exchange(tokens, rng);
    for (let n = lost; n > 0; n--) discardOne(tokens, rng);
    if (AFFINITIES.every((type) => tokens[type] >= 0 && fits(s, seat, type, tokens[type]))) {
      player.affinities = tokens;
      return;
    }
  }
}

function exchange(tokens: Record<Affinity, number>, rng: Rng): void {
  if (rng.below(2) === 0) return;
  if (discardOne(tokens, rng)) tokens[rng.oneOf(AFFINITIES)]++;
}

function discardOne(tokens: Record<Affinity, number>, rng: Rng): boolean {
  const have = AFFINITIES.filter((type) => tokens[type] > 0);
  if (have.length === 0) return false;
  tokens[rng.oneOf(have)]--;
  return true;
}

/** DK-MAT-04: ten tokens of a type in all. */
function fits(s: DiktatFacts, seat: Seat, type: Affinity, n: number): boolean {
  let others = 0;
  s.players.forEach((player, other) => {
    if (other !== seat) others += player.affinities[type];
    for (const { tokens } of player.row) for (const token of tokens) if (token === type) others++;
  });
  return others + n <= packOf(s).constants.affinityTokens;
}

function redealDeck(s: DiktatFacts, who: Seat, rng: Rng): void {
  // Cards this seat has put under the deck stay there.
  const bottom: string[] = [];
  for (const { seat, card } of s.buried) {
    if (seat !== who) break;
    bottom.push(card);
  }
  const pool = s.deck.slice(bottom.length);
  const secret = s.secret !== null && !seen(s.secret.knownTo, who) ? s.secret : null;
  const peeked = s.peeked !== null && s.peeked.seat !== who ? s.peeked : null;
  if (secret) pool.push(secret.card);
  if (peeked) pool.push(...peeked.cards);
  rng.shuffle(pool);
  if (secret) secret.card = pool.pop()!;
  if (peeked) peeked.cards = peeked.cards.map(() => pool.pop()!);
  s.deck = [...bottom, ...pool];
  s.buried = s.buried.map(({ seat }, i) => ({ seat, card: s.deck[i]! }));
}

function seen(knownTo: number, who: Seat): boolean {
  return (knownTo & (1 << who)) !== 0;
}
