import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { RunningServer } from "../serve.ts";
import { Browser } from "../testing/browser.ts";
import { temporaryFolder } from "../testing/rig.ts";
import { serveToy } from "../testing/toy-server.ts";
import { Readiness } from "./readiness.ts";

const TOKEN = "an operator's long token";
const folder = temporaryFolder();
let server: RunningServer;

beforeAll(async () => {
  server = await serveToy(folder.path, { PARAVENT_OPERATOR_TOKEN: TOKEN });
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

const ask = (path: string, headers: Record<string, string> = {}) => fetch(`${server.address}${path}`, { headers });
const metrics = async () => (await ask("/metrics", { authorization: `Bearer ${TOKEN}` })).text();

it("says that it lives, that it is ready, and what it is", async () => {
  expect(await (await ask("/healthz")).json()).toEqual({ ok: true });
  expect(await (await ask("/readyz")).json()).toEqual({ ready: true });
  expect(await (await ask("/version")).json()).toMatchObject({ version: "0.1.0", rules: { toy: expect.any(String) } });
});

it("shows what it measures to whoever has the operator's token, and to nobody else", async () => {
  for (const wrong of ["", "Bearer", `Bearer ${TOKEN}x`, TOKEN, `bearer ${TOKEN}`]) {
    const refused = await ask("/metrics", wrong === "" ? {} : { authorization: wrong });
    expect([refused.status, await refused.json()]).toEqual([401, { reason: "operatorOnly" }]);
  }
  expect(await metrics()).toContain("process_cpu_seconds_total");
});

it("counts sockets, tables, commands and requests, and names nobody", async () => {
  const anna = new Browser(server.address);
  await anna.signIn("Anna-Lena");
  const { id } = await anna.makeTable({ game: "toy", seats: ["me", { bot: "random" }] });
  const line = await anna.connect();
  line.send({ t: "follow", table: id });
  await line.next("table");
  line.send({ t: "answer", table: id, cmd: "command-1", question: 1, value: 99_999 });
  await line.next("refused");
  const text = await metrics();
  expect(text).toMatch(/^paravent_sockets 1$/m);
  expect(text).toMatch(/^paravent_tables_in_memory 1$/m);
  expect(text).toMatch(/^paravent_command_seconds_count\{outcome="refused"\} 1$/m);
  expect(text).toMatch(/^paravent_http_requests_total\{status="201"\} 1$/m);
  expect(text).not.toMatch(new RegExp(`Anna|toy|${id}`));
  line.hangUp();
});

it("measures nothing where no operator has a token", async () => {
  const other = temporaryFolder();
  const plain = await serveToy(other.path);
  expect((await fetch(`${plain.address}/metrics`)).status).toBe(404);
  await plain.close();
  other.remove();
});

it("is ready only while its store writes and nobody has told it to end; one write answers all who ask", async () => {
  let [writes, broken] = [0, false];
  const touch = async () => {
    writes++;
    if (broken) throw new Error("disk full");
  };
  const readiness = new Readiness({ touch });
  expect(await Promise.all([readiness.why(), readiness.why(), readiness.why()])).toEqual([null, null, null]);
  expect(writes).toBe(1);
  broken = true;
  expect(await new Readiness({ touch }).why()).toBe("store");
  readiness.drain();
  expect(await readiness.why()).toBe("draining");
});

it("is not ready where its store takes too long, as one that looks for a database that is gone; whoever asks is told", async () => {
  vi.useFakeTimers();
  try {
    const why = new Readiness({ touch: () => new Promise(() => {}) }).why();
    await vi.advanceTimersByTimeAsync(2_500);
    expect(await Promise.race([why, Promise.resolve("still waiting")])).toBe("store");
  } finally {
    vi.useRealTimers();
  }
});
