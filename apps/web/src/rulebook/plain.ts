import type { Block, Inline, PackPages } from "../plug/rulebook.ts";

/** A run of text without its marks. */
export function plain(text: readonly Inline[], pages: PackPages | null = null): string {
  return text.map((run) => plainRun(run, pages)).join("");
}

function plainRun(run: Inline, pages: PackPages | null): string {
  if (typeof run === "string") return run;
  if ("strong" in run) return plain(run.strong, pages);
  if ("em" in run) return plain(run.em, pages);
  if ("code" in run) return pages?.term(run.code) ?? run.code;
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
