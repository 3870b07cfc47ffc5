import { inCommon, joined, type Observer, type Seat } from "@paravent/kernel";
import { packOf } from "../content/installed.ts";
import { cloneTracks } from "../model/clone.ts";
import type { Building, Player } from "../model/facts.ts";
import type { Sector } from "../model/names.ts";
import { backsOf, deckOf } from "../rules/cards.ts";
import { ranking } from "../rules/phases/end.ts";
import { resources, score } from "../rules/score.ts";
import { tableOrder } from "../rules/seats.ts";
import { buildingRef, type Facts } from "../rules/write.ts";
import type { BuildingView, DclightView, FinalView, OwnView, PlayerView } from "./types.ts";

/**
 * What one observer may know (section 4 of the rules), built from nothing: each line lets one thing through. The order of
 * decks, hands of others, sector cards face down and standing passes of others have no line.
 */
export const view = (s: Facts, who: Observer): DclightView =>
  joined(open(s), { own: who === "public" ? null : viewOwn(s.players[who]!), opened: null });

/** What lies open to all, whoever looks. */
const open = inCommon((s: Facts) => {
  const { constants } = packOf(s);
  return {
    pack: s.pack,
    phase: s.phase,
    turn: s.turn,
    turns: constants.turns,
    firstPlayer: s.firstPlayer,
    tableOrder: tableOrder(s),
    freeSectors: s.freeSectors.slice(),
    common: {
      creature: s.common.creature,
      summonAt: constants.summonAt,
      dieIcons: constants.dieIcons.slice(),
      central: s.common.central,
    },
    god: s.god,
    dice: s.dice && { red: s.dice.red.slice(), blue: s.dice.blue.slice(), green: s.dice.green.slice() },
    decks: bySector((sector) => ({ size: s.decks[sector].length, discard: s.discard[sector].slice() })),
    creatureDeck: { size: s.creatureDeck.length, discard: s.creatureDiscard.slice() },
    creatures: s.creatures.map(({ creature, seat, origin }) => ({ creature, seat, origin })),
    facing: s.facing && {
      seat: s.facing.seat,
      creature: s.creatures[0]!.creature,
      dice: s.facing.dice === null ? null : s.facing.dice.slice(),
      cost: s.facing.cost,
    },
    players: s.players.map((player, seat) => viewPlayer(s, player, seat)),
    final: s.final && viewFinal(s),
  } satisfies Partial<DclightView>;
});

/** DC-INFO-02: a moment of a game that is over, told once more: what each player knew then is open to all. */
export function openedView(s: Facts, who: Observer): DclightView {
  return { ...view(s, who), opened: s.players.map(viewOwn) };
}

function bySector<T>(of: (sector: Sector) => T): Record<Sector, T> {
  return { military: of("military"), civil: of("civil"), religion: of("religion") };
}

/** What lies in the open: hand cards by their backs, trophies by their number. */
function viewPlayer(s: Facts, player: Player, seat: Seat): PlayerView {
  const [looked] = player.looked;
  const { ages, morale, tracks, buildings } = score(s, seat);
  return {
    seat,
    tracks: cloneTracks(player.tracks),
    ages: bySector((sector) => player.ages[sector]),
    hand: backsOf(s, player.hand),
    looking: looked === undefined ? null : { deck: deckOf(s, looked), n: player.looked.length },
    buildings: player.buildings.map((building) => viewBuilding(s, building, seat)),
    trophies: { creatures: player.trophies.creatures.length, buildings: player.trophies.buildings.length },
    order: player.order.map((sector, at) => (at < player.shown ? sector : null)),
    passed: player.passed,
    moraleDraws: player.moraleDraws,
    openVp: ages + morale + tracks + buildings,
  };
}

function viewBuilding(s: Facts, { card, as, exhausted, pair, copied }: Building, owner: Seat): BuildingView {
  const activates = packOf(s).cards.get(as)!.timing === "activate";
  return { ref: buildingRef(owner, as), card, as, exhausted, activates, pair, copied: copied.slice() };
}

/** What a player alone knows. */
function viewOwn(player: Player): OwnView {
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
function viewFinal(s: Facts): FinalView {
  return {
    end: s.final!.end,
    winners: s.final!.winners.slice(),
    ranking: ranking(s).map((seat) => ({ seat, vp: score(s, seat).total, resources: resources(s, seat) })),
    scores: s.players.map((_, seat) => score(s, seat)),
    opened: s.players.map((player) => ({ hand: player.hand.slice(), trophies: viewTrophies(player) })),
  };
}
