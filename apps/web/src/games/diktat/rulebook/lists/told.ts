import type { PackText } from "@paravent/diktat";
import type { DiktatText } from "@paravent/diktat/text";

/** A pack and its words. */
export interface Told {
  readonly pack: PackText;
  readonly words: DiktatText;
  /** The same where the Others are played with (DK-INF-13). */
  readonly withOthers: DiktatText;
}
