import { packOf } from "../content/installed.ts";
import type { Powers } from "../content/powers.ts";
import type { DiktatFacts, InfluenceSlot, OwnedCard, PlayedCabalCard, Player } from "./facts.ts";

/** A Possession: an Opportunity card, a Cabal card or an Influence marker (DK-POSS-01). */
export type Possession = OwnedCard | PlayedCabalCard | InfluenceSlot;

/** One element of a player that has effects; the screen is no Possession. */
export interface HeldElement {
  readonly powers: Powers;
  readonly possession: Possession | null;
}

/** What a player's elements can do together. */
export interface Abilities {
  readonly held: readonly HeldElement[];
  /** Triggers and stats that some element has something to say about, one bit each. */
  readonly triggers: number;
  readonly stats: number;
  readonly playsWithTurns: boolean;
  readonly movesPawns: boolean;
  /** Gains of VP and Rank, by markers and by cards. */
  readonly rank: number;
  readonly markerVp: number;
  readonly cardVp: number;
}

/**
 * Remembered outside the state, by player record: gathering them anew at every boundary took two thirds of a playout.
 * Whoever changes a player's elements forgets them; copies of a state are other records and gather their own.
 */
const remembered = new WeakMap<Player, Abilities>();

export function forgetAbilities(player: Player): void {
  remembered.delete(player);
}

export function abilitiesOf(s: Readonly<DiktatFacts>, seat: number): Abilities {
  const player = s.players[seat]!;
  const known = remembered.get(player);
  if (known) return known;
  const gathered = gather(s, player);
  remembered.set(player, gathered);
  return gathered;
}

/** In a fixed order: screen, Cabal cards, Opportunity cards, markers. */
function gather(s: Readonly<DiktatFacts>, player: Player): Abilities {
  const { powersOf } = packOf(s);
  const cards: HeldElement[] = [
    ...player.cabalRow.map((possession) => ({ powers: powersOf.cabalCard.get(possession.card)!, possession })),
    ...player.row.map((possession) => ({ powers: powersOf.card.get(possession.card)!, possession })),
  ];
  const markers: HeldElement[] = player.influence.map((possession) => ({
    powers: powersOf.marker[possession.sector][possession.face - 1]!,
    possession,
  }));
  const screen: HeldElement[] =
    player.cabal === null ? [] : [{ powers: powersOf.screen.get(player.cabal)!, possession: null }];
  const held = [...screen, ...cards, ...markers].filter(({ powers }) => powers.effects.length > 0);
  const sum = (elements: readonly HeldElement[], of: "vp" | "rank"): number =>
    elements.reduce((total, { powers }) => total + powers[of], 0);
  return {
    held,
    triggers: held.reduce((bits, { powers }) => bits | powers.triggers, 0),
    stats: held.reduce((bits, { powers }) => bits | powers.stats, 0),
    playsWithTurns: held.some(({ powers }) => powers.playsWithTurns),
    movesPawns: held.some(({ powers }) => powers.movesPawns),
    rank: sum([...cards, ...markers], "rank"),
    markerVp: sum(markers, "vp"),
    cardVp: sum(cards, "vp"),
  };
}
