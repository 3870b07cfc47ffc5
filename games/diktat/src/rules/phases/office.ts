import type { DiktatEvent } from "../../model/events.ts";
import { highestRank } from "../effects/rank.ts";
import type { DiktatRules } from "../write.ts";

/** DK-RANK-05, DK-RUL-02, -134: the highest Rank is Administrator at once, unless an element names another. */
export function settleRank(g: DiktatRules, events: readonly DiktatEvent[], since: number): void {
  if (g.facts.administrator === null || g.facts.phase === "over") return;
  let at = since;
  while (at < events.length && !canChangeRank(events[at]!)) at++;
  if (at === events.length) return;
  const seat = g.facts.roles.administrator ?? highestRank(g.facts);
  if (seat !== g.facts.administrator) g.emit({ type: "administratorChanged", seat });
}

/** Events after which another player may hold the highest Rank or the office. */
function canChangeRank({ type }: DiktatEvent): boolean {
  switch (type) {
    // What happens most is told apart first.
    case "gained":
    case "turnBegan":
    case "manoeuvreChosen":
    case "manoeuvreDone":
    case "turnEnded":
      return false;
    case "cardTaken":
    case "cardLost":
    case "cabalCardPlaced":
    case "cabalCardReturned":
    case "markerTaken":
    case "markerDiscarded":
    case "cardHanded":
    case "markerHanded":
    case "markersExchanged":
    case "statChanged":
    case "roleTaken":
    case "used":
    case "readied":
    case "tokenPlaced":
    case "usedTokensRemoved":
    // What an element changed until the end of a Conquest, or for the first player of the Cycle.
    case "sectorCleared":
    case "firstPlayerNamed":
      return true;
    default:
      return false;
  }
}
