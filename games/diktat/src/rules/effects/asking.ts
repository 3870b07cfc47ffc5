import { asks } from "../write.ts";
import type { Doing } from "./body.ts";

/**
 * A question of an effect under way. DK-RUL-108: what a placed pile sets off belongs to its placing, and so does what it
 * asks, whatever its words; elsewhere it is a step of its own.
 */
export const asksInEffect = <L extends Doing>(asking: Parameters<typeof asks<L>>[0]): ReturnType<typeof asks<L>> =>
  asks<L>({ inside: (_, { event }) => event.atOnce === true, ...asking });
