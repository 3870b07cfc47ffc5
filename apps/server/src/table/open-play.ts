import { BrokenLog, type Game } from "@paravent/kernel";
import { type Log, whereItBroke } from "../faults.ts";
import type { Store, TableRecord } from "../store/store.ts";
import { Play } from "./play.ts";

/** A game; null where these rules cannot show even how it began. It is then told from what is agreed about it. */
export async function openPlay(table: TableRecord, game: Game, store: Store, log: Log): Promise<Play | null> {
  try {
    return await Play.open(table, game, store, log);
  } catch (fault) {
    if (!(fault instanceof BrokenLog)) throw fault;
    log.error({ table: table.id, fault: whereItBroke(fault) }, "a game is kept as it stands: other rules");
    return null;
  }
}
