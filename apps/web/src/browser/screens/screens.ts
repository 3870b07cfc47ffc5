/** npm run screens: photographs every kind of decision and the place around the tables, and films what happens. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureClient } from "../../../../../scripts/lib/client.ts";
import { ROOT } from "../../../../../scripts/lib/run.ts";
import { violations } from "../axe.ts";
import { DESKTOP } from "../player.ts";
import { Stage } from "../stage.ts";
import { photograph, type Size, settled, speak } from "./camera.ts";
import { DCLIGHT_DECISIONS } from "./dclight-decisions.ts";
import type { Album, Decision } from "./decision.ts";
import { DIKTAT_DECISIONS } from "./diktat-decisions.ts";
import { filmAll } from "./films.ts";
import { indexPage } from "./index-page.ts";
import { photographPlace } from "./place.ts";

const USAGE = `Photographs every kind of decision, and every page around the tables, at four sizes in both languages, and writes an
index of the pictures. A page with errors, or one that cannot be reached, makes the exit code 1.

  npm run screens                    all of them, into docs/screens
  npm run screens -- --only TEXT     those whose name contains the text, such as "place" or "dclight-offering"
  npm run screens -- --films         films instead: a frame each 100 ms, as contact sheets in docs/screens/films
  npm run screens -- --out FOLDER    into another folder
  npm run screens -- --sizes LIST    at other sizes, such as 844x390,2560x1440; 720x450 is 1440x900 at a zoom of 200 %
  npm run screens -- --language fr   in one language only
  npm run screens -- --axe           lets axe look at each of them too: what it finds counts as a fault
`;

const USUAL_SIZES = "1440x900,768x1024,390x844,844x390";
const LANGUAGES = ["fr", "en"] as const;
const ALBUMS: readonly Album[] = [
  { game: "diktat", decisions: DIKTAT_DECISIONS },
  { game: "dclight", decisions: DCLIGHT_DECISIONS },
];

const flags = readFlags();
if (flags.help) {
  console.log(USAGE);
  process.exit(0);
}
const sizes = readSizes(flags.sizes ?? USUAL_SIZES);
const languages = LANGUAGES.filter((language) => language === (flags.language ?? language));
const folder = flags.out ?? join(ROOT, "docs/screens");
const isWanted = (name: string): boolean => name.includes(flags.only ?? "");

if ((await ensureClient()) !== 0) process.exit(1);
const faults = flags.films
  ? await filmAll(join(folder, "films"), isWanted)
  : [...(await photographAll()), ...(await photographPlace(wish()))];
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);

async function photographAll(): Promise<string[]> {
  const wrong: string[] = [];
  const wanted = ALBUMS.map(({ game, decisions }) => ({
    game,
    decisions: decisions.filter(({ id }) => isWanted(`${game}-${id}`)),
  }));
  const all = wanted.reduce((sum, { decisions }) => sum + decisions.length, 0);
  let done = 0;
  for (const { game, decisions } of wanted) {
    if (decisions.length === 0) continue;
    mkdirSync(join(folder, game), { recursive: true });
    const stage = new Stage(game);
    await stage.open();
    for (const decision of decisions) {
      const name = `${game}-${decision.id}`;
      const found = await photographOne(stage, decision, join(folder, game)).catch((fault) => [String(fault)]);
      wrong.push(...found.map((fault) => `${name}: ${fault}`));
      console.log(`${++done}/${all} ${name}${found.length > 0 ? " FAILED" : ""}`);
      await stage.empty();
    }
    await stage.close();
  }
  if (flags.only === undefined) writeFileSync(join(folder, "README.md"), indexPage(ALBUMS, sizes, languages));
  return wrong;
}

/** Pictures of one decision; says what went wrong in its pages. */
async function photographOne(stage: Stage, decision: Decision, into: string): Promise<string[]> {
  const { id, people = 1, seats = 2 } = decision;
  const visitors = Array.from({ length: people }, () => ({ size: DESKTOP, more: { bypassCSP: true } }));
  const players = await stage.seat(decision.position(), visitors, Math.max(seats, people));
  await decision.reach?.(players.map(({ page }) => page));
  const { page } = players[0]!;
  const found: string[] = [];
  for (const language of languages) {
    await page.setViewportSize(DESKTOP);
    await speak(page, language);
    await decision.draft?.(page);
    for (const shown of sizes) {
      await page.setViewportSize(shown);
      await settled(page);
      writeFileSync(join(into, `${id}-${language}-${shown.width}.webp`), await photograph(page, shown));
      if (flags.axe) found.push(...(await violations(page)).map((one) => `${shown.width} ${language}: ${one}`));
    }
  }
  return [...found, ...players.flatMap((player) => player.faults)];
}

function wish(): Parameters<typeof photographPlace>[0] {
  return { folder: join(folder, "place"), sizes, languages, axe: flags.axe === true, isWanted };
}

function readSizes(list: string): Size[] {
  const sizes = list.split(",").map((one) => {
    const [width = 0, height = 0] = one.split("x").map(Number);
    return { width, height };
  });
  if (sizes.every(({ width, height }) => width > 0 && height > 0)) return sizes;
  console.error(`These are no sizes such as 844x390: ${list}\n\n${USAGE}`);
  process.exit(1);
}

function readFlags() {
  const options = {
    help: { type: "boolean" },
    films: { type: "boolean" },
    only: { type: "string" },
    out: { type: "string" },
    sizes: { type: "string" },
    language: { type: "string" },
    axe: { type: "boolean" },
  } as const;
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`);
    process.exit(1);
  }
}
