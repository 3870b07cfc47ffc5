/** npm run keys: plays whole games by keyboard alone and by typing alone. Too long for the tests of every day. */
import type { Page } from "playwright-core";
import { ensureChromium } from "../../../../scripts/lib/chromium.ts";
import { ensureClient } from "../../../../scripts/lib/client.ts";
import { ServerProcess } from "../../../server/src/testing/process.ts";
import { temporaryFolder } from "../../../server/src/testing/rig.ts";
import { typeAnswers } from "./by-typing.ts";
import { END, keys, playToEnd } from "./dclight-player.ts";
import { dice, playUntilEnd } from "./driver.ts";
import { DESKTOP, newPlayer, openChromium } from "./player.ts";

type Play = (page: Page, roll: (n: number) => number) => Promise<void>;

const byTyping: Play = async (page, roll) => {
  await page.evaluate(() => localStorage.setItem("paravent.asText", "on"));
  await page.reload();
  await typeAnswers(page, roll, 600);
  await page.locator(END).waitFor();
};

const GAMES: readonly (readonly [game: string, how: string, play: Play])[] = [
  ["diktat", "by keys", (page, roll) => playUntilEnd(page, roll, keys)],
  ["diktat", "by typing", byTyping],
  ["dclight", "by keys", (page, roll) => playToEnd(page, keys, roll)],
  ["dclight", "by typing", byTyping],
];

if ((await ensureClient()) !== 0) process.exit(1);
const folder = temporaryFolder();
const server = new ServerProcess({ PARAVENT_DATA: folder.path, PARAVENT_BOT_PAUSE_MS: "0", PARAVENT_LIMITS: "20" });
const browser = await openChromium(await ensureChromium());
const address = await server.address();
const wrong: string[] = [];
for (const [game, how, play] of GAMES) {
  const { page, faults } = await newPlayer(browser, address, DESKTOP, "en");
  const bot = { bot: "greedy" };
  await page.request.post(`${address}/api/session`, { data: { name: "Milena", language: "en" } });
  const made = await page.request.post(`${address}/api/tables`, { data: { game, language: "en", seats: ["me", bot] } });
  const { id } = (await made.json()) as { id: string };
  await page.goto(`${address}/table/${id}`);
  const began = Date.now();
  await play(page, dice(5)).catch((fault) => faults.push(String(fault)));
  console.log(`${game} ${how}: ${faults.length === 0 ? "played to its end" : "FAILED"} in ${secondsSince(began)} s`);
  wrong.push(...faults);
  await page.context().close();
}
await browser.close();
await server.stop();
folder.remove();
for (const fault of wrong) console.error(fault);
process.exit(wrong.length > 0 ? 1 : 0);

function secondsSince(hour: number): number {
  return Math.round((Date.now() - hour) / 1000);
}
