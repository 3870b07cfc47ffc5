import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

const LARGEST = 280;
const SMALLEST = 36;
/** A pile in more rows than three is no longer read from top to base. */
const ROWS = [1, 2, 3] as const;
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
  const rowsThatHold = (): readonly number[] => ROWS.filter((rows) => holds(SMALLEST, rows));
  // Where not even the smallest fit with words under them, the pawns alone do.
  room.classList.remove("wordless");
  if (rowsThatHold().length === 0) room.classList.add("wordless");
  let [size, inRows]: [number, number] = [SMALLEST, ROWS[0]];
  for (const rows of rowsThatHold()) {
    const least = size === SMALLEST ? SMALLEST : Math.ceil(size * WORTH_A_ROW);
    if (holds(least, rows)) [size, inRows] = [largest(least, (one) => holds(one, rows)), rows];
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
