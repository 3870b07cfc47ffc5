import type { TableView } from "@paravent/kernel";
import { expect, it } from "vitest";
import { BEHIND_MS, LentViews } from "./lent-views.ts";

const view = (seq: number) => ({ seq, who: 0, game: { seq } }) as never;
const at = (row: number) => ({ at: row, lentBy: (): TableView<unknown> => view(row) });
const seats = [{ kind: "person", player: "anna" } as const, { kind: "person", player: "bert" } as const];

it("shows what a seat that agrees saw a minute ago", () => {
  const lent = new LentViews();
  lent.players = new Set(["anna"]);
  lent.note({ seats }, at(1), 0);
  lent.note({ seats }, at(2), 10_000);
  expect(lent.seen(0, BEHIND_MS - 1)).toBeNull();
  expect(lent.seen(0, BEHIND_MS)).toMatchObject({ seq: 1 });
  lent.note({ seats }, at(2), 40_000);
  expect(lent.seen(0, 10_000 + BEHIND_MS)).toMatchObject({ seq: 2, game: { seq: 2 } });
  lent.note({ seats }, at(3), 200_000);
  expect(lent.seen(0, 200_000)).toMatchObject({ seq: 2 });
  expect(lent.seen(1, 900_000)).toBeNull();
});

it("who does not agree any more, or has left the seat, is not shown, nor what they saw before", () => {
  const lent = new LentViews();
  lent.players = new Set(["anna", "bert"]);
  lent.note({ seats }, at(1), 0);
  lent.players = new Set(["bert"]);
  lent.note({ seats: [seats[0]!, { kind: "bot", level: "x", replaces: "bert" }] }, at(1), 1);
  expect([lent.seen(0, 900_000), lent.seen(1, 900_000)]).toEqual([null, null]);
});
