import { type Box, overlap } from "../ui/box.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** About how wide a letter is, how high a line, and what stands around them. */
const LETTER = 8;
const LINE = 25;
const PADDING = 18;
/** The number before it, where there are several. */
const NUMBER = 24;
/** A label may be wider than what it names, as far as this. */
const WIDEST = 190;

/** A thing with the words that stand at it. */
export interface Labelled extends Box {
  readonly text: string;
}

/** Where the labels of things stand: under each of them, or over it at the foot of the screen; never on each other. */
export function placeLabels(things: readonly Labelled[], screen: Size): Box[] {
  const placed: Box[] = [];
  for (const { x, y, width, height, text } of things) {
    const most = Math.max(width, WIDEST);
    const whole = text.length * LETTER + PADDING + (things.length > 1 ? NUMBER : 0);
    const size = { width: Math.min(most, whole), height: LINE * Math.ceil(whole / most) };
    const isAbove = y + height + size.height > screen.height;
    const step = isAbove ? -LINE : LINE;
    let box = {
      x: Math.max(0, Math.min(x, screen.width - size.width)),
      y: isAbove ? y - size.height : y + height,
      ...size,
    };
    while (placed.some((other) => overlap(box, other) > 0)) box = { ...box, y: box.y + step };
    placed.push(box);
  }
  return placed;
}
