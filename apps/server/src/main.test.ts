import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { BadConfiguration, readConfig } from "./config/config.ts";
import { main } from "./main.ts";
import { PortUnavailable, serve } from "./serve.ts";
import { StoreUnavailable } from "./store/store.ts";
import { Browser } from "./testing/browser.ts";
import { freePort } from "./testing/own-postgres.ts";
import { ServerProcess } from "./testing/process.ts";
import { temporaryFolder } from "./testing/rig.ts";

const folder = temporaryFolder();
afterAll(() => folder.remove());
const data = (name: string) => ({ PARAVENT_DATA: join(folder.path, name) });

/** Starts a server that cannot start, and returns what is said about it: one sentence, as `main` says it. */
async function failure(environment: Record<string, string>): Promise<string> {
  const start = async () => serve(readConfig({ PORT: "0", PARAVENT_LOG: "silent", ...environment }), new Map());
  const fault = await start().then(
    (server) => server.close(),
    (thrown: unknown) => thrown,
  );
  const kinds = [BadConfiguration, StoreUnavailable, PortUnavailable];
  expect(kinds.find((kind) => fault instanceof kind)).toBeDefined();
  const { message } = fault as Error;
  expect(message).toMatch(/^[^\n]+\.$/);
  return message;
}

it("ends with one sentence where whoever starts it can mend what is wrong", async () => {
  const server = new ServerProcess({ ...data("x"), PORT: "eighty" });
  expect(await server.ended).toBe(1);
  expect(server.stdout).toBe("");
  expect(server.stderr).toMatch(/^The setting PORT cannot be used: [^\n]+\.\n$/);
});

it("says that the port is in use", async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "localhost", resolve));
  const { port } = other.address() as { port: number };
  expect(await failure({ ...data("port"), PORT: String(port) })).toContain(`Port ${port} is already in use`);
  await new Promise((resolve) => other.close(resolve));
});

it("says that the data folder cannot be written to", async () => {
  writeFileSync(join(folder.path, "a-file"), "");
  expect(await failure(data("a-file"))).toContain("cannot be written to");
});

it("says that the database is damaged", async () => {
  const { PARAVENT_DATA } = data("damaged");
  mkdirSync(PARAVENT_DATA);
  writeFileSync(join(PARAVENT_DATA, "paravent.db"), "not a database ".repeat(1000));
  expect(await failure({ PARAVENT_DATA })).toContain("is damaged; put a backup in its place");
});

it("says that the database cannot be reached", async () => {
  const url = `postgres://someone:hunter2@localhost:${await freePort()}/paravent`;
  const said = await failure({ DATABASE_URL: url });
  expect(said).toContain("nothing answers there");
  expect(said).not.toContain("hunter2");
});

it("says that an address is none of PostgreSQL", async () => {
  const said = await failure({ DATABASE_URL: "mysql://someone:hunter2@localhost/paravent" });
  expect(said).toContain("postgres://user:password@host:port/name");
  expect(said).not.toContain("hunter2");
});

it("tells of a setting that there is none of, and starts", async () => {
  const server = new ServerProcess({ ...data("mistyped"), PARAVENT_LIMTS: "3" });
  await server.address();
  expect(await server.stop()).toBe(0);
  expect(JSON.parse(server.stderr).msg).toBe("There is no setting PARAVENT_LIMTS; it changes nothing.");
});

it("says which setting is wrong", async () => {
  expect(await failure({ ...data("x"), PORT: "eighty" })).toContain("PORT cannot be used: it takes a whole number");
  expect(await failure({ ...data("x"), PARAVENT_ORIGIN: "https://example.org/path" })).toContain("PARAVENT_ORIGIN");
});

it("says that another server has the data folder, and leaves that one alone", async () => {
  const first = new ServerProcess(data("shared"));
  const address = await first.address();
  expect(await failure(data("shared"))).toContain("already in use by another Paravent server");
  expect((await new Browser(address).fetch("/readyz")).status).toBe(200);
  expect(await first.stop()).toBe(0);
});

it("can be told to end as soon as it has said that it is open", async () => {
  const signals = ["SIGTERM", "SIGINT"] as const;
  const before = new Map(signals.map((signal) => [signal, process.listeners(signal)]));
  const heard: boolean[] = [];
  const said = vi.spyOn(console, "log").mockImplementation(() => {
    for (const [signal, known] of before) heard.push(process.listeners(signal).length > known.length);
  });
  await main(async () => ({ address: "here", sound: new Promise<void>(() => {}), close: async () => {} }));
  said.mockRestore();
  for (const [signal, known] of before)
    for (const listener of process.listeners(signal)) if (!known.includes(listener)) process.off(signal, listener);
  expect(heard).toEqual([true, true]);
});

for (const signal of ["SIGTERM", "SIGINT"] as const)
  it(`finishes and ends well on ${signal}, and has said one line`, async () => {
    const server = new ServerProcess(data(signal));
    const browser = new Browser(await server.address());
    await browser.signIn("Anna");
    const { id } = await browser.makeTable({ game: "diktat", seats: ["me", { bot: "greedy" }, { bot: "random" }] });
    const line = await browser.connect();
    line.send({ t: "follow", table: id });
    await line.next("table");
    expect(await server.stop(signal)).toBe(0);
    expect(await line.closed).toBe(1012);
    expect(server.stdout).toMatch(/^Paravent is open at http:\/\/localhost:\d+\n$/);
    expect(server.stderr).toBe("");
  });
