import { expect, it } from "vitest";
import { ROOT } from "../../../scripts/lib/run.ts";
import { divide, readRanges, usedCharacters, writeRanges } from "./characters.ts";

const codes = (text: string) => new Set([...text].map((character) => character.codePointAt(0)!));

it("finds the letters of both languages and of the names of the city", () => {
  const used = usedCharacters(ROOT);
  for (const at of codes("azAZ09 é É ç Ç œ Œ à ê « » ’ …Č →")) expect(used).toContain(at);
  expect(used).not.toContain("ő".codePointAt(0));
});

it("divides a range into what is used and the rest", () => {
  const { in: used, out } = divide(readRanges("U+41-5A,U+131"), codes("ABCZ"));
  expect(writeRanges(used)).toBe("U+41-43,U+5A");
  expect(writeRanges(out)).toBe("U+44-59,U+131");
});

it("leaves a range whole of which nothing is used", () => {
  const { in: used, out } = divide(readRanges("U+100-17F"), codes("abc"));
  expect(used).toEqual([]);
  expect(writeRanges(out)).toBe("U+100-17F");
});
