import type { Place } from "./beat.ts";

/**
 * The element that stands for a place and is in sight; the smallest one where several do. What the stage shows comes
 * before the table it covers.
 */
export function elementAt(place: Place): Element | null {
  const named = `[data-place~="${CSS.escape(place)}"]`;
  return smallest(document.querySelectorAll(`.st-layer ${named}`)) ?? smallest(document.querySelectorAll(named));
}

function smallest(elements: Iterable<Element>): Element | null {
  let best: { element: Element; area: number } | null = null;
  for (const element of elements) {
    const { width, height } = element.getBoundingClientRect();
    const area = width * height;
    if (area > 0 && (best === null || area < best.area)) best = { element, area };
  }
  return best?.element ?? null;
}

/** The middle of a place on the screen; null where it is not in sight. */
export function middleOf(place: Place): { x: number; y: number } | null {
  const box = elementAt(place)?.getBoundingClientRect();
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
}
