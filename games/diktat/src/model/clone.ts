import type { Conquest, DiktatFacts, Pile, Player } from "./facts.ts";

/** A copy for search, field by field: ten times as fast as a general one. The data law compares the two. */
export function cloneFacts(f: Readonly<DiktatFacts>): DiktatFacts {
  return {
    pack: f.pack,
    cabals: Array.isArray(f.cabals) ? f.cabals.slice() : f.cabals,
    cycle: f.cycle,
    phase: f.phase,
    administrator: f.administrator,
    firstPlayer: f.firstPlayer,
    turn: f.turn && { seat: f.turn.seat, manoeuvre: f.turn.manoeuvre, sector: f.turn.sector },
    deck: f.deck.slice(),
    discard: f.discard.slice(),
    track: f.track.slice(),
    secret: f.secret && { card: f.secret.card, knownTo: f.secret.knownTo },
    markers: { ...f.markers },
    piles: f.piles.map(clonePile),
    // Pawns are never changed in place, so copies share them.
    victim: f.victim && { pawn: f.victim.pawn, pile: f.victim.pile, owner: f.victim.owner, sector: f.victim.sector },
    conquest: f.conquest && cloneConquest(f.conquest),
    players: f.players.map(clonePlayer),
    serial: f.serial,
    final: f.final && { winners: f.final.winners.slice() },
  };
}

function clonePile(pile: Pile): Pile {
  return { id: pile.id, owner: pile.owner, sector: pile.sector, pawns: pile.pawns.slice() };
}

function cloneConquest(c: Conquest): Conquest {
  return {
    sector: c.sector,
    pieces: c.pieces.map(({ seat, kinds }) => ({ seat, kinds: kinds.slice() })),
    emissaries: c.emissaries.slice(),
    tied: c.tied.slice(),
    bids: c.bids.map(({ seat, pp }) => ({ seat, pp })),
    order: c.order.slice(),
  };
}

function clonePlayer(p: Player): Player {
  const { agents, affinities } = p;
  return {
    cabal: p.cabal,
    pp: p.pp,
    agents: { citizen: agents.citizen, guard: agents.guard, emissary: agents.emissary },
    affinities: { politics: affinities.politics, people: affinities.people, artefact: affinities.artefact },
    spyTokens: p.spyTokens,
    assassinTokens: p.assassinTokens,
    debts: p.debts,
    tookDebt: p.tookDebt,
    manoeuvrePawns: p.manoeuvrePawns,
    performed: p.performed.slice(),
    row: p.row.map(({ card, tokens }) => ({ card, tokens: tokens.slice() })),
    influence: p.influence.map(({ sector, face }) => ({ sector, face })),
    seen: { gained: p.seen.gained, spent: p.seen.spent },
  };
}
