import { spaced } from "../i18n/grammar/spaced.ts";
import { language } from "../i18n/language.ts";
import type { Box } from "../ui/box.ts";
import { type Labelled, placeLabels } from "./labels.ts";
import type { Pointed } from "./points.ts";

/** Space between a thing and the ring around it. */
const AROUND = 5;

export const ringAround = ({ x, y, width, height }: Box): Box => ({
  x: x - AROUND,
  y: y - AROUND,
  width: width + 2 * AROUND,
  height: height + 2 * AROUND,
});

/** The words that stand at what is pointed at, and where: not on what is `kept` free, rather not on what is `spared`. */
export function labelsOf(
  points: readonly Pointed[],
  kept: readonly Box[],
  spared: readonly Box[],
): readonly Labelled[] {
  const things = points.flatMap(({ label, ...thing }) =>
    label ? [{ ...ringAround(thing), text: spaced(label[language.value]) }] : [],
  );
  const screen = { width: innerWidth, height: innerHeight };
  const places = placeLabels(things, screen, [...kept, ...points.map(ringAround)], spared);
  return things.map(({ text }, at) => ({ ...places[at]!, text }));
}
