import { type Ref, type Seat, signature } from "@paravent/kernel";
import type { CardId, SectorId } from "../../names/names.ts";
import { refersTo } from "../../names/read-ref.ts";

/** An element has been taken as Trophy, by an effect, or developed: what that gives, effect after effect. */
export const acquire = signature<{ seat: Seat; element: Ref; at?: number }>("diktat/acquire");

/** How a marker is laid: in a slot of its own, on the first of its sector, or apart from it (Pre-eminence). */
export type MarkerWay = "slot" | "stack" | "apart";
/** A way, or a slot to be freed first. */
export type MarkerChoice = MarkerWay | `slot:${SectorId}`;

export const isWay = (how: MarkerChoice): how is MarkerWay => !refersTo(how, "slot");

/** DK-TRO-08 to -10: a marker is taken. */
export const takeMarker = signature<{ seat: Seat; sector: SectorId; how?: MarkerChoice }>("diktat/takeMarker");
/** Which of the ways open to a marker it goes. */
export const layMarker = signature<{ seat: Seat; sector: SectorId; ways: MarkerChoice[] }, MarkerChoice>(
  "diktat/layMarker",
);

export const loseMarker = signature<{ seat: Seat; sector: SectorId }>("diktat/loseMarker");
export const loseCard = signature<{ seat: Seat; element: Ref }>("diktat/loseCard");
/** Ends with how many were given back. */
export const loseAffinities = signature<{ seat: Seat; n: number }, number>("diktat/loseAffinities");

/** A Trophy as it was chosen: a card to be placed or discarded, a marker and the way it goes, Gloom, a special Trophy. */
export type TrophyAnswer =
  | { branch: "marker"; value?: [MarkerChoice] }
  | { branch: "gloom"; value?: never }
  | { branch: `card:${CardId}`; value: ["place" | "discard"] }
  | { branch: `special:${string}`; value?: never };

/** One take; nobody looks at what it ends with. Noted: whether a special Trophy is a card to be named, and the one that was. */
export const takeTrophy = signature<
  { seat: Seat; sector: SectorId; answer: TrophyAnswer },
  unknown,
  { isCard?: boolean; card?: CardId }
>("diktat/takeTrophy");
