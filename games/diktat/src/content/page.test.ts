import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { SECTORS } from "../names/names.ts";
import { basePackFiles } from "../node.ts";
import { ENGLISH } from "../text/say/english.ts";
import { say } from "../text/say/index.ts";
import { withTables } from "../vocabulary-page.ts";
import { readDocument } from "./document.ts";
import { EffectEntry } from "./effect-schema.ts";
import { packFrom } from "./read.ts";
import { translateEffect } from "./translate.ts";
import { allVerbs } from "./verbs.ts";
import { LimitEntry, PileFilter, Player, Resource, SectorFilter, StatName, Token } from "./vocabulary.ts";
import { allConditions, allCounters } from "./words.ts";

const OPERATIONS = allVerbs().map(({ entry }) => entry);

/** docs/CONTENT.md is what an owner of the box types cards by: it says what the reader takes, no more and no less. */
const page = readFileSync(new URL("../../../../docs/CONTENT.md", import.meta.url), "utf8");

/** What stands under a heading, up to the next one. */
function section(heading: string): string {
  const [, after] = page.split(new RegExp(`^#+ ${heading}$`, "m"));
  if (after === undefined) throw new Error(`the page has no heading "${heading}"`);
  return after.split(/^#+ /m)[0]!;
}

/** The rows of the table under a heading, cell by cell. */
function rows(heading: string): string[][] {
  const lines = section(heading)
    .split("\n")
    .filter((line) => line.startsWith("|"));
  return lines.slice(2).map((line) =>
    line
      .slice(1, -1)
      .split("|")
      .map((cell) => cell.trim()),
  );
}

const words = (cell: string): string[] => [...cell.matchAll(/`(\w+)`/g)].map(([, word]) => word!);
const firstWords = (heading: string): string[] => rows(heading).flatMap(([cell]) => words(cell!));
const optionsOf = (schema: { unwrap(): { options: readonly string[] } }): readonly string[] => schema.unwrap().options;

const VOCABULARY: readonly [heading: string, words: readonly string[]][] = [
  ["Effects", Object.keys(EffectEntry.shape)],
  ["Kinds", EffectEntry.shape.kind.options],
  ["Triggers", optionsOf(EffectEntry.shape.trigger)],
  ["Windows", optionsOf(EffectEntry.shape.window)],
  ["Limits", LimitEntry.shape.per.options],
  ["Verbs", OPERATIONS.map(({ shape }) => shape.op.value)],
  ["Resources", Resource.options],
  ["Tokens of Cabals", Token.options],
  ["Players", Player.options],
  ["Counters", [...allCounters().keys()]],
  ["Conditions", [...allConditions().keys(), "not"]],
  ["Sectors, as a target", Object.keys(SectorFilter.shape)],
  ["Piles, as a target", Object.keys(PileFilter.shape)],
  ["Stats", StatName.options],
];

describe("the page has every word the reader takes, and no other", () => {
  test.each(VOCABULARY)("%s", (heading, known) => {
    expect(firstWords(heading).toSorted()).toEqual([...known].sort());
  });

  test("the parameters of every verb", () => {
    for (const [verb, parameters] of rows("Verbs").map(([a, b]) => [words(a!)[0]!, b!] as const)) {
      const { op: _, ...shape } = OPERATIONS.find((operation) => operation.shape.op.value === verb)!.shape;
      const [required = "", optional = ""] = parameters.split("[");
      const isOptional = (schema: unknown): boolean =>
        (schema as { safeParse(v: unknown): { success: boolean } }).safeParse(undefined).success;
      const keys = Object.entries(shape);
      expect([verb, words(required).sort()]).toEqual([
        verb,
        keys
          .filter(([, s]) => !isOptional(s))
          .map(([k]) => k)
          .sort(),
      ]);
      expect([verb, words(optional).sort()]).toEqual([
        verb,
        keys
          .filter(([, s]) => isOptional(s))
          .map(([k]) => k)
          .sort(),
      ]);
    }
  });

  test("the values of targets", () => {
    const values = (filter: object, heading: string) => {
      for (const [key, schema] of Object.entries(filter)) {
        const inner = schema.unwrap();
        const list = inner.options ?? inner.element?.options;
        if (!list || key === "except") continue;
        const row = rows(heading).find(([cell]) => words(cell!)[0] === key)!;
        expect([key, list.filter((word: string) => !words(row[1]!).includes(word))]).toEqual([key, []]);
      }
    };
    values(SectorFilter.shape, "Sectors, as a target");
    values(PileFilter.shape, "Piles, as a target");
  });

  test("the sectors", () => {
    const [, cell] = rows("An Opportunity card").find(([name]) => name === "`sector`")!;
    expect(words(cell!).sort()).toEqual([...SECTORS].sort());
  });
});

test("the tables of words are those of their records; `npm run vocabulary` writes them", () => {
  expect(withTables(page)).toBe(page);
});

test("every file of a pack is named", () => {
  const named = rows("Files").flatMap(([cell]) => [...cell!.matchAll(/`(\w+\.yaml)`/g)].map(([, file]) => file!));
  expect(named.sort()).toEqual(Object.keys(basePackFiles()).sort());
});

const base = readDocument(basePackFiles(), null);
/** The fenced blocks of a text, with what stands behind the name of their language. */
const blocks = (text: string) =>
  [...text.matchAll(/^```yaml (\S+)\n([\s\S]*?)^```$/gm)].map(([, name, body]) => ({ name: name!, body: body! }));

describe("every example of the page is taken", () => {
  const packs = [...page.matchAll(/^### (Example: .+)$/gm)].map(([, heading]) => heading!);
  test("there are some", () => {
    expect(packs.length).toBeGreaterThan(1);
    expect(blocks(page).filter(({ name }) => name === "effect").length).toBeGreaterThan(3);
  });

  test.each(packs)("%s", (heading) => {
    const files = Object.fromEntries(blocks(section(heading)).map(({ name, body }) => [name, body]));
    const pack = packFrom(readDocument(files, base));
    expect(pack.cards.size).toBe(72);
    const own = (parse(files["opportunities.yaml"]!) as { opportunities: { id: string }[] }).opportunities;
    for (const { id } of own) {
      const card = pack.cards.get(id)!;
      expect(card.name).not.toEqual(base.opportunities.find((old) => old.id === id)?.name);
    }
  });

  test("effects, in a card", () => {
    const [model] = base.opportunities;
    for (const { body } of blocks(page).filter(({ name }) => name === "effect")) {
      const effect = EffectEntry.parse(parse(body));
      const opportunities = JSON.stringify([{ ...model, type: effect.kind, effects: [effect] }]);
      const files = {
        "pack.yaml": "schema: diktat-content/1\nname: {fr: x, en: x}\nextends: base\n",
        "opportunities.yaml": `opportunities: ${opportunities}\n`,
      };
      expect(packFrom(readDocument(files, base)).cards.get(model!.id)!.effects).toHaveLength(1);
    }
  });

  test("and says what the page says under it", () => {
    const examples = [...section("Examples of effects").matchAll(/^```yaml effect\n([\s\S]*?)^```\n\n(.+)$/gm)];
    expect(examples.length).toBeGreaterThan(3);
    for (const [, body, line] of examples)
      expect(say([translateEffect(EffectEntry.parse(parse(body!)))], ENGLISH)).toBe(line);
  });
});

test("the fault the page shows is the fault that is said", () => {
  const shown = /^opportunities\.yaml: nv1 .*$/m.exec(page)![0];
  const files = { ...basePackFiles() } as Record<string, string>;
  files["opportunities.yaml"] = files["opportunities.yaml"]!.replace("darkness: 1", "darkness: many");
  expect(() => readDocument(files, null)).toThrow(shown);
});
