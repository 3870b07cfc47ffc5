import type { DclightEvent } from "@paravent/dclight";
import type { Declarations } from "../../../../stage/declared.ts";
import type { Told } from "../story/told.ts";

/** The declarations of some of the events. */
export type Part<T extends DclightEvent["type"]> = Pick<Declarations<DclightEvent, Told>, T>;
