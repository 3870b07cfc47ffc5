/**
 * A sentence as it is printed: in French no line begins with a colon, and a semicolon stands apart from its word also where
 * a pack was written in the English way. Names that people chose stay as they are.
 */
export const spaced: Readonly<Record<"fr" | "en", (sentence: string) => string>> = {
  fr: (sentence) => sentence.replace(/ (?=[:?!»])|(?<=\S) ?(?=;)/g, "\u00a0"),
  en: (sentence) => sentence,
};

/** A way to print texts that makes each once of each text: a table asks for those of its content pack again with every message. */
export function madeOnce(make: (text: string) => string): (text: string) => string {
  const made = new Map<string, string>();
  return (text) => {
    let known = made.get(text);
    if (known === undefined) {
      known = make(text);
      made.set(text, known);
    }
    return known;
  };
}

/** Apostrophes of a content file, as they are printed. */
export function curled(text: string): string {
  return text.replace(/(?<=\p{L})'/gu, "’");
}
