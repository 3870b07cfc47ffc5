/**
 * Plays games on a server of this release and keeps its database as a fixture, which all later releases must open:
 * node apps/server/src/testing/releases/make.ts --name 2026-11-16
 */

import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { loadPlugs, namedGames } from "@paravent/content/registry";
import { type Json, Rng } from "@paravent/kernel";
import { backUp } from "../../backup/backup.ts";
import { Browser } from "../browser.ts";
import { ServerProcess } from "../process.ts";
import { temporaryFolder } from "../rig.ts";
import { playSome } from "./play-some.ts";

/** Answers given at tables that are still under way. */
const ANSWERS = 25;

const { values } = parseArgs({ options: { name: { type: "string" } } });
if (values.name === undefined) throw new Error("name the release: --name 2026-11-16");

const folder = temporaryFolder();
const server = new ServerProcess({ PARAVENT_DATA: folder.path, PARAVENT_LIMITS: "1000" });
const anna = new Browser(await server.address());
await anna.signIn("Anna");

for (const { id: game, load, lab } of (await loadPlugs(namedGames())).values()) {
  const { min, max } = load().traits.seats;
  const settings = [{}, ...Object.values(lab.configurations)] as Json[];
  for (const [n, options] of settings.entries()) {
    const seats = min + (n % (max - min + 1));
    const finished = await tableOf(game, options, seats, false);
    while ((await statusOf(finished)) !== "over") await setTimeout(200);
    await anna.fetch(`/api/tables/${finished}/notes`, { move: n, text: `The move ${n + 1}`, shared: n % 2 === 0 });
    const running = await tableOf(game, options, seats, true);
    await playSome(anna, running, ANSWERS, Rng.from(`${game} ${n}`));
    if (n === 0) await playSome(anna, await forkOf(finished, seats), ANSWERS, Rng.from(`${game} fork`));
    console.log(`${game} with ${seats} players and ${JSON.stringify(options)}`);
  }
}

await server.stop();
const file = fileURLToPath(new URL(`${values.name}.backup.gz`, import.meta.url));
console.log(`${await backUp({ databaseUrl: undefined, folder: folder.path }, file)} rows`);
folder.remove();

/** A table of bots, or with a person at it, of more players where so few cannot play this. */
async function tableOf(game: string, options: Json, players: number, withMe: boolean): Promise<string> {
  const bots = Array.from({ length: players }, (_, n) => ({ bot: n % 2 === 0 ? "greedy" : "random" }));
  const seats = withMe ? ["me" as const, ...bots.slice(1)] : bots;
  // Whoever opens this database comes long after every deadline: nobody's game goes on without them.
  const clock = { decisionSeconds: 86_400, timing: { absence: "wait", weekendsOff: true, pauseDays: 3 } } as const;
  for (let more = players; ; more++) {
    try {
      return (await anna.makeTable({ game, seats, options, ...(withMe && clock) })).id;
    } catch (fault) {
      // Some options need more players.
      if (more > 8) throw fault;
      seats.push({ bot: "greedy" });
    }
  }
}

async function statusOf(table: string): Promise<string> {
  return (await (await anna.fetch(`/api/tables/${table}`)).json()).status;
}

/** The game goes on from one of its first moves, with a person at the table. */
async function forkOf(table: string, players: number): Promise<string> {
  const seats = Array.from({ length: players }, (_, n) => (n === 0 ? "me" : { bot: "greedy" }));
  const answer = await anna.fetch(`/api/tables/${table}/fork`, { move: 5, seats });
  if (answer.status !== 201) throw new Error(`no fork: ${await answer.text()}`);
  return (await answer.json()).id;
}
