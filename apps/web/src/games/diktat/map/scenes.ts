import type { PileView, SectorId } from "@paravent/diktat";
import { t } from "../../../i18n/index.ts";
import { drafts } from "../../../store/draft.ts";
import { isPhone } from "../../../store/media.ts";
import type { PileScene, SectorScene } from "../art/index.ts";
import { cardsOf, pawnPlace, pilesIn, trackNumber } from "../labels.ts";
import type { Seen } from "../seen.ts";
import { sendingOf } from "../sending.ts";
import { picked, SPY_TARGET, VICTIM } from "../subjects.ts";
import { openSectors } from "./openness.ts";

/** The twelve sectors as this observer sees them, lit where the open question lets them be touched. */
export function sectorScenes(seen: Seen): SectorScene[] {
  const openness = openSectors(seen);
  const sending = sendingOf(seen);
  const target = targetedPile(seen);
  return seen.pack.sectors.map(({ id }) => {
    const piles = pilesIn(seen, id).map((pile) => pileScene(seen, pile, target));
    if (sending?.sector === id && seen.you !== null && sending.team.length > 0)
      piles.push({
        key: "draft",
        cabal: seen.player(seen.you).cabal ?? "",
        count: sending.team.length,
        known: null,
        ghost: true,
        targeted: false,
      });
    const isClosed = openness !== null && Object.hasOwn(openness.closed, id);
    const isSpot = seen.game.conquest?.sector === id;
    return {
      id,
      name: isPhone.value ? (t.value.table.short[id] ?? seen.words.sector(id)) : seen.words.sector(id),
      label: sectorLabel(seen, id, openness?.open.has(id) ? "open" : isClosed ? "closed" : "idle"),
      state: openness?.open.has(id) ? "open" : isClosed ? "closed" : isSpot ? "spot" : "idle",
      markers: Math.min(2, seen.game.markers[id]) as 0 | 1 | 2,
      pennants: cardsOf(seen, id).map((card) => trackNumber(seen, card) ?? ""),
      lock: isClosed ? `${pilesIn(seen, id).length} / ${seen.game.pileLimit}` : null,
      places: seen.game.pileLimit >= 3 ? 3 : 2,
      piles,
    };
  });
}

function pileScene(seen: Seen, pile: PileView, target: number | null): PileScene {
  const isKnown = pile.pawns.some(({ kind }) => kind !== null);
  return {
    key: String(pile.id),
    cabal: seen.player(pile.owner).cabal ?? "",
    count: pile.pawns.length,
    known: isKnown ? pile.pawns.map(({ kind }) => kind) : null,
    ghost: false,
    targeted: pile.id === target,
  };
}

/** The pile a drafted look or strike is aimed at. */
function targetedPile(seen: Seen): number | null {
  const subject = seen.view.question?.subject;
  if (subject !== SPY_TARGET && subject !== VICTIM) return null;
  const ref = picked(drafts.value[subject]);
  return ref === null ? null : (pawnPlace(seen, ref)?.pile.id ?? null);
}

/** Everything the picture says, in words. */
function sectorLabel(seen: Seen, sector: SectorId, state: "open" | "closed" | "idle"): string {
  const { map } = t.value.table;
  const piles = pilesIn(seen, sector);
  return [
    seen.words.sector(sector),
    state === "idle" ? null : map[state],
    map.piles(piles.length, seen.game.pileLimit),
    ...piles.map((pile) =>
      map.pileOf(pile.owner === seen.you ? t.value.table.you : seen.name(pile.owner), pile.pawns.length),
    ),
    map.markers(seen.game.markers[sector]),
    ...cardsOf(seen, sector).map((card) => map.card(trackNumber(seen, card) ?? "")),
  ]
    .filter(Boolean)
    .join(", ");
}
