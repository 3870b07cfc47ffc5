/**
 * The words of the YAML in the glossary's spelling, as types: what `translate.ts` does to a checked entry, the compiler
 * does to its schema. So every word of an effect is written down once.
 */

/** `chosen_other` is `chosenOther`. */
export type Camel<Word extends string> = Word extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Word;

/** Words that are not just the glossary's in another case (section 2.6 of the content notes). */
export interface Renamed {
  readonly res: { readonly spy: "spyToken"; readonly assassin: "assassinToken" };
  readonly types: { readonly special: "specialManoeuvre" };
}

/** A value of the YAML as the rules read it. */
export type Said<T> = T extends string
  ? Camel<T>
  : T extends readonly (infer Member)[]
    ? readonly Said<Member>[]
    : T extends object
      ? {
          readonly [Key in keyof T as Camel<Key & string>]: Key extends keyof Renamed
            ? SaidOf<Renamed[Key], Exclude<T[Key], undefined>>
            : Said<Exclude<T[Key], undefined>>;
        }
      : T;

type SaidOf<Names, T> = T extends keyof Names
  ? Names[T]
  : T extends readonly (infer Member)[]
    ? readonly SaidOf<Names, Member>[]
    : Said<T>;

const RENAMED: Renamed = {
  res: { spy: "spyToken", assassin: "assassinToken" },
  types: { special: "specialManoeuvre" },
};

export const camel = <Word extends string>(word: Word): Camel<Word> =>
  word.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) as Camel<Word>;

/** Keys and words of a value as the rules read them: every string in an effect is a word of the vocabulary. */
export function said<T>(value: T): Said<T> {
  return spell(value) as Said<T>;
}

function spell(value: unknown, names: Readonly<Record<string, string>> = {}): unknown {
  if (typeof value === "string") return names[value] ?? camel(value);
  if (Array.isArray(value)) return value.map((member) => spell(member, names));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [camel(key), spell(member, RENAMED[key as keyof Renamed])]),
  );
}
