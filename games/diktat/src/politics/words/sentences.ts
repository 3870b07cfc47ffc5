import type { Lines, Numbers } from "@paravent/content/text";
import type { Saying } from "../../model/base/claims.ts";
import type { Goods } from "../../model/base/goods.ts";
import type { Speech } from "../../text/speech/speech.ts";
import type { PoliticsEvent } from "../state/events.ts";
import type { Stands } from "../state/offer.ts";

/** Names of the parts of an offer, and of what can be shown. */
export type PoliticsWord = Stands | "want" | "note" | "room" | "things" | "to" | "what" | "table";

export type PoliticsAct =
  | "offerTrade"
  | "counterTrade"
  | "acceptTrade"
  | "refuseTrade"
  | "withdrawTrade"
  | "offerConcede"
  | "acceptConcede"
  | "refuseConcede"
  | "withdrawConcede"
  | "showInfo"
  | "tell";

/** Everything one language says about trades, places and information. */
export interface PoliticsSentences {
  readonly events: {
    readonly [T in PoliticsEvent["type"]]: (e: Extract<PoliticsEvent, { type: T }>, say: Speech) => string | null;
  };
  readonly refusals: Readonly<Record<string, (numbers: Numbers, say: Speech) => string>>;
  readonly refs: Readonly<Record<PoliticsWord, string>>;
  readonly standing: Readonly<Record<PoliticsAct, Lines>>;
  /** What is on one side of a trade: "3 PP and 1 Spy token", or "nothing". */
  goods(goods: Goods, say: Speech): string;
  /** What was shown or told. */
  saying(saying: Saying, say: Speech): string;
  /** One marker of a sector, whichever face it shows. */
  marker(sector: string): string;
  /** An offer between the reader and somebody. */
  offer(name: string, id: string): string;
}
