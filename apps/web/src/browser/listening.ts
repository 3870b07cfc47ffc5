import type { Page } from "playwright-core";

/** From now on what happens is shown at this pace, and all that a screen reader would say is kept, in order, to be read. */
export async function listen(page: Page, pace: "quick" | "slow"): Promise<() => Promise<string[]>> {
  await page.evaluate((chosen) => localStorage.setItem("paravent.pace", chosen), pace);
  await page.reload();
  await page.locator("[data-live]").waitFor({ state: "attached" });
  await page.evaluate(() => {
    const region = document.querySelector("[data-live]")!;
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver(() => heard.push(region.textContent ?? "")).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}
