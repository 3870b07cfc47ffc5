import type { Expansion } from "../rules/expansion.ts";
import { arrival } from "./arrival.ts";
import { othersAssassinations } from "./assassinations.ts";
import { darkness } from "./darkness.ts";
import { othersLaws } from "./laws.ts";
import { leftovers } from "./leftovers.ts";
import type { OthersEvent } from "./state/events.ts";
import { perceptions } from "./view/perceptions.ts";

/** The Others (section 2.21 of the rules). */
export const others = {
  procedures: [darkness, arrival, othersAssassinations, leftovers],
  standing: {},
  perceptions,
  chance: ["othersLaid", "othersGathered"],
  laws: othersLaws,
} satisfies Expansion<OthersEvent>;
