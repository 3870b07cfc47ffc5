import { afterEach, beforeEach, expect, it } from "vitest";
import type { Store } from "../store/store.ts";
import { type LedgerFacts, ledger } from "../testing/ledger.ts";
import { Ear, guest, Rig, settled, until } from "../testing/rig.ts";
import type { Table } from "./table.ts";
import type { Tables } from "./tables.ts";

let rig: Rig;
let tables: Tables;
let store: Store;
let table: Table;
let commands = 0;

beforeEach(async () => {
  rig = new Rig();
  ({ tables, store } = await rig.tables(undefined, ledger));
});
afterEach(() => rig.remove());

const NAMES = ["anna", "bert", "carl"];

async function sit(undo: "own" | "consent", bots = 0): Promise<void> {
  const [first, ...others] = await Promise.all(NAMES.slice(0, 3 - bots).map((name) => guest(store, name)));
  const seats = [
    "me" as const,
    ...others.map(() => "open" as const),
    ...Array.from({ length: bots }, () => ({ bot: "random" as const })),
  ];
  const made = await tables.making.create(first!, { game: "toy", language: "en", seats, options: {}, undo });
  if (!made.ok) throw new Error(made.refusal.reason);
  table = made.value;
  for (const other of others) await table.join(other.id, undefined);
}

const view = () => table.viewOf("public")!;
const book = (): string[] => (view().game as Pick<LedgerFacts, "book">).book;
const command = (): string => `command-${++commands}`;
const write = (seat: number, word: string) =>
  table.submit(seat, command(), { kind: "answer", question: view().waiting!.id, value: { branch: word } });
const undo = async (seat: number): Promise<string> => {
  const reply = await table.undo(seat, command());
  return reply.ok ? "done" : reply.refusal.reason;
};
const consent = async (seat: number, agree = true): Promise<string> => {
  const reply = await table.consent(seat, agree);
  return reply.ok ? "done" : reply.refusal.reason;
};
const restart = async (rules: typeof ledger = ledger): Promise<void> => {
  const { id } = table;
  await rig.end();
  ({ tables, store } = await rig.tables(undefined, rules));
  table = (await tables.open(id))!;
};

it("takes back one's own answers, one after another, until somebody has learned something", async () => {
  await sit("own");
  for (const word of ["one", "throw", "one", "two"]) await write(0, word);
  const thrown = book()[1]!;
  expect(await undo(1)).toBe("nothingToUndo");
  expect(await undo(0)).toBe("done");
  expect(book()).toEqual(["one", thrown, "one"]);
  expect(await undo(0)).toBe("done");
  expect(await undo(0)).toBe("nothingToUndo");
  expect(book()).toEqual(["one", thrown]);
});

it("goes on under a later version of the rules that tells the same, answers taken back and all", async () => {
  await sit("own");
  for (const word of ["one", "throw", "one", "two"]) await write(0, word);
  await undo(0);
  const before = view();
  await restart({ ...ledger, version: "2" });
  expect(view()).toEqual(before);
  expect(await undo(0)).toBe("done");
  await write(0, "two");
  const now = view();
  await restart({ ...ledger, version: "2" });
  expect(view()).toEqual(now);
});

it("does not take back what has passed the turn on, unless all agree", async () => {
  await sit("own");
  await write(0, "one");
  await write(0, "hand");
  expect(await undo(0)).toBe("nothingToUndo");
});

it("takes back a standing action like an answer", async () => {
  await sit("own");
  await table.submit(0, command(), { kind: "act", question: 1, act: "initial", value: { branch: "here" } });
  expect(book()).toEqual(["initials of 0"]);
  expect(await undo(0)).toBe("done");
  // Of somebody who is not asked it cannot be taken back alone.
  await table.submit(1, command(), {
    kind: "act",
    question: view().waiting!.id,
    act: "initial",
    value: { branch: "here" },
  });
  expect(await undo(1)).toBe("nothingToUndo");
  expect(book()).toEqual(["initials of 1"]);
});

it("an answer on its way to a question taken back is stale", async () => {
  await sit("own");
  await write(0, "one");
  const open = view().waiting!.id;
  await undo(0);
  expect(await table.submit(0, command(), { kind: "answer", question: open, value: { branch: "two" } })).toMatchObject({
    ok: false,
    refusal: { reason: "stale" },
  });
});

it("takes a thing back once, however often the command is sent", async () => {
  await sit("own");
  await write(0, "one");
  await write(0, "two");
  const twice = [await table.undo(0, "the-same-undo"), await table.undo(0, "the-same-undo")];
  expect(twice[0]).toEqual(twice[1]);
  expect(book()).toEqual(["one"]);
});

it("goes back with everybody's consent, and not before the last of them", async () => {
  await sit("consent");
  for (const word of ["one", "hand"]) await write(0, word);
  await write(1, "two");
  expect(await undo(0)).toBe("done");
  expect(book()).toEqual(["one", "two"]);
  expect(await undo(1)).toBe("undoAsked");
  expect(await consent(1)).toBe("done");
  expect(book()).toEqual(["one", "two"]);
  expect(await consent(2)).toBe("done");
  // Back to before seat 0 handed the book on.
  expect(book()).toEqual(["one"]);
  expect(view().waiting?.seats).toEqual([0]);
  expect(await consent(1)).toBe("noUndoAsked");
});

it("stays where it is when one says no, or when somebody moves on", async () => {
  await sit("consent");
  for (const word of ["one", "hand"]) await write(0, word);
  await undo(0);
  await consent(1);
  expect(await consent(2, false)).toBe("done");
  expect(await consent(2)).toBe("noUndoAsked");
  await undo(0);
  await write(1, "two");
  expect(await consent(1)).toBe("noUndoAsked");
  expect(book()).toEqual(["one", "two"]);
});

it("never goes back beyond a revelation", async () => {
  await sit("consent");
  for (const word of ["one", "hand"]) await write(0, word);
  await write(1, "throw");
  expect(await undo(0)).toBe("nothingToUndo");
  expect(await undo(1)).toBe("nothingToUndo");
});

it("asks no bot: bots consent", async () => {
  await sit("consent", 1);
  for (const word of ["one", "hand"]) await write(0, word);
  await undo(0);
  expect(await consent(1)).toBe("done");
  expect(book()).toEqual(["one"]);
});

it("survives a restart: what was taken back, what may be, and who has agreed", async () => {
  await sit("consent");
  for (const word of ["one", "two"]) await write(0, word);
  await undo(0);
  for (const word of ["one", "hand"]) await write(0, word);
  await undo(0);
  await consent(2);
  const [before, hash] = [book(), (await store.rows(table.id, 0)).at(-1)!.hash];
  await restart();
  expect(book()).toEqual(before);
  expect(await consent(1)).toBe("done");
  expect(book()).toEqual(["one", "one"]);
  await restart();
  expect(book()).toEqual(["one", "one"]);
  expect((await store.rows(table.id, 0)).at(-1)!.hash).not.toBe(hash);
  expect(await undo(0)).toBe("done");
  expect(await undo(0)).toBe("done");
  expect(book()).toEqual([]);
});

it("is read by another server", async () => {
  await sit("own");
  for (const word of ["one", "two"]) await write(0, word);
  const other = await rig.tables(store, ledger);
  const elsewhere = (await other.tables.open(table.id))!;
  await undo(0);
  await elsewhere.follow(new Ear(null));
  expect((elsewhere.viewOf("public")!.game as LedgerFacts).book).toEqual(["one"]);
});

it("tells everybody: the view, the story with a line where something was taken back, and who is asked for consent", async () => {
  await sit("consent");
  const [anna, nobody] = [new Ear("anna"), new Ear(null)];
  for (const ear of [anna, nobody]) await table.follow(ear);
  await write(0, "one");
  await settled();
  expect(anna.heard.at(-1)).toMatchObject({ t: "update", undo: { mine: "own", asked: null } });
  expect(nobody.heard.at(-1)).toMatchObject({ t: "update", undo: { mine: null, asked: null } });
  await write(0, "hand");
  await undo(0);
  await until(() => JSON.stringify(nobody.heard.at(-1)).includes('"agreed":[0]'));
  expect(anna.heard.at(-1)).toMatchObject({ t: "table", undo: { mine: "ask", asked: { by: 0, agreed: [0] } } });
  await consent(1);
  await consent(2);
  await undo(0);
  await until(() => anna.heard.at(-1)?.t === "table" && book().length === 0);
  await settled();
  expect(anna.heard.at(-1)).toMatchObject({
    t: "table",
    view: { game: { book: [] } },
    journal: [
      { seat: 0, events: [], back: true },
      { seat: 0, events: [], back: true },
    ],
    undo: { mine: null },
  });
});
