import type { RefObject } from "preact";
import { useRef } from "preact/hooks";

/** A touch moves less than this; beyond it the piece is being dragged. */
const SLACK_PX = 8;

/**
 * Dragging a piece to another place of an ordered list, by mouse, pen or finger. Gives the handlers of the piece at
 * a position; `onMove` gets the position it was dropped at. A press without a drag stays an ordinary click.
 */
export function useReorder(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const held = useRef<{ x: number; y: number; dragging: boolean } | null>(null);

  const release = (piece: HTMLElement) => {
    const dragged = held.current?.dragging ?? false;
    held.current = null;
    piece.style.translate = "";
    delete piece.dataset.dragged;
    return dragged;
  };

  return (at: number) => ({
    onPointerDown(event: PointerEvent) {
      held.current = { x: event.clientX, y: event.clientY, dragging: false };
      (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      if (!held.current) return;
      const [dx, dy] = [event.clientX - held.current.x, event.clientY - held.current.y];
      held.current.dragging ||= Math.hypot(dx, dy) > SLACK_PX;
      if (!held.current.dragging) return;
      const piece = event.currentTarget as HTMLElement;
      piece.style.translate = `${dx}px ${dy}px`;
      piece.dataset.dragged = "";
    },
    onPointerUp(event: PointerEvent) {
      if (!release(event.currentTarget as HTMLElement)) return;
      const to = nearest(list.current, event.clientX, event.clientY);
      // The click that ends a drag is not a touch of the piece.
      event.currentTarget?.addEventListener("click", (click) => click.stopImmediatePropagation(), {
        once: true,
        capture: true,
      });
      if (to !== at) onMove(at, to);
    },
    onPointerCancel(event: PointerEvent) {
      release(event.currentTarget as HTMLElement);
    },
  });
}

/** Position of the list's piece closest to a point. */
function nearest(list: HTMLElement | null, x: number, y: number): number {
  let best = { at: 0, far: Number.POSITIVE_INFINITY };
  list?.querySelectorAll("[data-piece]").forEach((piece, at) => {
    const box = piece.getBoundingClientRect();
    const far = Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y);
    if (far < best.far) best = { at, far };
  });
  return best.at;
}
