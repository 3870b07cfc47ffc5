import type { Page } from "playwright-core";
import { expect } from "vitest";

/** The last page of a game of DCLight: everybody is on it, and where each point came from adds up. */
export async function checkTheEnd(page: Page, players: number): Promise<void> {
  await expect.poll(() => page.locator(".dc-podium li").count()).toBe(players);
  for (const row of await page.locator(".dc-sources tbody tr").all()) {
    const [...cells] = await row.locator("td").allTextContents();
    const numbers = cells.map((cell) => Number(cell.replace("−", "-")));
    const total = numbers.pop();
    expect(total).toBe(numbers.reduce((sum, n) => sum + n, 0));
  }
}
