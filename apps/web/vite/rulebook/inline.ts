import type { Inline, Prose } from "../../src/plug/rulebook.ts";

const ID = "[A-Z]{2}(?:-[A-Z]+)+-\\d+";
const REFERENCE = new RegExp(`\\s*\\[\\[(${ID})\\]\\]`, "g");
const MARK = new RegExp(`\\*\\*(.+?)\\*\\*|\\*(.+?)\\*|\\b(${ID})\\b`, "g");

/** Bold, italics and identifiers of rules; anything else is text. */
export function readInline(source: string): Inline[] {
  const read: Inline[] = [];
  let end = 0;
  for (const found of source.matchAll(MARK)) {
    const [whole, strong, em, rule] = found;
    if (found.index > end) read.push(source.slice(end, found.index));
    if (strong !== undefined) read.push({ strong: readInline(strong) });
    else if (em !== undefined) read.push({ em: readInline(em) });
    else if (rule !== undefined) read.push({ rule });
    end = found.index + whole.length;
  }
  if (end < source.length) read.push(source.slice(end));
  return read;
}

/** A passage of a chapter: references leave the text and are listed beside it, each once. */
export function readProse(source: string): Prose {
  const rules = new Set<string>();
  const text = source.replace(REFERENCE, (_, id: string) => {
    rules.add(id);
    return "";
  });
  return { text: readInline(text.trim()), rules: [...rules] };
}
