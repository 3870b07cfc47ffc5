import { type PackText, type PlayerView, POINTS, SECTORS, type Sector, type Track } from "@paravent/dclight";

/** What of a player's board counts, at some moment. */
export interface Board {
  readonly tracks: Readonly<Record<Track, number>>;
  readonly ages: Readonly<Record<Sector, number>>;
  /** Buildings in play, as what they count. */
  readonly buildings: readonly string[];
  /** Creatures under the board. */
  readonly creatures: number;
}

export const boardOf = ({ tracks, ages, buildings, trophies }: PlayerView): Board => ({
  tracks,
  ages,
  buildings: buildings.map(({ as }) => as),
  creatures: trophies.creatures,
});

/** What could be counted of a board if the game ended then, less what lies face down (DC-SCORE-01 to -04). */
export function openVp({ tracks, ages, buildings, creatures }: Board, pack: PackText): number {
  const { pointsPerVp, vpPerMorale } = pack.constants;
  const cards = new Map(pack.cards.map((card) => [card.id, card]));
  const counts = {
    creatures,
    buildings: buildings.length,
    ages: sum(SECTORS, (sector) => ages[sector]),
  };
  return (
    sum(pack.sectors, ({ id, ages: steps }) => steps[ages[id] - 1]?.vp ?? 0) +
    tracks.morale * vpPerMorale +
    sum(POINTS, (track) => Math.floor(tracks[track] / pointsPerVp)) +
    sum(buildings, (as) => {
      const { vp = 0, effects = [] } = cards.get(as) ?? {};
      const extra = sum(effects, (effect) =>
        effect.do === "vpPer" ? Math.min(effect.max, Math.floor(counts[effect.count] / effect.per) * effect.vp) : 0,
      );
      return vp + extra;
    })
  );
}

function sum<T>(items: readonly T[], of: (item: T) => number): number {
  let total = 0;
  for (const item of items) total += of(item);
  return total;
}
