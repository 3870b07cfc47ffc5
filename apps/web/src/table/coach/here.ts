import { signal } from "@preact/signals";
import type { ComponentType } from "preact";

/** What the coach says, drawn in the decision bar; null where there is no coach, or none yet: it is fetched. */
export const coachLine = signal<ComponentType | null>(null);
