import type { ComponentChildren } from "preact";
import type { OptionName } from "./configuration.ts";

const GLYPHS: Readonly<Record<OptionName, ComponentChildren>> = {
  // Three claws.
  others: (
    <path
      fill="currentColor"
      d="M4.500 1.500c1.500 7 .8 13.500-2 21C8.300 16.500 9 8.500 4.500 1.500zM12 .8c1.600 7.400 1 14.600-1.800 22.700C16 16.800 16.500 8 12 .8zM19.500 1.500c1.500 7 .8 13.500-2 21 5.800-6 6.500-14 2-21z"
    />
  ),
  // A moon eaten by the night.
  eternalNight: (
    <>
      <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="1.600" />
      <path d="M12 3a9 9 0 1 0 9 9 7 7 0 0 1-9-9z" fill="currentColor" />
    </>
  ),
  // Five daggers, five turns of the clock.
  fiveManoeuvres: (
    <path
      fill="currentColor"
      d="M3 4h2v10l-1 3-1-3zM7.500 4h2v10l-1 3-1-3zM12 4h2v10l-1 3-1-3zM16.500 4h2v10l-1 3-1-3zM2 19l18.500-6 .7 2.200L2.700 21.200z"
    />
  ),
  // Two boards that touch.
  leagues: (
    <path
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      d="M4 4h6l3 4v8l-3 4H4l-3-4V8zM14 6h6l3 4v4l-3 4h-6M5 12h5"
    />
  ),
  // A bell over a closed door.
  conclaveStops: (
    <path
      fill="currentColor"
      d="M12 2a6 6 0 0 1 6 6v5l2 3H4l2-3V8a6 6 0 0 1 6-6zM9.500 17h5a2.500 2.500 0 0 1-5 0zM3 20.500h18V23H3z"
    />
  ),
  fiveCycles: (
    <path
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      d="M20 12a8 8 0 1 1-2.500-5.800M20 3v4.500h-4.500M12 7.500V12l3.200 2"
    />
  ),
};

/** The sign of an option, in the colour of the text around it. */
export function OptionGlyph({ name, size = 20 }: { name: OptionName; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {GLYPHS[name]}
    </svg>
  );
}
