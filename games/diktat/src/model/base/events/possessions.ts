import type { Seat } from "@paravent/kernel";
import type { Affinity, CardId, SectorId } from "../../../names/names.ts";
import type { PassingGoods } from "../given.ts";

/** Cards, markers and Affinity tokens of players. */
export type PossessionEvent =
  | { type: "cardTaken"; seat: Seat; card: CardId; symbols: number }
  | { type: "trophyCardDiscarded"; seat: Seat; card: CardId }
  | { type: "cardLost"; seat: Seat; card: CardId }
  | { type: "cabalCardPlaced"; seat: Seat; card: CardId }
  | { type: "cabalCardReturned"; seat: Seat; card: CardId }
  | { type: "markerTaken"; seat: Seat; sector: SectorId; how: "slot" | "stack" | "apart" }
  | { type: "markerDiscarded"; seat: Seat; sector: SectorId }
  | { type: "used"; owner: Seat; element: string }
  | { type: "useBegan"; seat: Seat; owner: Seat; element: string; effect: number }
  | { type: "useEnded" }
  | { type: "readied"; owner: Seat; element: string }
  | { type: "paidOnto"; seat: Seat; element: string; pp: number }
  | {
      type: "gainRecorded";
      seat: Seat;
      element: string;
      pp: number;
      affinities: number;
      passing?: PassingGoods | null;
    }
  /** What a player may choose from is for that player's eyes. */
  /** `short`: of a printed type there were fewer than so many, as the whole table sees. */
  | {
      type: "supplySearched";
      seat: Seat;
      most: number;
      left: Record<Affinity, number>;
      short?: { token: Affinity; than: number };
    }
  /** `last`: fewer than were due, for there were no more. */
  | { type: "affinityGained"; seat: Seat; tokens: Affinity[]; secret: boolean; last?: true }
  | { type: "affinityReturned"; seat: Seat; token: Affinity }
  | { type: "affinityExchanged"; seat: Seat; from: Affinity | null; to: Affinity | null }
  /** Tokens given back with a lost source: those of the reserve are for the loser's eyes (DK-RUL-42). */
  | { type: "affinitiesLost"; seat: Seat; reserve: Affinity[]; placed: { card: CardId; symbol: number }[] }
  | { type: "affinityPlaced"; seat: Seat; card: CardId; symbol: number; token: Affinity };
