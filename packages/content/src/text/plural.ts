/** The two forms French and English have of a word: `form` chooses one, `count` puts the number before it. */
export interface Plurals {
  form<T>(n: number, one: T, other: T): T;
  count(n: number, one: string, other: string): string;
}

function pluralsOf(language: "fr" | "en"): Plurals {
  const rules = new Intl.PluralRules(language);
  const form = <T>(n: number, one: T, other: T): T => (rules.select(n) === "one" ? one : other);
  return { form, count: (n, one, other) => `${n} ${form(n, one, other)}` };
}

/** "0 point", "1 point", "2 points". */
export const french = pluralsOf("fr");
/** "0 points", "1 point", "2 points". */
export const english = pluralsOf("en");
export const plurals = { fr: french, en: english } as const;
