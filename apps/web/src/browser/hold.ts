import type { Locator, Page } from "playwright-core";

/** A finger is laid on the middle of a thing and stays until `held` is there; then it is lifted. */
export async function hold(page: Page, thing: Locator, held: Locator): Promise<void> {
  const box = (await thing.boundingBox())!;
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const finger = await page.context().newCDPSession(page);
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await held.waitFor();
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await finger.detach();
}
