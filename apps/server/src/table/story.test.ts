import { GameStory } from "@paravent/protocol";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Store } from "../store/store.ts";
import { makePeople, Rig, settled, until } from "../testing/rig.ts";
import { type ToyFacts, toy } from "../testing/toy.ts";
import { Retelling } from "./retelling.ts";
import { Story } from "./story.ts";
import type { Table } from "./table.ts";

/** The toy, whose end tells who looked at whom and what was there. */
const told: typeof toy = {
  ...toy,
  story: {
    points: ({ points }) => points.map((bids) => ({ bids })),
    tells: (facts, event) =>
      event.type === "looked"
        ? [{ kind: "looked", seats: [event.by, event.at], with: { number: event.number, round: facts.round } }]
        : [],
  },
};

let rig: Rig;
let store: Store;
let table: Table;

beforeEach(async () => {
  rig = new Rig();
  const made = await rig.tables(undefined, told);
  ({ store } = made);
  table = await makePeople(made.tables, store, ["anna", "bert", "carl"], { rounds: 2 });
});
afterEach(() => rig.remove());

/** Bert wins both bids, and looks at Anna, then at Carl. */
async function playOut(): Promise<void> {
  for (const [round, at] of [0, 2].entries()) {
    const bids = table.viewOf("public")!.waiting!.id;
    for (const seat of [0, 1, 2])
      await table.submit(seat, `bid-${round}-${seat}`, {
        kind: "answer",
        question: bids,
        value: seat === 1 ? 9 : seat,
      });
    const look = table.viewOf("public")!.waiting!.id;
    await table.submit(1, `look-${round}`, { kind: "answer", question: look, value: [`seat-${at}`] });
  }
  await until(async () => (await table.summary(null)).status === "over");
  await settled();
}

it("is not told before the game is over", async () => {
  expect(await table.past.story("lane")).toBe("notOver");
});

it("says how the points stood and what the rules tell now, by the moments each can look at", async () => {
  await playOut();
  for (const player of ["anna", "bert", null]) {
    const story = GameStory.parse(await table.past.story("lane"));
    expect(story.points.map(({ of }) => of.map(({ bids }) => bids))).toEqual([
      [0, 0, 0],
      [0, 1, 0],
      [0, 2, 0],
    ]);
    expect(story.facts.map(({ kind, seats, with: more }) => [kind, seats, more.round])).toEqual([
      ["looked", [1, 0], 1],
      ["looked", [1, 2], 2],
    ]);
    for (const { at, kind } of story.facts) {
      const moment = await table.past.moment({ player }, at);
      expect(typeof moment === "string" ? moment : moment.journal.at(-1)?.events.map(({ type }) => type)).toEqual([
        kind,
      ]);
    }
    expect(story.weighed).toEqual({ done: 0, of: 9, going: false });
  }
});

it("tells how the game turned, once it was weighed", async () => {
  await playOut();
  const record = (await store.table(table.id))!;
  const story = new Story((await Retelling.of(store, told, record))!, told);
  const weigh = async ({ facts }: { facts: unknown }) => {
    const won = (facts as ToyFacts).points[1]!;
    return [0.5 - won / 4, won / 2, 0.5 - won / 4];
  };
  await until(async () => !(await story.tell(weigh)).weighed.going);
  const { turns, weighed, chances } = await story.tell(weigh);
  expect(weighed.done).toBe(9);
  expect(chances.at(-1)?.of).toEqual([0, 1, 0]);
  expect(turns.map(({ seat, before, after }) => [seat, before, after])).toEqual([
    [1, 0, 0.5],
    [1, 0.5, 1],
  ]);
  // It says what was done, as everybody may see it now.
  for (const { events } of turns) expect(events[0]).toMatchObject({ type: "bidsOpened" });
  // It opens at the very move: the bids that decided it.
  for (const { at } of turns) {
    const moment = await table.past.moment({ player: "anna" }, at);
    expect(typeof moment === "string" ? moment : moment.journal.at(-1)?.events[0]?.type).toBe("bidsOpened");
  }
});

it("says nothing of turns where nobody can weigh", async () => {
  await playOut();
  const record = (await store.table(table.id))!;
  const story = new Story((await Retelling.of(store, told, record))!, told);
  await until(async () => !(await story.tell(async () => null)).weighed.going);
  expect((await story.tell(null)).turns).toEqual([]);
});
