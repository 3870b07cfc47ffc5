import { setTimeout } from "node:timers/promises";
import { openStoreToRead } from "../../store/open.ts";
import type { Store } from "../../store/store.ts";
import { Browser } from "../browser.ts";
import { ServerProcess } from "../process.ts";
import { until } from "../rig.ts";

/** Tables of bots that the dying process alone plays. */
const BOT_TABLES = 4;

/** The shortest decision clock there is, and how long before it runs out the process dies. */
const DECISION_S = 10;
const BEFORE_MS = 100;

/** What became of what a process did by itself, in milliseconds. */
export interface Takeover {
  /** From its death to the next move of each table of bots. */
  readonly bots: readonly number[];
  /** How much too late the clock of a table was that ran out just after its death. */
  readonly clock: number;
}

/** Kills one of two processes that share a database, and waits until the other goes on with what only that one did. */
export async function takeover(databaseUrl: string): Promise<Takeover> {
  // Slow enough that no game of bots is over before the process dies.
  const environment = { DATABASE_URL: databaseUrl, PARAVENT_BOT_PAUSE_MS: "60" };
  const [dying, staying] = [new ServerProcess(environment), new ServerProcess(environment)];
  const [address] = await Promise.all([dying.address(), staying.address()]);
  const store = await openStoreToRead({ databaseUrl, folder: "unused" });
  try {
    const timed = await timedTable(address);
    await until(async () => (await store.rows(timed, 0)).length > 0);
    const due = (await store.rows(timed, 0))[0]!.at + DECISION_S * 1000;
    // Begun late, so that they are still under way.
    await setTimeout(due - Date.now() - 5_000);
    const played = await Promise.all(Array.from({ length: BOT_TABLES }, () => botTable(address)));
    await Promise.all(played.map((id) => until(async () => (await store.rows(id, 0)).length > 2)));
    await setTimeout(due - Date.now() - BEFORE_MS);
    await dying.kill();
    const died = Date.now();
    const bots = await Promise.all(played.map(async (id) => (await nextRow(store, id, died)) - died));
    return { bots, clock: (await nextRow(store, timed, died)) - due };
  } finally {
    await store.close();
    await Promise.all([dying.kill(), staying.kill()]);
  }
}

/** When the first row after this hour was written. */
async function nextRow(store: Store, table: string, after: number): Promise<number> {
  let found: number | undefined;
  await until(async () => {
    found = (await store.rows(table, 1)).find(({ at }) => at > after)?.at;
    return found !== undefined;
  });
  return found!;
}

async function botTable(address: string): Promise<string> {
  const browser = new Browser(address);
  await browser.signIn("Anna");
  return (await browser.makeTable({ game: "diktat", seats: [{ bot: "random" }, { bot: "random" }] })).id;
}

/** Two people who do not answer. */
async function timedTable(address: string): Promise<string> {
  const [anna, bert] = [new Browser(address), new Browser(address)];
  await anna.signIn("Anna");
  await bert.signIn("Bert");
  const agreed = { decisionSeconds: DECISION_S, timing: { absence: "defaults" } } as const;
  const { id } = await anna.makeTable({ game: "diktat", seats: ["me", "open"], ...agreed });
  await bert.fetch(`/api/tables/${id}/join`, {});
  return id;
}
