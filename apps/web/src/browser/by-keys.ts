/** npm run keys: plays whole games by keyboard alone, against bots. Too long for the tests of every day. */
import { ensureChromium } from "../../../../scripts/lib/chromium.ts";
import { ensureClient } from "../../../../scripts/lib/client.ts";
import { ServerProcess } from "../../../server/src/testing/process.ts";
import { temporaryFolder } from "../../../server/src/testing/rig.ts";
import { keys, playToEnd } from "./dclight-player.ts";
import { dice, playUntilEnd } from "./driver.ts";
import { DESKTOP, newPlayer, openChromium } from "./player.ts";

const GAMES = {
  diktat: playUntilEnd,
  dclight: (page, roll, hand = keys) => playToEnd(page, hand, roll),
} satisfies Record<string, typeof playUntilEnd>;

if ((await ensureClient()) !== 0) process.exit(1);
const folder = temporaryFolder();
const server = new ServerProcess({ PARAVENT_DATA: folder.path, PARAVENT_BOT_PAUSE_MS: "0", PARAVENT_LIMITS: "20" });
const browser = await openChromium(await ensureChromium());
const address = await server.address();
const wrong: string[] = [];
for (const [game, play] of Object.entries(GAMES)) {
  const { page, faults } = await newPlayer(browser, address, DESKTOP, "en");
  const bot = { bot: "greedy" };
  await page.request.post(`${address}/api/session`, { data: { name: "Milena", language: "en" } });
  const made = await page.request.post(`${address}/api/tables`, { data: { game, language: "en", seats: ["me", bot] } });
  const { id } = (await made.json()) as { id: string };
  await page.goto(`${address}/table/${id}`);
  const began = Date.now();
  await play(page, dice(5), keys).catch((fault) => faults.push(String(fault)));
  console.log(`${game}: ${faults.length === 0 ? "played to its end" : "FAILED"} in ${secondsSince(began)} s`);
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
