import { loadDiktat } from "@paravent/diktat/node";
import type { Json, Seat } from "@paravent/kernel";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Store } from "../store/store.ts";
import { Ear, makePeople, Rig, until } from "../testing/rig.ts";
import type { Table } from "./table.ts";
import type { Tables } from "./tables.ts";

const NAMES = ["anna", "bert", "carl", "dora"];

let rig: Rig;
let tables: Tables;
let store: Store;
let table: Table;
let sent = 0;
/** Members of one League, in the order they joined; then the others. */
let seats: Seat[];

const open = (at?: Store) => rig.tables(at, { ...loadDiktat(), id: "toy" });
const asked = (): Seat => table.viewOf("public")!.waiting!.seats[0]!;
const question = (): number => table.viewOf("public")!.waiting!.id;

async function answer(seat: Seat, value: Json): Promise<void> {
  const reply = await table.submit(seat, `command-${sent++}`, { kind: "answer", question: question(), value });
  expect(reply).toMatchObject({ ok: true });
}

/** A League of two talks in private; `conclaveStops` ends it at its time. */
async function convene(options: Record<string, Json> = {}): Promise<void> {
  // None of these asks anything in its first Development.
  const cabals = ["coordination", "polisec", "resistance", "garde_noire"];
  table = await makePeople(tables, store, NAMES, { cabals, eternalNight: true, leagues: true, ...options });
  expect(table.viewOf("public")?.waiting?.subject).toBe("diktat/leagueChoice");
  const first = asked();
  await answer(first, { branch: "join", value: ["maisel"] });
  const second = asked();
  await answer(second, { branch: "join", value: ["maisel"] });
  seats = [first, second, ...[...NAMES.keys()].filter((seat) => seat !== first && seat !== second)];
  const call = { with: [`seat:${second}`], spies: 0 };
  const input = { kind: "act", question: question(), act: "callConclave", value: call } as const;
  expect(await table.submit(first, `command-${sent++}`, input)).toMatchObject({ ok: true });
  await answer(second, ["go"]);
}

const closed = async () =>
  (await store.rows(table.id, 0)).flatMap(({ events }) => events).find(({ type }) => type === "conclaveClosed");
const told = async (from: Seat, to: Seat | Seat[] | null): Promise<string> => {
  // Each in a millisecond of its own: lines of one millisecond in different channels have no order.
  await new Promise((resolve) => setTimeout(resolve, 2));
  const reply = await table.say(from, `command-${sent++}`, to, "Karst.");
  return reply.ok ? "said" : `${reply.refusal.reason} ${reply.refusal.rule}`;
};

beforeEach(async () => {
  rig = new Rig();
  ({ tables, store } = await open());
});
afterEach(async () => {
  vi.useRealTimers();
  await rig.remove();
});

it("DK-LG-LIM-02, DK-RUL-95, DK-LG-CONC-05 · private talk is refused, but to a Conclave and those it leaves alone", async () => {
  await convene();
  const [ana, bor, cyr, dua] = seats as [Seat, Seat, Seat, Seat];
  expect(await told(ana, bor)).toBe("said");
  expect(await told(cyr, dua)).toBe("said");
  for (const [from, to] of [
    [ana, cyr],
    [ana, [bor, cyr]],
    [dua, [bor, cyr]],
  ] as const)
    expect(await told(from, to as Seat | Seat[])).toBe("talkIsPublic DK-RUL-95");
  expect(await told(ana, null)).toBe("said");

  await answer(bor, { branch: "close" });
  for (const [from, to] of [
    [ana, bor],
    [cyr, dua],
  ] as const)
    expect(await told(from, to)).toBe("talkIsPublic DK-RUL-95");
  // What was said stays with those who heard it.
  const [near, far] = [new Ear(NAMES[bor]!), new Ear(NAMES[cyr]!)];
  for (const ear of [near, far]) await table.follow(ear);
  const heard = (ear: Ear) =>
    ear.heard.findLast((message) => message.t === "table")!.chat.map(({ seat, to }) => [seat, to]);
  expect(heard(near)).toEqual([
    [ana, bor],
    [ana, null],
  ]);
  expect(heard(far)).toEqual([
    [cyr, dua],
    [ana, null],
  ]);
});

it("DK-RUL-96 · the time of a Conclave is the server's, from the row that opened it, through a restart", async () => {
  await convene();
  const [ana, bor] = seats as [Seat, Seat];
  const ear = new Ear(NAMES[ana]!);
  await table.follow(ear);
  expect(ear.heard.findLast((message) => message.t === "table")?.elapsed).toBeGreaterThanOrEqual(0);
  const { id } = table;
  const begun = (await store.rows(id, 0)).findLast(({ events }) =>
    events.some(({ type }) => type === "conclaveOpened"),
  )!.at;
  await rig.end();
  vi.useFakeTimers({ toFake: ["Date"], now: begun + 125_900 });
  ({ tables, store } = await open());
  table = (await tables.open(id))!;
  await answer(bor, { branch: "close" });
  expect(await closed()).toMatchObject({ elapsed: 125, late: 2, by: bor });
  expect((await store.rows(id, 0)).at(-1)?.input).toMatchObject({ kind: "answer", elapsed: 125 });
});

it("DK-RUL-96 · a host's stop closes it when its time is over, and nothing is late", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 90_000 });
  await convene({ conclaveStops: true });
  expect(await closed()).toBeUndefined();
  const { id } = table;
  await rig.end();
  vi.useRealTimers();
  ({ tables, store } = await open());
  table = (await tables.open(id))!;
  await until(async () => (await closed()) !== undefined);
  expect(await closed()).toMatchObject({ elapsed: 60, late: 0 });
});

it("DK-RUL-96 · the time of a Conclave does not care what hour it is", async () => {
  await convene();
  const [, bor] = seats as [Seat, Seat];
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_600_000 });
  await answer(bor, { branch: "close" });
  const { elapsed, late } = (await closed()) as unknown as { elapsed: number; late: number };
  expect(elapsed).toBeLessThan(60);
  expect(late).toBe(0);
});
