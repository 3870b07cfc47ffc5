import type { LessonMove, LessonStep } from "@paravent/protocol";
import { isNarrow } from "../store/media.ts";
import type { Box } from "../ui/box.ts";
import { wordsIn } from "./matching.ts";
import type { Obstacle } from "./placing.ts";
import { boxesOf, type Pointed, pointedAt } from "./points.ts";
import { labelsOf, ringAround } from "./spots.ts";

/** What a caption is placed around. */
interface Around {
  /** What is lit now. */
  readonly points: readonly Pointed[];
  /** All that the step speaks of: what comes later need not drive the caption away. */
  readonly spoken: LessonStep["points"];
  readonly invited: readonly LessonMove[];
  readonly bars: readonly Box[];
  /** What can be touched: no label stands there if it can stand elsewhere. */
  readonly buttons: readonly Box[];
  /** Where the caption is: no label stands there. */
  readonly now: Box | null;
}

/** An edge of a large thing may be covered. */
const EDGE = 0.2;
const CARD_EDGE = 0.3;

/**
 * What should not be covered. Spared: what is spoken of and the words at it, what the invited moves name, the bar, the button
 * that is ready, what can be chosen on a stage, what was offered. Besides: scores, the journal, all that can be touched.
 */
export function obstacles({ points, spoken, invited, bars, buttons, now }: Around): readonly Obstacle[] {
  const labels = labelsOf(points, now ? [...bars, now] : bars, buttons);
  return [
    ...points.map((point) => ({ ...ringAround(point), weight: 40, spared: EDGE })),
    ...labels.map((label) => ({ ...label, weight: 12, spared: 0 })),
    ...pointedAt(spoken).map((point) => ({ ...point, weight: 12, spared: EDGE })),
    ...invited.flatMap(({ value }) => [...wordsIn(value)]).flatMap((word) => boxes(named(word), 12, EDGE)),
    ...boxes("[data-commit][aria-disabled=false], [data-decline]", 60, 0),
    ...boxes(".bar", 30, 0),
    ...boxes(".rules-beside", 60, 0),
    // On a small screen there is no room for it besides.
    ...(isNarrow.peek() ? [] : boxes("header:not([data-lesson] *, dialog *)", 5, 0)),
    ...boxes("[data-place=offers] button", 40, 0),
    ...boxes("[data-side-sheet] :is(header, nav) button", 40, 0),
    ...boxes("[data-side-sheet] button", 12, EDGE),
    ...boxes("[data-stage] [data-ref]:not([aria-disabled=true])", 6, CARD_EDGE),
    ...boxes("[data-commit], [data-fold]", 4),
    ...boxes("[data-ref]:not([aria-disabled=true]):not([inert] *), [data-open]:not([inert] *)", 3),
    ...boxes("[data-place^='vp:'], [data-about^='phase:']", 4),
    ...boxes("[data-place^='seat:']", 0.05),
    ...boxes(".tb-log, .dc-log", 2),
    ...boxes("[data-place^='card:']", 2),
    ...boxes("[data-side-sheet]", 2),
    // The card that is looked at before it is chosen, and what choosing it would bring.
    ...boxes(".ds-shown > div, .ds-chips, [data-place=chosen]", 2, EDGE),
    ...boxes("[data-place]", 0.02),
  ];
}

function boxes(selector: string, weight: number, spared?: number): Obstacle[] {
  return boxesOf(selector).map((box) => ({ ...box, weight, ...(spared !== undefined && { spared }) }));
}

/** Where a thing that an answer names can be touched: under its own name, or as the place of that name. */
function named(word: string): string {
  const name = CSS.escape(word);
  const ways = [
    `[data-ref="${name}"]`,
    `[data-join="${name}"]`,
    `[data-agent="${name}"]`,
    `[data-place="sector:${name}"]`,
  ];
  return ways.map((way) => `${way}:not([inert] *)`).join();
}
