import type { Seat } from "@paravent/kernel";
import type { Claim, Saying } from "../../model/base/claims.ts";
import type { PassingGoods } from "../../model/base/given.ts";
import type { Goods } from "../../model/base/goods.ts";
import type { CardId, SectorId } from "../../names/names.ts";
import type { Offer, Stands } from "./offer.ts";

/** The art of politics, but for oaths. */
export type PoliticsEvent =
  | {
      type: "tradeOffered";
      from: Seat;
      to: Seat;
      id: number;
      give: Goods;
      want: Goods;
      room: SectorId[];
      until: Stands;
      note: string;
    }
  | { type: "placeOffered"; from: Seat; to: Seat; id: number; pile: number; sector: SectorId }
  /**
   * Lapsed: everybody can see that it can no longer be carried out (DK-RUL-106), or its time was over. Failed: it was
   * accepted, and what was offered is no longer there.
   */
  | {
      type: "offerClosed";
      kind: Offer["kind"];
      from: Seat;
      to: Seat;
      id: number;
      how: "refused" | "withdrawn" | "countered" | "lapsed" | "failed";
    }
  /** `from` has given `give` to `to` for `want`. Cards and markers among them follow in events of their own. */
  | { type: "traded"; from: Seat; to: Seat; id: number; give: Goods; want: Goods }
  | { type: "cardHanded"; from: Seat; to: Seat; card: CardId; symbols: number }
  /** What this marker gave of the Gains its slot has counted (DK-RUL-43). */
  | {
      type: "markerHanded";
      from: Seat;
      to: Seat;
      sector: SectorId;
      how: "slot" | "stack" | "apart";
      pp: number;
      affinities: number;
      passing?: PassingGoods | null;
    }
  /** The two markers of a sector, one for the other, between two players who have one each. */
  | { type: "markersExchanged"; from: Seat; to: Seat; sector: SectorId }
  /** DK-RUL-51: the server vouches for it. */
  | { type: "shown"; from: Seat; to: Seat[]; what: Claim[] }
  /** DK-RUL-52: nobody vouches for it. */
  | { type: "told"; from: Seat; to: Seat[]; what: Saying };
