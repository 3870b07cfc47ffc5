import { loadPlugs, namedGames } from "@paravent/content/registry";
import {
  joined,
  Looks,
  type Observer,
  playout,
  Rng,
  type State,
  start,
  type TableView,
  viewFor,
  viewsFor,
} from "@paravent/kernel";
import { afterChange, type ServerMessage, type View } from "@paravent/protocol";
import { expect, test } from "vitest";
import { toy } from "../testing/toy.ts";
import { encodeChange, encodeUpdate } from "./updates.ts";

type Update = Extract<ServerMessage, { t: "update" }>;

const update = (view: object): Update =>
  ({ t: "update", table: "t", view, entries: [], undo: { mine: null, asked: null }, timeLeft: 7 }) as unknown as Update;

const read = (message: Update) => JSON.parse(encodeUpdate(message));

/** What somebody makes of an update who knows the view before. */
function readChange(message: Update, before: object): Update {
  const { t, view, ...rest } = JSON.parse(encodeChange(message, before as View));
  expect(t).toBe("changed");
  return { t: "update", ...rest, view: afterChange(JSON.parse(JSON.stringify(before)), view) };
}

test("an update says the same whether or not its view is joined of parts", () => {
  const open = { board: ["a}}", 'b"'], turn: 3 };
  const views = [0, 1].map((who) => ({ seq: 1, who, game: joined(open, { hand: [who] }) }));
  for (const view of views) {
    const whole = { ...update(view), view: { ...view, game: { ...open, hand: [view.who] } } };
    expect(read(update(view))).toEqual(whole);
    expect(read(update({ ...view, game: { ...view.game } }))).toEqual(whole);
  }
});

test("what one state shows in the open is not told of another", () => {
  const [one, other] = [{ turn: 1 }, { turn: 2 }].map((open) => joined(open, { hand: [] }));
  const turns = [one, other, one].map((game) => read(update({ seq: 1, game })).view.game.turn);
  expect(turns).toEqual([1, 2, 1]);
});

test("what has changed is told whether it lies open, is one's own, both or neither", () => {
  const opens = [
    { board: ["a}}"], turn: 3 },
    { board: ["a}}", 'b"'], turn: 4 },
  ];
  const owns = [{ hand: [1] }, { hand: [1, 2] }];
  const games = opens.flatMap((open) => owns.map((own) => joined(open, own)));
  for (const before of games)
    for (const now of games) {
      const [known, seen] = [
        { seq: 1, who: 0, game: before },
        { seq: 2, who: 0, stops: ["}}"], game: now },
      ];
      expect(readChange(update(seen), known)).toEqual(JSON.parse(JSON.stringify(update(seen))));
      expect(readChange(update({ ...known, game: now }), known)).toEqual(update({ ...known, game: { ...now } }));
      const unjoined = { ...known, game: { ...before } };
      expect(readChange(update({ ...seen, game: { ...now } }), unjoined)).toEqual(
        update({ ...seen, game: { ...now } }),
      );
    }
});

test("every view of a game arrives as it is, whole or by its changes, from whatever state before", () => {
  const { state } = start(toy, { seats: 2, options: { trap: null, rounds: 3, range: 10 }, seed: "updates" });
  const looks = new Looks();
  let before: Map<Observer, TableView<unknown>> | null = null;
  playout(toy, state, Rng.from("updates"), () => {
    const views = viewsFor(toy, state, looks);
    for (const [who, view] of views) {
      const plain = JSON.parse(JSON.stringify(viewFor(toy, state, who)));
      expect(read(update(view)).view).toEqual(plain);
      if (before) expect(readChange(update(view), before.get(who)!).view).toEqual(plain);
    }
    // Not everybody perceives every answer.
    if (state.seq % 3 !== 1) before = views;
    return false;
  });
});

test.each([...(await loadPlugs(namedGames()))].map(([id, plug]) => ({ id, game: plug.load() })))(
  "whoever hears changes only sees what the others see, through a game of $id",
  ({ id, game }) => {
    const seats = game.traits.seats.max;
    const options = game.readOptions({}, seats);
    const { state } = start(game, { seats, options: options.ok ? options.options : {}, seed: `changes of ${id}` });
    const looks = new Looks();
    const known = new Map<Observer, { view: unknown; told: TableView<unknown> }>();
    let [whole, changed] = [0, 0];
    playout(game, state, Rng.from(`changes of ${id}`), () => {
      for (const [who, view] of viewsFor(game, state as State<object>, looks)) {
        const before = known.get(who);
        const text = before ? encodeChange(update(view), before.told as unknown as View) : "";
        const plain = JSON.parse(JSON.stringify(view));
        // What stays the same object from state to state, or is shared, is what this observer sees by itself.
        if (state.seq % 3 === 0) expect(plain).toEqual(JSON.parse(JSON.stringify(viewFor(game, state, who))));
        const seen = before ? afterChange(before.view, JSON.parse(text).view) : plain;
        expect(seen).toEqual(plain);
        known.set(who, { view: seen, told: view });
        whole += JSON.stringify(view).length;
        changed += text.length;
      }
      return false;
    });
    expect(changed).toBeLessThan(whole / 3);
  },
);
