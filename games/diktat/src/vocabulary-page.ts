import { STAT_WORDS, type StatForm, statOf } from "./content/stats.ts";
import { wordOf } from "./content/verbs.ts";
import { allConditions, allCosts, allCounters } from "./content/words.ts";
import type { Verb } from "./rules/effects/verb.ts";
import { VERBS } from "./rules/verbs/index.ts";

/** A table of docs/CONTENT.md that is made from records, so that whoever adds a word does not write it twice. */
interface PageTable {
  /** The lines of the page between which it stands. */
  readonly begin: string;
  readonly end: string;
  /** The table itself. */
  text(): string;
}

const pageTable = (of: string, records: string, head: readonly string[], rows: () => string[][]): PageTable => ({
  begin: `<!-- The ${of}: written by \`npm run vocabulary\`, from their records in games/diktat/src/${records}. -->`,
  end: `<!-- The end of the ${of}. -->`,
  text: () => [head, head.map(() => "---"), ...rows()].map((cells) => `| ${cells.join(" | ")} |`).join("\n"),
});

const code = (word: string): string => `\`${word}\``;

/** All of them, in the order of the page. */
export const TABLES: readonly PageTable[] = [
  pageTable("verbs", "rules/verbs", ["Word", "Parameters", "What it does", "Where it cannot be done"], () =>
    Object.values<Verb>(VERBS).map((verb) => [
      code(wordOf(verb)),
      parametersOf(verb),
      verb.page.does,
      verb.page.otherwise,
    ]),
  ),
  pageTable("counters", "rules/effects/counters.ts", ["Word", "What it counts"], () =>
    [...allCounters()].map(([word, { page }]) => [code(word), page]),
  ),
  pageTable("costs", "rules/effects/cost-records.ts", ["Form", "What is paid"], () =>
    [...allCosts().values()].map(({ page: { form, means } }) => [code(form), means]),
  ),
  pageTable("conditions", "rules/effects/conditions.ts", ["Word", "Value", "Holds when"], () => [
    ...[...allConditions()].map(
      ([
        word,
        {
          page: { value, holds },
        },
      ]) => [code(word), value, holds],
    ),
    [code("not"), "condition", "the condition does not hold"],
  ]),
  pageTable("stats", "content/stats.ts", ["Word", "What it is", "Changed by"], () =>
    STAT_WORDS.map((word) => {
      const { by, base, page } = statOf(word);
      return [
        code(word),
        base === undefined ? page : `${page}; ${base} if nothing changes it`,
        by.map(inWords).join(" or "),
      ];
    }),
  ),
];

/** The page with its tables as they follow from the records. */
export function withTables(page: string): string {
  return TABLES.reduce((text, { begin, end, text: table }) => {
    const [from, to] = [text.indexOf(begin), text.indexOf(end)];
    if (from < 0 || to < from) throw new Error(`docs/CONTENT.md lacks the lines\n${begin}\n${end}`);
    return `${text.slice(0, from)}${begin}\n\n${table()}\n\n${text.slice(to)}`;
  }, page);
}

/** Those that must be given, then in brackets those that may be left out. */
function parametersOf({ entry }: Verb): string {
  const { op: _, ...parameters } = entry.shape;
  const names = (optional: boolean): string =>
    Object.entries(parameters)
      .filter(([, schema]) => schema.safeParse(undefined).success === optional)
      .map(([name]) => code(name))
      .join(", ");
  const optional = names(true);
  return `${names(false)}${optional && ` [${optional}]`}`;
}

function inWords(form: StatForm): string {
  if (form === "delta") return "`delta`";
  return form === "number" || form === "type"
    ? `\`set\` to a ${form === "type" ? "type of Affinity" : form}`
    : code(`set: ${form}`);
}
