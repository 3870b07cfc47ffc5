import type { SectorId } from "@paravent/diktat";
import { computed } from "@preact/signals";
import { useCallback, useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { playing } from "../../../stage/director.ts";
import { asking, preparing, setDraft } from "../../../store/draft.ts";
import { keptParts } from "../../../store/kept-parts.ts";
import { isNarrow, isPhone } from "../../../store/media.ts";
import { unfold } from "../../../table/decision/fold.ts";
import { mapLayer, offeredIn, openSectors } from "../answer/openness.ts";
import { sendingOf } from "../answer/sending.ts";
import { whyNoSector } from "../answer/why.ts";
import { PragueMap, type SectorScene } from "../art/index.ts";
import { LeagueRail } from "../leagues/LeagueRail.tsx";
import { CorruptionTrack } from "../others/CorruptionTrack.tsx";
import { DarknessCaption } from "../others/DarknessCaption.tsx";
import { darknessNow } from "../others/darkness.ts";
import { OthersLegend } from "../others/Legend.tsx";
import { othersOf } from "../others/seen.ts";
import { OfferSlips } from "../politics/OfferSlips.tsx";
import { fanned, pinned, pointed } from "../seen/pointed.ts";
import { sectorOfThing, thingOf } from "../seen/refs.ts";
import { type Seen, useSeen } from "../seen/seen.ts";
import { CHOOSE_SECTOR, COMPOSE_PILE } from "../seen/subjects.ts";
import { Inspector } from "./Inspector.tsx";
import { Legend } from "./Legend.tsx";
import { sectorScenes } from "./scenes.ts";
import "./map.css";
import { texts } from "../words/index.ts";

const told = computed(() => playing.value?.beat ?? null);

/** The city, and the placard that explains what is pointed at. */
export function MapStage() {
  const seen = useSeen();
  const shown = shownSector(seen);
  const point = useCallback(
    (sector: SectorId | null): void => {
      pointed.value = sector;
      asking.value = sector === null ? null : whyNoSector(seen, sector);
    },
    [seen],
  );
  const choose = useCallback((sector: SectorId) => chooseSector(seen, sector), [seen]);
  const scenes = useRef<SectorScene[]>([]);
  scenes.current = keptParts(scenes.current, sectorScenes(seen));
  const stage = useRef<HTMLDivElement>(null);
  // Where the map is higher than its place, what is explained is in sight.
  useEffect(() => {
    if (isPhone.value && shown !== null)
      stage.current?.querySelector(`[data-sector=${shown}]`)?.scrollIntoView({ block: "nearest" });
  }, [shown, fanned.value, seen.view.question?.id]);
  // Elsewhere all of the map is in sight: it is not drawn anew for a beat.
  const beat = isPhone.value ? told.value : null;
  // Before anything flies there.
  useLayoutEffect(() => {
    if (beat === null) return;
    const places = [...beat.flights.map(({ to }) => to), ...beat.spots].map((place) => `[data-place~="${place}"]`);
    if (places.length > 0) stage.current?.querySelector(places.join())?.scrollIntoView({ block: "nearest" });
  }, [beat]);
  return (
    <div
      ref={stage}
      class={othersOf(seen) ? "tb-map with-others" : "tb-map"}
      onFocusOut={({ relatedTarget }) => explains(relatedTarget) || point(null)}
    >
      <PragueMap
        shape={isPhone.value ? "tall" : "wide"}
        sectors={scenes.current}
        pointed={shown}
        onPoint={point}
        onChoose={choose}
        label={texts.value.map.label}
        omens={darknessNow.value}
      />
      {!isPhone.value && shown !== null && <Inspector sector={shown} />}
      {!isPhone.value && <CorruptionTrack />}
      {!isPhone.value && (othersOf(seen) ? <OthersLegend /> : <Legend />)}
      {othersOf(seen) && <DarknessCaption />}
      {!isNarrow.value && <LeagueRail />}
      {(!isPhone.value || isDecidedOn(seen)) && <OfferSlips />}
    </div>
  );
}

/** What is pointed at stays so while the focus is on another sector or in the placard, which else would go under it. */
const explains = (to: EventTarget | null): boolean =>
  to instanceof Element && to.closest("[data-sector], .tb-inspector") !== null;

/** The sector to explain: the one pointed at, or the one that is dealt with. */
export const shownSector = (seen: Seen): SectorId | null => pointed.value ?? dealtWith(seen);

/** The sector touched last, or the one the draft names. */
const dealtWith = (seen: Seen): SectorId | null => pinned.value ?? draftedSector(seen) ?? fanned.value;

/**
 * Whether a sector is explained to somebody who decides: what it is worth stays in sight, whatever is offered. One that is
 * only pointed at does not count: the offer would give way to a pointer on its way to it.
 */
export const isDecidedOn = (seen: Seen): boolean => dealtWith(seen) !== null && seen.view.question !== null;

/** The sector the drafted answer names. */
export function draftedSector(seen: Seen): SectorId | null {
  const sending = sendingOf(seen);
  if (sending) return sending.sector;
  const [ref] = mapLayer(seen)?.chosen ?? [];
  return ref === undefined ? null : sectorOfThing(thingOf(seen, ref));
}

/** Who chooses by keys goes on in the fan: it lies far from the map. */
function goToFan(): void {
  document.querySelector<HTMLElement>(".tb-fan [data-ref]:not([aria-disabled=true])")?.focus();
}

/** A sector was touched. What that means depends on the open question; a closed one says why it is closed. */
export function chooseSector(seen: Seen, sector: SectorId): void {
  pinned.value = sector;
  const openness = openSectors(seen);
  if (!openness) return;
  if (!openness.open.has(sector)) {
    asking.value = whyNoSector(seen, sector);
    return;
  }
  const sending = preparing.value === null ? sendingOf(seen) : null;
  if (sending) {
    // While the pile is being composed its sector is settled.
    if (seen.view.question?.subject !== COMPOSE_PILE)
      setDraft(CHOOSE_SECTOR, sending.sector === sector ? [] : [sector]);
    return;
  }
  const layer = mapLayer(seen)!;
  const refs = offeredIn(seen, layer, sector);
  fanned.value = sector;
  unfold();
  // One thing there: the touch names it. Of several the fan lets one be chosen.
  if (refs.length === 1) layer.press(refs[0]!);
  else if (document.activeElement?.matches(":focus-visible")) requestAnimationFrame(goToFan);
}
