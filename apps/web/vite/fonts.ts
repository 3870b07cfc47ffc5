import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { divide, type Range, readRanges, usedCharacters, writeRanges } from "./characters.ts";

const ROOT = join(import.meta.dirname, "../../..");
const KEPT = join(ROOT, "node_modules/.cache/paravent-fonts");

const FACE = /@font-face\s*\{[^}]*\}/g;
const FILE = /url\(["']?(\.[^"')]+\.woff2)["']?\)/;
const RANGE = /unicode-range:\s*([^;}]+);?/;
const EVERYTHING = "U+0-10FFFF";

/**
 * Each face in two files: the characters that our words use, and all of it. The second is fetched only by a page that
 * shows something else, a name or a line of the talk in another language.
 */
export function dividedFonts(): Plugin {
  let used: ReadonlySet<number> | null = null;
  return {
    name: "paravent-divided-fonts",
    apply: "build",
    enforce: "pre",
    async transform(code, id) {
      const path = id.split("?")[0] ?? id;
      if (!path.endsWith(".css") || !code.includes("@font-face")) return null;
      used ??= usedCharacters(ROOT);
      const faces = [...code.matchAll(FACE)].map(([face]) => face);
      let divided = code;
      for (const face of faces) divided = divided.replace(face, await divideFace(face, path, used));
      return { code: divided, map: null };
    },
  };
}

async function divideFace(face: string, path: string, used: ReadonlySet<number>): Promise<string> {
  const file = FILE.exec(face)?.[1];
  if (file === undefined) return face;
  const { in: ours, out: rest } = divide(readRanges(RANGE.exec(face)?.[1] ?? rangeOf(path)), used);
  const whole = join(dirname(path), file);
  const parts = rest.length > 0 ? [faceWith(face, file, rest)] : [];
  if (ours.length > 0) parts.push(faceWith(face, relative(dirname(path), await partOf(whole, ours)), ours));
  return parts.join("\n");
}

/** What a file of a package covers, by its name: `latin-ext-400.css`. */
function rangeOf(path: string): string {
  const list = join(dirname(path), "unicode.json");
  const script = /^(.+)-\d+\.css$/.exec(basename(path))?.[1];
  if (script === undefined || !existsSync(list)) return EVERYTHING;
  const ranges: Readonly<Record<string, string>> = JSON.parse(readFileSync(list, "utf8"));
  return ranges[script] ?? EVERYTHING;
}

const faceWith = (face: string, file: string, ranges: readonly Range[]): string =>
  face
    .replace(RANGE, "")
    .replace(/src:[^;}]*;?/, `src: url("${file}") format("woff2");\n  unicode-range: ${writeRanges(ranges)};`);

/** The part of a font with these characters alone; made once. */
async function partOf(whole: string, ranges: readonly Range[]): Promise<string> {
  const font = readFileSync(whole);
  const name = createHash("sha256").update(font).update(writeRanges(ranges)).digest("hex").slice(0, 16);
  const part = join(KEPT, name, basename(whole));
  if (existsSync(part)) return part;
  const text = ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at));
  mkdirSync(dirname(part), { recursive: true });
  writeFileSync(part, await subsetFont(font, String.fromCodePoint(...text), { targetFormat: "woff2" }));
  return part;
}
