import type { Language } from "@paravent/protocol";
import { signal } from "@preact/signals";
import { keepFetched, language } from "./language.ts";

/** Words that are fetched in the language being spoken, and in no other. */
export class Vocabulary<W> {
  private readonly sources: Readonly<Record<Language, () => Promise<W>>>;
  private readonly here = signal<Readonly<Partial<Record<Language, W>>>>({});

  constructor(sources: Readonly<Record<Language, () => Promise<W>>>) {
    this.sources = sources;
  }

  /** The words in the language being spoken. They must have been opened. */
  get value(): W {
    const words = this.here.value[language.value];
    if (words === undefined) throw new Error("words were used before they were fetched");
    return words;
  }

  /** The same, or null until they are here. */
  get ifHere(): W | null {
    return this.here.value[language.value] ?? null;
  }

  /** Fetches the words; from now on they follow the language. */
  async open(): Promise<void> {
    keepFetched(this.fetch);
    while (this.here.peek()[language.peek()] === undefined) await this.fetch(language.peek());
  }

  private readonly fetch = async (chosen: Language): Promise<void> => {
    if (this.here.peek()[chosen] !== undefined) return;
    const words = await this.sources[chosen]();
    this.here.value = { ...this.here.peek(), [chosen]: words };
  };
}
