import type { Message } from "./message.ts";
import { WORDS } from "./words.ts";

/** A letter as it is posted. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where the reader stops such letters, with one click of their mail program; absent where they asked for this one. */
  readonly unsubscribe?: string;
}

/** What a letter is put together from: paragraphs, some of which lead somewhere. */
interface Paragraph {
  readonly text: string;
  readonly link?: { readonly label: string; readonly href: string };
}

/** A call by letter. */
export function callLetter(to: string, message: Message, site: string, unsubscribe: string): Letter {
  const { language, title, parts } = message;
  const words = WORDS[language];
  const paragraphs = parts.map(({ text, path }) => ({ text, link: { label: words.open, href: site + path } }));
  const last: Paragraph = { text: words.why, link: { label: words.stop, href: unsubscribe } };
  const picture = message.picture === null ? "" : site + message.picture;
  return { to, subject: title, ...bodyOf(language, title, [...paragraphs, last], picture), unsubscribe };
}

/** Asks whoever reads mail at an address whether a player may be called there. */
export function confirmLetter(to: string, language: Message["language"], name: string, href: string): Letter {
  const words = WORDS[language];
  const paragraphs: Paragraph[] = [
    { text: words.confirmLine(name), link: { label: words.confirmButton, href } },
    { text: words.confirmNot },
  ];
  return { to, subject: words.confirm, ...bodyOf(language, words.confirm, paragraphs) };
}

/** Lets the owner of an account choose another password. */
export function resetLetter(to: string, language: Message["language"], login: string, href: string): Letter {
  const words = WORDS[language];
  const paragraphs: Paragraph[] = [
    { text: words.resetLine(login), link: { label: words.resetButton, href } },
    { text: words.resetNot },
  ];
  return { to, subject: words.reset, ...bodyOf(language, words.reset, paragraphs) };
}

function bodyOf(
  language: string,
  title: string,
  paragraphs: readonly Paragraph[],
  picture = "",
): Pick<Letter, "text" | "html"> {
  const plain = ({ text, link }: Paragraph): string => (link ? `${text}\n${link.label}: ${link.href}` : text);
  const rich = ({ text, link }: Paragraph): string =>
    `<p>${escaped(text)}${link ? `<br><a href="${escaped(link.href)}">${escaped(link.label)}</a>` : ""}</p>`;
  // What it shows is said beside it.
  const drawn =
    picture === "" ? "" : `<img src="${escaped(picture)}" alt="" width="480" style="max-width:100%;height:auto">`;
  return {
    text: [title, ...paragraphs.map(plain)].join("\n\n"),
    html: `<!doctype html><html lang="${language}"><body style="font:16px/1.5 sans-serif;color:#10181c"><h1 style="font-size:20px">${escaped(title)}</h1>${drawn}${paragraphs.map(rich).join("")}</body></html>`,
  };
}

/** Names of tables and players are what people typed. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
