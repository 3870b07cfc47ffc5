import type { LawEntry, LawSection } from "../../src/plug/rulebook.ts";
import { readInline } from "./inline.ts";
import { isRule, readRow } from "./table.ts";

const ID = /^[A-Z]{2}(?:-[A-Z]+)+-\d+$/;
const ITEM = /^- \*\*([A-Z]{2}(?:-[A-Z]+)+-\d+)\*\* (.+?)(?: \[[^\]]+\])?$/;
/** The number of a section and the areas of its rules are left out. */
const HEADING = /^(#{2,4}) (?:[\d.]+[a-z]? )?(.+?)(?: \([A-Z, -]+\))?$/;
/** A column that names where a rule was printed: of use to those who compare editions, not to players. */
const SOURCE = "Source";

/** Reads the rules out of a specification: every table row or list item that begins with the identifier of a rule. */
export function readLaw(markdown: string): LawSection[] {
  const sections: { part: string; title: string; entries: LawEntry[] }[] = [];
  let part = "";
  let head: readonly string[] = [];
  let above: readonly string[] | null = null;
  for (const line of markdown.split("\n")) {
    const [, level, title] = HEADING.exec(line) ?? [];
    if (level === "##") part = title ?? "";
    if (title !== undefined) sections.push({ part, title, entries: [] });
    const entries = sections.at(-1)?.entries;
    const row = readRow(line);
    const [, id, text] = ITEM.exec(line) ?? [];
    if (row && isRule(row)) head = above ?? [];
    else if (row?.[0] && ID.test(row[0])) entries?.push(entryOf(row, head));
    else if (id && text) entries?.push({ id, parts: [{ label: null, text: readInline(text) }] });
    above = row;
  }
  return sections.filter(({ entries }) => entries.length > 0);
}

/** A row of one column says the rule; where there are more, each stands under its name. */
function entryOf([id = "", ...cells]: readonly string[], [, ...head]: readonly string[]): LawEntry {
  const said = cells.flatMap((cell, at) =>
    head[at] === SOURCE || cell === "" ? [] : [{ label: head[at] ?? null, cell }],
  );
  const isOne = said.length === 1;
  return { id, parts: said.map(({ label, cell }) => ({ label: isOne ? null : label, text: readInline(cell) })) };
}
