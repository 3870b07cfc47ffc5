import { Rng } from "@paravent/kernel";
import { Chance, type Commitment, type TableSummary, whyUnfair } from "@paravent/protocol";
import { afterAll, beforeAll, expect, it } from "vitest";
import { exportGame } from "../archive/archive.ts";
import { hashOfGame } from "../archive/format.ts";
import { verifyGame } from "../archive/verify.ts";
import type { RunningServer } from "../serve.ts";
import { openStoreToRead } from "../store/open.ts";
import { Browser } from "../testing/browser.ts";
import { playSome } from "../testing/releases/play-some.ts";
import { temporaryFolder, until } from "../testing/rig.ts";
import { toy } from "../testing/toy.ts";
import { serveToy } from "../testing/toy-server.ts";

const folder = temporaryFolder();
let server: RunningServer;
let anna: Browser;
let promised: Commitment;
let table: TableSummary;

const entropy = "0123456789abcdef".repeat(2);

async function post(browser: Browser, path: string, body: object): Promise<{ status: number; body: never }> {
  const answer = await browser.fetch(path, body);
  return { status: answer.status, body: (await answer.json()) as never };
}

const wish = () => ({ game: "toy", language: "en", seats: ["me", "open"], ticket: promised.ticket, entropy });

beforeAll(async () => {
  server = await serveToy(folder.path);
  anna = new Browser(server.address);
  await anna.signIn("Anna");
  promised = (await post(anna, "/api/commitments", {})).body;
  table = (await post(anna, "/api/tables", wish())).body;
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

it("keeps a secret it has promised, at one table and no other", async () => {
  expect(table.commitment).toBe(promised.commitment);
  expect(await post(anna, "/api/tables", wish())).toMatchObject({ status: 422, body: { reason: "ticketUsed" } });
  const forged = { ...wish(), ticket: `${table.id.slice(1)}x.${promised.ticket.split(".")[1]}` };
  expect(await post(anna, "/api/tables", forged)).toMatchObject({ status: 422, body: { reason: "ticketUnknown" } });
  const other: Commitment = (await post(anna, "/api/commitments", {})).body;
  expect(other.commitment).not.toBe(promised.commitment);
});

it("tells the secret when the game is over and not before, and every draw can be checked then", async () => {
  const bert = new Browser(server.address);
  await bert.signIn("Bert");
  const added = "f".repeat(32);
  expect((await post(bert, `/api/tables/${table.id}/join`, { entropy: added })).status).toBe(200);
  const asked = () => anna.fetch(`/api/tables/${table.id}/chance`);
  expect((await asked()).status).toBe(409);
  await Promise.all([anna, bert].map((each, n) => playSome(each, table.id, 1000, Rng.from(`${n}`))));
  await until(async () => (await asked()).status === 200);
  const chance = Chance.parse(await (await asked()).json());
  expect(chance.entropy).toEqual([entropy, added]);
  expect(await whyUnfair(chance, { commitment: promised.commitment, entropy })).toBeNull();
  expect(chance.drawn.flatMap(({ draws }) => draws.map(([of]) => of))).toEqual([100, 100]);
});

it("an exported game is verified by itself: its draws, and what came of them", async () => {
  const store = await openStoreToRead({ databaseUrl: undefined, folder: folder.path });
  const game = await exportGame(store, table.id);
  await store.close();
  const games = new Map([["toy", { game: toy, packs: new Map() }]]);
  expect(await verifyGame(game, games)).toEqual({ draws: 2, unfair: null, difference: null });
  // Somebody gives themselves another number, and writes everything so that it looks right.
  const better = structuredClone(game);
  const [first] = better.rows;
  const [draw] = first!.drawn!.draws;
  draw![1] = draw![1] === 99 ? 98 : 99;
  (first!.events[0] as unknown as { numbers: number[] }).numbers[0] = draw![1];
  expect(await verifyGame({ ...better, hash: hashOfGame(better) }, games)).toEqual({
    draws: 2,
    unfair: "draws",
    difference: "row 0: the events differ from the record",
  });
});
