import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "./lib/run.ts";

/** How many items of levels 1 and 2 each section of ASVS 5.0.0 has, by chapter. Those of level 3 come after them. */
const SECTIONS: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  1: { 1: 2, 2: 9, 3: 11, 4: 3, 5: 2 },
  2: { 1: 3, 2: 3, 3: 4, 4: 1 },
  3: { 2: 2, 3: 4, 4: 6, 5: 5, 7: 2 },
  4: { 1: 3, 2: 1, 3: 2, 4: 4 },
  5: { 1: 1, 2: 3, 3: 2, 4: 3 },
  6: { 1: 3, 2: 12, 3: 4, 4: 4, 5: 5, 6: 3, 8: 4 },
  7: { 1: 3, 2: 4, 3: 2, 4: 5, 5: 2, 6: 2 },
  8: { 1: 2, 2: 3, 3: 1, 4: 1 },
  9: { 1: 3, 2: 4 },
  10: { 1: 2, 2: 2, 3: 4, 4: 11, 5: 5, 6: 2, 7: 3 },
  11: { 1: 2, 2: 3, 3: 3, 4: 4, 5: 1, 6: 1 },
  12: { 1: 3, 2: 2, 3: 4 },
  13: { 1: 1, 2: 5, 3: 2, 4: 5 },
  14: { 1: 2, 2: 4, 3: 3 },
  15: { 1: 3, 2: 3, 3: 7 },
  16: { 1: 1, 2: 5, 3: 4, 4: 3, 5: 3 },
  17: { 1: 1, 2: 4, 3: 2 },
};

const ITEMS = Object.entries(SECTIONS).flatMap(([chapter, sections]) =>
  Object.entries(sections).flatMap(([section, n]) =>
    Array.from({ length: n }, (_, at) => `${chapter}.${section}.${at + 1}`),
  ),
);

const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");
const rows = read("docs/ASVS.md")
  .split("\n")
  .filter((line) => /^\| \d/.test(line))
  .map((line) =>
    line
      .slice(2)
      .split(" |")
      .map((cell) => cell.trim()),
  );

describe("the list of ASVS 5.0.0", () => {
  test("has every item of levels 1 and 2 once, and says how it stands", () => {
    expect(ITEMS).toHaveLength(253);
    expect(rows.map(([item]) => item)).toEqual(ITEMS);
    const stands = /^(Holds|None here|Operator|In part)\b/;
    expect(rows.filter(([, asks, how]) => !asks || !stands.test(how ?? "")).map(([item]) => item)).toEqual([]);
  });

  test("names where what holds is done, and says what is missing where it does in part", () => {
    const bare = rows.filter(([, , how = "", where = ""]) => /^(Holds|In part)/.test(how) && !where.includes("`"));
    expect(bare.map(([item]) => item)).toEqual([]);
    const unsaid = rows.filter(([, , how = ""]) => /^In part/.test(how) && !/^In part: .{20}/.test(how));
    expect(unsaid.map(([item]) => item)).toEqual([]);
  });

  test.each(["docs/ASVS.md", "docs/SECURITY.md"])("%s names files that are there, also in short", (document) => {
    const named = [...read(document).matchAll(/`([\w./-]+\.(?:tsx?|js|txt|ya?ml|json|md))`/g)].map(([, path]) => path!);
    const kept = globSync("{apps,docs,games,packages,scripts}/**", {
      cwd: ROOT,
      exclude: (path) => /(^|\/)(node_modules|dist|screens)$/.test(path),
    });
    const isThere = (path: string): boolean =>
      existsSync(join(ROOT, path)) || kept.some((file) => file.endsWith(`/${path}`));
    expect(named.length).toBeGreaterThan(5);
    // One is what a browser saves, not one of ours.
    expect([...new Set(named)].filter((path) => path !== "paravent.json" && !isThere(path))).toEqual([]);
  });

  test("leads to parts of docs/SECURITY.md that it has", () => {
    const heads = [...read("docs/SECURITY.md").matchAll(/^## (.+)$/gm)].map(([, head]) =>
      head!
        .toLowerCase()
        .replaceAll(/[^a-z ]/g, "")
        .replaceAll(" ", "-"),
    );
    const led = [...read("docs/ASVS.md").matchAll(/SECURITY\.md#([a-z-]+)/g)].map(([, part]) => part!);
    expect(led.length).toBeGreaterThan(10);
    expect([...new Set(led)].filter((part) => !heads.includes(part))).toEqual([]);
  });
});
