import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readChapter } from "../../vite/rulebook/chapter.ts";
import { readLaw } from "../../vite/rulebook/law.ts";
import { chapterName } from "../../vite/rulebook/plugin.ts";
import type { Block, Chapter, LawEntry } from "../plug/rulebook.ts";
import { plain, rulesOf } from "../rulebook/plain.ts";

const here = (path: string) => new URL(path, import.meta.url);

function chaptersOf(game: string, language: "fr" | "en"): Chapter[] {
  const folder = here(`./${game}/rulebook/${language}/`);
  return readdirSync(folder)
    .sort()
    .map((file) => readChapter(chapterName(file), readFileSync(new URL(file, folder), "utf8")));
}

function lawOf(game: string, language: "fr" | "en"): ReadonlyMap<string, LawEntry> {
  const file = here(`../../../../docs/rules/${game}${language === "fr" ? ".fr" : ""}.md`);
  const entries = readLaw(readFileSync(file, "utf8")).flatMap((section) => section.entries);
  return new Map(entries.map((entry) => [entry.id, entry]));
}

/** What two languages must agree on: kinds of blocks, their size, names of figures and lists, rules cited. */
function shapeOf(block: Block): unknown {
  const rules = [...rulesOf(block)].sort();
  switch (block.is) {
    case "heading":
      return [block.is, block.level, rules];
    case "list":
      return [block.is, block.ordered, block.items.length, rules];
    case "table":
      return [block.is, block.head.length, block.rows.length, rules];
    case "figure":
    case "made":
      return [block.is, block.name];
    default:
      return [block.is, rules];
  }
}

describe.each(["diktat", "dclight"])("the rulebook of %s", (game) => {
  const french = chaptersOf(game, "fr");
  const english = chaptersOf(game, "en");
  const laws = [lawOf(game, "fr"), lawOf(game, "en")] as const;

  it("has the same chapters, block by block, in both languages", () => {
    expect(english.length).toBeGreaterThan(10);
    expect(french.map(({ name }) => name)).toEqual(english.map(({ name }) => name));
    french.forEach(({ blocks, name }, at) => {
      expect([name, blocks.map(shapeOf)]).toEqual([name, english[at]!.blocks.map(shapeOf)]);
    });
  });

  it("says what every figure shows, in the language of its chapter", () => {
    const shown = (chapters: readonly Chapter[]) =>
      chapters.flatMap(({ blocks }) => blocks.flatMap((block) => (block.is === "figure" ? [block.shows] : [])));
    expect(shown(english).length).toBeGreaterThan(10);
    for (const said of [...shown(english), ...shown(french)]) expect(said.length).toBeGreaterThan(20);
    expect(shown(french).filter((said) => shown(english).includes(said))).toEqual([]);
  });

  it("cites rules that both laws have", () => {
    const cited = new Set(english.flatMap(({ blocks }) => blocks.flatMap(rulesOf)));
    expect(cited.size).toBeGreaterThan(150);
    for (const law of laws) expect([...cited].filter((id) => !law.has(id))).toEqual([]);
  });

  it("has laws with the same rules, in the same order, each with as many parts", () => {
    const [fr, en] = laws.map((law) => [...law.values()].map(({ id, parts }) => [id, parts.length]));
    expect(en!.length).toBeGreaterThan(200);
    expect(fr).toEqual(en);
  });
});

it("gives rows of the law whole, but for where they were printed", () => {
  const text = (id: string) =>
    lawOf("diktat", "en")
      .get(id)
      ?.parts.map(({ text }) => plain(text));
  expect(text("DK-MAN-SEND-05")).toEqual([expect.stringMatching(/cannot receive another pile/)]);
  expect(text("DK-INF-02")).toEqual(["Malá Strana", "Income: 1 Emissary", "Income: 1 Emissary and 1 PP"]);
  expect(text("DK-RUL-35")).toHaveLength(3);
});

it("gives items of the law without the section of the source", () => {
  const said = lawOf("dclight", "en")
    .get("DC-OFFER-14")!
    .parts.map(({ text }) => plain(text));
  expect(said).toEqual([expect.stringMatching(/suffers the creature's reprisal, unless he uses Miracle\.$/)]);
});
