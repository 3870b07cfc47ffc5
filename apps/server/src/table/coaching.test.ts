import { amount, type Input, type Json, type TableView } from "@paravent/kernel";
import { expect, it, vi } from "vitest";
import type { Given } from "../thinking/thinkers.ts";
import { Coaching } from "./coaching.ts";
import type { Taken } from "./taken.ts";

const bot = { kind: "bot", level: "casual" } as never;
const person = { kind: "person" } as never;
const alone = { game: "coached", seats: [person, bot], deal: null };

function asked(id: number): TableView<unknown> {
  const question = { id, seat: 0, subject: "q", rule: "", ask: amount(0, 5), together: false, inside: false };
  const view = { seq: 1, who: 0, waiting: null, question: { ...question, about: {}, closed: {} } };
  return { ...view, standing: [], stops: [], settings: [], silence: [], outcome: null, game: { own: id } };
}

/** A table with a coach. */
function coached() {
  const coach = new Coaching();
  const imaginedBy = vi.fn((id: number) => `imagined at ${id}` as never);
  const handed: Given[] = [];
  const cancelled: Json[] = [];
  /** Thoughts that are not over yet, in the order in which they began. */
  const under: (() => void)[] = [];
  const thinkers = {
    compare(what: Given) {
      handed.push(what);
      const { promise: found, resolve } = Promise.withResolvers<{ better: Json; chance: number; given: number }>();
      under.push(() => resolve({ better: 5, chance: 0.612, given: 0.48 }));
      return { found, cancel: () => void cancelled.push(what.given) };
    },
  };
  const taken = { reply: { ok: true }, rows: [{}] } as unknown as Taken;
  const answer = (id: number, value: Json, what: Taken = taken, seat = 0) => {
    const input: Input = { kind: "answer", seat, question: id, value };
    const play = { viewOf: () => asked(id), imaginedBy: () => imaginedBy(id) };
    return coach.during(play, seat, input, async () => what);
  };
  const about = (id: number, seats = alone) => coach.about(seats, 0, id, "lane", thinkers);
  return { coach, answer, about, handed, cancelled, under, imaginedBy };
}

const soon = () => new Promise((go) => setImmediate(go));

it("remarks on an answer by what the seat saw when it was asked, once", async () => {
  const { answer, about, handed, under } = coached();
  expect(await about(7)).toEqual({ poor: null });
  await answer(7, 2);
  const said = about(7);
  await soon();
  expect(handed).toMatchObject([{ game: "coached", imagined: "imagined at 7", given: 2, view: { game: { own: 7 } } }]);
  under[0]!();
  expect(await said).toEqual({ poor: { better: 5, chance: 61, given: 48 } });
  expect(await about(7)).toEqual({ poor: null });
});

it("looks at nothing before it is asked to, at nobody else, and at nothing that was refused", async () => {
  const { answer, about, handed, imaginedBy } = coached();
  await answer(7, 2);
  expect(imaginedBy).not.toHaveBeenCalled();
  await about(7);
  await answer(8, 2, { reply: { ok: false }, rows: [] } as unknown as Taken);
  await answer(9, 2, undefined, 1);
  expect(await Promise.all([about(7), about(8), about(9)])).toEqual(Array(3).fill({ poor: null }));
  expect(handed).toEqual([]);
});

it("thinks of one answer at a time, and drops the oldest when there are too many", async () => {
  const { answer, about, handed, cancelled, under } = coached();
  await about(1);
  const said = [];
  for (const id of [1, 2, 3, 4]) {
    await answer(id, id);
    said.push(about(id));
    await soon();
    expect(handed).toHaveLength(1);
  }
  expect(cancelled).toEqual([1]);
  for (let n = 0; n < 4; n++) {
    under[n]!();
    await soon();
  }
  expect(await Promise.all(said)).toHaveLength(4);
  expect(handed.map(({ given }) => given)).toEqual([1, 2, 3, 4]);
});

it("goes on with the next answer when a comparison breaks", async () => {
  const { coach, answer, about, under } = coached();
  await about(1);
  await answer(1, 1);
  const broken = coach.about(alone, 0, 1, "lane", {
    compare: () => ({ found: Promise.reject(new Error("broken")), cancel: () => undefined }),
  });
  await expect(broken).rejects.toThrow("broken");
  await answer(2, 2);
  const said = about(2);
  await soon();
  under[0]!();
  expect(await said).toMatchObject({ poor: { better: 5 } });
});

it("looks no further when nobody asks any more", async () => {
  const { answer, about, imaginedBy } = coached();
  await about(1);
  for (const id of [1, 2, 3, 4, 5, 6]) await answer(id, 0);
  expect(imaginedBy).toHaveBeenCalledTimes(4);
});

it("is silent where people play against each other", async () => {
  expect(await coached().about(7, { game: "coached", seats: [person, person], deal: null })).toBe("othersPlay");
});
