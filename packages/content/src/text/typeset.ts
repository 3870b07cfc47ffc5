/** A sentence as it is printed: in French no line begins with a colon. Names that people chose stay as they are. */
export const spaced: Readonly<Record<"fr" | "en", (sentence: string) => string>> = {
  fr: (sentence) => sentence.replace(/ (?=[:;?!»])/g, "\u00a0"),
  en: (sentence) => sentence,
};

/** Apostrophes of a content file, as they are printed. */
export function curled(text: string): string {
  return text.replace(/(?<=\p{L})'/gu, "’");
}
