import type { Page } from "playwright-core";
import { draw } from "./player.ts";

/** Texts drawn smaller than 12 px, pictures included, where a drawing scales its letters. */
export async function smallTexts(page: Page): Promise<string[]> {
  await draw(page);
  return page.evaluate(() => {
    const SMALLEST = 11.9;
    const small: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? "";
      if (!element || !text || element.closest("title, script, style, .visually-hidden")) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
      const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
      if (size < SMALLEST) small.push(`${text} (${size.toFixed(1)} px)`);
    }
    return small;
  });
}

/** Things to touch that a finger would miss: under 44 px. Links inside a sentence are as tall as their line. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SMALLEST = 43.5;
    return [...document.querySelectorAll("button, a[href], [role=button]")]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }) && !target.closest("p"))
      .flatMap((target) => {
        const { width, height } = target.getBoundingClientRect();
        if (width >= SMALLEST && height >= SMALLEST) return [];
        return [`${target.textContent?.trim() || target.getAttribute("aria-label")}: ${width} × ${height}`];
      });
  });
}
