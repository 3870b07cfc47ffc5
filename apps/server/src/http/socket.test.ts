import { afterEach, beforeEach, expect, it } from "vitest";
import type { RunningServer } from "../serve.ts";
import { Browser, type Line } from "../testing/browser.ts";
import { temporaryFolder, until } from "../testing/rig.ts";
import { serveToy } from "../testing/toy-server.ts";

let folder: ReturnType<typeof temporaryFolder>;
let server: RunningServer;
let anna: Browser;
let bert: Browser;
let id: string;

beforeEach(async () => {
  folder = temporaryFolder();
  server = await serveToy(folder.path);
  anna = new Browser(server.address);
  bert = new Browser(server.address);
  await anna.signIn("Anna");
  await bert.signIn("Bert");
  ({ id } = await anna.makeTable({ game: "toy", seats: ["me", "open"] }));
  await bert.fetch(`/api/tables/${id}/join`, {});
});
afterEach(async () => {
  await server.close();
  folder.remove();
});

const follow = async (browser: Browser): Promise<Line> => {
  const line = await browser.connect();
  line.send({ t: "follow", table: id });
  return line;
};
const bid = (value: unknown, cmd = "my-first-bid") =>
  ({ t: "answer", cmd, table: id, question: 1, value }) as Parameters<Line["send"]>[0];

it("carries an answer from one browser to the log and to the other", async () => {
  const [one, two] = [await follow(anna), await follow(bert)];
  expect(await one.next("table")).toMatchObject({ table: { you: 0 }, view: { who: 0, seq: 0 } });
  await two.next("table");
  one.send(bid(9));
  expect(await one.next("ack")).toEqual({ t: "ack", cmd: "my-first-bid", seq: 1 });
  expect(await two.next("update")).toMatchObject({ view: { seq: 1, waiting: { answered: [0] } } });
  two.send(bid(3));
  const opened = await one.next("update", ({ entries }) => entries.length > 0);
  expect(opened.entries[0]?.events).toEqual([{ type: "bidsOpened", bids: [9, 3], winner: 0 }]);
  // Sent again it is acknowledged again, and that is all.
  one.send(bid(9));
  expect(await one.next("ack")).toEqual({ t: "ack", cmd: "my-first-bid", seq: 1 });
});

it("acknowledges before it tells", async () => {
  const one = await follow(anna);
  await one.next("table");
  one.send(bid(9));
  await one.next("update");
  // `next` takes messages out by kind: the acknowledgement must have come before.
  expect(one.heard.some(({ t }) => t === "ack")).toBe(true);
});

it("lets nobody answer for another, and spectators see the public view", async () => {
  const eve = new Browser(server.address);
  await eve.signIn("Eve");
  for (const browser of [eve, new Browser(server.address)]) {
    const line = await follow(browser);
    expect(await line.next("table")).toMatchObject({
      table: { you: null },
      view: { who: "public", question: null, game: { number: null } },
    });
    line.send(bid(5));
    expect(await line.next("refused")).toMatchObject({ refusal: { reason: "notSeated" } });
  }
  const line = await follow(anna);
  expect(await line.next("table")).toMatchObject({ view: { seq: 0 } });
});

it("refuses answers with a reason, and goes on", async () => {
  const line = await follow(anna);
  line.send(bid(10));
  expect(await line.next("refused")).toMatchObject({
    cmd: "my-first-bid",
    refusal: { reason: "outOfRange", rule: "TOY-1" },
  });
  const show = { t: "act", table: id, question: 1, act: "show", value: { branch: "mine" } } as const;
  line.send({ ...show, cmd: "show-it-now" });
  expect(await line.reply("show-it-now")).toMatchObject({ t: "ack", seq: 1 });
  line.send({ ...show, cmd: "show-it-again" });
  expect(await line.reply("show-it-again")).toMatchObject({
    t: "refused",
    refusal: { reason: "closed", rule: "TOY-3" },
  });
  line.send({ ...bid(1), table: "nowhere" } as Parameters<Line["send"]>[0]);
  expect(await line.next("refused")).toMatchObject({ refusal: { reason: "noTable" } });
  line.send({ t: "follow", table: "nowhere" });
  expect(await line.next("fault")).toEqual({ t: "fault", reason: "noTable" });
  line.send({ t: "ping" });
  await line.next("pong");
});

it("understands nothing but its own messages", async () => {
  const line = await follow(anna);
  const deep = `{"t":"answer","cmd":"a-deep-one","table":"${id}","question":1,"value":${"[".repeat(7000)}${"]".repeat(7000)}}`;
  const strange = ["", "{", "null", "[]", '{"t":"fly"}', JSON.stringify({ ...bid(1), seat: 1 }), deep];
  for (const text of strange) {
    line.sendText(text);
    expect(await line.next("fault")).toEqual({ t: "fault", reason: "malformed" });
  }
  line.send(bid(4));
  expect(await line.next("ack")).toMatchObject({ seq: 1 });
});

it("hangs up on messages beyond all measure", async () => {
  const line = await follow(anna);
  line.sendText("x".repeat(20_000));
  expect(await line.closed).toBe(1009);
  expect((await (await follow(anna)).next("table")).view?.seq).toBe(0);
});

// Where the machine is so busy that the pings come slowly, they are no flood.
it("does not listen to those who talk too fast", { retry: 3 }, async () => {
  const line = await follow(anna);
  for (let n = 0; n < 200; n++) line.send({ t: "ping" });
  line.send(bid(1));
  expect(await line.next("fault")).toEqual({ t: "fault", reason: "tooFast", seconds: 1 });
  expect(await line.reply("my-first-bid")).toMatchObject({
    t: "refused",
    refusal: { reason: "tooFast", with: { seconds: 1 } },
  });
  for (let n = 0; n < 500; n++) line.send({ t: "ping" });
  expect(await line.closed).toBe(1008);
});

it("opens no socket to pages of other sites", async () => {
  await expect(anna.connect({ origin: "https://evil.example" })).rejects.toThrow("status 403");
  (await anna.connect({ origin: server.address })).hangUp();
});

it("notices who comes and goes", async () => {
  const one = await follow(anna);
  const online = () => {
    const told = one.heard.findLast((message) => message.t === "table" || message.t === "company");
    return told?.table.seats[1]?.online;
  };
  await until(() => online() === false);
  const two = await follow(bert);
  await until(() => online() === true);
  two.hangUp();
  await until(() => online() === false);
});

it("takes a table up after a restart where it stood", async () => {
  const before = await follow(anna);
  before.send(bid(6));
  await before.next("ack");
  await server.close();
  await before.closed;
  server = await serveToy(folder.path);
  for (const browser of [anna, bert]) Object.assign(browser, { address: server.address });
  const after = await follow(anna);
  expect(await after.next("table")).toMatchObject({ view: { seq: 1, question: { sealed: 6 } } });
  after.send(bid(6));
  expect(await after.next("ack")).toMatchObject({ seq: 1 });
});
