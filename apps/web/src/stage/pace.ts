import { computed, signal } from "@preact/signals";
import { kept } from "../ui/kept.ts";
import type { Step } from "./beat.ts";

export const PACES = ["off", "quick", "normal", "slow"] as const;
export type Pace = (typeof PACES)[number];

/** How fast what happens is shown; a choice of this browser. */
export const pace = kept<Pace>("pace", "normal", (said) => PACES.find((one) => one === said) ?? null);

/** Milliseconds of each part. A travel lasts so long for each thing that travels. */
const LENGTHS: Readonly<Record<Exclude<Pace, "off">, Readonly<Record<Step, number>>>> = {
  quick: { open: 160, name: 120, silence: 300, turn: 260, strike: 160, travel: 200, hold: 500 },
  normal: { open: 320, name: 280, silence: 1000, turn: 500, strike: 400, travel: 350, hold: 900 },
  slow: { open: 480, name: 420, silence: 1500, turn: 750, strike: 600, travel: 520, hold: 1400 },
};

/** More things than this overlap on their way, so that no beat lasts longer than eight seconds. */
const MOST_TRAVELS = 4;

/** The system asks for little motion. */
const systemCalm = signal(false);

/** `calm`: sentences and highlights, nothing moves. `system` follows what the system asks for. */
export const MOTIONS = ["system", "full", "calm"] as const;
export type Motion = (typeof MOTIONS)[number];
export const motion = kept<Motion>("motion", "system", (said) => MOTIONS.find((one) => one === said) ?? null);

export const isCalm = computed(() => motion.value === "calm" || (motion.value === "system" && systemCalm.value));

/** Follows the wish of the system. */
export function watchSystem(): void {
  const list = matchMedia("(prefers-reduced-motion: reduce)");
  systemCalm.value = list.matches;
  list.addEventListener("change", () => (systemCalm.value = list.matches));
}

/** How long a part lasts at a pace. */
export const lengthOf = (step: Step, at: Exclude<Pace, "off">, travels: number): number =>
  LENGTHS[at][step] * (step === "travel" ? Math.min(travels, MOST_TRAVELS) : 1);
