import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import type { Geometry } from "../geometry/types.ts";

/** Nothing on the map is smaller than this on screen, however small the map is drawn. */
const SMALLEST_PX = 12;
const MOST = 1.6;

/** How much small text and badges must grow at the present size of the drawing; 1 when they are large enough. */
export function useTextGrowth(drawing: RefObject<SVGSVGElement | null>, geometry: Geometry): number {
  const [grow, setGrow] = useState(1);
  useLayoutEffect(() => {
    const svg = drawing.current;
    if (svg === null) return;
    const measure = () => {
      const { width, height } = svg.getBoundingClientRect();
      const scale = Math.min(width / geometry.viewBox[2], height / geometry.viewBox[3]);
      if (scale > 0) setGrow(Math.min(MOST, Math.max(1, SMALLEST_PX / (geometry.count.text * scale))));
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(svg);
    return () => watcher.disconnect();
  }, [drawing, geometry]);
  return grow;
}
