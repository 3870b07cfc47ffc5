import { readdirSync, readFileSync } from "node:fs";
import { readChapter } from "../../vite/rulebook/chapter.ts";
import { readLaw } from "../../vite/rulebook/law.ts";
import { chapterName } from "../../vite/rulebook/plugin.ts";
import type { PieceCard } from "../plug/pieces.ts";
import { rulesOf } from "../rulebook/plain.ts";

type Tongue = "fr" | "en";

/** What is wrong with the cards of these names: one that is missing, says nothing, or points at a place that is not there. */
export function faultsOf(
  game: string,
  language: Tongue,
  names: readonly string[],
  cardOf: (name: string) => PieceCard | null,
): string[] {
  const chapters = chaptersOf(game, language);
  const law = lawOf(game, language);
  return names.flatMap((name) => {
    const card = cardOf(name);
    if (!card) return [`${name} has no card`];
    const { title, kind, says, lines, chapter, rule } = card;
    const isEmpty = [title, says, ...lines.map(({ text }) => text)].some((text) => text.trim() === "");
    const isBroken = [title, kind, says, ...lines.map(({ text }) => text)].some((text) =>
      /\b(?:undefined|NaN|null)\b/.test(text),
    );
    return [
      ...(isEmpty || isBroken ? [`${name} says nothing somewhere`] : []),
      ...(chapters.get(chapter)?.has(rule) ? [] : [`${name}: ${chapter} does not cite ${rule}`]),
      ...(law.has(rule) ? [] : [`${name}: there is no ${rule}`]),
    ];
  });
}

/** The kinds of names that the files of a table write. */
export function kindsWritten(game: string): string[] {
  const folder = new URL(`../games/${game}/`, import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".tsx"));
  return files.flatMap((file) =>
    [...readFileSync(new URL(file, folder), "utf8").matchAll(/data-about="(\w+)|data-about=\{[^}]*?`(\w+):/g)].map(
      ([, plain, made]) => plain ?? made!,
    ),
  );
}

function lawOf(game: string, language: Tongue): ReadonlySet<string> {
  const file = new URL(`../../../../docs/rules/${game}${language === "fr" ? ".fr" : ""}.md`, import.meta.url);
  const sections = readLaw(readFileSync(file, "utf8"));
  return new Set(sections.flatMap(({ entries }) => entries.map(({ id }) => id)));
}

function chaptersOf(game: string, language: Tongue): ReadonlyMap<string, ReadonlySet<string>> {
  const folder = new URL(`../games/${game}/rulebook/${language}/`, import.meta.url);
  return new Map(
    readdirSync(folder).map((file) => {
      const chapter = readChapter(chapterName(file), readFileSync(new URL(file, folder), "utf8"));
      return [chapter.name, new Set(chapter.blocks.flatMap((block) => [...rulesOf(block)]))];
    }),
  );
}
