import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readRules } from "./rules.ts";

it("finds the rule of every link of the decision bar in the specification", () => {
  const sections = readRules(readFileSync(new URL("../../../../docs/rules/diktat.md", import.meta.url), "utf8"));
  const rules = new Map(sections.flatMap((section) => section.rules.map(({ id, text }) => [id, text])));
  expect(rules.size).toBeGreaterThan(200);
  expect(rules.get("DK-MAN-SEND-05")).toMatch(/cannot receive another pile/);
  expect(rules.get("DK-RUL-35")).toBeDefined();
});
