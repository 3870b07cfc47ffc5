export interface RuleSection {
  readonly title: string;
  readonly rules: readonly { readonly id: string; readonly text: string }[];
}

/** Reads the rules out of the specification: every table row that begins with the identifier of a rule. */
export function readRules(markdown: string): RuleSection[] {
  const sections: { title: string; rules: { id: string; text: string }[] }[] = [];
  for (const line of markdown.split("\n")) {
    const heading = /^#{2,4} (?:[\d.]+[a-z]? )?(.+)$/.exec(line);
    if (heading) sections.push({ title: heading[1]!, rules: [] });
    const row = /^\| (DK-[A-Z]+(?:-[A-Z]+)*-\d+) \| (.+?) \|\s*$/.exec(line);
    // The last cell names the source in the rulebook; everything before it is the rule.
    if (row)
      sections
        .at(-1)
        ?.rules.push({ id: row[1]!, text: plain(row[2]!.split(" | ").slice(0, -1).join(": ") || row[2]!) });
  }
  return sections.filter(({ rules }) => rules.length > 0);
}

const plain = (text: string): string => text.replace(/[`*]/g, "");
