import { effect } from "@preact/signals";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Beat } from "./beat.ts";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
const { again, digestBy, dropAll, isBehind, playing, present, skip } = await import("./director.ts");
const { pace } = await import("./pace.ts");
const { saying } = await import("./saying.ts");

const beat = (text: string): Beat => ({
  by: null,
  text,
  quiet: "",
  steps: ["open", "silence", "hold"],
  flights: [],
  spots: [],
  sound: null,
  Scene: null,
});

beforeEach(() => {
  vi.useFakeTimers();
  pace.value = "normal";
});
afterEach(async () => {
  dropAll();
  await vi.runAllTimersAsync();
  vi.useRealTimers();
});

test("a change without beats is shown at once", () => {
  const show = vi.fn();
  present([], show);
  expect(show).toHaveBeenCalledOnce();
  expect(isBehind.value).toBe(false);
});

test("a change is shown with its last sentence, not before", async () => {
  const show = vi.fn();
  present([beat("Blaise names a pawn."), beat("It is a Guard.")], show);
  await vi.advanceTimersByTimeAsync(320 + 1000);
  expect(saying.value).toBe("Blaise names a pawn.");
  expect(show).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(900 + 320 + 1000);
  expect(saying.value).toBe("It is a Guard.");
  expect(show).toHaveBeenCalled();
  expect(isBehind.value).toBe(true);
  await vi.advanceTimersByTimeAsync(900);
  expect(isBehind.value).toBe(false);
  expect(playing.value).toBeNull();
});

test("skipping shows everything that waits and says what was not yet said", async () => {
  const shows = [vi.fn(), vi.fn()];
  present([beat("One."), beat("Two.")], shows[0]!);
  present([beat("Three.")], shows[1]!);
  skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(shows.every((show) => show.mock.calls.length > 0)).toBe(true);
  expect(isBehind.value).toBe(false);
  expect(saying.value).toBe("Three.");
});

test("who skips a beat before its sentence still hears it", async () => {
  present([beat("First."), beat("Second.")], () => undefined);
  await vi.advanceTimersByTimeAsync(320);
  skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(saying.value).toBe("First. Second.");
});

test("with motion off every change is said and shown at once: the table never waits", () => {
  pace.value = "off";
  const show = vi.fn();
  const waits = vi.fn();
  const stop = effect(() => void (isBehind.value && waits()));
  present([beat("One."), beat("Two.")], show);
  stop();
  expect(show).toHaveBeenCalledOnce();
  expect(saying.value).toBe("One. Two.");
  expect(waits).not.toHaveBeenCalled();
});

test("a long backlog becomes one card, and everything is shown with it", async () => {
  digestBy((beats) => ({ ...beat(`${beats.length} things`), steps: ["hold"] }));
  const shows = Array.from({ length: 8 }, () => vi.fn());
  for (const [n, show] of shows.entries()) present([beat(`${n}.`)], show);
  // The first one was alone when it came.
  await vi.advanceTimersByTimeAsync(320 + 1000 + 900);
  expect(saying.value).toBe("7 things");
  expect(shows[7]).toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(900);
  expect(isBehind.value).toBe(false);
  digestBy(null);
});

test("of many things that are skipped each is said", async () => {
  digestBy((beats) => beat(`${beats.length} things`));
  for (let n = 0; n < 8; n++) present([beat(`${n}.`)], () => undefined);
  skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(saying.value).toBe("1. 2. 3. 4. 5. 6. 7.");
  digestBy(null);
});

test("what comes after a skip is played again", async () => {
  present([beat("One.")], () => undefined);
  skip();
  present([beat("Two.")], () => undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(playing.value?.beat.text).toBe("Two.");
});

test("who leaves the table is shown nothing of it any more", async () => {
  const show = vi.fn();
  present([beat("One.")], show);
  dropAll();
  await vi.runAllTimersAsync();
  expect(show).not.toHaveBeenCalled();
});

test("the last change can be played again", async () => {
  present([beat("Once.")], () => undefined);
  await vi.runAllTimersAsync();
  again();
  expect(playing.value?.beat.text).toBe("Once.");
});

test("notes that wait are told as one; what takes the stage stays by itself", async () => {
  const note = (text: string): Beat => ({ ...beat(text), steps: ["travel", "hold"] });
  const shows = Array.from({ length: 4 }, () => vi.fn());
  present([note("Ada takes 1 Gold.")], shows[0]!);
  present([note("Blaise takes 2 Morale.")], shows[1]!);
  present([note("Chloe takes 1 Gold.")], shows[2]!);
  present([beat("A creature rises.")], shows[3]!);
  const told = [saying.value];
  while (isBehind.value) {
    if (told.at(-1) !== saying.value) told.push(saying.value);
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(told.slice(1)).toEqual([
    "Ada takes 1 Gold.",
    "Blaise takes 2 Morale. Chloe takes 1 Gold.",
    "A creature rises.",
  ]);
  expect(shows[2]).toHaveBeenCalled();
  expect(shows[3]).toHaveBeenCalled();
});
