/** A quick phrase goes over the line by its name, so that everybody reads it in their own language. */
const PHRASE = /^:([a-z]+):$/;

export const phraseText = (name: string): string => `:${name}:`;

/** A line as it is read: a quick phrase in these words, anything else as it was written. */
export function readLine(text: string, phrases: Readonly<Record<string, string>>): string {
  const name = PHRASE.exec(text)?.[1];
  return (name !== undefined && Object.hasOwn(phrases, name) && phrases[name]) || text;
}

/** Those that fit before a game, and those that fit while it is played. */
export const BEFORE = ["hello", "coming", "minutes"] as const;
export const DURING = ["thinking", "played", "thanks", "leaving"] as const;
