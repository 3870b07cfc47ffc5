import { afterEach, expect, it, vi } from "vitest";
import { TokenBucket } from "./bucket.ts";

afterEach(() => vi.useRealTimers());

it("a bucket gives a burst, and fills again by the second", () => {
  const bucket = new TokenBucket(2, 1, 1000);
  expect([bucket.take(1, 1000), bucket.take(1, 1000), bucket.take(1, 1000)]).toEqual([true, true, false]);
  expect([bucket.take(1, 1999), bucket.take(1, 2001), bucket.take(1, 2001)]).toEqual([false, true, false]);
  expect([bucket.take(1, 60_000), bucket.take(1, 60_000), bucket.take(1, 60_000)]).toEqual([true, true, false]);
});

it("a bucket does not care what hour it is", () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  const bucket = new TokenBucket(1, 1);
  expect(bucket.take()).toBe(true);
  // The machine's hour is set back; a second later a token is there all the same.
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(bucket.take()).toBe(false);
  vi.advanceTimersByTime(1001);
  expect(bucket.take()).toBe(true);
  // Set forward, it gives nothing for nothing.
  vi.setSystemTime(Date.now() + 3_600_000);
  expect(bucket.take()).toBe(false);
});
