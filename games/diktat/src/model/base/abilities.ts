import { mapped } from "@paravent/kernel";
import type { Trigger } from "../../content/effects.ts";
import type { Powers, PreparedEffect } from "../../content/powers.ts";
import type { BaseFacts, InfluenceSlot, OwnedCard, PlayedCabalCard } from "./facts.ts";

/** A Possession: an Opportunity card, a Cabal card or an Influence marker (DK-POSS-01). */
export type Possession = OwnedCard | PlayedCabalCard | InfluenceSlot;

/** What a player's elements can do together. Those under a Used token do nothing but keep their Gains (DK-USED-02, -03). */
export interface Abilities {
  /** Elements at work, in a fixed order: screen, Cabal cards, Opportunity cards, markers. */
  readonly active: readonly Powers[];
  /** Triggers and stats that some element has something to say about, one bit each. */
  readonly triggers: number;
  readonly stats: number;
  /** Effects by what they wait for, gathered when first asked for. */
  waiting: Map<Trigger, readonly PreparedEffect[]> | null;
  readonly playsWithTurns: boolean;
  readonly movesPawns: boolean;
  /** Rank printed on the screen and given by what is held; and whether some element at work changes it beyond that. */
  readonly rank: number;
  readonly changesRank: boolean;
  readonly printedRank: number;
  /** Gains of VP, by markers and by cards. */
  readonly markerVp: number;
  readonly cardVp: number;
}

/**
 * Remembered outside the state, by the facts they were gathered from: gathering them anew at every boundary took two
 * thirds of a playout. Whoever changes a player's elements forgets them.
 */
const remembered = new WeakMap<Readonly<BaseFacts>, (Abilities | undefined)[]>();

/**
 * Those of the table looked at last, nearly always the one at hand. To look each up in the weak map takes about 1 % more of
 * a playout, and every copy made for search would have to be entered there.
 */
let latest: { facts: Readonly<BaseFacts> | null; abilities: (Abilities | undefined)[] } = {
  facts: null,
  abilities: [],
};

export function forgetAbilities(s: Readonly<BaseFacts>, seat: number): void {
  const known = latest.facts === s ? latest.abilities : remembered.get(s);
  if (known) known[seat] = undefined;
}

/** Those of a player as they are remembered, or gathered now. */
export function recallAbilities<F extends BaseFacts>(
  s: Readonly<F>,
  seat: number,
  gather: (s: Readonly<F>, seat: number) => Abilities,
): Abilities {
  if (latest.facts !== s) lookAt(s);
  const known = latest.abilities[seat];
  if (known) return known;
  const gathered = gather(s, seat);
  latest.abilities[seat] = gathered;
  return gathered;
}

/** A copy is mostly played at once, and by the same elements: it begins with what is known of the original. */
export function passOnAbilities(from: Readonly<BaseFacts>, to: Readonly<BaseFacts>): void {
  const known = latest.facts === from ? latest.abilities : remembered.get(from);
  if (known) latest = { facts: to, abilities: known.slice() };
}

function lookAt(s: Readonly<BaseFacts>): void {
  let abilities = remembered.get(s);
  if (!abilities) {
    abilities = mapped(s.players, () => undefined);
    remembered.set(s, abilities);
  }
  latest = { facts: s, abilities };
}
