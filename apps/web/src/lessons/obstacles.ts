import type { LessonMove } from "@paravent/protocol";
import type { Box } from "../ui/box.ts";
import { wordsIn } from "./matching.ts";
import type { Obstacle } from "./placing.ts";
import { boxesOf, type Pointed } from "./points.ts";
import { labelsOf, ringAround } from "./spots.ts";

/**
 * What should not be covered: what is spoken of, above all what is named first, and the words at it; what the invited moves
 * name; the bar, and the button that is ready; what can be chosen; what was offered, and an open sheet of offers.
 */
export function obstacles(
  points: readonly Pointed[],
  bars: readonly Box[],
  invited: readonly LessonMove[],
): readonly Obstacle[] {
  const boxes = (selector: string, weight: number): Obstacle[] => boxesOf(selector).map((box) => ({ ...box, weight }));
  return [
    ...points.map((point, at) => ({ ...ringAround(point), weight: at === 0 ? 40 : 12 })),
    ...labelsOf(points, bars).map((label) => ({ ...label, weight: 12 })),
    ...invited.flatMap(({ value }) => [...wordsIn(value)]).flatMap((word) => boxes(named(word), 12)),
    ...boxes("[data-commit][aria-disabled=false]", 60),
    ...boxes(".bar", 20),
    ...boxes("[data-commit], [data-fold]", 4),
    ...boxes("[data-place=offers] button", 40),
    ...boxes("[data-ref]:not([aria-disabled='true']):not([inert] *), [data-open]:not([inert] *)", 3),
    ...boxes("[data-side-sheet] :is(header, nav) button", 40),
    ...boxes("[data-side-sheet] button", 12),
    ...boxes("[data-side-sheet]", 2),
    // The card that is looked at before it is chosen.
    ...boxes(".ds-shown > div", 0.5),
    ...boxes("[data-place]", 0.01),
  ];
}

/** Where a thing that an answer names can be touched: under its own name, or as the place of that name. */
function named(word: string): string {
  const name = CSS.escape(word);
  const ways = [`[data-ref="${name}"]`, `[data-join="${name}"]`, `[data-place$=":${name}"]`];
  return ways.map((way) => `${way}:not([inert] *)`).join();
}
