import { packOf } from "../content/installed.ts";
import type { CardId } from "../names/names.ts";
import type { DiktatRules } from "../rules/write.ts";

/** DK-OTH-BOARD-01, DK-OTH-LOSE-01: a card joins the corruption track. Whether Prague still stands. */
export function corrupt(g: DiktatRules, card: CardId, from: "deck" | "track"): boolean {
  g.emit({ type: "cardCorrupted", card, from });
  if (g.facts.others!.corruption.length <= packOf(g.facts).others!.corruptionCells) return true;
  // DK-RUL-122: nobody has won, whatever their VP.
  g.emit({ type: "pragueFell", by: "corruption" });
  return false;
}
