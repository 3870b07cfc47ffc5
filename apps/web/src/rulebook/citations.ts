import type { Chapter } from "../plug/rulebook.ts";
import { blockAnchor } from "./addresses.ts";
import { rulesOf } from "./plain.ts";

/** A place in a chapter that rests on a rule. */
export interface Citation {
  readonly chapter: Chapter;
  readonly anchor: string;
}

/** The anchor an address means in a chapter: one that is a rule means the first passage that rests on it. */
export function anchorIn(chapter: Chapter | undefined, named: string): string {
  const at = chapter?.blocks.findIndex((block) => rulesOf(block).includes(named)) ?? -1;
  return at < 0 ? named : blockAnchor(at);
}

/** Which chapters cite each rule, and where each of them does so first. */
export function citations(chapters: readonly Chapter[]): ReadonlyMap<string, readonly Citation[]> {
  const found = new Map<string, Citation[]>();
  for (const chapter of chapters)
    chapter.blocks.forEach((block, at) => {
      for (const id of rulesOf(block)) {
        const known = found.get(id) ?? [];
        if (known.some((citation) => citation.chapter === chapter)) continue;
        found.set(id, [...known, { chapter, anchor: blockAnchor(at) }]);
      }
    });
  return found;
}
