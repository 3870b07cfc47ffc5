/** Elements that stand for a thing of the game: by what they are about, by what they answer, by the place they are. */
export const NAMED = "[data-about], [data-ref], [data-place]";

/** The names of one element. */
export function namesOf(element: Element): readonly string[] {
  const { about, ref, place } = (element as HTMLElement | SVGElement).dataset;
  return [about, ref, ...(place?.split(" ") ?? [])].filter((name) => name !== undefined);
}

/** The names of everything around an element, from the inside out. */
export function namesAround(element: Element): readonly string[] {
  const names: string[] = [];
  for (let at = element.parentElement; at !== null; at = at.parentElement) names.push(...namesOf(at));
  return names;
}

/** A drawing that lies over what can be touched and lets every touch through. */
const LIES_OVER = "[data-lies-over]";

/** What is drawn at a point of the screen: of drawings that let touches through, the smallest thing there; else what was touched. */
export function drawnAt(target: EventTarget | null, x: number, y: number): EventTarget | null {
  let best: { readonly element: Element; readonly area: number } | null = null;
  if (!(target instanceof Element) || target.closest("dialog")) return target;
  for (const element of document.querySelectorAll(`${LIES_OVER} :is(${NAMED})`)) {
    // What is drawn beyond the edge of its picture is covered there by something else.
    if (!element.closest(LIES_OVER)?.parentElement?.contains(target)) continue;
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    const isThere = left <= x && x <= right && top <= y && y <= bottom;
    if (isThere && !element.closest("[inert]") && (best === null || width * height < best.area))
      best = { element, area: width * height };
  }
  return best?.element ?? target;
}
