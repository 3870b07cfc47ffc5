import type { Words } from "@paravent/content";

type Path = readonly (string | number)[];

/** What keys of packs are called. */
export type FieldWords = Readonly<Record<string, Words>>;

/** What a key is called; itself where nobody has a word for it. */
export const wordsOf = (key: string, words: FieldWords): Words => words[key] ?? { fr: key, en: key };

/**
 * What a field is called: its keys in words, from the item on. Of several in a list each has its number; one alone has
 * none.
 */
export function labelOf(item: unknown, path: Path, words: FieldWords): Words {
  const parts: Words[] = [];
  let value = item;
  for (const key of path) {
    const last = parts.at(-1);
    if (Array.isArray(value)) {
      if (value.length > 1 && last) parts[parts.length - 1] = numbered(last, Number(key) + 1);
    } else if (/^\d+$/.test(String(key)) && last) parts[parts.length - 1] = numbered(last, Number(key));
    else parts.push(wordsOf(String(key), words));
    value = (value as Record<PropertyKey, unknown> | null | undefined)?.[key];
  }
  const joined = (language: keyof Words): string => parts.map((part) => part[language]).join(" · ");
  return { fr: joined("fr"), en: joined("en") };
}

const numbered = ({ fr, en }: Words, n: number): Words => ({ fr: `${fr} ${n}`, en: `${en} ${n}` });
