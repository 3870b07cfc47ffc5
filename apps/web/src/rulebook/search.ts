import type { Block, Chapter, LawSection, PackPages } from "../plug/rulebook.ts";
import { folded } from "../ui/folded.ts";
import { type Addresses, blockAnchor, itemAnchor } from "./addresses.ts";
import { plain } from "./plain.ts";

/** A passage that can be found. */
export interface Passage {
  readonly href: string;
  /** Where it stands: chapter and heading, list, section of the law. */
  readonly where: string;
  /** What it is about; found here, it comes first. */
  readonly title: string;
  readonly text: string;
}

export interface Found extends Passage {
  /** The text around the first word found, cut into what was found and what was not. */
  readonly snippet: readonly { readonly text: string; readonly isHit: boolean }[];
}

interface Searched {
  readonly chapters: readonly Chapter[];
  readonly law: readonly LawSection[];
  readonly pages: PackPages | null;
  readonly to: Addresses;
  readonly lawTitle: string;
}

/** Everything in a rulebook that can be found, chapters first, the law last. */
export function passagesOf({ chapters, law, pages, to, lawTitle }: Searched): Passage[] {
  return [...chapters.flatMap((chapter) => inChapter(chapter, pages, to)), ...inLaw(law, to, lawTitle)];
}

function inChapter({ name, title, blocks }: Chapter, pages: PackPages | null, to: Addresses): Passage[] {
  let heading = "";
  return [
    { href: to.chapter(name), where: title, title, text: title },
    ...blocks.flatMap((block, at): Passage[] => {
      const where = heading ? `${title} › ${heading}` : title;
      if (block.is === "made")
        return (pages?.lists[block.name] ?? []).flatMap((group) =>
          group.items.map((item) => ({
            href: to.chapter(name, itemAnchor(block.name, item.id)),
            where: group.title ? `${title} › ${group.title}` : where,
            title: item.title,
            text: [item.facts, ...item.lines].filter(Boolean).join(" · "),
          })),
        );
      if (block.is === "heading") heading = plain(block.prose.text);
      const isHeading = block.is === "heading";
      const href = to.chapter(name, blockAnchor(at));
      return textsOf(block).map((text) => ({
        href,
        where: isHeading ? title : where,
        title: isHeading ? text : "",
        text,
      }));
    }),
  ];
}

function textsOf(block: Block): string[] {
  switch (block.is) {
    case "heading":
    case "paragraph":
      return [plain(block.prose.text)];
    case "list":
      return block.items.map(({ text }) => plain(text));
    case "table":
      return block.rows.map((row) => row.map(({ text }) => plain(text)).join(" · "));
    case "figure":
      return [block.shows];
    default:
      return [];
  }
}

function inLaw(law: readonly LawSection[], to: Addresses, lawTitle: string): Passage[] {
  return law.flatMap(({ title, entries }) =>
    entries.map(({ id, parts }) => ({
      href: to.rule(id),
      where: `${lawTitle} › ${title}`,
      title: id,
      text: parts.map(({ text }) => plain(text)).join(" · "),
    })),
  );
}

/** The passages with all the words, those named by them first. */
export function find(passages: readonly Passage[], wanted: string): Found[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean).map(patternOf);
  if (words.length === 0) return [];
  const hits = passages.filter(({ title, text }) => {
    const read = folded(`${title} ${text}`);
    return words.every((word) => new RegExp(word).test(read));
  });
  const isNamed = ({ title }: Passage) => words.every((word) => new RegExp(word).test(folded(title)));
  const isIt = ({ title }: Passage) => folded(title) === folded(wanted.trim());
  const place = (hit: Passage) => (isIt(hit) ? 0 : isNamed(hit) ? 1 : 2);
  const ordered = hits.toSorted((a, b) => place(a) - place(b));
  return ordered.map((passage) => ({ ...passage, snippet: snippetOf(passage.text, words) }));
}

const patternOf = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/oe|œ/g, "(?:oe|œ)");

const BEFORE = 60;
const LONGEST = 220;

function snippetOf(text: string, words: readonly string[]): Found["snippet"] {
  const any = new RegExp(words.join("|"), "g");
  const first = folded(text).search(any);
  const start = first <= BEFORE ? 0 : text.lastIndexOf(" ", first - BEFORE / 2) + 1;
  const stop = text.length - start <= LONGEST ? text.length : text.lastIndexOf(" ", start + LONGEST);
  const cut = `${start > 0 ? "… " : ""}${text.slice(start, stop)}${stop < text.length ? " …" : ""}`;
  const snippet: { text: string; isHit: boolean }[] = [];
  let end = 0;
  for (const { index, 0: hit } of folded(cut).matchAll(any)) {
    if (index > end) snippet.push({ text: cut.slice(end, index), isHit: false });
    snippet.push({ text: cut.slice(index, index + hit.length), isHit: true });
    end = index + hit.length;
  }
  if (end < cut.length) snippet.push({ text: cut.slice(end), isHit: false });
  return snippet;
}
