import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

/** What is text. Fonts of the web are compressed already. */
const TEXT = "**/*.{html,js,css,svg,json,md,txt}";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** How a file is written beside itself, by the ending of its copy. Made once, so the strongest level there is. */
const COPIES: Readonly<Record<string, (text: Buffer) => Promise<Buffer>>> = {
  ".br": (text) =>
    brotli(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  ".gz": (text) => zip(text, { level: constants.Z_BEST_COMPRESSION }),
};

/** Writes the compressed copies of every text of a folder. A copy that would be larger than its original is left out. */
export async function compressFolder(folder: string): Promise<void> {
  const paths = globSync(TEXT, { cwd: folder }).map((path) => join(folder, path));
  await Promise.all(
    paths.map(async (path) => {
      const text = await readFile(path);
      for (const [ending, compress] of Object.entries(COPIES)) {
        const copy = await compress(text);
        if (copy.length < text.length) await writeFile(path + ending, copy);
      }
    }),
  );
}

/** The built client beside its compressed copies, for the server to choose from. */
export function compressedCopies(): Plugin {
  return {
    name: "paravent-compressed-copies",
    apply: "build",
    writeBundle: {
      // After all other plugins have written what they write.
      order: "post",
      sequential: true,
      async handler({ dir }) {
        if (dir !== undefined) await compressFolder(dir);
      },
    },
  };
}
