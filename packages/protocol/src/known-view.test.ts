import { expect, test } from "vitest";
import { KnownView } from "./known-view.ts";
import type { ServerMessage } from "./messages.ts";

const message = (t: "table" | "update" | "changed", view: object | null) =>
  ({ t, table: "t", view, undo: { mine: null, asked: null } }) as unknown as ServerMessage;

test("whoever listens on a line hears whole views", () => {
  const line = new KnownView();
  const begun = message("table", { seq: 1, who: 0, game: { pp: 3, piles: [] } });
  expect(line.whole(begun)).toBe(begun);
  const then = { seq: 2, who: 0, game: { pp: 5, piles: [] } };
  expect(line.whole(message("changed", { seq: [2], game: { pp: [5] } }))).toEqual(message("update", then));
  const whole = message("update", { seq: 3, who: 0, game: { pp: 5, piles: ["karst"] } });
  expect(line.whole(whole)).toBe(whole);
  expect(line.whole(message("changed", { seq: [4], game: { piles: [[]] } }))).toEqual(
    message("update", { seq: 4, who: 0, game: { pp: 5, piles: [] } }),
  );
  const pong = { t: "pong" } as const;
  expect(line.whole(pong)).toBe(pong);
});

test("a change of a view that was never told is none", () => {
  const line = new KnownView();
  expect(line.whole(message("changed", { seq: [2] }))).toBeNull();
  line.whole(message("table", { seq: 1, who: 0 }));
  line.whole(message("table", null));
  expect(line.whole(message("changed", { seq: [2] }))).toBeNull();
});

test("nor is one that does not fit the view that is known, and no change after it", () => {
  const line = new KnownView();
  line.whole(message("table", { seq: 1, who: 0, turn: null }));
  expect(line.whole(message("changed", { seq: [2], turn: { seat: [1] } }))).toBeNull();
  expect(line.whole(message("changed", { seq: [3] }))).toBeNull();
  const again = message("table", { seq: 3, who: 0, turn: { seat: 1 } });
  expect(line.whole(again)).toBe(again);
});
