import type { SearchHooks } from "@paravent/bots";
import type { Seat } from "@paravent/kernel";
import type { DclightFacts } from "../../model/facts.ts";
import type { DclightView } from "../../view/types.ts";
import { dclightHeuristic } from "../index.ts";
import habits from "./habits.json" with { type: "json" };
import { habitsOf } from "./habits.ts";
import { commonNumbers, numbersOf, vpNow } from "./numbers.ts";
import { foundHeuristic, tuning } from "./policy.ts";
import value from "./value.json" with { type: "json" };

/** How DCLight is searched: a stage is a turn. */
export const dclightHooks: SearchHooks = {
  heuristic: foundHeuristic,
  otherwise: () => dclightHeuristic,
  // A casual player builds at once what others save for: one sees it after a turn or two.
  habits: { numbers: (view: DclightView, seat: Seat) => habitsOf(view, seat), learned: habits },
  stage: ({ turn }: DclightFacts) => turn,
  common: (view: DclightView) => commonNumbers(view),
  features: (view: DclightView, seat: Seat) => numbersOf(view, seat),
  points: (view: DclightView, seat: Seat) => vpNow(view, seat),
  // More candidates help where more rollouts do not: many answers look alike at first.
  efforts: {
    skilled: { rollouts: 0, candidates: 0, horizon: 0 },
    strong: { rollouts: 5, candidates: 4, horizon: 1 },
    master: { rollouts: 320, candidates: 24, horizon: 1 },
  },
  mixed: new Set(["dclight/orderSectors"]),
  tuning,
  value,
};
