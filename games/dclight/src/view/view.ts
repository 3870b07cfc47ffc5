import { inCommon, joined, type Observer, type Seat } from "@paravent/kernel";
import { packOf } from "../content/installed.ts";
import { cloneTracks } from "../model/clone.ts";
import type { Player } from "../model/facts.ts";
import { backsOf } from "../rules/cards.ts";
import { openVp } from "../rules/score.ts";
import { tableOrder } from "../rules/seats.ts";
import type { Facts } from "../rules/write.ts";
import {
  bySector,
  countTrophies,
  viewBuilding,
  viewCommon,
  viewCreatureDeck,
  viewCreatures,
  viewDecks,
  viewDice,
  viewFacing,
  viewFinal,
  viewLooking,
  viewOrder,
  viewOwn,
} from "./lines.ts";
import type { DclightView, PlayerView } from "./types.ts";

/**
 * What one observer may know (section 4 of the rules), built from nothing: each line lets one thing through. The order of
 * decks, hands of others, sector cards face down and standing passes of others have no line.
 */
export const view = (s: Facts, who: Observer): DclightView =>
  joined(open(s), { own: who === "public" ? null : viewOwn(s.players[who]!), opened: null });

/** What lies open to all, whoever looks. */
const open = inCommon((s: Facts) => {
  return {
    pack: s.pack,
    phase: s.phase,
    turn: s.turn,
    turns: packOf(s).constants.turns,
    firstPlayer: s.firstPlayer,
    tableOrder: tableOrder(s),
    freeSectors: s.freeSectors.slice(),
    common: viewCommon(s),
    god: s.god,
    dice: viewDice(s),
    decks: viewDecks(s),
    creatureDeck: viewCreatureDeck(s),
    creatures: viewCreatures(s),
    facing: viewFacing(s),
    players: s.players.map((player, seat) => viewPlayer(s, player, seat)),
    final: s.final && viewFinal(s),
  } satisfies Partial<DclightView>;
});

/** DC-INFO-02: a moment of a game that is over, told once more: what each player knew then is open to all. */
export function openedView(s: Facts, who: Observer): DclightView {
  return { ...view(s, who), opened: s.players.map(viewOwn) };
}

/** What lies in the open: hand cards by their backs, trophies by their number. */
function viewPlayer(s: Facts, player: Player, seat: Seat): PlayerView {
  return {
    seat,
    tracks: cloneTracks(player.tracks),
    ages: bySector((sector) => player.ages[sector]),
    hand: backsOf(s, player.hand),
    looking: viewLooking(s, player),
    buildings: player.buildings.map((building) => viewBuilding(s, building, seat)),
    trophies: countTrophies(player),
    order: viewOrder(player),
    passed: player.passed,
    moraleDraws: player.moraleDraws,
    openVp: openVp(s, seat),
  };
}
