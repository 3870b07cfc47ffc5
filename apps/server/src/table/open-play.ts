import { BrokenLog, type Game } from "@paravent/kernel";
import { type Log, whereItBroke } from "../logging/faults.ts";
import { type WhyKept, whyKept } from "../store/damage.ts";
import type { Store, TableRecord } from "../store/store.ts";
import { Play } from "./play.ts";
import { KEPT } from "./taken.ts";

/** A game; or, where these rules cannot show even how it began, why. It is then told from what is agreed about it. */
export async function openPlay(table: TableRecord, game: Game, store: Store, log: Log): Promise<Play | WhyKept> {
  try {
    return await Play.open(table, game, store, log);
  } catch (fault) {
    if (!(fault instanceof BrokenLog)) throw fault;
    log.error({ table: table.id, fault: whereItBroke(fault) }, KEPT[whyKept(fault)]);
    return whyKept(fault);
  }
}
