import { afterAll, beforeEach, expect, test, vi } from "vitest";

const stored = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
});
vi.useFakeTimers();
const { lastSeen, noteSeen } = await import("./last-seen.ts");
// Another file may have left something to be written: modules are shared.
noteSeen("before", 0);
vi.runAllTimers();
stored.clear();

const inStore = () => JSON.parse(stored.get("paravent.seen") ?? "[]") as unknown;

// The next file of this worker waits by the clock of the machine.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

beforeEach(() => {
  vi.runAllTimers();
  stored.clear();
});

test("what has been seen is known at once and stored once, soon after", () => {
  noteSeen("here", 3);
  noteSeen("here", 4);
  expect([lastSeen("here"), inStore()]).toEqual([4, []]);
  vi.runAllTimers();
  expect([lastSeen("here"), inStore()]).toEqual([4, [["here", 4]]]);
});

test("who goes on to another table leaves the first one stored", () => {
  noteSeen("here", 3);
  noteSeen("there", 7);
  expect(inStore()).toEqual([["here", 3]]);
  vi.runAllTimers();
  expect([lastSeen("here"), lastSeen("there")]).toEqual([3, 7]);
});

test("of many tables the latest are kept", () => {
  for (let n = 0; n < 70; n++) noteSeen(`table ${n}`, n);
  vi.runAllTimers();
  expect([lastSeen("table 9"), lastSeen("table 10")]).toEqual([null, 10]);
});
