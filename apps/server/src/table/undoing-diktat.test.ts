import { loadDiktat } from "@paravent/diktat/node";
import { type Observer, type Rewind, Rng, type Seat, sample, type TableView } from "@paravent/kernel";
import { expect, it } from "vitest";
import { tableRecord } from "../store/table-record.fixture.ts";
import { guest, Rig } from "../testing/rig.ts";
import type { Table } from "./table.ts";

const OBSERVERS: readonly Observer[] = [0, 1, 2, "public"];

/** A view without the numbers that only ever grow. */
function seen(table: Table, who: Observer): unknown {
  const { seq: _, question, waiting, ...rest } = table.viewOf(who) as TableView<unknown>;
  return { ...rest, question: question && { ...question, id: 0 }, waiting: waiting && { ...waiting, id: 0 } };
}

const sight = (table: Table): unknown[] => OBSERVERS.map((who) => seen(table, who));

/** What somebody at this table could do now: answer, or act at any moment. */
function chance(table: Table, rng: Rng) {
  const seats = [0, 1, 2];
  rng.shuffle(seats);
  for (const seat of seats) {
    const { question, standing, waiting } = table.viewOf(seat)!;
    const open = standing.filter(({ ask }) => ask !== null);
    if (waiting && open.length > 0 && rng.below(6) === 0) {
      const { act, ask } = rng.oneOf(open);
      return { seat, input: { kind: "act" as const, question: waiting.id, act, value: sample(ask!, rng) } };
    }
    if (question && question.sealed === undefined)
      return { seat, input: { kind: "answer" as const, question: question.id, value: sample(question.ask, rng) } };
  }
  return null;
}

it("a game of Diktat goes back to just what everybody saw before, and on from there", async () => {
  const rig = new Rig();
  const { tables, store } = await rig.tables(undefined, { ...loadDiktat(), id: "toy" });
  const players = await Promise.all(["anna", "bert", "carl"].map((name) => guest(store, name)));
  const options = loadDiktat().readOptions({}, players.length);
  if (!options.ok) throw new Error(options.refusal.reason);
  // The table is laid by hand: its seed is chosen, so that every run plays the same game.
  const ids = players.map(({ id }) => id);
  const same = { seed: "there and back", options: options.options, undo: "consent" } as const;
  await store.createTable(tableRecord("there-and-back", ids, same));
  let table = (await tables.open("there-and-back"))!;
  const rng = Rng.from("there and back");
  /** What everybody saw before each move that stands, and whose it was; nobody knows where it was kept by a rewind. */
  let before: { seat: Seat; row: number; sight: unknown[] | null }[] = [];
  const met = { own: 0, ask: 0, kept: 0 };
  for (let n = 0; n < 800; n++) {
    const next = chance(table, rng);
    if (!next) break;
    const seen = sight(table);
    expect(await table.submit(next.seat, `command-${n}`, next.input)).toMatchObject({ ok: true });
    before.push({ seat: next.seat, row: (await store.rowOf(table.id, next.seat, `command-${n}`))!.seq, sight: seen });
    if (rng.below(3) > 0) continue;
    const seat = rng.below(3);
    const reply = await table.undo(seat, `undo-it-${n}`);
    if (!reply.ok) {
      expect(reply.refusal.reason).toBe("nothingToUndo");
      continue;
    }
    const asked = (await store.undo(table.id)) !== null;
    if (asked) for (const other of [0, 1, 2]) if (other !== seat) await table.consent(other, true);
    met[asked ? "ask" : "own"]++;
    const back = before.findLastIndex((move) => move.seat === seat);
    const { keeps = [] } = (await store.rows(table.id, 0)).at(-1)!.input as Rewind;
    const was = before[back]!.sight;
    // What others did among themselves meanwhile still stands, and is hidden from whoever went back.
    if (keeps.length === 0) expect(was === null || sight(table)).toEqual(was ?? true);
    else if (was) expect([sight(table)[seat], sight(table)[3]]).toEqual([was[seat], was[3]]);
    const kept = before.slice(back).filter(({ row }) => keeps.includes(row));
    met.kept += kept.length;
    before = [...before.slice(0, back), ...kept.map((move) => ({ ...move, sight: null }))];
  }
  expect(met.kept).toBeGreaterThan(0);
  expect(met.own).toBeGreaterThan(3);
  expect(met.ask).toBeGreaterThan(10);
  // The log tells the same to a server that starts anew.
  const [id, now] = [table.id, sight(table)];
  await rig.end();
  const anew = await rig.tables(undefined, { ...loadDiktat(), id: "toy" });
  table = (await anew.tables.open(id))!;
  expect(sight(table)).toEqual(now);
  await rig.remove();
});
