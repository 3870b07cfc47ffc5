import { type Box, overlap } from "../ui/box.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** About how wide a letter is, how high a line, and what stands around them. */
const LETTER = 8;
const LINE = 25;
const PADDING = 18;
/** A label may be wider than what it names, as far as this. */
const WIDEST = 190;

/** A thing with the words that stand at it. */
export interface Labelled extends Box {
  readonly text: string;
}

/**
 * Where the labels of things stand: under each of them, or over it at the foot of the screen; never on each other. Where
 * that would cover another of these things, or what is `kept` free, they stand at another side; of sides as good, at the
 * one that covers least of what is `spared`.
 */
export function placeLabels(
  things: readonly Labelled[],
  screen: Size,
  kept: readonly Box[] = [],
  spared: readonly Box[] = [],
): Box[] {
  const placed: Box[] = [];
  const covers = ({ box }: Side, boxes: readonly Box[]) => boxes.reduce((sum, other) => sum + overlap(box, other), 0);
  const never = [...things, ...kept];
  for (const thing of things) {
    const sides = sidesOf(thing, sizeOf(thing), screen).map((side) => clearOfLabels(side, placed));
    // The sort is stable: of sides that cover as little the first is the best.
    sides.sort(
      (one, other) => covers(one, never) - covers(other, never) || covers(one, spared) - covers(other, spared),
    );
    placed.push(sides[0]!.box);
  }
  return placed;
}

function sizeOf({ width, text }: Labelled): Size {
  const most = Math.max(width, WIDEST);
  const whole = text.length * LETTER + PADDING;
  return { width: Math.min(most, whole), height: LINE * Math.ceil(whole / most) };
}

/** A place at one side of a thing, and which way to go on from there. */
interface Side {
  readonly box: Box;
  readonly step: number;
}

/** The sides of a thing on which a label of this size has room on the screen, the best first. */
function sidesOf({ x, y, width, height }: Box, size: Size, screen: Size): Side[] {
  const left = Math.max(0, Math.min(x, screen.width - size.width));
  const under = { box: { x: left, y: y + height, ...size }, step: LINE };
  const above = { box: { x: left, y: y - size.height, ...size }, step: -LINE };
  const right = { box: { x: x + width, y, ...size }, step: LINE };
  const before = { box: { x: x - size.width, y, ...size }, step: LINE };
  const sides = [under, above, right, before].filter(({ box }) => isOn(box, screen));
  return sides.length > 0 ? sides : [above];
}

const isOn = ({ x, y, width, height }: Box, screen: Size): boolean =>
  x >= 0 && y >= 0 && x + width <= screen.width && y + height <= screen.height;

function clearOfLabels({ box, step }: Side, placed: readonly Box[]): Side {
  let now = box;
  while (placed.some((other) => overlap(now, other) > 0)) now = { ...now, y: now.y + step };
  return { box: now, step };
}
