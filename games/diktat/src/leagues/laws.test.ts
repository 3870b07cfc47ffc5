import { describeLaws } from "@paravent/testkit/vitest";
import { loadDiktat } from "../node.ts";
import { ENGLISH_SENTENCES } from "../text/english/index.ts";

/** Steps, questions and events that only a game with Leagues meets. */
const OF_LEAGUES = /league|exclusion|conclave|fist|shadow|rewardSplit|giveToAnother/i;

describeLaws(loadDiktat(), {
  games: 16,
  players: [4, 5],
  options: { eternalNight: true, leagues: true },
  seed: "leagues",
  every: 40,
  events: Object.keys(ENGLISH_SENTENCES.events),
  covers: (name) => OF_LEAGUES.test(name),
  // Scenarios show these; the first needs a type of Affinity to run out.
  rare: ["step diktat/giveToAnother.bound", "event leagueFell", "event conclaveExtended"],
});
