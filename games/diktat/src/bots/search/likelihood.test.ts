import { expect, test } from "vitest";
import type { DiktatFacts } from "../../model/facts.ts";
import type { Agent } from "../../names/names.ts";
import { likelihood } from "./likelihood.ts";

const factsWith = (owner: number, ...kinds: Agent[]): DiktatFacts =>
  ({ piles: [{ owner, pawns: kinds.map((kind) => ({ kind })) }] }) as unknown as DiktatFacts;

test("a rival's pile without an Emissary is a bluff: seldom, not never", () => {
  const bluff = likelihood(factsWith(1, "guard", "citizen"), 0);
  expect(bluff).toBeGreaterThan(0);
  expect(bluff).toBeLessThan(likelihood(factsWith(1, "guard", "emissary"), 0));
});

test("one's own piles tell nothing", () => {
  expect(likelihood(factsWith(0, "guard"), 0)).toBe(likelihood(factsWith(0, "emissary"), 0));
});
