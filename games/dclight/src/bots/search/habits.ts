import type { Seat } from "@paravent/kernel";
import { SECTORS } from "../../model/names.ts";
import type { DclightView } from "../../view/types.ts";

/** What all see of how somebody has played, in numbers. */
export function habitsOf({ players, turn, turns, dice, common, phase }: DclightView, seat: Seat): number[] {
  const { tracks, ages, hand, buildings, trophies, passed, order } = players[seat]!;
  const stock = tracks.gold + tracks.materials + tracks.population;
  const first = order[0] ?? null;
  return [
    players.length,
    turn / turns,
    turn <= 2 ? 1 : 0,
    dice === null ? 0 : 1,
    phase === "development" ? 1 : 0,
    passed ? 1 : 0,
    common.central,
    stock / 4,
    Math.min(stock, 4) / 4,
    (tracks.military + tracks.civil + tracks.religion) / 4,
    tracks.morale / 4,
    tracks.creature / 4,
    SECTORS.reduce((sum, sector) => sum + ages[sector], 0),
    SECTORS.filter((sector) => ages[sector] > 0).length,
    SECTORS.filter((sector) => ages[sector] === 3).length,
    SECTORS.reduce((sum, sector) => sum + hand[sector], 0),
    buildings.length,
    buildings.filter(({ activates }) => activates).length,
    buildings.filter(({ exhausted }) => exhausted).length,
    trophies.creatures,
    trophies.buildings,
    ...SECTORS.map((sector) => ages[sector]),
    ...SECTORS.map((sector) => (first === sector ? 1 : 0)),
    ...SECTORS.map((sector) => tracks[sector] / 4),
    tracks.gold / 4,
    tracks.materials / 4,
    tracks.population / 4,
  ];
}
