import { mapped } from "@paravent/kernel";
import type { Trigger } from "../content/effects.ts";
import { packOf, tablesOf } from "../content/installed.ts";
import { type Powers, type PreparedEffect, statBit, triggerBit } from "../content/powers.ts";
import type { DiktatFacts, InfluenceSlot, OwnedCard, PlayedCabalCard, Player } from "./facts.ts";

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
const remembered = new WeakMap<Readonly<DiktatFacts>, (Abilities | undefined)[]>();

/** Those of the table looked at last: nearly always the one at hand. */
let latest: { facts: Readonly<DiktatFacts> | null; abilities: (Abilities | undefined)[] } = {
  facts: null,
  abilities: [],
};

export function forgetAbilities(s: Readonly<DiktatFacts>, seat: number): void {
  const known = latest.facts === s ? latest.abilities : remembered.get(s);
  if (known) known[seat] = undefined;
}

export function abilitiesOf(s: Readonly<DiktatFacts>, seat: number): Abilities {
  if (latest.facts !== s) lookAt(s);
  const known = latest.abilities[seat];
  if (known) return known;
  const gathered = gather(s, s.players[seat]!, seat);
  latest.abilities[seat] = gathered;
  return gathered;
}

/** A copy is mostly played at once, and by the same elements: it begins with what is known of the original. */
export function passOnAbilities(from: Readonly<DiktatFacts>, to: Readonly<DiktatFacts>): void {
  const known = latest.facts === from ? latest.abilities : remembered.get(from);
  if (known) latest = { facts: to, abilities: known.slice() };
}

function lookAt(s: Readonly<DiktatFacts>): void {
  let abilities = remembered.get(s);
  if (!abilities) {
    abilities = mapped(s.players, () => undefined);
    remembered.set(s, abilities);
  }
  latest = { facts: s, abilities };
}

const NONE: readonly PreparedEffect[] = [];

/** Effects of a player that wait for a trigger. */
export function waitingFor(s: Readonly<DiktatFacts>, seat: number, trigger: Trigger): readonly PreparedEffect[] {
  return waitingOn(abilitiesOf(s, seat), trigger, triggerBit(trigger));
}

/** The same for a seat whose abilities are at hand. */
export function waitingOn(abilities: Abilities, trigger: Trigger, bit: number): readonly PreparedEffect[] {
  if ((abilities.triggers & bit) === 0) return NONE;
  abilities.waiting ??= new Map();
  const known = abilities.waiting.get(trigger);
  if (known) return known;
  const found: PreparedEffect[] = [];
  for (const powers of abilities.active) {
    if ((powers.triggers & bit) === 0) continue;
    for (const one of powers.prepared) if (one.effect.trigger === trigger) found.push(one);
  }
  abilities.waiting.set(trigger, found);
  return found;
}

const RANK = statBit("rank");

/** DK-USED-02: what lies under a Used token does nothing. */
const isAtWork = ({ used }: Possession, { effects }: Powers): boolean => !used && effects.length > 0;

function gather(s: Readonly<DiktatFacts>, player: Player, seat: number): Abilities {
  const { cabals } = packOf(s);
  const { powersOf } = tablesOf(s);
  const active: Powers[] = [];
  let [rank, markerVp, cardVp] = [0, 0, 0];
  const printedRank = player.cabal === null ? 0 : cabals.get(player.cabal)!.rank;
  if (player.cabal !== null) active.push(powersOf.screen.get(player.cabal)!);
  for (const played of player.cabalRow) {
    const powers = powersOf.cabalCard.get(played.card)!;
    cardVp += powers.vp;
    rank += powers.rank;
    if (isAtWork(played, powers)) active.push(powers);
  }
  for (const owned of player.row) {
    const powers = powersOf.card.get(owned.card)!;
    cardVp += powers.vp;
    rank += powers.rank;
    if (isAtWork(owned, powers)) active.push(powers);
  }
  for (const slot of player.influence) {
    const powers = powersOf.marker.get(slot.sector)![slot.face - 1]!;
    markerVp += powers.vp;
    rank += powers.rank;
    if (isAtWork(slot, powers)) active.push(powers);
  }
  if (s.leagues !== null && s.leagues.shadow === seat && !s.leagues.shadowUsed) active.push(powersOf.shadow);
  let [triggers, stats] = [0, 0];
  let [playsWithTurns, movesPawns] = [false, false];
  for (const powers of active) {
    triggers |= powers.triggers;
    stats |= powers.stats;
    playsWithTurns ||= powers.playsWithTurns;
    movesPawns ||= powers.movesPawns;
  }
  return {
    active,
    triggers,
    stats,
    waiting: null,
    playsWithTurns,
    movesPawns,
    rank: printedRank + rank,
    changesRank: (stats & RANK) !== 0,
    printedRank,
    markerVp,
    cardVp,
  };
}
