import type { Block, Inline } from "../plug/rulebook.ts";

/** A run of text without its marks. */
export function plain(text: readonly Inline[]): string {
  return text.map(plainRun).join("");
}

function plainRun(run: Inline): string {
  if (typeof run === "string") return run;
  if ("strong" in run) return plain(run.strong);
  if ("em" in run) return plain(run.em);
  return run.rule;
}

/** The rules a block rests on, each as often as it is cited. */
export function rulesOf(block: Block): readonly string[] {
  switch (block.is) {
    case "heading":
    case "paragraph":
      return block.prose.rules;
    case "list":
      return block.items.flatMap(({ rules }) => rules);
    case "table":
      return [...block.head, ...block.rows.flat()].flatMap(({ rules }) => rules);
    default:
      return [];
  }
}
