import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

const LARGEST = 190;
const SMALLEST = 36;
/** A pile in more rows than these is no longer read from top to base. */
const MOST_ROWS = 3;
/** One row is read most easily: others are for pawns that come to be so many times as large. */
const WORTH_A_ROW = 1.25;
/** Nobody sees a smaller difference, and each size that is tried is laid out. */
const STEP = 4;

/**
 * Pawns of opened piles are as large as the room of their piles holds, in one row or in several of the same length. What
 * is written under them is as long as it is in each language: so the room itself says what it holds.
 */
export function useLargestPawns(piles: RefObject<HTMLElement | null>, most: number, said: string): void {
  useLayoutEffect(() => {
    const room = piles.current!;
    let fitted = "";
    const fit = () => {
      const size = `${room.clientWidth} × ${room.clientHeight}`;
      if (fitted !== size) fitPawns(room, most);
      fitted = size;
    };
    // Now, not when the watch first says how large it is, which is after a frame without them.
    fit();
    const watch = new ResizeObserver(fit);
    watch.observe(room);
    return () => watch.disconnect();
  }, [piles, most, said]);
}

function fitPawns(room: HTMLElement, most: number): void {
  const lay = (size: number, rows: number) => {
    room.style.setProperty("--in-row", `${Math.ceil(most / rows)}`);
    room.style.setProperty("--pawn-size", `${size}px`);
  };
  const holds = (size: number, rows: number): boolean => {
    lay(size, rows);
    return room.scrollHeight <= room.clientHeight && room.scrollWidth <= room.clientWidth;
  };
  let [size, inRows] = [SMALLEST, MOST_ROWS];
  for (let rows = 1; rows <= MOST_ROWS; rows++) {
    const least = inRows < rows ? Math.ceil(size * WORTH_A_ROW) : SMALLEST;
    if (!holds(least, rows)) continue;
    [size, inRows] = [largest(least, (one) => holds(one, rows)), rows];
  }
  lay(size, inRows);
}

/** The largest that is held, but for less than a step, where `from` is. */
function largest(from: number, isHeld: (size: number) => boolean): number {
  let [held, tooLarge] = [from, LARGEST + 1];
  while (tooLarge - held > STEP) {
    const between = (held + tooLarge) >> 1;
    if (isHeld(between)) held = between;
    else tooLarge = between;
  }
  return held;
}
