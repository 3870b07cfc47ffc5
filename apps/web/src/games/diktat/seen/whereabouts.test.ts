import { effect } from "@preact/signals";
import { expect, test, vi } from "vitest";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
const { moment } = await import("../../../store/moment.ts");
const { whereabouts } = await import("./whereabouts.ts");

/** The story, which tells nothing yet. */
const STORY: readonly never[] = [];

/** What is looked at, with so many Power Points in the game. */
function look(pp: number, piles: readonly object[]): void {
  moment.value = { view: { seq: pp, game: { pp, piles, others: null } }, journal: STORY } as never;
}

test("whoever says what an element does, or where a pile lies, follows nothing else of the game", () => {
  const said: unknown[] = [];
  look(5, []);
  const end = effect(() => {
    said.push([whereabouts.withOthers(), whereabouts.pile(1)]);
  });
  look(4, []);
  look(3, [{ id: 1, owner: 2, sector: "karst", pawns: [] }]);
  expect(said).toEqual([
    [false, null],
    [false, { owner: 2, sector: "karst" }],
  ]);
  end();
});
