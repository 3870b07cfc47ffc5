/** npm run previews: draws the picture that a link to a table is shown with, for each game, from the lobby's posters. */
import { join } from "node:path";
import { ensureChromium } from "../../../../scripts/lib/chromium.ts";
import { ensureClient } from "../../../../scripts/lib/client.ts";
import { ServerProcess } from "../../../server/src/testing/process.ts";
import { temporaryFolder } from "../../../server/src/testing/rig.ts";
import { openChromium } from "./player.ts";

/** The size that services ask for. */
const SIZE = { width: 1200, height: 630 };
const FOLDER = join(import.meta.dirname, "../../public/previews");

/** Runs in the page: the poster of one game fills the window, whole or cut at its sides, under the game's name. */
function showPoster(game: string): void {
  const fold = document.querySelector(`.fold.${game}.first`)!;
  const poster = fold.querySelector("svg")!;
  const { width, height } = poster.viewBox.baseVal;
  const isWide = width / height > innerWidth / innerHeight;
  poster.setAttribute("preserveAspectRatio", isWide ? "xMidYMax meet" : "xMidYMid slice");
  poster.setAttribute("style", "position: absolute; inset: 0; width: 100%; height: 100%");
  const name = fold.querySelector("h2")!;
  name.setAttribute("style", "position: absolute; left: 60px; top: 36px; font-size: 96px; line-height: 1");
  const house = document.createElement("p");
  house.className = "disp";
  house.textContent = "PARAVENT";
  house.setAttribute("style", "position: absolute; right: 60px; top: 66px; font-size: 30px; letter-spacing: 0.06em");
  const picture = document.createElement("div");
  picture.className = `fold ${game}`;
  const ground = isWide ? "#d2703f" : "#10181c";
  const ink = isWide ? "#1d1310" : "#efe6d0";
  picture.setAttribute("style", `position: fixed; inset: 0; z-index: 99; background: ${ground}; color: ${ink}`);
  name.style.color = ink;
  name.style.background = "none";
  picture.append(poster, name, house);
  document.body.append(picture);
}

if (process.argv.includes("--help")) {
  console.log(
    "npm run previews\n\nDraws the picture that a link to a table is shown with, for each game, into apps/web/public.",
  );
  process.exit(0);
}
if ((await ensureClient()) !== 0) process.exit(1);
const folder = temporaryFolder();
const server = new ServerProcess({ PARAVENT_DATA: folder.path });
const browser = await openChromium(await ensureChromium());
const page = await browser.newPage({ viewport: SIZE, locale: "en-GB", bypassCSP: true });
await page.goto(await server.address());
await page.locator(".folds[aria-busy=false]").waitFor();
const games = await page
  .locator(".fold.first:not(.plain)")
  .evaluateAll((folds) => folds.map((fold) => [...fold.classList].find((one) => one !== "fold" && one !== "first")!));
for (const game of games) {
  await page.reload();
  await page.locator(".folds[aria-busy=false]").waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(showPoster, game);
  await page.screenshot({ path: join(FOLDER, `${game}.png`) });
  console.log(`${game}.png`);
}
await browser.close();
await server.stop();
folder.remove();
