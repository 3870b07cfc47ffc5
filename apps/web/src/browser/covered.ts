import type { Page } from "playwright-core";

// Where one of the selectors finds nothing in sight, that is what is found: a test that looks at nothing must not pass.

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
      const missing = [under, over].filter((selector) => seen(selector).length === 0);
      if (missing.length > 0) return missing.map((selector) => `no ${selector}`);
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
    ([inner, outer]) => {
      const seen = [...document.querySelectorAll(inner)].filter((thing) =>
        thing.checkVisibility({ visibilityProperty: true }),
      );
      if (seen.length === 0) return [`no ${inner}`];
      return seen
        .filter((thing) => {
          const box = thing.getBoundingClientRect();
          const room = thing.closest(outer)?.getBoundingClientRect();
          return !room || box.right > room.right + 1 || box.left < room.left - 1 || box.bottom > room.bottom + 1;
        })
        .map((thing) => thing.textContent?.trim() || thing.getAttribute("class") || thing.tagName);
    },
    [things, holder] as const,
  );
}

/** Things of which an edge of the window, or of something that scrolls, hides a part. */
export function cutOff(page: Page, things: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const HAIR = 2;
    const isWhole = (thing: Element) => {
      const box = thing.getBoundingClientRect();
      const holders = [document.documentElement];
      for (let at = thing.parentElement; at; at = at.parentElement)
        if (getComputedStyle(at).overflow !== "visible") holders.push(at);
      return holders.every((holder) => {
        const isWindow = holder === document.documentElement;
        const room = isWindow ? new DOMRect(0, 0, innerWidth, innerHeight) : holder.getBoundingClientRect();
        return (
          box.top >= room.top - HAIR &&
          box.left >= room.left - HAIR &&
          box.bottom <= room.bottom + HAIR &&
          box.right <= room.right + HAIR
        );
      });
    };
    const seen = [...document.querySelectorAll(selector)].filter((thing) =>
      thing.checkVisibility({ visibilityProperty: true }),
    );
    if (seen.length === 0) return [`no ${selector}`];
    return seen
      .filter((thing) => !isWhole(thing))
      .map((thing) => thing.getAttribute("data-ref") ?? thing.textContent?.trim() ?? thing.tagName);
  }, things);
}
