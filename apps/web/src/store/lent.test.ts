import type { TableView } from "@paravent/kernel";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { lentSeat, lentView, lookAsEverybody, lookFrom } from "./lent.ts";

const view = (seq: number) => ({ seq }) as TableView<unknown>;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  lookAsEverybody();
  vi.useRealTimers();
});

it("shows what a seat saw, looks again, and goes back to what everybody sees where that ends", async () => {
  const read = vi.fn<() => Promise<TableView<unknown> | null>>();
  read.mockResolvedValueOnce(null).mockResolvedValueOnce(view(1)).mockRejectedValueOnce(new Error("notShown"));
  lookFrom(2, read);
  await vi.advanceTimersByTimeAsync(0);
  expect([lentSeat.value, lentView.value]).toEqual([2, null]);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(lentView.value).toEqual(view(1));
  await vi.advanceTimersByTimeAsync(4_000);
  expect([lentSeat.value, lentView.value]).toEqual([null, null]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).toHaveBeenCalledTimes(3);
});

it("what comes late for another seat is not shown", async () => {
  const late = Promise.withResolvers<TableView<unknown>>();
  lookFrom(1, () => late.promise);
  lookFrom(2, async () => view(2));
  late.resolve(view(1));
  await vi.advanceTimersByTimeAsync(0);
  expect([lentSeat.value, lentView.value]).toEqual([2, view(2)]);
});
