import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import type { Plugin } from "vite";
import { readChapter } from "./chapter.ts";
import { readLaw } from "./law.ts";

/** `…/07-spying.md?chapter` and `…/rules.md?law` are read when the client is built: no parser is sent to anybody. */
export function rulebookText(): Plugin {
  return {
    name: "paravent-rulebook",
    enforce: "pre",
    async load(id) {
      const [file, query] = id.split("?") as [string, string?];
      if (query !== "chapter" && query !== "law") return null;
      const markdown = await readFile(file, "utf8");
      this.addWatchFile(file);
      const read = query === "law" ? readLaw(markdown) : readChapter(chapterName(file), markdown);
      // JSON in quotes is read faster than an object literal of this size.
      return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(read))})`, map: null };
    },
  };
}

/** `07-spying-and-killing.md`: the number is its place, the rest its name in addresses. */
export const chapterName = (file: string): string => basename(file, ".md").replace(/^\d+-/, "");
