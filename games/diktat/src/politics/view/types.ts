import type { Seat } from "@paravent/kernel";
import type { Saying } from "../../model/base/claims.ts";
import type { Goods } from "../../model/base/goods.ts";
import type { Affinity, Agent, CardId, SectorId } from "../../names/names.ts";
import type { Stands } from "../state/offer.ts";

/** An offer this observer has made or received, named in answers by `offer:<the other>:<id>`. */
export type OfferView =
  | {
      kind: "trade";
      from: Seat;
      to: Seat;
      id: number;
      give: Goods;
      want: Goods;
      room: SectorId[];
      until: Stands;
      note: string;
    }
  | { kind: "place"; from: Seat; to: Seat; id: number; pile: number };

/** What this observer knows or was told beyond what lies open, and how they came to know it (section 5.2). */
export interface Knowledge {
  /** Pawns of others whose kind is known: seen with one's own eyes, or shown by somebody. */
  pawns: { pawn: number; kind: Agent; how: "seen" | "shown"; by: Seat | null }[];
  secretCard: { card: CardId; how: "seen" | "shown"; by: Seat | null } | null;
  /** What others have shown (certified) or told (not) this Cycle, the latest last. */
  heard: { from: Seat; how: "shown" | "told"; what: Saying }[];
  /** What this observer has shown and told. */
  said: { to: Seat; how: "shown" | "told"; what: Saying }[];
  /** PP behind a screen, by all that everybody saw come and go: exact where both are equal. */
  deduced: { seat: Seat; pp: { min: number; max: number } }[];
  /** Types of Affinity seen to run out, or short: so many can be left in the supply, by what was seen since (DK-RUL-40). */
  supply: { token: Affinity; min: number; max: number }[];
}
