import type { Branch, Json, Ref, Shape } from "@paravent/kernel";
import type { Pack } from "../content/pack.ts";
import { cardName, cardNamed, isCardNamed } from "./names.ts";
import { pointsIn, sectorsIn, trackNamed } from "./notation.ts";

/** Translates between the refs of answers and the words of a scenario. */
export class Wording {
  readonly #pack: Pack;
  readonly #names: readonly string[];

  constructor(pack: Pack, names: readonly string[]) {
    this.#pack = pack;
    this.#names = names;
  }

  /** A ref in the words of a scenario: "Market", "B.Market", "civil", "discard Market", "B". */
  short(ref: Ref): string {
    const [kind, name, more] = ref.split(":");
    switch (kind) {
      case "card":
        return cardName(this.#pack, name!);
      case "discard":
        return `discard ${cardName(this.#pack, name!)}`;
      case "building":
        return `${this.#names[Number(name)]}.${cardName(this.#pack, more!)}`;
      case "seat":
        return this.#names[Number(name)]!;
      case "deck":
      case "age":
      case "gain":
        return name!;
      default:
        return ref;
    }
  }

  /** The ref that a word means among those offered; null when it means none. */
  match(word: string, offered: readonly Ref[]): Ref | null {
    if (offered.includes(word)) return word;
    const meant = offered.filter((ref) => this.#means(word, ref));
    if (meant.length > 1) throw new Error(`"${word}" could be ${meant.join(" or ")}`);
    return meant[0] ?? null;
  }

  #means(word: string, ref: Ref): boolean {
    const [kind, name, more] = ref.split(":");
    switch (kind) {
      case "card":
        return isCardNamed(this.#pack, word) && cardNamed(this.#pack, word) === name;
      case "discard":
        return word.startsWith("discard ") && this.#means(word.slice(8), `card:${name}`);
      case "building": {
        const owner = `${this.#names[Number(name)]}.`;
        return this.#means(word.startsWith(owner) ? word.slice(owner.length) : word, `card:${more}`);
      }
      case "seat":
        return this.#names[Number(name)] === word;
      case "deck":
      case "age":
      case "gain":
        return isTrack(word) && trackNamed(word) === name;
      case "creature-1":
        return word === "creature";
      default:
        return isTrack(word) && trackNamed(word) === ref;
    }
  }

  /** An answer written as words, in the order in which the question asks for them. What is left over is a fault. */
  answer(ask: Shape, words: readonly string[]): Json {
    const left = words.flatMap((word) => (word === "" ? [] : [word]));
    const value = this.#read(ask, left);
    if (left.length > 0) throw new Error(`nothing asks for "${left.join(" ")}"`);
    return value;
  }

  #read(ask: Shape, words: string[]): Json {
    switch (ask.shape) {
      case "pick": {
        const picked: Ref[] = [];
        while (words.length > 0 && picked.length < Math.max(1, ask.from.length)) {
          // Several things may be named in one word: "red:1 red:3".
          const parts = this.match(words[0]!, ask.from) === null ? words[0]!.split(" ") : [words[0]!];
          words.shift();
          for (const part of parts) picked.push(this.match(part, ask.from) ?? this.#refFor(part, ask.from));
        }
        return picked;
      }
      case "branch": {
        const word = words.shift();
        if (word === undefined) throw new Error(`choose one of ${ask.options.map(({ name }) => name).join(", ")}`);
        const option = this.option(ask, word);
        if (!option) {
          words.length = 0;
          return { branch: this.#refFor(word, this.offered(ask)) };
        }
        return option.ask ? { branch: option.name, value: this.#read(option.ask, words) } : { branch: option.name };
      }
      case "allocate":
        return pointsIn(words.shift() ?? "") as Json;
      case "order":
        return sectorsIn(words.splice(0).join(" "));
      case "form": {
        const fields: Record<string, Json> = {};
        for (const [field, inner] of Object.entries(ask.fields)) {
          if (words[0] === field) words.shift();
          fields[field] = this.#read(inner, words);
        }
        return fields;
      }
      default:
        return true;
    }
  }

  /** A word that is not on offer, as the ref it would be beside those that are: refusals say why it is closed. */
  #refFor(word: string, offered: readonly Ref[]): Ref {
    if (this.#names.includes(word)) return `seat:${this.#names.indexOf(word)}`;
    const [owner, building] = word.split(".");
    if (building !== undefined && this.#names.includes(owner!) && isCardNamed(this.#pack, building))
      return `building:${this.#names.indexOf(owner!)}:${cardNamed(this.#pack, building)}`;
    if (isCardNamed(this.#pack, word)) return `card:${cardNamed(this.#pack, word)}`;
    if (word.startsWith("discard ")) return `discard:${cardNamed(this.#pack, word.slice(8))}`;
    const kind = offered.map((ref) => ref.split(":")[0]!).find((one) => ["deck", "age", "gain"].includes(one));
    return kind !== undefined && isTrack(word) ? `${kind}:${trackNamed(word)}` : word;
  }

  option(ask: Extract<Shape, { shape: "branch" }>, word: string): Branch | undefined {
    const name = this.match(
      word,
      ask.options.map((one) => one.name),
    );
    return ask.options.find((one) => one.name === name);
  }

  /** Everything a question offers at its first level. */
  offered(ask: Shape): readonly Ref[] {
    switch (ask.shape) {
      case "pick":
        return ask.from;
      case "branch":
        return ask.options.map(({ name }) => name);
      case "allocate":
        return ask.among;
      case "order":
        return ask.items;
      case "form":
        return Object.keys(ask.fields);
      default:
        return [];
    }
  }
}

function isTrack(word: string): boolean {
  try {
    trackNamed(word);
    return true;
  } catch {
    return false;
  }
}
