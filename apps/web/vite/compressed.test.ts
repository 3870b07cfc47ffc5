import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { compressFolder } from "./compressed.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "paravent-compressed-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("puts two copies beside every text that gets smaller, and beside nothing else", async () => {
  const code = "export const same = 'same';\n".repeat(200);
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets/main-1a2b.js"), code);
  writeFileSync(join(folder, "assets/face.woff2"), code);
  writeFileSync(join(folder, "tiny.svg"), "<svg/>");
  await compressFolder(folder);
  expect(readdirSync(folder).sort()).toEqual(["assets", "tiny.svg"]);
  const assets = join(folder, "assets");
  expect(readdirSync(assets).sort()).toEqual(["face.woff2", "main-1a2b.js", "main-1a2b.js.br", "main-1a2b.js.gz"]);
  const copy = (ending: string) => readFileSync(join(assets, `main-1a2b.js${ending}`));
  expect(brotliDecompressSync(copy(".br")).toString()).toBe(code);
  expect(gunzipSync(copy(".gz")).toString()).toBe(code);
});
