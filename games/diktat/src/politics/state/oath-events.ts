import type { Json, Seat } from "@paravent/kernel";
import type { Deadline, OfferedTerm } from "./oath.ts";

type Parties = readonly [Seat, Seat];

/** Oaths on the Artefact. */
export type OathEvent =
  /** `aloud`: before everybody, where there is no private talk (DK-RUL-127). */
  | { type: "oathOffered"; from: Seat; to: Seat; until: Deadline; terms: readonly OfferedTerm[]; aloud?: true }
  | { type: "oathOfferDropped"; from: Seat; to: Seat; how: "withdrawn" | "refused" | "expired"; aloud?: true }
  | {
      type: "oathSworn";
      oath: number;
      parties: Parties;
      until: Deadline;
      terms: readonly OfferedTerm[];
    }
  /** The rules remember something by which a term will be judged. */
  | { type: "oathTermNoted"; oath: number; term: number; memory: Json }
  | { type: "oathTermSettled"; oath: number; parties: Parties; term: number; as: "kept" | "lapsed" }
  /** A sworn statement has come to light, and it is true. */
  | { type: "oathTruthTold"; oath: number; parties: Parties; term: number }
  /** DK-OATH-03: 1 VP at once, for each party that broke it; the oath is over. */
  | { type: "oathBroken"; oath: number; parties: Parties; seats: readonly Seat[]; terms: readonly number[] }
  | { type: "oathExpired"; oath: number; parties: Parties }
  /** DK-RUL-59: its terms are read to everybody, because a party wishes so or because a breach is contested. */
  | { type: "oathOpened"; oath: number; parties: Parties; by: Seat; contested: boolean; terms: readonly OfferedTerm[] }
  | { type: "oathClaimed"; oath: number; parties: Parties; by: Seat; against: Seat; term: number }
  | { type: "oathJudged"; oath: number; parties: Parties; against: Seat; broken: boolean };
