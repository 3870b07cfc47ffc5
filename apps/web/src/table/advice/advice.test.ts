import type { ServerMessage } from "@paravent/protocol";
import { afterEach, expect, test, vi } from "vitest";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("document", { documentElement: {} });
const { mayAsk } = await import("./advice.ts");
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

afterEach(() => playHere(null));

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
