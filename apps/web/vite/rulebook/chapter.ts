import type { Block, Chapter } from "../../src/plug/rulebook.ts";
import { readProse } from "./inline.ts";
import { isRule, readRow } from "./table.ts";

const FIGURE = /^\{\{figure:([a-z-]+)\}\}\n<!--([\s\S]*?)-->$/;
const MADE = /^\{\{list:([a-z-]+)\}\}$/;
const HEADING = /^(##|###) (.+)$/;
const ITEM = /^(?:-|\d+\.) (.+)$/;

/** Reads a chapter: headings, paragraphs, flat lists, tables, and places for figures and lists. Anything else is a fault. */
export function readChapter(name: string, markdown: string): Chapter {
  const [first = "", ...rest] = markdown.trim().split(/\n{2,}/);
  const title = /^# (.+)$/.exec(first)?.[1];
  if (title === undefined) throw new Error(`chapter ${name} does not begin with its title`);
  return { name, title, blocks: rest.map((piece) => readBlock(piece.trim(), name)) };
}

function readBlock(piece: string, chapter: string): Block {
  const figure = FIGURE.exec(piece);
  if (figure) return { is: "figure", name: figure[1]!, shows: figure[2]!.trim().replace(/\s+/g, " ") };
  const made = MADE.exec(piece);
  if (made) return { is: "made", name: made[1]! };
  const heading = HEADING.exec(piece);
  if (heading) return { is: "heading", level: heading[1] === "##" ? 2 : 3, prose: readProse(heading[2]!) };

  const lines = piece.split("\n");
  const rows = lines.map(readRow).filter((row) => row !== null);
  if (rows.length === lines.length) {
    const [head = [], under = [], ...body] = rows;
    if (!isRule(under) || body.some((row) => row.length !== head.length))
      throw new Error(`a table of chapter ${chapter} is not square: ${lines[0]}`);
    return { is: "table", head: head.map(readProse), rows: body.map((row) => row.map(readProse)) };
  }
  const items = lines.map((line) => ITEM.exec(line)?.[1]).filter((item) => item !== undefined);
  if (items.length === lines.length)
    return { is: "list", ordered: /^\d/.test(piece), items: items.map((item) => readProse(item)) };
  if (/^[#|>{<]|^\s|\{\{|<!--/m.test(piece)) throw new Error(`chapter ${chapter} has something unknown: ${lines[0]}`);
  return { is: "paragraph", prose: readProse(lines.join(" ")) };
}
