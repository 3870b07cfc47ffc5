import { joined, playout, Rng, start, viewFor } from "@paravent/kernel";
import type { ServerMessage } from "@paravent/protocol";
import { expect, test } from "vitest";
import { toy } from "../testing/toy.ts";
import { encodeUpdate } from "./updates.ts";

type Change = Extract<ServerMessage, { t: "update" }>;

const update = (view: object): Change =>
  ({ t: "update", table: "t", view, entries: [], undo: { mine: null, asked: null }, timeLeft: 7 }) as unknown as Change;

const standing = [{ act: "wait", rule: "T-1", ask: null, closed: { reason: "closed", rule: "T-1" } }, "pass"];

const read = (message: Change) => JSON.parse(encodeUpdate(message, standing as never));

test("an update says the same whether or not its view is joined of parts", () => {
  const open = { board: ["a}}", 'b"'], turn: 3 };
  const views = [0, 1].map((who) => ({ seq: 1, who, standing: [], game: joined(open, { hand: [who] }) }));
  for (const view of views) {
    const whole = { ...update(view), view: { ...view, standing, game: { ...open, hand: [view.who] } } };
    expect(read(update(view))).toEqual(whole);
    expect(read(update({ ...view, game: { ...view.game } }))).toEqual(whole);
  }
});

test("what one state shows in the open is not told of another", () => {
  const [one, other] = [{ turn: 1 }, { turn: 2 }].map((open) => joined(open, { hand: [] }));
  const turns = [one, other, one].map((game) => read(update({ seq: 1, standing: [], game })).view.game.turn);
  expect(turns).toEqual([1, 2, 1]);
});

test("every view of a game arrives as it is", () => {
  const { state } = start(toy, { seats: 2, options: { trap: null, rounds: 3, range: 10 }, seed: "updates" });
  playout(toy, state, Rng.from("updates"), () => {
    const view = viewFor(toy, state, 0);
    expect(read(update(view)).view.game).toEqual(JSON.parse(JSON.stringify(view.game)));
    return false;
  });
});
