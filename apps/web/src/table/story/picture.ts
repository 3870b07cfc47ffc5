import { paintInto, pictureOf } from "../../ui/picture-of.ts";

/** The picture as it is handed on: units, and how many dots a unit gets. */
const [WIDTH, DOTS, MARGIN, LINE] = [920, 2, 30, 26];

/** The chart of a story as a picture, with its title over it and the turning points under it. */
export async function storyPicture(story: Element, title: string, lines: readonly string[]): Promise<Blob> {
  const chart = story.querySelector<SVGSVGElement>("svg.story-chart")!;
  const { width, height } = chart.viewBox.baseVal;
  const scale = (WIDTH - 2 * MARGIN) / width;
  const top = 62;
  const bottom = top + height * scale + 34;
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH * DOTS;
  canvas.height = (bottom + lines.length * LINE + 10) * DOTS;
  const pen = canvas.getContext("2d")!;
  const { backgroundColor, color, fontFamily } = getComputedStyle(story);
  pen.scale(DOTS, DOTS);
  pen.fillStyle = backgroundColor;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = color;
  pen.font = `700 26px ${getComputedStyle(story.querySelector("h2")!).fontFamily}`;
  pen.fillText(title, MARGIN, 48, WIDTH - 2 * MARGIN);
  pen.font = `500 17px ${fontFamily}`;
  for (const [n, line] of lines.entries()) pen.fillText(line, MARGIN, bottom + n * LINE, WIDTH - 2 * MARGIN);
  pen.translate(MARGIN, top);
  pen.scale(scale, scale);
  pen.drawImage(await imageOf(chart, width * scale * DOTS, height * scale * DOTS), 0, 0, width, height);
  for (const text of chart.querySelectorAll("text")) write(pen, text);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture could be made"))), "image/png"),
  );
}

/** The chart without its words: a picture knows none of the page's typefaces. */
async function imageOf(chart: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
  const copy = chart.cloneNode(true) as SVGSVGElement;
  paintInto(copy, chart);
  for (const text of copy.querySelectorAll("text")) text.remove();
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  const image = new Image();
  image.src = pictureOf(copy);
  await image.decode();
  return image;
}

const ALIGNED: Readonly<Record<string, CanvasTextAlign>> = { start: "start", middle: "center", end: "end" };

/** Words of the chart, as they stand there. */
function write(pen: CanvasRenderingContext2D, text: Element): void {
  const { fontWeight, fontSize, fontFamily, fill, textAnchor } = getComputedStyle(text);
  pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  pen.fillStyle = fill;
  pen.textAlign = ALIGNED[textAnchor] ?? "start";
  pen.fillText(text.textContent ?? "", Number(text.getAttribute("x")), Number(text.getAttribute("y")));
}
