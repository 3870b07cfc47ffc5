import type { Moment } from "@paravent/protocol";
import { signal } from "@preact/signals";

/** The moment of a finished game that is being looked at again; null: the table as it stands. */
export const moment = signal<Moment | null>(null);
