import { isPossible, type Json, type Ref, type Shape } from "@paravent/kernel";
import { folded } from "../ui/folded.ts";

/** What a line of words comes to as an answer: the answer and the words left for the next question, or why it is none. */
export type Reading =
  | { readonly value: Json; readonly rest: readonly string[] }
  | { readonly unclear: string; readonly among: readonly Ref[] };

type NameOf = (ref: Ref) => string;

/** Words between others that name nothing, in both languages, without accents: `send 2 guards to the Fortress`. */
const BETWEEN: ReadonlySet<string> = new Set(
  "a an and at in into of on the to with au aux d dans de des du en et l la le les sur un une vers".split(" "),
);

/** The words of a line, or of a name, as they are compared: small letters without accents, and those that name something. */
export function wordsOf(line: string): string[] {
  const all = folded(line)
    .split(/[^\p{L}\p{N}+-]+/u)
    .filter((word) => word !== "");
  const naming = all.filter((word) => !BETWEEN.has(word));
  return naming.length > 0 ? naming : all;
}

/** How many of the first words name this thing: they begin its name, or the words from some word of it on. */
function matched(name: string, words: readonly string[]): number {
  const parts = wordsOf(name);
  let best = 0;
  for (let from = 0; from < parts.length; from++) {
    let n = 0;
    while (n < words.length && from + n < parts.length && begins(parts[from + n]!, words[n]!)) n++;
    best = Math.max(best, n);
  }
  return best;
}

/** "hyp" begins "hypogea", and "guards" are each a "guard". */
const begins = (part: string, word: string): boolean => part.startsWith(word) || word === `${part}s`;

/** The thing that these words name and that cannot be chosen now; null where they name none. */
export function closedIn(closed: readonly Ref[], nameOf: NameOf, words: readonly string[]): Ref | null {
  const found = named(closed, nameOf, words);
  return "ref" in found && !/^\d+$/.test(words[0]!) ? found.ref : null;
}

/** The thing that the first words name, by its number in the list or by its name. */
function named(refs: readonly Ref[], nameOf: NameOf, words: readonly string[]): Named {
  const [first] = words;
  if (first === undefined) return { among: refs };
  const number = /^\d+$/.test(first) ? Number(first) : 0;
  if (number >= 1 && number <= refs.length) return { ref: refs[number - 1]!, n: 1 };
  const found = refs.map((ref) => ({ ref, n: matched(nameOf(ref), words) }));
  const most = Math.max(0, ...found.map(({ n }) => n));
  const best = found.filter(({ n }) => n === most);
  if (most === 0) return { among: refs };
  const exact = best.filter(({ ref }) => wordsOf(nameOf(ref)).join(" ") === words.slice(0, most).join(" "));
  const [only] = exact.length === 1 ? exact : best;
  if (best.length > 1 && exact.length !== 1) return { among: best.map(({ ref }) => ref) };
  return { ref: only!.ref, n: most };
}

type Named = { readonly ref: Ref; readonly n: number } | { readonly among: readonly Ref[] };

/** Reads the first words of a line as an answer to a question. */
export function readCommand(ask: Shape, nameOf: NameOf, words: readonly string[]): Reading {
  switch (ask.shape) {
    case "confirm":
      return { value: true, rest: words.slice(1) };
    case "amount": {
      const n = Number(words[0]);
      if (!Number.isInteger(n) || n < ask.min || n > ask.max) return { unclear: `${ask.min}–${ask.max}`, among: [] };
      return { value: n, rest: words.slice(1) };
    }
    case "pick":
      return several(ask.from, ask.min, ask.max, nameOf, words);
    case "order":
      return several(ask.items, ask.items.length, ask.items.length, nameOf, words);
    case "compose":
      return composed(ask.supply, nameOf, words);
    case "allocate":
      return counted(ask.among, nameOf, words, (found) => Object.fromEntries(found.map(({ ref, n }) => [ref, n])));
    case "branch": {
      const options = ask.options.filter((one) => !one.ask || isPossible(one.ask));
      const found = named(
        options.map(({ name }) => name),
        nameOf,
        words,
      );
      if ("among" in found) return { unclear: words[0] ?? "", among: found.among };
      const inner = options.find(({ name }) => name === found.ref)?.ask;
      const rest = words.slice(found.n);
      if (!inner) return { value: { branch: found.ref }, rest };
      const read = readCommand(inner, nameOf, rest);
      return "unclear" in read ? read : { value: { branch: found.ref, value: read.value }, rest: read.rest };
    }
    case "text":
      return { value: words.join(" ").slice(0, ask.max), rest: [] };
    case "form":
    case "list":
      // Offers and oaths have their own forms.
      return { unclear: words[0] ?? "", among: [] };
  }
}

/** A number that is followed by the name of what is asked for is no number of it: `3 hypogea` are three, for Hypogea. */
function namedLater(refs: readonly Ref[], nameOf: NameOf, words: readonly string[]): Reading | null {
  if (!/^\d+$/.test(words[0] ?? "")) return null;
  for (let from = 1; from < words.length; from++) {
    if (/^\d+$/.test(words[from]!)) continue;
    const found = named(refs, nameOf, words.slice(from));
    if ("ref" in found) return { value: [found.ref], rest: words.toSpliced(from, found.n) };
  }
  return null;
}

/** Different things one after another. */
function several(refs: readonly Ref[], min: number, max: number, nameOf: NameOf, words: readonly string[]): Reading {
  const later = max === 1 ? namedLater(refs, nameOf, words) : null;
  if (later) return later;
  const chosen: Ref[] = [];
  let rest = words;
  while (chosen.length < max && rest.length > 0) {
    const found = named(refs, nameOf, rest);
    if ("among" in found || chosen.includes(found.ref)) {
      if (chosen.length >= min) break;
      return { unclear: rest[0]!, among: "among" in found ? found.among : refs };
    }
    chosen.push(found.ref);
    rest = rest.slice(found.n);
  }
  return chosen.length < min ? { unclear: "", among: refs } : { value: chosen, rest };
}

/** A number without a kind is that many of any, those named first in the question first: `send 3 hypogea`. */
function composed(supply: Readonly<Record<Ref, number>>, nameOf: NameOf, words: readonly string[]): Reading {
  const kinds = Object.keys(supply);
  const [first = "", ...rest] = words;
  const isNumber = /^\d+$/.test(first);
  if (isNumber && !kinds.some((kind) => matched(nameOf(kind), rest) > 0)) {
    const all = kinds.flatMap((kind) => new Array<Ref>(supply[kind] ?? 0).fill(kind));
    // More than there are is no answer: nobody sends fewer than they say.
    return Number(first) > all.length ? { unclear: first, among: kinds } : { value: all.slice(0, Number(first)), rest };
  }
  return counted(kinds, nameOf, words, (found) => found.flatMap(({ ref, n }) => new Array<Ref>(n).fill(ref)));
}

/** Numbers of things: `2 guards 1 emissary`, or the thing alone for one of it. */
function counted(
  refs: readonly Ref[],
  nameOf: NameOf,
  words: readonly string[],
  put: (found: { ref: Ref; n: number }[]) => Json,
): Reading {
  const all: { ref: Ref; n: number }[] = [];
  let rest = words;
  while (rest.length > 0) {
    const n = /^\d+$/.test(rest[0]!) ? Number(rest[0]) : 1;
    const after = /^\d+$/.test(rest[0]!) ? rest.slice(1) : rest;
    const found = named(
      refs,
      nameOf,
      after.filter((word, at) => at > 0 || !/^\d+$/.test(word)),
    );
    if ("among" in found) break;
    all.push({ ref: found.ref, n });
    rest = after.slice(found.n);
  }
  return all.length === 0 ? { unclear: words[0] ?? "", among: refs } : { value: put(all), rest };
}
