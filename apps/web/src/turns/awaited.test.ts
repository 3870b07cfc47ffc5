import type { TableSummary } from "@paravent/protocol";
import { beforeEach, expect, test, vi } from "vitest";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
const { table } = await import("../store/table.ts");
const { tab } = await import("../ui/tab-title.ts");
const { awaitedIn, calling, elsewhere, noteMine } = await import("./awaited.ts");

const game = (id: string, more: Partial<TableSummary> = {}): TableSummary => ({
  id,
  name: `Table ${id}`,
  game: "any",
  language: "en",
  status: "running",
  seats: [],
  you: 1,
  createdAt: 1,
  waitingFor: [1],
  ...more,
});

beforeEach(() => {
  noteMine([]);
  table.value = null;
  tab.value = null;
});

test("only games that go on and wait for the reader's own answer call, the oldest first", () => {
  noteMine([
    game("late", { createdAt: 9 }),
    game("early", { createdAt: 2 }),
    game("others", { waitingFor: [0, 2] }),
    game("watched", { you: null }),
    game("frozen", { frozen: true }),
  ]);
  expect(elsewhere.value.map(({ id }) => id)).toEqual(["early", "late"]);
  expect(awaitedIn.value).toBe(2);
  expect(calling.value).toEqual({ name: "Table early", isCalled: true });
});

test("the game in this tab calls for itself, whatever the list says of it", () => {
  table.value = game("here");
  noteMine([game("here")]);
  tab.value = { name: "Table here", isAwaited: false };
  expect([awaitedIn.value, calling.value]).toEqual([0, { name: "Table here", isCalled: false }]);
  noteMine([game("here"), game("next")]);
  expect([awaitedIn.value, calling.value]).toEqual([1, { name: "Table next", isCalled: true }]);
  tab.value = { name: "Table here", isAwaited: true };
  expect([awaitedIn.value, calling.value]).toEqual([2, { name: "Table here", isCalled: true }]);
});
