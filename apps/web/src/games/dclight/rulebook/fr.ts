import type { Chapter } from "../../../plug/rulebook.ts";

const found = import.meta.glob<Chapter>("./fr/*.md", { query: "?chapter", import: "default", eager: true });

/** In the order of their numbers. */
export const chapters: readonly Chapter[] = Object.keys(found)
  .sort()
  .map((file) => found[file]!);
