import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import type { Geometry } from "../geometry/types.ts";

/** Nothing on the map is smaller than this on screen, however small the map is drawn. */
const SMALLEST_PX = 12;
const MOST = 1.6;
/** Names have the length of a plinth, and what is in front of its slab. */
const MOST_OF_NAMES = 2.6;

/**
 * How much small text and badges must grow at the present size of the drawing, and how much the names of sectors; 1 when
 * they are large enough.
 */
export function useTextGrowth(
  drawing: RefObject<SVGSVGElement | null>,
  geometry: Geometry,
): readonly [grow: number, names: number] {
  const [grow, setGrow] = useState(1);
  const [names, setNames] = useState(1);
  useLayoutEffect(() => {
    const svg = drawing.current;
    if (svg === null) return;
    const measure = () => {
      const { width, height } = svg.getBoundingClientRect();
      const scale = Math.min(width / geometry.viewBox[2], height / geometry.viewBox[3]);
      if (scale <= 0) return;
      const wanted = (text: number, most: number) => Math.min(most, Math.max(1, SMALLEST_PX / (text * scale)));
      const all = wanted(geometry.count.text, MOST);
      setGrow(all);
      setNames(Math.max(all, wanted(geometry.name.text, MOST_OF_NAMES)));
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(svg);
    return () => watcher.disconnect();
  }, [drawing, geometry]);
  return [grow, names];
}
