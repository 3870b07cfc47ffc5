import type { Signal } from "@preact/signals";
import { expect, test, vi } from "vitest";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("navigator", { language: "en" });
const { table } = await import("../store/table.ts");
const { sheet: boardOfDclight } = await import("./dclight/seen/pointed.ts");
const { politics } = await import("./diktat/politics/open.ts");
const { fanned, pinned, sheet } = await import("./diktat/seen/pointed.ts");

const lookAt = (id: string): void => {
  table.value = { id } as NonNullable<typeof table.value>;
};

function isClosedAtTheNext<T>(kept: Signal<T | null>, what: T): void {
  lookAt("one");
  kept.value = what;
  lookAt("two");
  expect(kept.value).toBeNull();
}

test("nothing that lay open at one table lies open at the next", () => {
  isClosedAtTheNext(sheet, { sector: "karst" });
  isClosedAtTheNext(pinned, "karst");
  isClosedAtTheNext(fanned, "karst");
  isClosedAtTheNext(politics, { tab: "oath", partner: 1, question: 4 });
  isClosedAtTheNext(boardOfDclight, 1);
});
