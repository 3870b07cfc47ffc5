import { expect, it } from "vitest";
import { Online } from "./online.ts";

it("counts everybody once, as long as they have been heard of lately", () => {
  const online = new Online();
  online.note("anna", 0);
  online.note("bert", 10_000);
  online.note("anna", 20_000);
  expect(online.count(54_999)).toBe(2);
  expect(online.count(55_000)).toBe(1);
  expect(online.count(65_000)).toBe(0);
});
