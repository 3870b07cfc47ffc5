import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

/**
 * Takes what a stage covers out of reach, and gives it back. All of it is styled anew for that, which takes as long as to
 * draw the stage: it is done right after the frame that shows what has come or gone, unless something of it may be chosen
 * now.
 */
export function useInert<Part extends HTMLElement>(isCovered: boolean, isAsked: boolean): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const isWanted = isAsked && !isCovered;
  useLayoutEffect(() => {
    if (isWanted) part.current?.removeAttribute("inert");
  }, [isWanted]);
  useEffect(() => {
    part.current?.toggleAttribute("inert", isCovered);
  }, [isCovered]);
  return part;
}
