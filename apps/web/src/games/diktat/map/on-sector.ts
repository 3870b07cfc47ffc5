import type { SectorId } from "@paravent/diktat";
import { corruptedCardsOf, othersOf } from "../others/seen.ts";
import { cardsOf } from "../seen/labels.ts";
import type { Seen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";

/** Cabal tokens that lie on a sector. */
export const tokensOn = ({ game }: Seen, sector: SectorId): ("revolt" | "blockhouse")[] => [
  ...(game.revolts.includes(sector) ? (["revolt"] as const) : []),
  ...(game.blockhouses.includes(sector) ? (["blockhouse"] as const) : []),
];

export const gloomOn = (seen: Seen, sector: SectorId): number => othersOf(seen)?.gloom[sector] ?? 0;

/** The tokens on a sector, each by its name. */
export function tokenNames(seen: Seen, sector: SectorId): string[] {
  const { map, others } = texts.value;
  const gloom = gloomOn(seen, sector);
  return [
    ...tokensOn(seen, sector).map((token) => map.token[token]),
    ...(gloom > 0 ? [others.token.gloom(gloom)] : []),
  ];
}

/** Whether a Winner would find nothing to take: no marker, no card of either track, no Gloom to lift (DK-OTH-MB-01). */
export const isBare = (seen: Seen, sector: SectorId): boolean =>
  seen.game.markers[sector] + cardsOf(seen, sector).length === 0 &&
  gloomOn(seen, sector) + corruptedCardsOf(seen, sector).length === 0;
