import { afterAll, beforeAll, expect, it } from "vitest";
import { openStoreToRead } from "./store/open.ts";
import { connect } from "./store/postgres-connection.ts";
import { Browser } from "./testing/browser.ts";
import { Pair } from "./testing/kills/pair.ts";
import { type OwnNats, ownNats } from "./testing/own-nats.ts";
import type { Databases } from "./testing/own-postgres.ts";
import { ServerProcess } from "./testing/process.ts";
import { until } from "./testing/rig.ts";
import { Survivor } from "./testing/survivor.ts";
import { thePostgres } from "./testing/the-postgres.ts";
import { serveToy } from "./testing/toy-server.ts";

let postgres: Databases;
let nats: OwnNats;
beforeAll(async () => {
  postgres = await thePostgres();
  nats = await ownNats();
});
afterAll(() => nats.stop());

it("keeps every acknowledged answer on PostgreSQL through kill -9, and goes on", async () => {
  const place = { folder: "unused", databaseUrl: await postgres.database("kills") };
  const survivor = await Survivor.of(place, "two kills");
  // A slow machine may see a server die before it answered: lives go on until the test has something to show.
  while (survivor.kills < 2 || survivor.resumed === 0 || survivor.acknowledged <= 3) await survivor.life();
  expect(survivor.kills).toBeGreaterThanOrEqual(2);
});

it("keeps, once, and tells both processes every acknowledged answer while one after the other is killed", async () => {
  const pair = await Pair.of({ databaseUrl: await postgres.database("pair") }, "some kills", 1);
  do await pair.survive(2);
  while (pair.kept <= 3);
  expect(pair.kills).toBeGreaterThanOrEqual(2);
  await pair.stop();
});

/** Anna at one server and Bert at the other, at a table that has just begun. */
async function atOneTable(here: { readonly address: string }, there: { readonly address: string }) {
  const [anna, bert] = [new Browser(here.address), new Browser(there.address)];
  await anna.signIn("Anna");
  await bert.signIn("Bert");
  const { id } = await anna.makeTable({ game: "toy", seats: ["me", "open"], options: { rounds: 1 } });
  await bert.fetch(`/api/tables/${id}/join`, {});
  const [one, two] = [await anna.connect(), await bert.connect()];
  for (const line of [one, two]) {
    line.send({ t: "follow", table: id });
    expect((await line.next("table")).view?.seq).toBe(0);
  }
  return { anna, bert, id, one, two };
}

it.each(["notify", "nats"])("lets two servers share a database: sessions, tables and one log, by %s", async (feed) => {
  const DATABASE_URL = await postgres.database(`shared-${feed}`);
  const shared = { DATABASE_URL, ...(feed === "nats" && { PARAVENT_FEED_URL: nats.url }) };
  const [here, there] = [await serveToy("unused", shared), await serveToy("unused", shared)];
  const { anna, bert, id, one, two } = await atOneTable(here, there);
  const bid = (cmd: string) => ({ t: "answer", cmd, table: id, question: 1, value: 5 }) as const;
  one.send(bid("bid-of-anna"));
  expect(await one.reply("bid-of-anna")).toMatchObject({ t: "ack", seq: 1 });
  // The other server hears of it by itself.
  expect((await two.next("update")).view).toMatchObject({ seq: 1, waiting: { answered: [0] } });
  two.send(bid("bid-of-bert"));
  expect(await two.reply("bid-of-bert")).toMatchObject({ t: "ack", seq: 2 });
  expect((await one.next("update")).view).toMatchObject({ seq: 1 });
  expect((await one.next("update")).view).toMatchObject({ seq: 2 });
  // So are words and requests, and what is said apart reaches only those it is meant for.
  const watching = await new Browser(there.address).connect();
  watching.send({ t: "follow", table: id });
  await watching.next("table");
  one.send({ t: "say", table: id, cmd: "word-of-anna", to: 1, text: "psst" });
  expect((await two.next("said")).line).toMatchObject({ seat: 0, to: 1, text: "psst" });
  one.send({ t: "say", table: id, cmd: "more-of-anna", to: null, text: "hello" });
  expect((await watching.next("said")).line.text).toBe("hello");
  // Who is there is known at both doors.
  const areThere = async (names: string) =>
    until(async () => {
      const { seats } = await (await anna.fetch(`/api/tables/${id}`)).json();
      return (
        (seats as { name: string; online: boolean }[]).flatMap((seat) => (seat.online ? seat.name : [])).join() ===
        names
      );
    });
  await areThere("Anna,Bert");
  two.hangUp();
  await areThere("Anna");
  // Who looks at the game when it is over leads those at the other door, too, and those who come later.
  one.send({ t: "answer", cmd: "look-of-anna", table: id, question: 2, value: ["seat-1"] });
  expect(await one.reply("look-of-anna")).toMatchObject({ t: "ack" });
  for (const { address } of [here, there])
    await until(async () => (await (await fetch(`${address}/api/tables/${id}`)).json()).status === "over");
  const where = { move: 2, lens: "public", thing: "a card" } as const;
  one.send({ t: "lead", table: id, where });
  expect(await watching.next("led")).toEqual({ t: "led", table: id, leader: "Anna", where });
  const late = await bert.connect();
  late.send({ t: "follow", table: id });
  expect(await late.next("led")).toEqual({ t: "led", table: id, leader: "Anna", where });
  late.send({ t: "lead", table: id, where });
  expect(await late.next("fault")).toMatchObject({ reason: "ledByAnother" });
  one.hangUp();
  expect(await late.next("led")).toMatchObject({ leader: null });
  // The same session is good at both doors.
  const moved = new Browser(there.address);
  moved.cookie = anna.cookie;
  expect(await (await moved.fetch("/api/me")).json()).toMatchObject({ name: "Anna" });
  await here.close();
  await there.close();
});

it("hears by NATS what was said while the line was broken, and refuses to start where nobody answers", async () => {
  const DATABASE_URL = await postgres.database("broken-line");
  const own = await ownNats();
  const shared = { DATABASE_URL, PARAVENT_FEED_URL: own.url };
  const [here, there] = [await serveToy("unused", shared), await serveToy("unused", shared)];
  const { id, one, two } = await atOneTable(here, there);
  await own.stop();
  one.send({ t: "answer", cmd: "bid-of-anna", table: id, question: 1, value: 5 });
  expect(await one.reply("bid-of-anna")).toMatchObject({ t: "ack", seq: 1 });
  await expect(serveToy("unused", shared)).rejects.toThrow(/^No NATS server answers .*\.$/);
  const again = await ownNats(Number(new URL(own.url).port));
  expect((await two.next("update")).view).toMatchObject({ seq: 1, waiting: { answered: [0] } });
  for (const line of [one, two]) line.hangUp();
  await here.close();
  await there.close();
  await again.stop();
});

it("a game of bots goes on at another server when the one that played it dies, though nobody looks", async () => {
  const databaseUrl = await postgres.database("taken-over");
  const servers = [0, 1].map(() => new ServerProcess({ DATABASE_URL: databaseUrl, PARAVENT_BOT_PAUSE_MS: "30" }));
  const [dying, staying] = servers as [ServerProcess, ServerProcess];
  const [address] = await Promise.all([dying.address(), staying.address()]);
  const anna = new Browser(address);
  await anna.signIn("Anna");
  const { id } = await anna.makeTable({ game: "diktat", seats: [{ bot: "random" }, { bot: "random" }] });
  const store = await openStoreToRead({ databaseUrl, folder: "unused" });
  const rows = async () => (await store.rows(id, 0)).length;
  await until(async () => (await rows()) > 3);
  await dying.kill();
  const left = await rows();
  await until(async () => (await rows()) > left + 3);
  await staying.stop();
  await store.close();
});

it("ends soon though its database answers nothing", async () => {
  const databaseUrl = await postgres.database("held-at-the-end");
  const server = new ServerProcess({ DATABASE_URL: databaseUrl });
  const anna = new Browser(await server.address());
  const other = connect(databaseUrl);
  await other.begin(async (tx) => {
    await tx`LOCK TABLE players IN ACCESS EXCLUSIVE MODE`;
    const waits = anna.signIn("Anna").then(
      () => "signed in",
      () => "hung up",
    );
    const held = () => tx`SELECT 1 FROM pg_locks WHERE NOT granted`;
    await until(async () => (await held()).length > 0);
    const begun = performance.now();
    expect(await server.stop()).toBe(0);
    // A statement that is held waits for 15 seconds; five are promised, and a machine may be busy.
    expect(performance.now() - begun).toBeLessThan(10_000);
    expect(await waits).toBe("hung up");
  });
  await other.end();
});
