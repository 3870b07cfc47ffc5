import type { Rng, Seat } from "@paravent/kernel";
import { packOf } from "../content/installed.ts";
import { redealFists } from "../leagues/view/resample.ts";
import { cloneFacts } from "../model/clone.ts";
import type { DiktatFacts, Player } from "../model/facts.ts";
import { follows } from "../model/knowledge/book.ts";
import { imaginedGlimpses } from "../model/knowledge/glimpsing.ts";
import { promises, redealAgents } from "../model/knowledge/redeal-agents.ts";
import { supplySeenBy } from "../model/knowledge/supply.ts";
import { AFFINITIES, type Affinity } from "../names/names.ts";
import { redealOthers } from "../others/view/resample.ts";
import { forgetDealings, imagineTrades } from "../politics/view/imagine.ts";
import { resampleOaths } from "../politics/view/resample-oaths.ts";
import { fitSupply, forgetMemories, hasSupplySeen } from "./imagine-supply.ts";

/**
 * Deals anew what this seat cannot know: which Agents of an opponent lie where, which of them left unseen, types of
 * Affinity tokens gained or lost unseen, and the order of the deck. What everybody could follow stays as it is. Whatever
 * is dealt is put in order first: what comes out then depends on what the seat knows and on `rng` alone, not on how things
 * truly lie.
 */
export function resample(s: DiktatFacts, who: Seat, rng: Rng): void {
  if (s.final) return; // the screens are open
  const sworn = s.oaths.length + s.oathOffers.length > 0 ? cloneFacts(s) : null;
  if (s.glimpses.length === 0 && !supplySeenBy(s, who)) imagine(s, who, rng);
  else imagineWithin(s, who, rng);
  if (s.supplySeen.length > 0) forgetMemories(s, who);
  redealOthers(s, who, rng);
  redealDeck(s, who, rng);
  redealFists(s, who, rng);
  if (sworn) resampleOaths(s, who, sworn);
}

/**
 * Worlds that contradict what a seat has been told or seen in the supply are tried so often. Then the last one stands:
 * better one that does not quite agree than the true one, which the seat must not know.
 */
const TRIES = 60;

/** The types of one player's tokens are tried so often. */
const TOKEN_TRIES = 200;

function imagineWithin(s: DiktatFacts, who: Seat, rng: Rng): void {
  const truth = cloneFacts(s);
  for (let tries = 0; tries < TRIES; tries++) {
    if (tries > 0) Object.assign(s, cloneFacts(truth));
    imagine(s, who, rng);
    const { glimpses, agree } = imaginedGlimpses(s, truth, who);
    s.glimpses = glimpses;
    if (agree && hasSupplySeen(s, who)) return;
  }
}

/** What lies behind the other screens, and what was dealt there. */
function imagine(s: DiktatFacts, who: Seat, rng: Rng): void {
  const told = s.players.map((_, seat) => promises(s, seat, who));
  const least = s.players.map((_, seat) => offered(s, seat, who));
  forgetDealings(s, who);
  imagineTrades(s, who, rng);
  // Whoever was shown all of them, or saw them come one by one, knows them.
  const unseen = s.players.flatMap((player, seat) =>
    seat === who || follows(player.book.affinities, who) || !isTypeUnseen(player) ? [] : [{ seat, player }],
  );
  const truly = unseen.map(({ player }) => player.affinities);
  for (const { player } of unseen) player.affinities = seenTypes(player);
  for (let seat = 0; seat < s.players.length; seat++) if (seat !== who) redealAgents(s, seat, who, rng, told[seat]!);
  unseen.forEach(({ seat, player }, i) => {
    player.affinities = redealtAffinities(s, seat, least[seat]!, rng) ?? truly[i]!;
  });
  fitSupply(s, who, least, rng);
}

const isTypeUnseen = ({ affinityTale: { gained, lost, exchanged } }: Player): boolean =>
  gained > 0 || lost > 0 || exchanged > 0;

/** Tokens that are there whatever the others are. */
const seenTypes = ({ affinityTale: { open } }: Player): Record<Affinity, number> => ({
  politics: Math.max(0, open.politics),
  people: Math.max(0, open.people),
  artefact: Math.max(0, open.artefact),
});

/**
 * Tokens whose types were never seen may be of any type that explains what was placed and returned since. Where no try
 * has all that was offered and is to be had besides, the first that could be a hand stands.
 */
function redealtAffinities(
  s: DiktatFacts,
  seat: Seat,
  least: Record<Affinity, number>,
  rng: Rng,
): Record<Affinity, number> | null {
  const { open, gained, lost, exchanged } = s.players[seat]!.affinityTale;
  let hand: Record<Affinity, number> | null = null;
  for (let tries = 0; tries < TOKEN_TRIES; tries++) {
    const tokens = { ...open };
    for (let n = gained; n > 0; n--) tokens[rng.oneOf(AFFINITIES)]++;
    for (let n = exchanged; n > 0; n--) exchange(tokens, rng);
    for (let n = lost; n > 0; n--) discardOne(tokens, rng);
    if (AFFINITIES.every((type) => tokens[type] >= least[type] && fits(s, seat, type, tokens[type]))) return tokens;
    if (AFFINITIES.every((type) => tokens[type] >= 0)) hand ??= tokens;
  }
  return hand;
}

/** Whoever offers Affinity tokens had them: as many are there now as have not been seen to go since. */
function offered(s: DiktatFacts, seat: Seat, who: Seat): Record<Affinity, number> {
  const least = { politics: 0, people: 0, artefact: 0 };
  for (const { of, by, had, goods, affinities } of s.glimpses)
    if (of === seat && by === who && had && affinities)
      for (const type of AFFINITIES)
        if (goods[type])
          least[type] = Math.max(least[type], s.players[seat]!.affinities[type] - affinities[type] + goods[type]);
  return least;
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
  const secret = s.secret !== null && !follows(s.secret.knownTo, who) ? s.secret : null;
  const peeked = s.peeked !== null && s.peeked.seat !== who ? s.peeked : null;
  if (secret) pool.push(secret.card);
  if (peeked) pool.push(...peeked.cards);
  rng.shuffle(pool.sort());
  if (secret) secret.card = pool.pop()!;
  if (peeked) peeked.cards = peeked.cards.map(() => pool.pop()!);
  s.deck = [...bottom, ...pool];
  s.buried = s.buried.map(({ seat }, i) => ({ seat, card: s.deck[i]! }));
}
