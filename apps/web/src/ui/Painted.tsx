import { type ComponentChildren, render } from "preact";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { paintInto, pictureOf } from "./picture-of.ts";

interface Props {
  /** What it shows: two with one name are the same picture, for good. */
  readonly name: string;
  /** The part of the drawing that may be painted on: x, y, width, height. */
  readonly box: readonly [number, number, number, number];
  readonly children: ComponentChildren;
}

/** The pictures that were painted so far, by their names. */
const painted = new Map<string, string>();

/**
 * Part of an SVG as a picture of its own. A filter in the page is computed anew for each frame, on every change around
 * it; in a picture it is computed once. The shapes look as they would in its place.
 */
export function Painted({ name, box, children }: Props) {
  const [x, y, width, height] = box;
  const [shown, setShown] = useState(painted.get(name));
  useLayoutEffect(() => {
    if (!painted.has(name)) painted.set(name, paint(box, children));
    setShown(painted.get(name));
  }, [name]);
  return <image x={x} y={y} width={width} height={height} href={shown} />;
}

/** Pictures that nothing shows yet are kept as they are held by the page: to read one takes as long as to paint it. */
const held: HTMLImageElement[] = [];

/** A picture that something will show later: it is painted while there is nothing else to do. */
export function PaintedAhead({ name, box, children }: Props) {
  useEffect(() => {
    // Where there is no such promise, as in Safari, it is painted when it is shown.
    const due = globalThis.requestIdleCallback?.(() => {
      if (painted.has(name)) return;
      painted.set(name, paint(box, children));
      const image = new Image();
      image.src = painted.get(name)!;
      held.push(image);
    });
    return () => {
      if (due !== undefined) cancelIdleCallback(due);
    };
  }, [name]);
  return null;
}

function paint(box: Props["box"], children: ComponentChildren): string {
  const room = document.createElement("div");
  room.hidden = true;
  // In the page, for there the classes of the shapes mean something.
  document.body.append(room);
  render(
    <svg viewBox={box.join(" ")} aria-hidden="true">
      {children}
    </svg>,
    room,
  );
  const drawing = room.querySelector("svg");
  const picture = drawing ? drawnAlone(drawing) : "";
  render(null, room);
  room.remove();
  return picture;
}

function drawnAlone(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  paintInto(copy, drawing);
  return pictureOf(copy);
}
