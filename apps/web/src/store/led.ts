import type { ServerMessage } from "@paravent/protocol";
import { computed, signal } from "@preact/signals";

/** Somebody who shows the others where they look at a game that is over; null: nobody does. */
export const led = signal<Extract<ServerMessage, { t: "led" }> | null>(null);

/** Whether this browser goes where the leader goes. */
export const isLed = signal(false);

/** What this browser points at, by its name on the table; null: nothing. */
export const pointedAt = signal<string | null>(null);

/** What the leader points at, for who follows. */
export const shownThing = computed<string | null>(() =>
  isLed.value && !led.value?.you ? (led.value?.where?.thing ?? null) : null,
);
