import type { Told } from "./told.ts";
import { bookWords } from "./words.ts";

/** What is printed on an element, then what it does exactly, said from its data. */
export function effectLines({ words }: Told, ref: string): string[] {
  const { text } = words.element(ref);
  const exact = words.explain(ref);
  if (text === "") return [exact];
  return exact === "" || exact === text ? [text] : [text, bookWords.value.exactly(exact)];
}
