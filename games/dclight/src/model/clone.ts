import type { Building, DclightFacts, Player } from "./facts.ts";
import type { CardId, Sector, Track } from "./names.ts";

/** A copy for search, field by field: ten times as fast as a general one. The data law compares the two. */
export function cloneFacts(f: Readonly<DclightFacts>): DclightFacts {
  const { creature, central, third } = f.common;
  return {
    pack: f.pack,
    phase: f.phase,
    turn: f.turn,
    firstPlayer: f.firstPlayer,
    freeSectors: f.freeSectors.slice(),
    common: { creature, central, third },
    god: f.god,
    // Dice, creatures in front of players, what is faced and spoils are never changed in place, so copies share them.
    dice: f.dice,
    decks: clonePiles(f.decks),
    discard: clonePiles(f.discard),
    creatureDeck: f.creatureDeck.slice(),
    creatureDiscard: f.creatureDiscard.slice(),
    creatures: f.creatures.slice(),
    facing: f.facing,
    players: f.players.map(clonePlayer),
    final: f.final && { end: f.final.end, winners: f.final.winners.slice() },
  };
}

function clonePiles(piles: Readonly<Record<Sector, CardId[]>>): Record<Sector, CardId[]> {
  return { military: piles.military.slice(), civil: piles.civil.slice(), religion: piles.religion.slice() };
}

function clonePlayer(p: Player): Player {
  return {
    tracks: cloneTracks(p.tracks),
    ages: { military: p.ages.military, civil: p.ages.civil, religion: p.ages.religion },
    hand: p.hand.slice(),
    looked: p.looked.slice(),
    buildings: p.buildings.map(cloneBuilding),
    trophies: { creatures: p.trophies.creatures.slice(), buildings: p.trophies.buildings.slice() },
    order: p.order.slice(),
    shown: p.shown,
    passed: p.passed,
    moraleDraws: p.moraleDraws,
    standingPasses: p.standingPasses.slice(),
  };
}

export function cloneTracks(t: Readonly<Record<Track, number>>): Record<Track, number> {
  return {
    gold: t.gold,
    materials: t.materials,
    population: t.population,
    military: t.military,
    civil: t.civil,
    religion: t.religion,
    morale: t.morale,
    creature: t.creature,
  };
}

function cloneBuilding(b: Building): Building {
  return { card: b.card, as: b.as, exhausted: b.exhausted, pair: b.pair, copied: b.copied.slice() };
}
