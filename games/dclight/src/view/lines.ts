import { packOf } from "../content/installed.ts";
import type { Building, DclightFacts, Player } from "../model/facts.ts";
import type { Sector } from "../model/names.ts";
import { deckOf } from "../rules/cards.ts";
import { ranking } from "../rules/phases/end.ts";
import { resources, score } from "../rules/score.ts";
import { buildingRef } from "../rules/write.ts";
import type { BuildingView, DclightView, FinalView, OwnView, PlayerView } from "./types.ts";

// What single lines of a view let through: `view` makes them all, `look` those that are looked at.

type Facts = Readonly<DclightFacts>;

export function bySector<T>(of: (sector: Sector) => T): Record<Sector, T> {
  return { military: of("military"), civil: of("civil"), religion: of("religion") };
}

export function viewCommon(s: Facts): DclightView["common"] {
  const { summonAt, dieIcons } = packOf(s).constants;
  return { creature: s.common.creature, summonAt, dieIcons: dieIcons.slice(), central: s.common.central };
}

export const viewDice = ({ dice }: Facts): DclightView["dice"] =>
  dice && { red: dice.red.slice(), blue: dice.blue.slice(), green: dice.green.slice() };

export const viewDecks = (s: Facts): DclightView["decks"] =>
  bySector((sector) => ({ size: s.decks[sector].length, discard: s.discard[sector].slice() }));

export const viewCreatureDeck = (s: Facts): DclightView["creatureDeck"] => ({
  size: s.creatureDeck.length,
  discard: s.creatureDiscard.slice(),
});

export const viewCreatures = (s: Facts): DclightView["creatures"] =>
  s.creatures.map(({ creature, seat, origin }) => ({ creature, seat, origin }));

export function viewFacing({ facing, creatures }: Facts): DclightView["facing"] {
  if (facing === null) return null;
  const { seat, dice, cost } = facing;
  return { seat, creature: creatures[0]!.creature, dice: dice === null ? null : dice.slice(), cost };
}

/** The backs of the cards somebody looks at. */
export function viewLooking(s: Facts, { looked }: Player): PlayerView["looking"] {
  return looked.length === 0 ? null : { deck: deckOf(s, looked[0]!), n: looked.length };
}

export function viewBuilding(s: Facts, { card, as, exhausted, pair, copied }: Building, owner: number): BuildingView {
  const activates = packOf(s).cards.get(as)!.timing === "activate";
  return { ref: buildingRef(owner, as), card, as, exhausted, activates, pair, copied: copied.slice() };
}

/** Face down: only how many there are. */
export const countTrophies = ({ trophies }: Player): PlayerView["trophies"] => ({
  creatures: trophies.creatures.length,
  buildings: trophies.buildings.length,
});

/** Sector cards as far as they lie face up. */
export const viewOrder = ({ order, shown }: Player): PlayerView["order"] =>
  order.map((sector, at) => (at < shown ? sector : null));

/** What a player alone knows. */
export function viewOwn(player: Player): OwnView {
  return {
    hand: player.hand.slice(),
    looked: player.looked.slice(),
    order: player.order.slice(),
    trophies: viewTrophies(player),
    standingPasses: player.standingPasses.slice(),
  };
}

function viewTrophies({ trophies }: Player): OwnView["trophies"] {
  return {
    creatures: trophies.creatures.slice(),
    buildings: trophies.buildings.map(({ card, as }) => ({ card, as })),
  };
}

/** DC-INFO-02: the game is over, hands and trophies lie open. */
export function viewFinal(s: Facts): FinalView {
  return {
    end: s.final!.end,
    winners: s.final!.winners.slice(),
    ranking: ranking(s).map((seat) => ({ seat, vp: score(s, seat).total, resources: resources(s, seat) })),
    scores: s.players.map((_, seat) => score(s, seat)),
    opened: s.players.map((player) => ({ hand: player.hand.slice(), trophies: viewTrophies(player) })),
  };
}
