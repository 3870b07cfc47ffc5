import type { Locator, Page } from "playwright-core";
import { END, MINE } from "./dclight-player.ts";
import { until } from "./lesson-hands.ts";

/** Which question is asked; null while none is. It changes with an answer that was taken. */
const asked = (page: Page): Promise<string | null> => page.locator(".tx-command").getAttribute("data-question");

/** Types a line; false where there is none any more. */
async function typed(line: Locator, said: string): Promise<boolean> {
  try {
    // To fill an empty line with nothing is not to type: what was wrong with the one before would stay for good.
    if (said === "") await line.fill(" ", { timeout: 5_000 });
    await line.fill(said, { timeout: 5_000 });
    // What was wrong with the line before goes as soon as one types.
    const fault = line.page().locator(".tx-fault:not(:empty)");
    await until(line.page(), "the fault is gone", async () => (await fault.count()) === 0);
    await line.press("Enter", { timeout: 5_000 });
    // It is read when it is empty.
    await until(line.page(), "the line is read", async () => (await line.inputValue({ timeout: 5_000 })) === "");
    return true;
  } catch {
    return false;
  }
}

/**
 * Plays by typing, so many answers or to the end: now and then the number of something that is offered, which may be
 * wrong, else what the line itself gives as an example, else Enter alone. Says how many answers it gave.
 */
export async function typeAnswers(page: Page, roll: (n: number) => number, most: number): Promise<number> {
  const line = page.locator(".tx-command input");
  for (let answers = 0; answers < most; answers++) {
    await page.locator(`${MINE} , ${END}`).first().waitFor({ timeout: 60_000 });
    if ((await page.locator(END).count()) > 0) return answers;
    // While an answer is on its way nothing is asked.
    await page.locator(`.tx-command[data-question], ${END}`).first().waitFor({ state: "attached" });
    const before = await asked(page);
    const example = async () => (await line.getAttribute("data-example")) ?? "";
    for (const isExample of [false, true]) {
      const said = isExample ? await example() : String(1 + roll(4));
      // The answer before may have been taken after all, and have ended the game.
      if (!(await typed(line, said))) break;
      const taken = page.locator(`${END}, .tx-command:not([data-question="${before}"])`);
      const fault = page.locator(".tx-fault:not(:empty)");
      await taken.or(fault).first().waitFor({ state: "attached" });
      // Not by what was taken: a sealed answer can be changed until all have given theirs, so its question comes back.
      if ((await fault.count()) === 0) break;
      if (isExample)
        throw new Error(`what the line gives as an example is refused: ${said}: ${await fault.textContent()}`);
    }
  }
  return most;
}
