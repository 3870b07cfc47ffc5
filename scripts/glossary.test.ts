import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./lib/run.ts";

const read = (path: string): string => readFileSync(join(ROOT, "docs", path), "utf8");

/** The rows of the section "Glossary" of a game's rules. */
function termsIn(rules: string): string[] {
  const text = read(rules);
  const start = text.indexOf("## 1. Glossary");
  return text
    .slice(start, text.indexOf("\n## 2", start))
    .split("\n")
    .filter((line) => line.startsWith("|"));
}

test.each(["rules/diktat.md", "rules/dclight.md"])("the glossary has every term of %s", (rules) => {
  const terms = termsIn(rules);
  const glossary = new Set(read("GLOSSARY.md").split("\n"));
  expect(terms.length).toBeGreaterThan(30);
  expect(terms.filter((term) => !glossary.has(term))).toEqual([]);
});
