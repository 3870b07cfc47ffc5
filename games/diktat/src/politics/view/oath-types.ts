import type { Seat } from "@paravent/kernel";
import type { Deadline, OathTerm, OfferedTerm } from "../state/oath.ts";

/** An oath as an observer sees it. `terms` is null for those who may not read them. */
export interface OathView {
  id: number;
  parties: Seat[];
  until: Deadline;
  /** Everybody may read it. */
  open: boolean;
  expired: boolean;
  terms: Pick<OathTerm, "by" | "promise" | "state">[] | null;
}

/** An offer this observer has made or been made. */
export interface OathOfferView {
  from: Seat;
  to: Seat;
  until: Deadline;
  terms: OfferedTerm[];
}
