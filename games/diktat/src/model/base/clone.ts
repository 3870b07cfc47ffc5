import { mapped } from "@paravent/kernel";
import type { BaseFacts, Conquest, Pile, Player } from "./facts.ts";
import { cloneGiven } from "./given.ts";
import type { Book, SupplySeen } from "./memory.ts";

/** A copy of the facts of the base game, field by field. */
export function cloneBase(f: Readonly<BaseFacts>): BaseFacts {
  return {
    pack: f.pack,
    // Settled before the game and shared by all copies.
    configuration: f.configuration,
    counts: f.counts,
    cabals: Array.isArray(f.cabals) ? f.cabals.slice() : f.cabals,
    cycle: f.cycle,
    phase: f.phase,
    administrator: f.administrator,
    firstPlayer: f.firstPlayer,
    turn: f.turn && {
      seat: f.turn.seat,
      manoeuvre: f.turn.manoeuvre,
      sector: f.turn.sector,
      done: f.turn.done,
    },
    begun: f.begun,
    inner: f.inner.slice(),
    deck: f.deck.slice(),
    discard: f.discard.slice(),
    track: f.track.slice(),
    secret: f.secret && { card: f.secret.card, knownTo: f.secret.knownTo },
    markers: { ...f.markers },
    piles: mapped(f.piles, clonePile),
    emptied: mapped(f.emptied, clonePile),
    // Pawns are never changed in place, so copies share them.
    victim: f.victim && { ...f.victim },
    aimedAt: f.aimedAt && { ...f.aimedAt },
    suspended: f.suspended.slice(),
    conquest: f.conquest && cloneConquest(f.conquest),
    blockhouses: f.blockhouses.slice(),
    revolts: f.revolts.slice(),
    // Lasting changes, tolls and what was veiled are never changed in place either.
    lasting: f.lasting.slice(),
    tolls: f.tolls.slice(),
    roles: { administrator: f.roles.administrator, sectorPicker: f.roles.sectorPicker },
    direction: f.direction,
    playsAgain: f.playsAgain,
    skips: f.skips.slice(),
    uses: f.uses.slice(),
    using: f.using,
    veiled: f.veiled.slice(),
    buried: f.buried.slice(),
    peeked: f.peeked && { seat: f.peeked.seat, cards: f.peeked.cards.slice() },
    // Nor is what was heard and seen.
    glimpses: f.glimpses.slice(),
    heard: f.heard.slice(),
    looking: f.looking.slice(),
    supplySeen: mapped(f.supplySeen, cloneSupplySeen),
    players: mapped(f.players, clonePlayer),
    history: f.history.slice(),
    serial: f.serial,
    final: f.final && { winners: f.final.winners.slice(), fellBy: f.final.fellBy },
  };
}

function cloneSupplySeen({ by, least, most }: SupplySeen): SupplySeen {
  return { by, least: cloneCounts(least), most: cloneCounts(most) };
}

const cloneCounts = ({ politics, people, artefact }: SupplySeen["least"]): SupplySeen["least"] => ({
  politics,
  people,
  artefact,
});

function clonePile(pile: Pile): Pile {
  return {
    id: pile.id,
    owner: pile.owner,
    sector: pile.sector,
    pawns: pile.pawns.slice(),
    sleeper: pile.sleeper,
    marked: pile.marked,
  };
}

function cloneConquest(c: Conquest): Conquest {
  return {
    sector: c.sector,
    pieces: mapped(c.pieces, ({ seat, kinds }) => ({ seat, kinds: kinds.slice() })),
    emissaries: c.emissaries.slice(),
    extra: c.extra.slice(),
    vectors: c.vectors,
    tied: c.tied.slice(),
    bids: mapped(c.bids, ({ seat, pp }) => ({ seat, pp })),
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
    affinityTale: {
      open: {
        politics: p.affinityTale.open.politics,
        people: p.affinityTale.open.people,
        artefact: p.affinityTale.open.artefact,
      },
      gained: p.affinityTale.gained,
      lost: p.affinityTale.lost,
      exchanged: p.affinityTale.exchanged,
    },
    book: cloneBook(p.book),
    spyTokens: p.spyTokens,
    assassinTokens: p.assassinTokens,
    debts: p.debts,
    tookDebt: p.tookDebt,
    manoeuvrePawns: p.manoeuvrePawns,
    performed: p.performed.slice(),
    row: mapped(p.row, (c) => ({ card: c.card, tokens: c.tokens.slice(), used: c.used, gave: cloneGiven(c.gave) })),
    cabalRow: mapped(p.cabalRow, (c) => ({ card: c.card, used: c.used, pp: c.pp, gave: cloneGiven(c.gave) })),
    influence: mapped(p.influence, (slot) => ({
      sector: slot.sector,
      face: slot.face,
      markers: slot.markers,
      used: slot.used,
      spared: slot.spared,
      gave: cloneGiven(slot.gave),
    })),
    cabalTokens: { ...p.cabalTokens },
    memberships: p.memberships,
    bonusVp: p.bonusVp,
    brokenOaths: p.brokenOaths,
    seen: { gained: p.seen.gained, spent: p.seen.spent },
  };
}

function cloneBook(book: Book): Book {
  return {
    pp: book.pp,
    agents: book.agents,
    affinities: book.affinities,
    partners: book.partners,
    followed: book.followed,
    ledger: book.ledger,
    low: book.low,
    most: book.most,
    short: book.short,
    nets: book.nets.slice(),
    leastAgents: book.leastAgents,
    leastAffinities: book.leastAffinities,
    shownAgents: book.shownAgents,
  };
}
