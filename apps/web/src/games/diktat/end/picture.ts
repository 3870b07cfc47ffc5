import { paintInto, pictureOf } from "../../../ui/picture-of.ts";

/** The square of the last night as `EndBackdrop` draws it, and how many dots a unit of it gets. */
const [WIDTH, HEIGHT, DOTS] = [500, 782, 2];

/** The podium as a picture to hand on: the drawing on the page, with its words over it. Others read the title: no "you". */
export async function podiumPicture(podium: Element, title: string): Promise<Blob> {
  const drawing = podium.querySelector<SVGSVGElement>("svg.dk-stage")!;
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH * DOTS;
  canvas.height = HEIGHT * DOTS;
  const pen = canvas.getContext("2d")!;
  pen.scale(DOTS, DOTS);
  pen.drawImage(await imageOf(drawing), 0, 0, WIDTH, HEIGHT);
  pen.textAlign = "center";
  for (const text of drawing.querySelectorAll("text")) write(pen, text);
  headline(pen, podium, title);
  strip(pen, podium);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture could be made"))), "image/png"),
  );
}

/** The drawing without its words: a picture knows none of the page's typefaces. */
async function imageOf(drawing: SVGSVGElement): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  paintInto(copy, drawing);
  for (const text of copy.querySelectorAll("text")) text.remove();
  const symbols = new Set([...copy.querySelectorAll("use")].map((use) => use.getAttribute("href")!));
  for (const id of symbols) copy.prepend(document.querySelector(id)!.cloneNode(true));
  copy.setAttribute("width", String(WIDTH * DOTS));
  copy.setAttribute("height", String(HEIGHT * DOTS));
  const image = new Image();
  image.src = pictureOf(copy);
  await image.decode();
  return image;
}

/** Words of the drawing, as they stand there. */
function write(pen: CanvasRenderingContext2D, text: Element): void {
  const { fontWeight, fontSize, fontFamily, fill } = getComputedStyle(text);
  pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  pen.fillStyle = fill;
  pen.fillText(text.textContent ?? "", Number(text.getAttribute("x")), Number(text.getAttribute("y")));
}

/** Who has won, over the plinths; under it what broke a tie. */
function headline(pen: CanvasRenderingContext2D, podium: Element, title: string): void {
  const tie = podium.querySelector("h2 small");
  const { fontFamily, color } = getComputedStyle(podium.querySelector("h2")!);
  pen.font = `800 48px ${fontFamily}`;
  pen.fillStyle = color;
  const text = title.toLocaleUpperCase();
  const count = broken(pen, text, WIDTH - 70).length;
  // Lines of much the same length.
  const lines = broken(pen, text, Math.min(WIDTH - 70, (pen.measureText(text).width / count) * 1.2));
  let y = 306 - lines.length * 22;
  for (const line of lines) {
    pen.fillText(line, WIDTH / 2, y);
    y += 46;
  }
  if (!tie?.textContent) return;
  pen.font = `500 15px ${getComputedStyle(tie).fontFamily}`;
  for (const line of broken(pen, tie.textContent, WIDTH - 60)) {
    pen.fillText(line, WIDTH / 2, y - 18);
    y += 19;
  }
}

/** Those for whom there is no plinth. */
function strip(pen: CanvasRenderingContext2D, podium: Element): void {
  const rest = [...podium.querySelectorAll(".tb-others li")];
  if (rest.length === 0) return;
  const { fontFamily, color } = getComputedStyle(rest[0]!);
  pen.font = `600 15px ${fontFamily}`;
  pen.fillStyle = color;
  const words = rest.map((li) =>
    [...li.childNodes]
      .map((part) => part.textContent?.trim())
      .filter(Boolean)
      .join(" "),
  );
  pen.fillText(words.join("   ·   "), WIDTH / 2, 768);
}

/** A text in lines no wider than this. */
function broken(pen: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines = [""];
  for (const word of text.trim().split(/\s+/)) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (lines.at(-1) === "" || pen.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
