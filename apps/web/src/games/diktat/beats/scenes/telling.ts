import type { DiktatEvent } from "@paravent/diktat";
import type { Declarations } from "../../../../stage/declared.ts";
import type { Seen } from "../../seen/seen.ts";

/** What the beats of one entry are told from. */
export interface Telling extends Seen {
  /** What has happened since the entry and is in the view already. */
  readonly later: readonly DiktatEvent[];
  /** Everything witnessed up to and with the entry. */
  story(): readonly DiktatEvent[];
}

/** How the events of a group are shown. */
export type Beats<E extends DiktatEvent> = Declarations<E, Telling>;
