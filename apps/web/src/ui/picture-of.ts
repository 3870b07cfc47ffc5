/** What a class can give to a shape of a drawing. */
const PAINT = ["fill", "stroke", "stroke-width", "stroke-linejoin", "opacity"] as const;

/** Writes into a copy of a drawing what the classes of the page give to its shapes: outside the page there are none. */
export function paintInto(copy: Element, drawing: Element): void {
  const shapes = copy.querySelectorAll<SVGElement>("*");
  for (const [at, shape] of drawing.querySelectorAll("*").entries()) {
    if (!shape.closest("[class]:not(svg)")) continue;
    const style = getComputedStyle(shape);
    for (const name of PAINT) shapes[at]?.style.setProperty(name, style.getPropertyValue(name));
  }
}

/** The address of a picture that holds this drawing. */
export function pictureOf(drawing: SVGSVGElement): string {
  drawing.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`;
}
