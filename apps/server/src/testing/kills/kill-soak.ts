/**
 * npm run kills: kills the server again and again in the middle of games, one process on SQLite or (--pair) two on
 * PostgreSQL; or (--takeover) measures how soon one of two goes on with the bots and clocks of the other.
 */

import { parseArgs } from "node:util";
import { ownNats } from "../own-nats.ts";
import { ownPostgres } from "../own-postgres.ts";
import { temporaryFolder } from "../rig.ts";
import { Survivor } from "../survivor.ts";
import { Pair } from "./pair.ts";
import { takeover } from "./takeover.ts";

/** So many kills between two looks at everything. */
const AT_ONCE = 10;
const TABLES = 4;
const LISTENED_MS = 10_000;

const HELP = `npm run kills -- [--kills 100] [--seed 1] [--pair [--nats] | --takeover]

Kills a server of its own on SQLite again and again in the middle of games, and looks whether any acknowledged answer
is lost. It touches no database but its own.
  --kills     so many times
  --seed      another one plays other games
  --pair      two processes on a PostgreSQL of their own under load, one of which is killed: nothing may be lost, doubled
              or unheard by the other. Says at the end how soon the other hears of an answer
  --nats      the two hear each other by a NATS server instead of by the database
  --takeover  measures how soon one of two processes goes on with the bots and clocks of the other`;

const { values } = parseArgs({
  options: {
    help: { type: "boolean", default: false },
    kills: { type: "string", default: "100" },
    seed: { type: "string", default: "1" },
    pair: { type: "boolean", default: false },
    takeover: { type: "boolean", default: false },
    nats: { type: "boolean", default: false },
  },
});
const most = Number(values.kills);
if (values.help) console.log(HELP);
else await (values.takeover ? takeOver() : values.pair ? killPair() : killOne());

async function killOne(): Promise<void> {
  const folder = temporaryFolder();
  const survivor = await Survivor.of({ folder: folder.path, databaseUrl: undefined }, values.seed);
  while (survivor.kills < most) {
    await survivor.life();
    if (survivor.kills % 10 === 0) console.log(`${survivor.kills} kills, ${survivor.acknowledged} answers kept`);
  }
  console.log(
    `${survivor.kills} kills, ${survivor.acknowledged} acknowledged answers, none lost; ` +
      `${survivor.resumed} games resumed with the same view, ${survivor.finished} played to their end`,
  );
  folder.remove();
}

async function killPair(): Promise<void> {
  const postgres = await ownPostgres();
  const nats = values.nats ? await ownNats() : null;
  const pair = await Pair.of({ databaseUrl: await postgres.database("pair"), feedUrl: nats?.url }, values.seed, TABLES);
  while (pair.kills < most) {
    await pair.survive(Math.min(AT_ONCE, most - pair.kills));
    console.log(`${pair.kills} kills (${pair.unborn} at the start), ${pair.kept} answers kept, all heard`);
  }
  const took = await pair.delays(LISTENED_MS);
  const at = (share: number) => took[Math.floor(took.length * share)]?.toFixed(1);
  console.log(
    `${pair.kills} kills, ${pair.unborn} of them before the process listened: ${pair.kept} acknowledged answers, none ` +
      `lost, doubled or unheard; ${pair.finished} games played to their end. ` +
      `Heard by the other process after ${at(0.5)} ms (half), ${at(0.99)} ms (99 %), ${took.length} answers`,
  );
  await pair.stop();
  await nats?.stop();
  await postgres.stop();
}

async function takeOver(): Promise<void> {
  const postgres = await ownPostgres();
  const [bots, clocks]: [number[], number[]] = [[], []];
  for (let n = 1; n <= most; n++) {
    const taken = await takeover(await postgres.database(`takeover-${n}`));
    bots.push(...taken.bots);
    clocks.push(taken.clock);
    console.log(`${n} kills: bots went on after ${said(taken.bots)}, a clock was ${taken.clock} ms late`);
  }
  console.log(`${most} kills: bots went on after ${said(bots)}; clocks were late by ${said(clocks)}`);
  await postgres.stop();
}

function said(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  return `${sorted[Math.floor(sorted.length / 2)]} ms (half), ${sorted.at(-1)} ms (all)`;
}
