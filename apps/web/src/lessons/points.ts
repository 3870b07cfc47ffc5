import type { LessonStep } from "@paravent/protocol";
import type { Box } from "../ui/box.ts";

/** A thing a caption speaks of, where it is on the screen. */
export interface Pointed extends Box {
  readonly label: LessonStep["say"] | null;
}

/** Names for what every table has. */
const PARTS: Readonly<Record<string, string>> = { bar: ".bar", commit: "[data-commit]", stage: "[data-stage]" };

/** What a caption points at and is in sight: a place of the table, a thing that can be chosen, or a part of every table. */
export function pointedAt(points: LessonStep["points"]): readonly Pointed[] {
  return points.flatMap(({ at, label }) => {
    const box = boxOf(at);
    return box ? [{ ...box, label }] : [];
  });
}

function boxOf(at: string): Box | null {
  const name = CSS.escape(at);
  const selectors = [PARTS[at], `[data-ref="${name}"]`, `[data-place~="${name}"]`].filter((one) => one !== undefined);
  for (const selector of selectors) {
    const boxes = [...document.querySelectorAll(selector)].filter(isInSight).map((one) => one.getBoundingClientRect());
    const [smallest] = boxes.sort((a, b) => a.width * a.height - b.width * b.height);
    if (smallest) return { x: smallest.x, y: smallest.y, width: smallest.width, height: smallest.height };
  }
  return null;
}

/** Whether its middle can be seen: on the screen, and under nothing but what a lesson draws. */
function isInSight(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0) return false;
  const [above] = document
    .elementsFromPoint(x + width / 2, y + height / 2)
    .filter((one) => one.closest("[data-lesson]") === null);
  return above !== undefined && (element.contains(above) || above.contains(element));
}
