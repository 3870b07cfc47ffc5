import { wordOf } from "./content/verbs.ts";
import type { Verb } from "./rules/effects/verb.ts";
import { VERBS } from "./rules/verbs/index.ts";

/** The lines of docs/CONTENT.md between which the verbs stand. */
export const BEGIN =
  "<!-- The verbs: written by `npm run vocabulary`, from their records in games/diktat/src/rules/verbs. -->";
export const END = "<!-- The end of the verbs. -->";

/** The table of verbs of docs/CONTENT.md, from their records: whoever adds a verb does not write it twice. */
export function verbTable(): string {
  const rows = Object.values<Verb>(VERBS).map((verb) => {
    const { does, otherwise } = verb.page;
    return `| \`${wordOf(verb)}\` | ${parametersOf(verb)} | ${does} | ${otherwise} |`;
  });
  return ["| Word | Parameters | What it does | Where it cannot be done |", "| --- | --- | --- | --- |", ...rows].join(
    "\n",
  );
}

/** Those that must be given, then in brackets those that may be left out. */
function parametersOf({ entry }: Verb): string {
  const { op: _, ...parameters } = entry.shape;
  const names = (optional: boolean): string =>
    Object.entries(parameters)
      .filter(([, schema]) => schema.safeParse(undefined).success === optional)
      .map(([name]) => `\`${name}\``)
      .join(", ");
  const optional = names(true);
  return `${names(false)}${optional && ` [${optional}]`}`;
}
