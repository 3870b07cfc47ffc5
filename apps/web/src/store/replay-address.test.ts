import { afterEach, expect, it, vi } from "vitest";
import { addressOfMove, lensInAddress, moveInAddress } from "./replay-address.ts";

const at = (address: string) => vi.stubGlobal("location", new URL(address, "https://house.test"));
afterEach(() => vi.unstubAllGlobals());

it("the address of a move leads back to it, through the same lens", () => {
  at(addressOfMove("a-1", 62, "all"));
  expect([location.pathname, moveInAddress(), lensInAddress()]).toEqual(["/replay/a-1", 62, "all"]);
});

it("a replay without a move begins with the first; a table without one is no replay", () => {
  at("/replay/a-1");
  expect([moveInAddress(), lensInAddress()]).toEqual([0, null]);
  at("/table/a-1");
  expect(moveInAddress()).toBeNull();
  at("/table/a-1?move=5");
  expect(moveInAddress()).toBe(4);
  at("/replay/a-1?move=x&lens=theirs");
  expect([moveInAddress(), lensInAddress()]).toEqual([0, null]);
});
