import { named } from "@paravent/bots";
import type { Seat } from "@paravent/kernel";
import { packOf } from "../../content/installed.ts";
import { SECTORS, type Track } from "../../model/names.ts";
import type { DclightView } from "../../view/types.ts";
import { BUILDINGS, CARDS, CREATURES } from "./known.ts";

const TRACKS: readonly Track[] = [
  "gold",
  "materials",
  "population",
  "military",
  "civil",
  "religion",
  "morale",
  "creature",
];

/** The game as a whole. */
export function commonNumbers({ players, turn, turns, common }: DclightView): number[] {
  return [
    players.length,
    turn / turns,
    turns - turn,
    common.central,
    common.creature / common.summonAt,
    Math.max(...players.map(({ ages }) => SECTORS.filter((sector) => ages[sector] === 3).length)),
  ];
}

/** What a seat has, by its own view. */
export function numbersOf(view: DclightView, seat: Seat): number[] {
  const pack = packOf(view);
  const player = view.players[seat]!;
  const { hand } = view.own!;
  const cards = hand.map((id) => pack.cards.get(id)!);
  const inHand = cards.filter(({ kind }) => kind === "building");
  const atAge = (age: number): number => SECTORS.filter((sector) => player.ages[sector] === age).length;
  const ofAges = SECTORS.reduce(
    (sum, sector) => sum + (pack.sectors[sector].ages[player.ages[sector] - 1]?.vp ?? 0),
    0,
  );
  const stock = player.tracks.gold + player.tracks.materials + player.tracks.population;
  const vp = vpNow(view, seat);
  const { length } = view.players;
  return [
    vp / 4,
    ofAges / 4,
    (vp - player.openVp) / 4,
    player.buildings.length,
    player.buildings.reduce((sum, { as }) => sum + pack.cards.get(as)!.vp, 0) / 4,
    player.buildings.filter(({ activates }) => activates).length,
    player.buildings.filter(({ as }) => pack.cards.get(as)!.passives.length > 0).length,
    hand.length,
    inHand.length,
    inHand.reduce((sum, card) => sum + card.vp, 0) / 4,
    cards.filter(({ hostile }) => hostile).length,
    cards.filter(({ kind }) => kind === "reaction").length,
    atAge(3),
    atAge(3) >= 2 ? 1 : 0,
    atAge(2),
    stock / 4,
    Math.min(stock, 9) / 4,
    view.creatures.filter((creature) => creature.seat === seat).length,
    ((seat - (view.firstPlayer ?? 0) + length) % length) / length,
    ...TRACKS.map((track) => player.tracks[track] / 4),
    ...SECTORS.map((sector) => player.ages[sector]),
    player.tracks.creature >= 5 ? 1 : 0,
    player.tracks.morale >= 10 ? 1 : 0,
    ...named(CARDS, hand),
    ...named(
      BUILDINGS,
      player.buildings.map(({ as }) => as),
    ),
    ...named(
      CREATURES,
      view.creatures.flatMap((creature) => (creature.seat === seat ? [creature.creature] : [])),
    ),
  ];
}

/** DC-SCORE-01 to -06: what this seat could count now, with what lies face down under its own board. */
export function vpNow(view: DclightView, seat: Seat): number {
  const pack = packOf(view);
  const { creatures, buildings } = view.own!.trophies;
  let vp = view.players[seat]!.openVp;
  for (const id of creatures) vp += pack.creatures.get(id)!.vp;
  for (const { as } of buildings) vp += pack.cards.get(as)!.vp;
  return vp;
}
