import type { DiktatEvent } from "@paravent/diktat";
import { expect, test, vi } from "vitest";

vi.mock("../words/index.ts", () => ({
  texts: { value: { beats: { won: { emissaries: "emissaries", bid: "bid", rank: "rank", tied: "tied" } } } },
}));
const { whyWinner } = await import("./why.ts");

const FIXED: Extract<DiktatEvent, { type: "orderFixed" }> = { type: "orderFixed", sector: "oldTown", order: [1, 0] };
const bids = (ana: number, bor: number): DiktatEvent => ({
  type: "bidsRevealed",
  bids: [
    { seat: 0, pp: ana },
    { seat: 1, pp: bor },
  ],
});
/** Bor, on seat 1, has the higher Rank. */
const told = (...events: DiktatEvent[]) => ({ rankOrder: [1, 0], story: () => [...events, FIXED] }) as const;

test("a sector is won by Emissaries, by the higher bid, or by Rank where bids are equal", () => {
  expect(whyWinner(told({ type: "sectorNamed", by: 0, sector: "oldTown" }), FIXED)).toBe("emissaries");
  expect(whyWinner(told(bids(2, 3)), FIXED)).toBe("bid");
  expect(whyWinner(told(bids(2, 2)), FIXED)).toBe("rank");
});

test("bids for an earlier sector say nothing of this one", () => {
  const named = { type: "sectorNamed", by: 0, sector: "oldTown" } as const;
  expect(whyWinner(told(bids(2, 2), named), FIXED)).toBe("emissaries");
});

test("told later, equal bids are equal bids: Ranks may have changed since", () => {
  expect(whyWinner({ ...told(bids(2, 2)), rankOrder: null }, FIXED)).toBe("tied");
});

test("who wins with the lower bid owes it to something else", () => {
  expect(whyWinner(told(bids(3, 2)), FIXED)).toBeNull();
});
