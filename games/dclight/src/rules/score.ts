import type { Seat } from "@paravent/kernel";
import { packOf } from "../content/installed.ts";
import { POINTS, RESOURCES, SECTORS } from "../model/names.ts";
import { printedVp } from "./buildings.ts";
import type { Facts } from "./write.ts";

/** The parts of a score (DC-SCORE-01 to -06). */
export interface ScoreView {
  ages: number;
  morale: number;
  tracks: number;
  buildings: number;
  destroyed: number;
  creatures: number;
  total: number;
}

/** DC-SCORE-01 to -07: what a player would score now. Hand cards and the creature marker score nothing. */
export function score(s: Facts, seat: Seat): ScoreView {
  const { creatures } = packOf(s);
  const { trophies } = s.players[seat]!;
  const parts = {
    ages: vpOfAges(s, seat),
    morale: vpOfMorale(s, seat),
    tracks: vpOfTracks(s, seat),
    buildings: vpOfBuildings(s, seat),
    // DC-SCORE-05: printed VP only.
    destroyed: sum(trophies.buildings, (spoil) => printedVp(s, spoil)),
    creatures: sum(trophies.creatures, (creature) => creatures.get(creature)!.vp),
  };
  return { ...parts, total: sum(Object.values(parts), (vp) => vp) };
}

/** The part of it that lies in the open. */
export const openVp = (s: Facts, seat: Seat): number =>
  vpOfAges(s, seat) + vpOfMorale(s, seat) + vpOfTracks(s, seat) + vpOfBuildings(s, seat);

/** DC-SCORE-01: for the current age of each sector only. */
function vpOfAges(s: Facts, seat: Seat): number {
  const { sectors } = packOf(s);
  const { ages } = s.players[seat]!;
  return sum(SECTORS, (sector) => (ages[sector] === 0 ? 0 : sectors[sector].ages[ages[sector] - 1]!.vp));
}

/** DC-SCORE-02: negative Morale counts too. */
const vpOfMorale = (s: Facts, seat: Seat): number => s.players[seat]!.tracks.morale * packOf(s).constants.vpPerMorale;

/** DC-SCORE-03: track by track; remainders are not added together. */
function vpOfTracks(s: Facts, seat: Seat): number {
  const { pointsPerVp } = packOf(s).constants;
  const { tracks } = s.players[seat]!;
  return sum(POINTS, (track) => Math.floor(tracks[track] / pointsPerVp));
}

const vpOfBuildings = (s: Facts, seat: Seat): number =>
  sum(s.players[seat]!.buildings, (building) => printedVp(s, building) + extraVp(s, seat, building.as));

/** DC-SCORE-04: end-of-game effects of a building in play. */
function extraVp(s: Facts, seat: Seat, as: string): number {
  const { ages, buildings, trophies } = s.players[seat]!;
  return sum(packOf(s).cards.get(as)!.effects, (effect) => {
    if (effect.do !== "vpPer") return 0;
    const counts = {
      creatures: trophies.creatures.length,
      buildings: buildings.length,
      ages: sum(SECTORS, (sector) => ages[sector]),
    };
    return Math.min(effect.max, Math.floor(counts[effect.count] / effect.per) * effect.vp);
  });
}

/** DC-SCORE-09: what breaks a tie. */
export const resources = (s: Facts, seat: Seat): number =>
  sum(RESOURCES, (resource) => s.players[seat]!.tracks[resource]);

function sum<T>(items: readonly T[], of: (item: T) => number): number {
  let total = 0;
  for (const item of items) total += of(item);
  return total;
}
