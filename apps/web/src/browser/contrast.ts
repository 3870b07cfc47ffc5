import type { Page } from "playwright-core";

/** A caption, how far its letters stand out from what is drawn behind them, and how far they should. */
export interface Caption {
  readonly text: string;
  readonly ratio: number;
  /** WCAG 2.2 AA: 4.5, or 3 for large letters. */
  readonly least: number;
}

/**
 * The contrast of captions within these parts of the page. It is measured in pixels, for what lies behind is a drawing: the page is photographed with its letters and without them, and what
 * differs are letters. The clearest of these pixels count: the others are rims, half letter and half ground.
 */
export async function captions(page: Page, within: string): Promise<Caption[]> {
  const hidden = `${within} text, ${within} text * { fill: transparent !important; }
    ${within} :is(p, span, b, i, small, em, strong, h1, h2, h3, li, dt, dd, button, label, figcaption, td, th) { color: transparent !important; }`;
  const shown = await page.screenshot({ animations: "disabled" });
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, hidden);
  const bare = await page.screenshot({ animations: "disabled" });
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return page.evaluate(measure, {
    within,
    pictures: [shown.toString("base64"), bare.toString("base64")] as [string, string],
  });
}

/** Runs in the page. */
async function measure({ within, pictures }: { within: string; pictures: [string, string] }): Promise<Caption[]> {
  const read = async (base64: string) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const context = canvas.getContext("2d")!;
    context.drawImage(picture, 0, 0);
    return context.getImageData(0, 0, picture.width, picture.height);
  };
  const [letters, ground] = await Promise.all(pictures.map(read));
  const scale = letters!.width / innerWidth;
  const part = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const light = ({ data }: ImageData, at: number) =>
    0.2126 * part(data[at]! / 255) + 0.7152 * part(data[at + 1]! / 255) + 0.0722 * part(data[at + 2]! / 255);
  const ratioAt = (at: number): number => {
    const [one, other] = [light(letters!, at), light(ground!, at)];
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  };
  const ratioIn = (box: DOMRect): number | null => {
    const ratios: number[] = [];
    for (let y = Math.ceil(box.top * scale); y < box.bottom * scale; y++)
      for (let x = Math.ceil(box.left * scale); x < box.right * scale; x++) {
        if (x < 0 || y < 0 || x >= letters!.width || y >= letters!.height) continue;
        const ratio = ratioAt(4 * (y * letters!.width + x));
        if (ratio > 1.15) ratios.push(ratio);
      }
    if (ratios.length < 8) return null;
    ratios.sort((a, b) => b - a);
    return ratios[Math.floor(ratios.length * 0.15)]!;
  };
  const found: Caption[] = [];
  for (const root of document.querySelectorAll(within)) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement!;
      const text = node.textContent!.trim();
      if (text === "" || !owner.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // What cannot be chosen now may be faint.
      if (owner.closest("[aria-disabled=true], [aria-hidden=true] .visually-hidden, .visually-hidden")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const ratio = ratioIn(range.getBoundingClientRect());
      const { fontSize, fontWeight } = getComputedStyle(owner);
      const size = Number.parseFloat(fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      if (ratio !== null)
        found.push({ text: text.slice(0, 40), ratio: Number(ratio.toFixed(2)), least: isLarge ? 3 : 4.5 });
    }
  }
  return found;
}
