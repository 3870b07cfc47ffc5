import { type Signal, signal } from "@preact/signals";

function watch(query: string): Signal<boolean> {
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener("change", () => {
    matches.value = list.matches;
  });
  return matches;
}

/** The phone has its own drawing of the map, not a shrunk one. */
export const isPhone = watch("(max-width: 599px)");

/** A small phone: what is chosen from is smaller, so that more of it is in sight. */
export const isSmall = watch("(max-width: 599px) and (max-height: 720px)");

/** A small desktop or a lying tablet: signs instead of words where there is no room for both. */
export const isTight = watch("(max-width: 1379px)");

/** Below this width the parts of the table come one at a time, under tabs. */
export const isNarrow = watch("(max-width: 959px)");

/** A low desktop or a lying tablet: between the top and the own area little is left for a stage. */
export const isShallow = watch("(min-width: 960px) and (max-height: 800px)");

/** A lying phone, or a window at twice its size: what is chosen from lies beside what is read. */
export const isLow = watch("(max-width: 959px) and (max-height: 520px)");
