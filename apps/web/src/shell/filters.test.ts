import type { TableSummary } from "@paravent/protocol";
import { expect, test } from "vitest";
import { fits, NO_FILTERS } from "./filters.ts";

const open = (more: object = {}) => ({ seat: 1, name: null, kind: "open", bot: null, online: false, ...more }) as const;
const table = (more: Partial<TableSummary>): TableSummary => ({
  id: "t",
  name: "T",
  game: "one",
  language: "fr",
  status: "open",
  seats: [open(), open()],
  you: null,
  createdAt: 1,
  waitingFor: [],
  ...more,
});

test("tables are found by game, language, pace and free seats", () => {
  expect(fits(table({}), NO_FILTERS)).toBe(true);
  expect(fits(table({}), { ...NO_FILTERS, game: "other" })).toBe(false);
  expect(fits(table({}), { ...NO_FILTERS, language: "en" })).toBe(false);
  expect(fits(table({}), { ...NO_FILTERS, pace: "none" })).toBe(true);
  expect(fits(table({ decisionSeconds: 120 }), { ...NO_FILTERS, pace: "live" })).toBe(true);
  expect(fits(table({ decisionSeconds: 86_400 }), { ...NO_FILTERS, pace: "slow" })).toBe(true);
  expect(fits(table({}), { ...NO_FILTERS, free: 2 })).toBe(true);
  expect(fits(table({ seats: [open(), open({ keptFor: "Ana" })] }), { ...NO_FILTERS, free: 2 })).toBe(false);
});
