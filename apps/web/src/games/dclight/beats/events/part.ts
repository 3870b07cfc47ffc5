import type { DclightEvent } from "@paravent/dclight";
import type { Declarations, Happened } from "../../../../stage/declared.ts";
import type { Told } from "../story/told.ts";

/** The declarations of some of the events. */
export type Part<T extends DclightEvent["type"]> = Pick<Declarations<DclightEvent, Told>, T>;

/** Everything that happened with an event is of this game. */
export const events = (after: readonly Happened[]): readonly DclightEvent[] => after as readonly DclightEvent[];
