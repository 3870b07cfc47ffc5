import { spaced } from "../i18n/grammar/spaced.ts";

/** What a character says: a word between asterisks is a word of the game, and lit. */
export function Spoken({ text }: { readonly text: string }) {
  return (
    <>
      {spaced(text)
        .split("*")
        .map((part, n) =>
          // Parts have no names: the text as a whole is another one, or the same.
          n % 2 === 1 ? <mark key={`${n}/${part}`}>{part}</mark> : part,
        )}
    </>
  );
}

export const plainly = (text: string): string => text.replaceAll("*", "");
