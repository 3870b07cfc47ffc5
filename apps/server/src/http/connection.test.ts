import { EventEmitter } from "node:events";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { WebSocket } from "ws";
import { Limits } from "../limits/limits.ts";
import type { Store } from "../store/store.ts";
import type { Tables } from "../table/tables.ts";
import { makePeople, Rig, settled, until } from "../testing/rig.ts";
import { BUFFERED_BYTES } from "./limits.ts";
import { Connection } from "./socket.ts";

/** A socket whose other end is the test. */
class TestSocket extends EventEmitter {
  bufferedAmount = 0;
  readonly sent: string[] = [];
  pings = 0;
  over = false;
  closed = false;
  paused = false;

  send(text: string): void {
    this.sent.push(text);
  }
  ping(): void {
    this.pings++;
  }
  close(): void {
    this.closed = true;
  }
  pause(): void {
    this.paused = true;
  }
  resume(): void {
    this.paused = false;
  }
  terminate(): void {
    this.over = true;
    this.emit("close");
  }
  says(message: object): void {
    this.emit("message", Buffer.from(JSON.stringify(message)));
  }
}

let rig: Rig;
let tables: Tables;
let store: Store;
beforeEach(async () => {
  rig = new Rig();
  ({ tables, store } = await rig.tables());
});
afterEach(() => rig.remove());

const connect = (player: string | null, limits = new Limits(1)) => {
  const socket = new TestSocket();
  const wire = { cork: () => socket.sent.push("held"), uncork: () => socket.sent.push("let go") };
  return {
    socket,
    connection: new Connection(
      socket as unknown as WebSocket,
      { player, network: "192.0.2.7" },
      { tables, limits, meters: null, log: rig.log, mayPlay: true, changesOnly: false, wire },
    ),
  };
};

it("cuts off a socket that gives no sign of life", () => {
  const { socket, connection } = connect(null);
  connection.beat();
  socket.emit("pong");
  connection.beat();
  expect([socket.pings, socket.over]).toEqual([2, false]);
  connection.beat();
  expect([socket.pings, socket.over]).toEqual([2, true]);
});

it("cuts off a socket that does not read", () => {
  const { socket, connection } = connect(null);
  connection.send("a");
  socket.bufferedAmount = BUFFERED_BYTES + 1;
  connection.send("b");
  connection.send("c");
  expect([socket.sent, socket.over]).toEqual([["a"], true]);
});

it("leaves the table when the line breaks, even while it is being read", async () => {
  const table = await makePeople(tables, store, ["anna", "bert"]);
  const { socket } = connect("anna");
  socket.says({ t: "follow", table: table.id });
  socket.terminate();
  await until(() => table.idle);
  await settled();
  expect((await table.summary(null)).seats[0]?.online).toBe(false);
});

it("reads nothing for a while of one who talks too fast, and then goes on", async () => {
  const { socket } = connect(null);
  for (let n = 0; n < 80; n++) socket.says({ t: "ping" });
  expect(socket.paused).toBe(true);
  await until(() => !socket.paused);
  socket.says({ t: "ping" });
  expect(socket.sent.at(-1)).toBe('{"t":"pong"}');
});

it("does not read long messages of those who can only look", () => {
  const { socket } = connect(null);
  socket.says({ t: "answer", cmd: "a-long-answer", table: "abc", question: 1, value: "x".repeat(600) });
  expect(JSON.parse(socket.sent[0]!)).toMatchObject({ t: "refused", refusal: { reason: "notSeated" } });
});

it("shows a table once, and once more, to one who asks again and again", async () => {
  const table = await makePeople(tables, store, ["anna", "bert"]);
  const { socket } = connect("anna");
  for (let n = 0; n < 25; n++) socket.says({ t: "follow", table: table.id });
  const shown = () => socket.sent.filter((text) => text.startsWith('{"t":"table"')).length;
  await until(() => shown() === 2);
  await settled();
  expect(shown()).toBe(2);
});

it("follows one table at a time", async () => {
  const first = await makePeople(tables, store, ["anna", "bert"]);
  const second = await makePeople(tables, store, ["anna", "bert"]);
  const { socket } = connect("anna");
  const online = async () => [
    (await first.summary(null)).seats[0]?.online,
    (await second.summary(null)).seats[0]?.online,
  ];
  socket.says({ t: "follow", table: first.id });
  await until(async () => (await online())[0] === true);
  socket.says({ t: "follow", table: second.id });
  await until(async () => (await online())[1] === true);
  expect(await online()).toEqual([false, true]);
});

it("answers a command it cannot carry out, so that its sender need not wait", async () => {
  const { id } = await makePeople(tables, store, ["anna", "bert"]);
  const { socket } = connect("anna");
  tables.open = () => Promise.reject(new Error("the store is away"));
  socket.says({ t: "answer", cmd: "the-command", table: id, question: 1, value: 1 });
  await until(() => socket.sent.length > 0);
  expect(JSON.parse(socket.sent[0]!)).toEqual({
    t: "refused",
    cmd: "the-command",
    refusal: { reason: "unavailable", rule: null },
  });
  expect(rig.log.lines.join()).not.toContain("away");
});

it("sends an acknowledgement and what came of it in one go", async () => {
  const { id } = await makePeople(tables, store, ["anna", "bert"]);
  const { socket } = connect("anna");
  socket.says({ t: "follow", table: id });
  const kinds = () => socket.sent.map((text) => /"t":"(\w+)"/.exec(text)?.[1] ?? text);
  await until(() => kinds().includes("table"));
  socket.says({ t: "answer", cmd: "the-command", table: id, question: 1, value: 3 });
  await until(() => kinds().includes("let go"));
  expect(kinds().slice(kinds().indexOf("held"))).toEqual(["held", "ack", "update", "let go"]);
});

it("reads no more than it has time for, and nothing at all of one who never stops", async () => {
  const { socket } = connect(null);
  let read = 0;
  const message = {
    toString() {
      read++;
      return '{"t":"ping"}';
    },
    byteLength: 12,
  };
  for (let n = 0; n < 2_000; n++) socket.emit("message", message);
  await settled();
  // Sixty are read, five hundred are looked at for a command to decline.
  expect(read).toBeLessThan(600);
  expect([socket.closed, socket.paused]).toEqual([true, true]);
  expect(socket.sent.filter((text) => text.includes("pong")).length).toBeLessThan(100);
});
