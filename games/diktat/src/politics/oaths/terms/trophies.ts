import { pick, steady } from "@paravent/kernel";
import { packOf } from "../../../content/installed.ts";
import type { DiktatEvent } from "../../../model/events.ts";
import { type CardId, SECTORS, type SectorId } from "../../../names/names.ts";
import { refersTo } from "../../../names/read-ref.ts";
import { sectorMarkerRef } from "../../../names/refs.ts";
import { isVeiled, seesThroughGloom } from "../../../rules/effects/gloom.ts";
import { cardRef, type Facts, nameIn } from "../../../rules/write.ts";
import type { Trophy } from "../../state/oath.ts";
import type { TermRule } from "./rule.ts";

/** Cards of the tracks and markers that lie on a sector: what can be named as a Trophy to come. */
const ask = steady((s: Facts) => {
  const refs: TrophyRef[] = s.track.map(cardRef);
  // DK-OTH-BOARD-03.
  if (s.others !== null) refs.push(...s.others.corruption.map(cardRef));
  for (const sector of SECTORS) if (s.markers[sector].length > 0) refs.push(sectorMarkerRef(sector));
  return refs.length > 0 ? pick(refs) : null;
});

type TrophyRef = `card:${CardId}` | `marker:${SectorId}`;

function read([ref]: [TrophyRef]): Trophy {
  return refersTo(ref, "card") ? { card: nameIn(ref) } : { marker: nameIn(ref) as SectorId };
}

/** DK-RUL-142: a card discarded at once has not been taken. */
function takes(event: DiktatEvent, by: number, trophy: Trophy): boolean {
  if ("card" in trophy) return event.type === "cardTaken" && event.seat === by && event.card === trophy.card;
  return event.type === "markerTaken" && event.seat === by && event.sector === trophy.marker;
}

const sectorOf = (s: Facts, trophy: Trophy): SectorId =>
  "card" in trophy ? packOf(s).cards.get(trophy.card)!.sector : trophy.marker;

const isThere = (s: Facts, trophy: Trophy): boolean =>
  "card" in trophy
    ? s.track.includes(trophy.card) || s.others?.corruption.includes(trophy.card) === true
    : s.markers[trophy.marker].length > 0;

export const notTake: TermRule<"notTake", [TrophyRef]> = {
  ask,
  read: (answer) => ({ kind: "notTake", trophy: read(answer) }),
  after: (_, { promise, by }, event) => (takes(event, by, promise.trophy) ? "broken" : null),
  due: () => "kept",
};

/** Remembered: whether the promisor took something else while this could have been taken. */
export const take: TermRule<"take", [TrophyRef]> = {
  ask,
  read: (answer) => ({ kind: "take", trophy: read(answer) }),
  after(s, { promise, by, memory }, event) {
    const { trophy } = promise;
    if (takes(event, by, trophy)) return "kept";
    // DK-RUL-142: who had it in hand and discarded it could have taken it.
    if (event.type === "trophyCardDiscarded" && event.seat === by && "card" in trophy && event.card === trophy.card)
      return { note: true };
    const sector = sectorOf(s, trophy);
    if (event.type === "emissarySpent" && event.seat === by && event.sector === sector)
      // What Gloom veils could not be taken (DK-OTH-MB-01).
      return memory === true || !isThere(s, trophy) || isVeiled(s, by, sector) ? null : { note: true };
    // The step is over: of the last Gloom token only its discarding tells that it veiled the Trophy until now.
    if (event.type === "gloomDiscarded" && event.seat === by && event.sector === sector)
      return memory === true && !seesThroughGloom(s, by) ? { note: false } : null;
    // When the sector is cleared it is too late; until then another Emissary may still take it. Who could not take it
    // may yet be able to: the sector can be resolved again, in this Cycle (DK-RUL-26) or a later one.
    return event.type === "sectorCleared" && event.sector === sector && memory === true ? "broken" : null;
  },
  due: (_, { memory }) => (memory === true ? "broken" : "lapsed"),
};
