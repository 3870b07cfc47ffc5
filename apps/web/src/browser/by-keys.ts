/** npm run keys: plays whole games in every way there is to play one. Too long for the tests of every day. */
import type { Page } from "playwright-core";
import { ensureChromium } from "../../../../scripts/lib/chromium.ts";
import { ensureClient } from "../../../../scripts/lib/client.ts";
import { ServerProcess } from "../../../server/src/testing/process.ts";
import { temporaryFolder } from "../../../server/src/testing/rig.ts";
import { typeAnswers } from "./by-typing.ts";
import { END, finger, keys, mouse, playToEnd } from "./dclight-player.ts";
import { dice, playUntilEnd } from "./driver.ts";
import { playLessons } from "./lessons-played.ts";
import { DESKTOP, newPlayer, openChromium, PHONE } from "./player.ts";

type Play = (page: Page, roll: (n: number) => number) => Promise<void>;

const byTyping: Play = async (page, roll) => {
  await page.evaluate(() => localStorage.setItem("paravent.asText", "on"));
  await page.reload();
  await typeAnswers(page, roll, 600);
  await page.locator(END).waitFor();
};

interface Whole {
  readonly game: string;
  readonly how: string;
  readonly play: Play;
  readonly size?: typeof PHONE;
  readonly bots?: number;
  readonly options?: Readonly<Record<string, boolean>>;
}

const EVERYTHING = { others: true, eternalNight: true, leagues: true };
const GAMES: readonly Whole[] = [
  { game: "diktat", how: "by keys", play: (page, roll) => playUntilEnd(page, roll, keys) },
  { game: "diktat", how: "by typing", play: byTyping },
  { game: "diktat", how: "by mouse, by four", bots: 3, play: (page, roll) => playUntilEnd(page, roll, mouse) },
  {
    game: "diktat",
    how: "with the Others and the Leagues, on a phone",
    size: PHONE,
    bots: 3,
    options: EVERYTHING,
    play: (page, roll) => playUntilEnd(page, roll, finger),
  },
  { game: "dclight", how: "by keys", play: (page, roll) => playToEnd(page, keys, roll) },
  { game: "dclight", how: "by typing", play: byTyping },
  { game: "dclight", how: "by mouse, by four", bots: 3, play: (page, roll) => playToEnd(page, mouse, roll) },
];

if (process.argv.includes("--help")) {
  console.log(`npm run keys

Plays whole games of each by keyboard alone, by typing alone and by mouse, one with the Others and the Leagues with a finger,
and every lesson on a desktop and on a phone, on a server of its own. Takes some minutes; a fault makes the exit code 1.`);
  process.exit(0);
}
if ((await ensureClient()) !== 0) process.exit(1);
const folder = temporaryFolder();
const server = new ServerProcess({
  PARAVENT_DATA: folder.path,
  PARAVENT_BOT_PAUSE_MS: "0",
  PARAVENT_LIMITS: "20",
  PARAVENT_LESSONS: "on",
});
const browser = await openChromium(await ensureChromium());
const address = await server.address();
const wrong: string[] = [];
for (const { game, how, play, size = DESKTOP, bots = 1, options = {} } of GAMES) {
  const { page, faults } = await newPlayer(browser, address, size, "en");
  const seats = ["me", ...Array.from({ length: bots }, () => ({ bot: "greedy" }))];
  await page.request.post(`${address}/api/session`, { data: { name: "Milena", language: "en" } });
  const made = await page.request.post(`${address}/api/tables`, { data: { game, language: "en", seats, options } });
  const { id } = (await made.json()) as { id: string };
  await page.goto(`${address}/table/${id}`);
  const began = Date.now();
  await play(page, dice(5)).catch((fault) => faults.push(String(fault)));
  console.log(`${game} ${how}: ${faults.length === 0 ? "played to its end" : "FAILED"} in ${secondsSince(began)} s`);
  wrong.push(...faults);
  await page.context().close();
}
for (const game of ["diktat", "dclight"])
  for (const [size, language] of [
    [DESKTOP, "en"],
    [PHONE, "fr"],
  ] as const) {
    const { page, faults } = await newPlayer(browser, address, size, language);
    await page.goto(address);
    const began = Date.now();
    await playLessons(page, game).catch((fault) => faults.push(String(fault)));
    const done = faults.length === 0 ? "played to their end" : "FAILED";
    console.log(`lessons of ${game}, ${size.width} wide in ${language}: ${done} in ${secondsSince(began)} s`);
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
