import type { Trigger } from "../content/effects.ts";
import { packOf, tablesOf } from "../content/installed.ts";
import { type Powers, type PreparedEffect, statBit, triggerBit } from "../content/powers.ts";
import { isShadowAtWork } from "../leagues/state/shadow.ts";
import { type Abilities, type Possession, recallAbilities } from "./base/abilities.ts";
import type { DiktatFacts } from "./facts.ts";

/** What the elements of a player can do now. */
export const abilitiesOf = (s: Readonly<DiktatFacts>, seat: number): Abilities => recallAbilities(s, seat, gather);

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

function gather(s: Readonly<DiktatFacts>, seat: number): Abilities {
  const player = s.players[seat]!;
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
  if (isShadowAtWork(s, seat)) active.push(powersOf.shadow);
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
