import type { ClientMessage, ServerMessage } from "@paravent/protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Link, type LinkStatus } from "./link.ts";
import type { CommandBody } from "./outbox.ts";

/** A socket in the hands of the test. */
class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = FakeSocket.CONNECTING;
  readonly sent: ClientMessage[] = [];
  onopen: () => void = () => {};
  onmessage: (event: { data: unknown }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};

  constructor() {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }

  hear(message: ServerMessage): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

let states: LinkStatus[];
let faults: string[];

function newLink(): Link {
  return new Link("ws://table.test/ws", {
    status: (status) => states.push(status),
    table: () => {},
    update: () => {},
    company: () => {},
    said: () => {},
    led: () => {},
    fault: ({ reason }) => faults.push(reason),
  });
}

const latest = () => FakeSocket.all.at(-1)!;
const answer: CommandBody = { t: "answer", table: "abc", question: 4, value: ["karst"] };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  states = [];
  faults = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what was asked before the line is open is sent when it opens", () => {
  const link = newLink();
  link.follow("abc");
  void link.command(answer);
  expect(latest().sent).toEqual([]);
  latest().open();
  expect(latest().sent).toEqual([
    { t: "follow", table: "abc" },
    { ...answer, cmd: expect.stringMatching(/^[0-9a-f]{24}$/) },
  ]);
});

test("an unanswered command is sent again under the same id, an answered one is not", async () => {
  const link = newLink();
  latest().open();
  const first = link.command(answer);
  const second = link.command({ ...answer, question: 5 });
  const [one, two] = latest().sent as { cmd: string }[];
  latest().hear({ t: "ack", cmd: one!.cmd, seq: 7 });
  expect(await first).toEqual({ ok: true });

  latest().close();
  expect(states.at(-1)).toBe("lost");
  vi.advanceTimersByTime(1_000);
  latest().open();
  expect(FakeSocket.all).toHaveLength(2);
  expect(latest().sent).toEqual([two]);
  latest().hear({ t: "refused", cmd: two!.cmd, refusal: { reason: "stale", rule: null } });
  expect(await second).toEqual({ ok: false, refusal: { reason: "stale", rule: null } });
});

test("a command the server had no time for is said once more", () => {
  const link = newLink();
  latest().open();
  void link.command(answer);
  latest().hear({ t: "fault", reason: "tooFast" });
  vi.advanceTimersByTime(2_000);
  expect(latest().sent).toHaveLength(2);
  expect(latest().sent[1]).toEqual(latest().sent[0]);
});

test("a table that was too much to ask for is asked for again when there is time", () => {
  const link = newLink();
  latest().open();
  link.follow("abc");
  const follows = () => latest().sent.filter((message) => (message as { t: string }).t === "follow").length;
  latest().hear({ t: "fault", reason: "tooFast", seconds: 5 });
  vi.advanceTimersByTime(4_900);
  expect(follows()).toBe(1);
  vi.advanceTimersByTime(200);
  expect(follows()).toBe(2);
});

test("it follows its table again after every reconnection, with longer and longer pauses", () => {
  const link = newLink();
  link.follow("abc");
  latest().open();
  for (let failures = 0; failures < 6; failures++) {
    latest().close();
    vi.advanceTimersByTime(12_000);
  }
  expect(FakeSocket.all).toHaveLength(7);
  latest().open();
  expect(states.at(-1)).toBe("open");
  expect(latest().sent).toEqual([{ t: "follow", table: "abc" }]);
});

test("a server that restarts says so, until the line is back", () => {
  newLink();
  latest().open();
  latest().close(1012);
  expect(states.at(-1)).toBe("restarting");
  vi.advanceTimersByTime(1_000);
  latest().close();
  expect(states.at(-1)).toBe("restarting");
  vi.advanceTimersByTime(2_000);
  latest().open();
  latest().close();
  expect(states.at(-1)).toBe("lost");
});

test("a server without room is asked again only after a while", () => {
  newLink();
  latest().open();
  latest().close(1013);
  vi.advanceTimersByTime(2_000);
  expect(FakeSocket.all).toHaveLength(1);
  vi.advanceTimersByTime(3_000);
  expect(FakeSocket.all).toHaveLength(2);
});

test("a line without a word from the server is given up", () => {
  newLink();
  latest().open();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all.length).toBeGreaterThan(1);
  expect(states).toContain("lost");
});

test("a message that is not of the protocol changes nothing and is reported", () => {
  newLink();
  latest().open();
  latest().onmessage({ data: '{"t":"nonsense"}' });
  latest().onmessage({ data: "{" });
  expect(faults).toEqual(["malformed", "malformed"]);
});

test("a line that was closed on purpose stays closed", () => {
  const link = newLink();
  latest().open();
  link.close();
  vi.advanceTimersByTime(60_000);
  link.wake();
  expect(FakeSocket.all).toHaveLength(1);
});

test("what has changed in a view that was never told is asked for whole", () => {
  const link = newLink();
  latest().open();
  link.follow("abc");
  const undo = { mine: null, asked: null };
  latest().hear({ t: "changed", table: "abc", view: { seq: [5] }, entries: [], undo });
  expect(latest().sent).toEqual([
    { t: "follow", table: "abc" },
    { t: "follow", table: "abc" },
  ]);
  expect(faults).toEqual([]);
});
