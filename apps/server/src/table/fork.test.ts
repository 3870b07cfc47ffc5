import { Rng, sample } from "@paravent/kernel";
import { whyUnfair } from "@paravent/protocol";
import { afterEach, beforeEach, expect, it } from "vitest";
import { randomly } from "../fairness/secret.ts";
import type { Store } from "../store/store.ts";
import { guest, makePeople, Rig, until } from "../testing/rig.ts";
import { type ToyFacts, toy } from "../testing/toy.ts";
import { Retelling } from "./retelling.ts";
import type { Table } from "./table.ts";
import type { Tables } from "./tables.ts";

/** The toy, with everything open to who asks for it once it is over. */
const open: typeof toy = { ...toy, everything: { view: toy.view, witness: (event) => event } };

let rig: Rig;
let tables: Tables;
let store: Store;
let over: Table;

/** Plays a table to its end. */
async function playOut(table: Table): Promise<void> {
  const rng = Rng.from("a whole game");
  for (let n = 0; n < 200 && table.viewOf("public")?.outcome === null; n++)
    for (const seat of [0, 1, 2]) {
      const question = table.viewOf(seat)?.question;
      if (!question || question.sealed !== undefined) continue;
      const value = sample(question.ask, rng);
      await table.submit(seat, `answer-${n}-${seat}`, { kind: "answer", question: question.id, value });
    }
  await until(async () => (await store.table(table.id))?.status === "over");
}

beforeEach(async () => {
  rig = new Rig();
  ({ tables, store } = await rig.tables(undefined, open));
  over = await makePeople(tables, store, ["anna", "bert", "carla"], { rounds: 4 });
});
afterEach(() => rig.remove());

const fork = async (name: string, move: number, seats: readonly ("me" | "open")[] = ["me", "open", "open"]) =>
  tables.making.fork(
    await guest(store, name),
    over,
    { move, seats: [...seats] },
    { entropy: "a".repeat(32), origin: null, promised: randomly() },
    name,
  );

/** Dora goes on from a move, with two who come. */
async function forked(move: number): Promise<Table> {
  const made = await fork("dora", move);
  if (!made.ok) throw new Error(made.refusal.reason);
  for (const name of ["emil", "fritz"]) {
    await guest(store, name);
    expect(await made.value.join(name, undefined, name, "b".repeat(32))).toBe("seated");
  }
  await until(() => made.value.viewOf("public") !== null);
  return made.value;
}

const positionOf = async (table: Table, at: number): Promise<ToyFacts> => {
  const told = (await Retelling.of(store, open, (await store.table(table.id))!))!;
  return (await told.stateAfter(told.moves[at]!)).facts as ToyFacts;
};

it("goes on from the very position, for whoever sits down, and leaves the game that was over as it was", async () => {
  await playOut(over);
  const rows = await store.rows(over.id, 0);
  const then = await positionOf(over, 3);
  const table = await forked(3);
  for (const seat of [0, 1, 2]) expect(table.viewOf(seat)!.game).toEqual(open.view(then, seat));
  expect(table.viewOf("public")!.seq).toBe(0);
  expect(table.seatOf("anna")).toBeNull();
  await playOut(table);
  // What is told of it begins where it began.
  expect(await table.past.moment({ player: "dora" }, 0)).toMatchObject({
    at: 0,
    journal: [],
    view: { game: open.view(then, 0) },
  });
  expect(await store.rows(over.id, 0)).toEqual(rows);
});

it("asks everybody anew who had sealed an answer there, and takes over nobody's settings", async () => {
  const question = over.viewOf(0)!.question!;
  await over.submit(0, "sealed-before", {
    kind: "answer",
    question: question.id,
    value: sample(question.ask, Rng.from("")),
  });
  await over.submit(2, "a-stop-of-carla", { kind: "stop", at: "round", armed: true });
  expect(over.viewOf("public")!.waiting!.answered).toEqual([0]);
  await playOut(over);
  const table = await forked(0);
  expect(table.viewOf("public")!.waiting!.answered).toEqual([]);
  expect(table.viewOf(2)!.stops).toEqual([]);
});

it("survives its server, and proves its own chance from the move on", async () => {
  await playOut(over);
  const { id } = await forked(2);
  const before = (await tables.open(id))!.viewOf(1);
  await rig.end();
  ({ tables, store } = await rig.tables(undefined, open));
  const table = (await tables.open(id))!;
  expect(table.viewOf(1)).toEqual(before);
  await playOut(table);
  const chance = await table.past.chance();
  if (typeof chance === "string") throw new Error(chance);
  expect(chance.entropy).toEqual(["a".repeat(32), "b".repeat(32), "b".repeat(32)]);
  expect(await whyUnfair(chance, { commitment: chance.commitment, entropy: "a".repeat(32) })).toBeNull();
  const first = await (await tables.open(over.id))!.past.chance();
  expect(typeof first === "string" ? first : first.seed).not.toBe(chance.seed);
});

it("is shown by no rules that tell otherwise what came before it", async () => {
  await playOut(over);
  const { id } = await forked(2);
  await rig.end();
  const other: typeof toy = {
    ...open,
    version: "2",
    apply: (facts, event) => open.apply(facts, event),
    setup: (seats, options) => ({ ...open.setup(seats, options), range: 1_000_003 }),
  };
  ({ tables, store } = await rig.tables(undefined, other));
  expect((await tables.open(id))!.viewOf(0)).toBeNull();
});

it("is refused while the game runs, at its end, and for another number of seats", async () => {
  expect(await fork("dora", 0)).toMatchObject({ ok: false, refusal: { reason: "notOver" } });
  await playOut(over);
  const outline = await over.past.outline({ player: null });
  const last = typeof outline === "string" ? 0 : outline.kinds.length - 1;
  expect(await fork("dora", last)).toMatchObject({ ok: false, refusal: { reason: "notResumable" } });
  expect(await fork("dora", 100_000)).toMatchObject({ ok: false, refusal: { reason: "notResumable" } });
  expect(await fork("dora", 1, ["me", "open"])).toMatchObject({ ok: false, refusal: { reason: "seatCount" } });
});
