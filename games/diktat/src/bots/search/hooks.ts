import type { SearchHooks } from "@paravent/bots";
import type { Seat } from "@paravent/kernel";
import type { DiktatFacts } from "../../model/facts.ts";
import type { DiktatView } from "../../view/types.ts";
import { diktatHeuristic } from "../index.ts";
import { candidates } from "./candidates.ts";
import { likelihood } from "./likelihood.ts";
import { commonNumbers, numbersOf, vpInSight } from "./numbers.ts";
import { foundHeuristic, tuning } from "./policy.ts";
import value from "./value.json" with { type: "json" };

/** How Diktat is searched: a stage is a Cycle. */
export const diktatHooks: SearchHooks = {
  heuristic: foundHeuristic,
  otherwise: () => diktatHeuristic,
  stage: ({ cycle }: DiktatFacts) => cycle,
  common: (view: DiktatView) => commonNumbers(view),
  features: (view: DiktatView, seat: Seat) => numbersOf(view, seat),
  points: (view: DiktatView, seat: Seat) => vpInSight(view, seat),
  // DK-OTH-LOSE-01, -02: with the Others, Prague may fall.
  canBeLost: ({ others }: DiktatView) => others !== null,
  candidates,
  likelihood,
  // By the numbers that were found one plays well without looking ahead; the levels above look the further.
  efforts: {
    skilled: { rollouts: 0, candidates: 0, horizon: 0 },
    strong: { rollouts: 12, candidates: 4, horizon: 1 },
  },
  mixed: new Set([
    "diktat/powerBid",
    "diktat/leagueFist",
    "diktat/composePile",
    "diktat/chooseSector",
    "diktat/chooseSpyTarget",
  ]),
  tuning,
  value,
};
