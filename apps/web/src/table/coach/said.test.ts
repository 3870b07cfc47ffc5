import { amount, branch, CONFIRM, order, pick } from "@paravent/kernel";
import { expect, it } from "vitest";
import { said } from "./said.ts";

const names = { name: (ref: string): string => ref.toUpperCase(), nothing: "nothing" };

it("says an answer in a few words, and nothing of what takes more than that", () => {
  expect(said(pick(["a", "b", "c"], 0, 2), ["a", "c"], names)).toBe("A, C");
  expect(said(order(["a", "b"]), ["b", "a"], names)).toBe("B, A");
  expect(said(amount(0, 9), 4, names)).toBe("4");
  const ask = branch([{ name: "pass" }, { name: "build", ask: pick(["x", "y"]) }]);
  expect(said(ask, { branch: "build", value: ["y"] }, names)).toBe("BUILD, Y");
  expect(said(ask, { branch: "pass" }, names)).toBe("PASS");
  expect(said(CONFIRM, true, names)).toBeNull();
  expect(said(pick(["a"], 0, 1), [], names)).toBe("nothing");
});
