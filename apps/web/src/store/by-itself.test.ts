import { pick, type Question, type Shape, type TableView } from "@paravent/kernel";
import type { JournalEntry, ServerMessage } from "@paravent/protocol";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
const sent: unknown[] = [];
vi.mock("./link.ts", () => ({
  theLink: () => ({ command: async (said: unknown) => sent.push(said) && { ok: true } }),
}));

// Files of a worker share their modules: what others have loaded knows nothing of the mock, and they should know nothing of it.
vi.resetModules();
afterAll(() => vi.resetModules());
const { byItself, countable } = await import("./by-itself.ts");
const { askAll } = await import("../preferences/preferences.ts");
const { prepareAct, putAway } = await import("./draft.ts");
const { journal, leaveTable, missed, showTable, showUpdate } = await import("./table.ts");

const NOBODY_CAN_TELL = "secret";

function viewAsking(id: number, ask: Shape, more: Partial<Question> = {}): TableView<unknown> {
  const asked = { id, subject: "where", rule: "", about: {} };
  const question = { ...asked, seat: 0, ask, together: false, inside: false, closed: {}, ...more };
  const waiting = { ...asked, seats: [0], answered: [] };
  const none = { standing: [], stops: [], settings: [], silence: [], outcome: null, game: null };
  return { seq: id, who: 0, waiting, question, ...none };
}

/** The server asks this; `back` where it asks again because somebody took answers back. */
function ask(view: TableView<unknown>, back = false): void {
  const entry = { seq: view.seq, seat: 0, events: [], ...(back ? { back } : {}) } as unknown as JournalEntry;
  const message = { t: "update", table: "t", view, entries: [entry], undo: { mine: null, asked: null } };
  showUpdate(message as unknown as Extract<ServerMessage, { t: "update" }>);
}

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  askAll.value = "off";
  countable.value = ({ subject }) => subject !== NOBODY_CAN_TELL;
  const table = { id: "t", status: "running", you: 0, seats: [] };
  const opened = { t: "table", table, view: viewAsking(1, pick(["a", "b"])), journal: [], chat: [], undo: {} };
  showTable(opened as unknown as Extract<ServerMessage, { t: "table" }>);
});
afterEach(() => {
  leaveTable();
  vi.useRealTimers();
});

test("the only answer is given once, after a pause; a choice waits for the player", async () => {
  await vi.runAllTimersAsync();
  expect(sent).toEqual([]);
  ask(viewAsking(2, pick(["a"])));
  expect(sent).toEqual([]);
  await vi.runAllTimersAsync();
  expect(sent).toEqual([{ t: "answer", table: "t", question: 2, value: ["a"] }]);
});

test.each([
  ["that others cannot count the answers of", { subject: NOBODY_CAN_TELL }],
  ["that all answer at once", { together: true }],
])("a question %s is asked", async (_, more) => {
  ask(viewAsking(2, pick(["a"]), more));
  await vi.runAllTimersAsync();
  expect(sent).toEqual([]);
});

test("whoever wants to be asked everything is asked", async () => {
  askAll.value = "on";
  ask(viewAsking(2, pick(["a"])));
  await vi.runAllTimersAsync();
  expect(sent).toEqual([]);
});

test("what was taken back does not run away again; the next question does", async () => {
  ask(viewAsking(2, pick(["a"])), true);
  await vi.runAllTimersAsync();
  expect(sent).toEqual([]);
  ask(viewAsking(3, pick(["b"])));
  await vi.runAllTimersAsync();
  expect(sent).toHaveLength(1);
});

test("at another table it is given too, even if its question has the same number there", async () => {
  ask(viewAsking(2, pick(["a"])));
  await vi.runAllTimersAsync();
  leaveTable();
  const table = { id: "other", status: "running", you: 0, seats: [] };
  const opened = { t: "table", table, view: viewAsking(2, pick(["b"])), journal: [], chat: [], undo: {} };
  showTable(opened as unknown as Extract<ServerMessage, { t: "table" }>);
  await vi.runAllTimersAsync();
  expect(sent).toContainEqual({ t: "answer", table: "other", question: 2, value: ["b"] });
});

test("it waits while the player prepares something else", async () => {
  ask(viewAsking(2, pick(["a"])));
  prepareAct("trade");
  await vi.runAllTimersAsync();
  expect(sent).toEqual([]);
  putAway();
  expect(byItself.value?.value).toEqual(["a"]);
  await vi.runAllTimersAsync();
  expect(sent).toHaveLength(1);
});

test("a table that is told anew by the same line goes on; after a line that was lost it says what happened meanwhile", async () => {
  const entry = (seq: number) => ({ seq, seat: 1, events: [] }) as unknown as JournalEntry;
  const upTo = (seq: number) => Array.from({ length: seq }, (_, at) => entry(at + 1));
  const whole = (seq: number, isAgain: boolean, status = "running", told = upTo(seq)) => {
    const table = { id: "t", status, you: 0, seats: [] };
    const message = { t: "table", table, view: viewAsking(seq, pick(["a", "b"])), journal: told, chat: [], undo: {} };
    showTable(message as unknown as Extract<ServerMessage, { t: "table" }>, isAgain);
  };
  const read = () => [journal.value.map(({ seq }) => seq), missed.value.map(({ seq }) => seq)];
  ask(viewAsking(2, pick(["a", "b"])));
  await vi.runAllTimersAsync();
  whole(4, true);
  await vi.runAllTimersAsync();
  // The first entry had come before the first update, and belongs to the story.
  expect(read()).toEqual([[1, 2, 3, 4], []]);
  whole(6, false);
  expect(read()).toEqual([
    [1, 2, 3, 4, 5, 6],
    [5, 6],
  ]);
  // The first views of a game can come before it is known that it runs.
  whole(6, false, "open");
  whole(8, true);
  await vi.runAllTimersAsync();
  expect(read()).toEqual([[1, 2, 3, 4, 5, 6, 7, 8], []]);
  // Somebody took answers back: they are no more part of the story.
  whole(9, true, "running", [...upTo(6), entry(9)]);
  await vi.runAllTimersAsync();
  expect(read()).toEqual([[1, 2, 3, 4, 5, 6, 9], []]);
});

test("who sits down, or looks elsewhere for a moment, was not away", async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  const whole = (seq: number) => {
    const table = { id: "elsewhere", status: "running", you: 0, seats: [] };
    const told = Array.from({ length: seq }, (_, at) => ({ seq: at, seat: 1, events: [] }) as unknown as JournalEntry);
    const message = { t: "table", table, view: viewAsking(seq, pick(["a"])), journal: told, chat: [], undo: {} };
    showTable(message as unknown as Extract<ServerMessage, { t: "table" }>);
    return missed.value.map((entry) => entry.seq);
  };
  expect(whole(0)).toEqual([]);
  leaveTable();
  expect(whole(2)).toEqual([]);
  leaveTable();
  await vi.advanceTimersByTimeAsync(6_000);
  expect(whole(3)).toEqual([2]);
  await vi.runAllTimersAsync();
  vi.unstubAllGlobals();
});
