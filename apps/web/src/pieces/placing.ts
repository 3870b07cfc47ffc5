import { type Box, overlap } from "../ui/box.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Between a thing and its card, and between a card and the edge of the screen. */
const GAP = 18;
const EDGE = 8;

/** Where a card stands, and the stroke from the thing to it; none where it had to cover a part of the thing. */
export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly stroke: Box | null;
}

/** Beside the thing it speaks of: to the right, to the left, under it, above it; where none has room, where it hides least. */
export function placeBeside(thing: Box, card: Size, screen: Size): Placed {
  const level = between(thing.y + thing.height / 2 - card.height / 3, EDGE, screen.height - card.height - EDGE);
  const middle = between(thing.x + thing.width / 2 - card.width / 2, EDGE, screen.width - card.width - EDGE);
  const places = [
    { x: thing.x + thing.width + GAP, y: level },
    { x: thing.x - card.width - GAP, y: level },
    { x: middle, y: thing.y + thing.height + GAP },
    { x: middle, y: thing.y - card.height - GAP },
  ].map(({ x, y }) => ({
    x: between(x, EDGE, screen.width - card.width - EDGE),
    y: between(y, EDGE, screen.height - card.height - EDGE),
  }));
  const hides = ({ x, y }: { x: number; y: number }) => overlap({ x, y, ...card }, thing);
  const best = places.reduce((one, other) => (hides(other) < hides(one) ? other : one));
  return { ...best, stroke: hides(best) > 0 ? null : strokeTo(thing, { ...best, ...card }) };
}

/** A straight line from the edge of a thing to the edge of its card. */
function strokeTo(thing: Box, card: Box): Box {
  const x = between(thing.x + thing.width / 2, card.x + 6, card.x + card.width - 6);
  const y = between(thing.y + thing.height / 2, card.y + 6, card.y + card.height - 6);
  const [right, bottom] = [thing.x + thing.width, thing.y + thing.height];
  if (card.x >= right) return { x: right, y, width: card.x - right, height: 2 };
  if (card.x + card.width <= thing.x)
    return { x: card.x + card.width, y, width: thing.x - card.x - card.width, height: 2 };
  if (card.y >= bottom) return { x, y: bottom, width: 2, height: card.y - bottom };
  return { x, y: card.y + card.height, width: 2, height: thing.y - card.y - card.height };
}

const between = (n: number, least: number, most: number): number => Math.max(least, Math.min(n, most));
