import { signal } from "@preact/signals";
import type { LinkStatus } from "../net/link.ts";
import type { SaidNo } from "../net/said-no.ts";

/** State of the line to the server. */
export const connection = signal<LinkStatus>("connecting");

/** The latest fault that has no better place: a code each language has a sentence for. */
export const fault = signal<SaidNo | null>(null);
