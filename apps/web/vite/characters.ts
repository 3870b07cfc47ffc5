import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Where the words are that a client can show: its own, those of the games and their packs, and the rules. */
const WORDS = [
  "apps/web/index.html",
  "apps/web/src/**/*.{ts,tsx}",
  "games/*/src/**/*.ts",
  "games/*/packs/**/*",
  "packages/*/src/**/*.ts",
  "docs/rules/*.md",
];

/** What is written in our files by its number: the spaces and dashes of French and of style sheets. */
const WRITTEN_BY_NUMBER = "\u00a0\u2009\u200a\u200b\u2010\u2011\u202f\u2060";

/** Every character of our words, small and large: headings are set in capitals. All that a plain keyboard types is in. */
export function usedCharacters(root: string): ReadonlySet<number> {
  const keyboard = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at));
  const used = new Set<string>([...keyboard, ...WRITTEN_BY_NUMBER]);
  for (const path of globSync(WORDS, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile())) {
    const text = readFileSync(join(path.parentPath, path.name), "utf8");
    for (const character of new Set(text + text.toLocaleUpperCase())) used.add(character);
  }
  return new Set([...used].map((character) => character.codePointAt(0) ?? 0).filter((code) => code >= 0x20));
}

export type Range = readonly [from: number, to: number];

/** `U+0-FF,U+131` as pairs of first and last. */
export function readRanges(text: string): Range[] {
  return text.split(",").map((part) => {
    const [from = "0", to = from] = part.trim().replace(/^U\+/i, "").split("-");
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}

const code = (at: number): string => at.toString(16).toUpperCase();
export const writeRanges = (ranges: readonly Range[]): string =>
  ranges.map(([from, to]) => (from === to ? `U+${code(from)}` : `U+${code(from)}-${code(to)}`)).join();

/** What of these ranges is used, and what is left of them. */
export function divide(ranges: readonly Range[], used: ReadonlySet<number>): { in: Range[]; out: Range[] } {
  const parts: { in: Range[]; out: Range[] } = { in: [], out: [] };
  const inside = [...used].filter((at) => ranges.some(([from, to]) => at >= from && at <= to)).sort((a, b) => a - b);
  for (const at of inside) {
    const last = parts.in.at(-1);
    if (last?.[1] === at - 1) parts.in[parts.in.length - 1] = [last[0], at];
    else parts.in.push([at, at]);
  }
  for (const [from, to] of ranges) {
    let next = from;
    for (const [first, last] of parts.in) {
      if (first < from || first > to) continue;
      if (first > next) parts.out.push([next, first - 1]);
      next = last + 1;
    }
    if (next <= to) parts.out.push([next, to]);
  }
  return parts;
}
