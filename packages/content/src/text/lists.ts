/** "a, b and c" and "a, b or c": British English, like the printed cards, puts no comma before the last. */
const TAGS = { fr: "fr", en: "en-GB" } as const;

const lists = (type: "conjunction" | "disjunction") => ({
  fr: new Intl.ListFormat(TAGS.fr, { type }),
  en: new Intl.ListFormat(TAGS.en, { type }),
});

/** All of them, by language. */
export const AND = lists("conjunction");

/** One of them, by language. */
export const OR = lists("disjunction");
