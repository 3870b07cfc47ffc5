import { pick, type TableView } from "@paravent/kernel";
import type { ServerMessage } from "@paravent/protocol";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.mock("./link.ts", () => ({ theLink: () => ({ command: async () => ({ ok: true }) }) }));

// Files of a worker share their modules: what others have loaded knows nothing of the mock, and they should know nothing of it.
vi.resetModules();
afterAll(() => vi.resetModules());
const { answer, answering, sealedElsewhere } = await import("./answer.ts");
const { leaveTable, showTable, view } = await import("./table.ts");

function viewAsking(id: number): TableView<unknown> {
  const asked = { id, subject: "where", rule: "", about: {} };
  const question = { ...asked, seat: 0, ask: pick(["a", "b"]), together: false, inside: false, closed: {} };
  const none = { standing: [], stops: [], settings: [], silence: [], outcome: null, game: null };
  return { seq: id, who: 0, waiting: { ...asked, seats: [0], answered: [] }, question, ...none };
}

function show(shown: TableView<unknown>): void {
  const table = { id: "t", status: "running", you: 0, seats: [] };
  const message = { t: "table", table, view: shown, journal: [], chat: [], undo: {} };
  showTable(message as unknown as Extract<ServerMessage, { t: "table" }>);
}

beforeEach(() => show(viewAsking(1)));
afterEach(leaveTable);

test("what is answered is closed until the next question, and the same one again once a lesson has taken the move back", async () => {
  const first = view.peek()!.question!;
  await answer(first, ["a"]);
  expect(answering.value).toBe(true);
  // Somebody comes back to the table before the answer shows.
  show(viewAsking(1));
  expect(answering.value).toBe(true);
  show(viewAsking(2));
  expect(answering.value).toBe(false);
  show(viewAsking(1));
  expect(answering.value).toBe(false);
});

test("what is sealed from another window counts as such, and what was sent from this one does not", async () => {
  const sealed = (value: string) => {
    const one = viewAsking(1);
    return { ...one, question: { ...one.question!, together: true, sealed: [value] } };
  };
  const before = sealedElsewhere.value;
  await answer(view.peek()!.question!, ["a"]);
  show(sealed("a"));
  expect(sealedElsewhere.value - before).toBe(0);
  show(sealed("b"));
  expect(sealedElsewhere.value - before).toBe(1);
  // Told of it again, there is nothing new.
  show(sealed("b"));
  expect(sealedElsewhere.value - before).toBe(1);
});
