import type { Rng, Seat } from "@paravent/kernel";
import type { DclightFacts } from "../model/facts.ts";
import { type CardId, SECTORS, type Sector } from "../model/names.ts";
import { deckOf } from "../rules/cards.ts";
import { knownPack } from "../rules/known.ts";

/**
 * Deals anew what this seat cannot know: hands of the others and cards they look at, by their backs; the order of every
 * deck; sector cards face down; standing passes of the others, which are forgotten.
 *
 * Where every card came from is seen by all, and discard piles are open, so what is hidden of a deck is always all of it
 * that lies nowhere else. Whatever is dealt is put in order first: what comes out then depends on what the seat knows and
 * on `rng` alone, not on how things truly lie.
 */
export function resample(s: DclightFacts, who: Seat, rng: Rng): void {
  for (const sector of SECTORS) redealSector(s, who, sector, rng);
  rng.shuffle(s.creatureDeck.sort());
  s.players.forEach((player, seat) => {
    if (seat === who) return;
    player.standingPasses = [];
    const hidden = player.order.splice(player.shown);
    rng.shuffle(hidden.sort());
    player.order.push(...hidden);
  });
}

function redealSector(s: DclightFacts, who: Seat, sector: Sector, rng: Rng): void {
  // DC-INFO-02: hands lie open when the game is over.
  const isKnown = (seat: Seat): boolean => seat === who || s.final !== null;
  const piles = s.players.flatMap(({ hand, looked }, seat) => (isKnown(seat) ? [] : [hand, looked]));
  const pool = s.decks[sector];
  for (const pile of piles) for (const card of pile) if (deckOf(s, card) === sector) pool.push(card);
  putInOrder(pool, knownPack(s).decks[sector]);
  rng.shuffle(pool);
  for (const pile of piles)
    for (let i = 0; i < pile.length; i++) if (deckOf(s, pile[i]!) === sector) pile[i] = pool.pop()!;
}

/** As by their names, but counted: every rollout deals anew, and a deck has few cards that differ. */
function putInOrder(pool: CardId[], names: readonly CardId[]): void {
  const copies = new Map<CardId, number>();
  for (const card of pool) copies.set(card, (copies.get(card) ?? 0) + 1);
  let at = 0;
  for (const name of names) for (let n = copies.get(name) ?? 0; n > 0; n--) pool[at++] = name;
}
