export interface RuleSection {
  readonly title: string;
  readonly rules: readonly { readonly id: string; readonly text: string }[];
}

const ROW = /^\| ([A-Z]+(?:-[A-Z]+)+-\d+) \| (.+?) \|\s*$/;
const ITEM = /^- \*\*([A-Z]+(?:-[A-Z]+)+-\d+)\*\* (.+?)(?: \[[^\]]+\])?$/;

/** Reads the rules out of a specification: every table row or list item that begins with the identifier of a rule. */
export function readRules(markdown: string): RuleSection[] {
  const sections: { title: string; rules: { id: string; text: string }[] }[] = [];
  for (const line of markdown.split("\n")) {
    const heading = /^#{2,4} (?:[\d.]+[a-z]? )?(.+)$/.exec(line);
    if (heading) sections.push({ title: heading[1]!, rules: [] });
    const row = ROW.exec(line);
    const item = ITEM.exec(line);
    // The last cell of a row names the source in the rulebook; everything before it is the rule.
    const text = row ? row[2]!.split(" | ").slice(0, -1).join(": ") || row[2]! : item?.[2];
    const id = row?.[1] ?? item?.[1];
    if (id && text) sections.at(-1)?.rules.push({ id, text: plain(text) });
  }
  return sections.filter(({ rules }) => rules.length > 0);
}

const plain = (text: string): string => text.replace(/[`*]/g, "");
