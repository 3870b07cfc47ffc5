import { inCommon, joined, type Observer, type Seat, steady } from "@paravent/kernel";
import { viewLeagues } from "../leagues/view/view.ts";
import type { DiktatFacts, Pile, Player } from "../model/facts.ts";
import { viewOthers } from "../others/view/view.ts";
import { viewOathOffers, viewOaths } from "../politics/view/oaths.ts";
import { viewKnowledge, viewOffers } from "../politics/view/view.ts";
import { rank, rankOrder } from "../rules/effects/rank.ts";
import { vpIn, vpSources } from "../rules/phases/score.ts";
import {
  isKnown,
  nextCabalCost,
  viewCabalRow,
  viewConquest,
  viewFinal,
  viewHistory,
  viewLasting,
  viewMarkers,
  viewPile,
  viewReserve,
  viewRow,
  viewSlot,
  viewTurn,
  viewVictim,
} from "./lines.ts";
import type { DiktatView, PileView, PlayerView } from "./types.ts";

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
    lasting: viewLasting(s),
    turn: viewTurn(s),
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
    history: viewHistory(s),
    final: s.final && viewFinal(s),
  } satisfies Partial<DiktatView>;
});

// Most piles stay as they are from one answer to the next, and most who look see of one what everybody sees.
const pileInPublic = steady((s: Facts, nth) => viewPile(s.piles[nth]!, "public"));
const pileOfOwner = steady((s: Facts, nth) => viewPile(s.piles[nth]!, s.piles[nth]!.owner));

function pileFor(s: Facts, pile: Pile, nth: number, who: Observer): PileView {
  if (pile.owner === who) return pileOfOwner(s, nth);
  const isSeenAlike = pile.pawns.every(({ knownTo }) => isKnown(knownTo, who) === isKnown(knownTo, "public"));
  return isSeenAlike ? pileInPublic(s, nth) : viewPile(pile, who);
}

/** What this observer sees besides, or sees otherwise than others do. */
function own(s: Facts, who: Observer) {
  return {
    secret: s.secret && { known: isKnown(s.secret.knownTo, who) ? s.secret.card : null },
    peeked: s.peeked?.seat === who ? s.peeked.cards.slice() : [],
    piles: s.piles.map((pile, nth) => pileFor(s, pile, nth, who)),
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

/** DK-HIDE-01: what lies in the open on a Cabal board. */
function viewPlayer(s: Facts, player: Player, seat: Seat): PlayerView {
  const sources = vpSources(s, seat);
  return {
    seat,
    cabal: player.cabal,
    vp: vpIn(sources),
    vpSources: sources,
    rank: rank(s, seat),
    spyTokens: player.spyTokens,
    assassinTokens: player.assassinTokens,
    debts: player.debts,
    manoeuvrePawns: player.manoeuvrePawns,
    performed: player.performed.slice(),
    row: viewRow(player),
    cabalRow: viewCabalRow(player),
    nextCabalCost: nextCabalCost(s, player),
    influence: player.influence.map(viewSlot),
    cabalTokens: { ...player.cabalTokens },
    memberships: player.memberships,
    seen: { gained: player.seen.gained, spent: player.seen.spent },
  };
}
