import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readRules } from "../shell/rules.ts";

const read = (game: string) =>
  readRules(readFileSync(new URL(`../../../../docs/rules/${game}.md`, import.meta.url), "utf8"));

it("finds the rule of every link of the decision bar in the specification", () => {
  const rules = new Map(read("diktat").flatMap((section) => section.rules.map(({ id, text }) => [id, text])));
  expect(rules.size).toBeGreaterThan(200);
  expect(rules.get("DK-MAN-SEND-05")).toMatch(/cannot receive another pile/);
  expect(rules.get("DK-RUL-35")).toBeDefined();
});

it("reads the rules of DCLight too, where they are list items, without the section of the source", () => {
  const rules = new Map(read("dclight").flatMap((section) => section.rules.map(({ id, text }) => [id, text])));
  expect(rules.size).toBeGreaterThan(200);
  expect(rules.get("DC-OFFER-14")).toMatch(/suffers the creature's reprisal, unless he uses Miracle\.$/);
});
