import type { TableSummary } from "@paravent/protocol";
import { beforeEach, expect, test, vi } from "vitest";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
const { ofTable } = await import("./of-table.ts");
const { table } = await import("./table.ts");

const lookAt = (id: string, status: TableSummary["status"] = "running"): void => {
  table.value = { id, status } as TableSummary;
};
const sheet = ofTable<string | null>(null);

beforeEach(() => {
  table.value = null;
  lookAt("one");
  sheet.value = "karst";
});

test("what lies open at a table lies open there as long as one looks at it", () => {
  lookAt("one", "over");
  expect(sheet.value).toBe("karst");
});

test("at another table, or when one comes back, nothing lies open", () => {
  lookAt("two");
  expect(sheet.value).toBeNull();
  sheet.value = "motol";
  table.value = null;
  lookAt("two");
  expect(sheet.value).toBeNull();
});
