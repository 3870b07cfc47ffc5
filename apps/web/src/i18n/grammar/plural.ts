const rules = { fr: new Intl.PluralRules("fr"), en: new Intl.PluralRules("en") } as const;

/** The two forms French and English have of a word: `form` chooses one, `count` puts the number before it. */
function pluralsOf(language: keyof typeof rules) {
  const form = <T>(n: number, one: T, other: T): T => (rules[language].select(n) === "one" ? one : other);
  return { form, count: (n: number, one: string, other: string): string => `${n} ${form(n, one, other)}` };
}

export const french = pluralsOf("fr");
export const english = pluralsOf("en");
