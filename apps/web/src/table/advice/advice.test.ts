import type { ServerMessage } from "@paravent/protocol";
import { afterEach, expect, test, vi } from "vitest";
import type { CoachWords } from "../../plug/coach.ts";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("document", { documentElement: {} });
const { adviseIn, advised, ask, mayAsk } = await import("./advice.ts");
const { t } = await import("../../i18n/index.ts");
const { playHere } = await import("../../store/link.ts");
const { showTable } = await import("../../store/table.ts");

function sitDown(rival: "bot" | "person"): void {
  const seats = [
    { seat: 0, kind: "person" },
    { seat: 1, kind: rival },
  ];
  const question = { id: 1, seat: 0, subject: "where", ask: { shape: "confirm" }, closed: {} };
  const opened = { t: "table", table: { id: "t", you: 0, seats }, view: { question }, journal: [], chat: [], undo: {} };
  showTable(opened as unknown as Extract<ServerMessage, { t: "table" }>);
}

afterEach(() => {
  playHere(null);
  adviseIn(null);
  vi.restoreAllMocks();
});

test("advice is the server's, and for whoever plays against bots alone", () => {
  sitDown("bot");
  expect(mayAsk.value).toBe(true);
  sitDown("person");
  expect(mayAsk.value).toBe(false);
  // A lesson has its own advice, and no table on the server.
  playHere({ command: async () => ({ ok: true }) });
  sitDown("bot");
  expect(mayAsk.value).toBe(false);
});

test("what is advised beside the next best is told in the game's own terms, the chances last; else by chances alone", async () => {
  await t.open();
  const answer = { question: 1, answer: ["karst"] };
  const advise = async (reason: object) => {
    vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({ ...answer, reason }));
    sitDown("bot");
    await ask();
    return advised.value;
  };
  const numbers = { chance: 61, next: 55 };
  expect(await advise({ kind: "better", with: { ...numbers, other: ["motol"] } })).toMatch(/61.*55/);

  const words: CoachWords = {
    deciding: () => null,
    hint: () => null,
    why: ({ better, given }) => `${better} > ${given}.`,
    does: ({ answer }) => `${answer} it is.`,
    deed: () => null,
    name: (ref) => ref,
  };
  adviseIn(async () => words);
  expect(await advise({ kind: "better", with: { ...numbers, other: ["motol"] } })).toMatch(/karst > motol\. 61.*55/);
  // Of two that are alike neither is praised, and beside a mixture there is no other: it is said what the answer does.
  expect(await advise({ kind: "close", with: { ...numbers, other: ["motol"] } })).toMatch(/61.*55.* karst it is\.$/);
  expect(await advise({ kind: "bluff", with: { share: 70 } })).toMatch(/70.* karst it is\.$/);
  adviseIn(async () => ({ ...words, why: () => null, does: () => null }));
  expect(await advise({ kind: "close", with: { ...numbers, other: ["motol"] } })).not.toMatch(/karst/);
  expect(await advise({ kind: "better", with: { ...numbers, other: ["motol"] } })).toMatch(/61.*55/);
});
