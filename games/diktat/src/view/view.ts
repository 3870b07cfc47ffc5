import { inCommon, joined, type Observer, type Seat } from "@paravent/kernel";
import { packOf } from "../content/installed.ts";
import { viewLeagues } from "../leagues/view/view.ts";
import { findPawn } from "../model/base/piles.ts";
import type { DiktatFacts, InfluenceSlot, Pile, Player } from "../model/facts.ts";
import { IN_PUBLIC, SECTORS, type SectorId } from "../names/names.ts";
import { viewOthers } from "../others/view/view.ts";
import { viewOathOffers, viewOaths } from "../politics/view/oaths.ts";
import { viewKnowledge, viewOffers } from "../politics/view/view.ts";
import { rank, rankOrder } from "../rules/effects/rank.ts";
import { finalVp, ranking } from "../rules/phases/end.ts";
import { vp, vpSources } from "../rules/phases/score.ts";
import type { ConquestView, DiktatView, FinalView, OwnView, PileView, PlayerView } from "./types.ts";

type Facts = Readonly<DiktatFacts>;

/**
 * What one observer may know (section 5.1 of the rules), built from nothing: each line of `open` and `own` lets one thing
 * through. The deck's order, the reserves of others and pawns nobody has shown to this observer have no line.
 */
export const view = (s: Facts, who: Observer): DiktatView => joined(open(s), own(s, who));

/** What lies open to all, whoever looks. */
const open = inCommon((s: Facts) => {
  const { counts } = s;
  return {
    pack: s.pack,
    cycle: s.cycle,
    cycles: counts.cycles,
    phase: s.phase,
    manoeuvresPerCycle: counts.manoeuvres,
    pileLimit: counts.pileLimit,
    administrator: s.administrator,
    rankOrder: rankOrder(s),
    firstPlayer: s.firstPlayer,
    direction: s.direction,
    playsAgain: s.playsAgain,
    skips: s.skips.slice(),
    offices: { administrator: s.roles.administrator, sectorPicker: s.roles.sectorPicker },
    lasting: s.lasting.map(({ seat, stat, delta, set, until }) => ({ seat, stat, delta, set, until })),
    turn: s.turn && { seat: s.turn.seat, manoeuvre: s.turn.manoeuvre, sector: s.turn.sector },
    deckSize: s.deck.length,
    discard: s.discard.slice(),
    track: s.track.slice(),
    markers: viewMarkers(s),
    blockhouses: s.blockhouses.slice(),
    revolts: s.revolts.slice(),
    tolls: s.tolls.map(({ sector, owner }) => ({ sector, owner })),
    victim: viewVictim(s),
    players: s.players.map((player, seat) => viewPlayer(s, player, seat)),
    others: s.others && viewOthers(s, s.others),
    conquest: s.conquest && viewConquest(s.conquest),
    history: s.history.map(({ cycle, vp: points }) => ({ cycle, vp: points.slice() })),
    final: s.final && viewFinal(s),
  } satisfies Partial<DiktatView>;
});

/** What this observer sees besides, or sees otherwise than others do. */
function own(s: Facts, who: Observer) {
  return {
    secret: s.secret && { known: isKnown(s.secret.knownTo, who) ? s.secret.card : null },
    peeked: s.peeked?.seat === who ? s.peeked.cards.slice() : [],
    piles: s.piles.map((pile) => viewPile(pile, who)),
    own: who === "public" ? null : viewReserve(s.players[who]!),
    leagues: s.leagues && viewLeagues(s, who),
    oaths: s.oaths.length === 0 ? [] : viewOaths(s, who),
    oathOffers: s.oathOffers.length === 0 ? [] : viewOathOffers(s, who),
    offers: who === "public" || s.offers.length === 0 ? [] : viewOffers(s, who),
    knowledge: who === "public" ? null : viewKnowledge(s, who),
  } satisfies Partial<DiktatView>;
}

/**
 * What a player may let spectators see (section 5.1): what lies open, and what stands on their own side of the screens.
 * Pawns and cards of others that somebody let them see, what they were told, offers and terms of oaths are not theirs
 * alone to show.
 */
export function lent(s: Facts, seat: Seat): DiktatView {
  return {
    ...view(s, "public"),
    own: viewReserve(s.players[seat]!),
    peeked: s.peeked?.seat === seat ? s.peeked.cards.slice() : [],
    piles: s.piles.map((pile) => viewPile(pile, pile.owner === seat ? seat : "public")),
  };
}

function isKnown(knownTo: number, who: Observer): boolean {
  return (knownTo & (who === "public" ? IN_PUBLIC : 1 << who)) !== 0;
}

/** DK-MAN-SEND-07: how many pawns is public; which ones only to their owner and to those who looked. */
function viewPile(pile: Pile, who: Observer): PileView {
  return {
    id: pile.id,
    owner: pile.owner,
    sector: pile.sector,
    pawns: pile.pawns.map(({ id, kind, knownTo }) => ({
      id,
      kind: pile.owner === who || isKnown(knownTo, who) ? kind : null,
    })),
    sleeper: pile.sleeper,
  };
}

function viewMarkers(s: Facts): Record<SectorId, number> {
  const markers = {} as Record<SectorId, number>;
  for (const sector of SECTORS) markers[sector] = s.markers[sector].length;
  return markers;
}

/** DK-HIDE-01: what lies in the open on a Cabal board. */
function viewPlayer(s: Facts, player: Player, seat: Seat): PlayerView {
  return {
    seat,
    cabal: player.cabal,
    vp: vp(s, seat),
    vpSources: vpSources(s, seat),
    rank: rank(s, seat),
    spyTokens: player.spyTokens,
    assassinTokens: player.assassinTokens,
    debts: player.debts,
    manoeuvrePawns: player.manoeuvrePawns,
    performed: player.performed.slice(),
    row: player.row.map(({ card, tokens, used }) => ({ card, tokens: tokens.slice(), used })),
    cabalRow: player.cabalRow.map(({ card, used, pp }) => ({ card, used, pp })),
    nextCabalCost: nextCabalCost(s, player),
    influence: player.influence.map(viewSlot),
    cabalTokens: { ...player.cabalTokens },
    memberships: player.memberships,
    seen: { gained: player.seen.gained, spent: player.seen.spent },
  };
}

/** Which of the two markers of a sector it is, is nobody's concern; where its Used tokens lie is everybody's. */
function viewSlot({ sector, face, markers, used, spared }: InfluenceSlot): PlayerView["influence"][number] {
  const fresh = spared === null ? null : spared === markers[0] ? "lower" : "upper";
  return { sector, face, markers: markers.length === 1 ? 1 : 2, used, fresh };
}

function nextCabalCost(s: Facts, player: Player): number | null {
  if (player.cabal === null) return null;
  return packOf(s).cabals.get(player.cabal)!.board.cabalCost[player.cabalRow.length] ?? null;
}

/** DK-MAN-KILL-04: a revealed pawn is seen by all; a named one is only pointed at. */
function viewVictim(s: Facts): DiktatView["victim"] {
  if (s.victim) {
    const { pawn, owner, sector } = s.victim;
    return { pawn: pawn.id, owner, sector, kind: pawn.kind };
  }
  if (!s.aimedAt) return null;
  // It may have been moved since it was pointed at.
  const { pawn, owner, sector } = s.aimedAt;
  return { pawn, owner, sector: findPawn(s, pawn)?.pile.sector ?? sector, kind: null };
}

/** DK-HIDE-02: behind the screen. */
export function viewReserve(player: Player): OwnView {
  const { agents, affinities } = player;
  return {
    pp: player.pp,
    agents: { citizen: agents.citizen, guard: agents.guard, emissary: agents.emissary },
    affinities: { politics: affinities.politics, people: affinities.people, artefact: affinities.artefact },
  };
}

function viewConquest(c: NonNullable<DiktatFacts["conquest"]>): ConquestView {
  return {
    sector: c.sector,
    pieces: c.pieces.map(({ seat, kinds }) => ({ seat, kinds: kinds.slice() })),
    emissaries: c.emissaries.slice(),
    extra: c.extra.slice(),
    vectors: c.vectors,
    tied: c.tied.slice(),
    bids: c.bids.map(({ seat, pp }) => ({ seat, pp })),
    order: c.order.slice(),
  };
}

/** The game is over: the screens are open. */
function viewFinal(s: Facts): FinalView {
  return {
    winners: s.final!.winners.slice(),
    prague: s.final!.fellBy === null ? "held" : "fell",
    fellBy: s.final!.fellBy,
    ranking: ranking(s).map((seat) => ({
      seat,
      vp: finalVp(s, seat),
      pp: s.players[seat]!.pp,
      debts: s.players[seat]!.debts,
    })),
    reserves: s.players.map(viewReserve),
  };
}
