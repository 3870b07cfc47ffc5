import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./lib/run.ts";

const read = (path: string): string => readFileSync(join(ROOT, "docs", path), "utf8");

/** A term in both languages, as the rows of tables begin with it; heads of tables left out. */
function termsIn(text: string): string[] {
  return [...text.matchAll(/^\|([^|]+)\|([^|]+)\|/gm)]
    .map(([, french = "", english = ""]) => `${french.trim()}: ${english.trim()}`)
    .filter((term) => !/^(French: |-)/.test(term));
}

/** The section "Glossary" of a game's rules. */
function glossaryOf(rules: string): string {
  const text = read(rules);
  const start = text.indexOf("## 1. Glossary");
  return text.slice(start, text.indexOf("\n## 2", start));
}

test.each(["rules/diktat.md", "rules/dclight.md"])("the glossary has every term of %s", (rules) => {
  const terms = termsIn(glossaryOf(rules));
  const glossary = new Set(termsIn(read("GLOSSARY.md")));
  expect(terms.length).toBeGreaterThan(30);
  expect(terms.filter((term) => !glossary.has(term))).toEqual([]);
});
