import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const here = (path: string) => new URL(path, import.meta.url);

const ENGINE_WORDS = {
  en: "algorithm|boolean|byte|client|determinism|deterministic|engine|generator|identifier|input|invariant|JSON|pending|program|seed|seeded|server|snapshot|software|state|timeout|YAML",
  fr: "algorithme|booléen|client|déterminisme|déterministe|générateur|graine|identifiant|interface|invariant|JSON|logiciel|moteur|octet|paramètre|programme|serveur|YAML",
};

/** What a player should not have to read: names out of the code, and words of its trade. */
function foreignWords(text: string, language: "fr" | "en"): string[] {
  const letter = "[\\p{L}\\p{N}]";
  const foreign = [
    "`[^`]*`?",
    `(?<!${letter})\\p{Ll}+\\p{Lu}${letter}*`, // camelCase
    `${letter}+_[\\p{L}\\p{N}_]+`, // snake_case
    `(?<!${letter})(?:${ENGINE_WORDS[language]})s?(?!${letter})`,
  ];
  return text.match(new RegExp(foreign.join("|"), "gu")) ?? [];
}

it.each([
  ["keeps `keepCard`", ["`keepCard`"]],
  ["then keepCard, a seeded generator, pack coordination_4", ["keepCard", "seeded", "generator", "coordination_4"]],
  ["DCLight, PoliSec, EC.1, DK-MAN-SEND-05, a statement, a stated price", []],
])("finds what is foreign in: %s", (text, found) => {
  expect(foreignWords(text, "en")).toEqual(found);
});

const pages = ["diktat", "dclight"].flatMap((game) =>
  (["fr", "en"] as const).flatMap((language) => {
    const folder = here(`./${game}/rulebook/${language}/`);
    const law = here(`../../../../docs/rules/${game}${language === "fr" ? ".fr" : ""}.md`);
    const chapters = readdirSync(folder).map((file) => new URL(file, folder));
    return [law, ...chapters].map((page) => ({ game, language, page }));
  }),
);

it("is written in the words of players, law and chapters, in both languages", () => {
  expect(pages.length).toBeGreaterThan(40);
  const foreign = pages.flatMap(({ game, language, page }) =>
    foreignWords(readFileSync(page, "utf8"), language).map((word) => [game, page.pathname.split("/").at(-1), word]),
  );
  expect(foreign).toEqual([]);
});
