import type { Page } from "playwright-core";

/** Pairs of things, one of each selector, that lie on each other by more than a hair: "name under name". */
export function covered(page: Page, below: string, above: string): Promise<string[]> {
  return page.evaluate(
    ([under, over]) => {
      const HAIR = 1;
      const seen = (selector: string) =>
        [...document.querySelectorAll(selector)]
          .filter((thing) => thing.checkVisibility({ visibilityProperty: true }))
          .map((thing) => ({ thing, box: thing.getBoundingClientRect() }));
      const name = (thing: Element) => thing.textContent?.trim() || thing.getAttribute("class") || thing.tagName;
      return seen(under).flatMap(({ thing, box }) =>
        seen(over)
          .filter(({ thing: other }) => !other.contains(thing) && !thing.contains(other))
          .filter(
            ({ box: other }) =>
              Math.min(box.right, other.right) - Math.max(box.left, other.left) > HAIR &&
              Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > HAIR,
          )
          .map(({ thing: other }) => `${name(thing)} under ${name(other)}`),
      );
    },
    [below, above] as const,
  );
}

/** Things that run out of what holds them, or of the window. */
export function runningOut(page: Page, things: string, holder: string): Promise<string[]> {
  return page.evaluate(
    ([inner, outer]) =>
      [...document.querySelectorAll(inner)]
        .filter((thing) => thing.checkVisibility({ visibilityProperty: true }))
        .filter((thing) => {
          const box = thing.getBoundingClientRect();
          const room = thing.closest(outer)?.getBoundingClientRect();
          return !room || box.right > room.right + 1 || box.left < room.left - 1 || box.bottom > room.bottom + 1;
        })
        .map((thing) => thing.textContent?.trim() || thing.getAttribute("class") || thing.tagName),
    [things, holder] as const,
  );
}
