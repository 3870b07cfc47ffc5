import type { AskingOne, AskStep, Next, Shape } from "@paravent/kernel";
import type { DiktatEvent } from "../../model/events.ts";
import type { DiktatFacts } from "../../model/facts.ts";
import { asks } from "../write.ts";
import type { Doing } from "./body.ts";

/**
 * A question of an effect under way. DK-RUL-108: what a placed pile sets off belongs to its placing, and so does what it
 * asks, whatever its words; elsewhere it is a step of its own.
 */
export const asksInEffect = <L extends Doing, S extends Shape, T extends Next, const B extends string = never>(
  asking: AskingOne<DiktatFacts, DiktatEvent, L, S, T, B>,
): AskStep<DiktatFacts, DiktatEvent, L, T | B> => asks({ inside: (_, { event }) => event.atOnce === true, ...asking });
