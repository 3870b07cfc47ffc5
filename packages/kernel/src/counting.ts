import type { Json } from "./json.ts";
import { boundsOf, type Ref, type Shape } from "./shapes.ts";

/**
 * The number of different answers (picks are sets, compositions and lists are sequences). May be very large; never
 * negative. Texts are not counted: a shape with room for one has no end of answers.
 */
export function count(ask: Shape): number {
  switch (ask.shape) {
    case "pick": {
      if (ask.min === 1 && ask.max === 1) return ask.from.length;
      let total = 0;
      for (let k = ask.min; k <= Math.min(ask.max, ask.from.length); k++) total += choose(ask.from.length, k);
      return total;
    }
    case "order":
      return factorial(ask.items.length);
    case "amount":
      return Math.max(0, ask.max - ask.min + 1);
    case "allocate":
      // Each may have all of it: dividers among the points.
      if (ask.bounds === undefined && ask.most >= ask.total && ask.among.length > 0)
        return choose(ask.total + ask.among.length - 1, ask.among.length - 1);
      return countAllocations(
        ask.total,
        ask.among.map((ref) => boundsOf(ask, ref)),
      );
    case "compose":
      return countCompositions(Object.values(ask.supply), ask.min, ask.max);
    case "branch": {
      let total = 0;
      for (const { ask: more } of ask.options) total += more ? count(more) : 1;
      return total;
    }
    case "form": {
      const ways = Object.values(ask.fields).map(count);
      return ways.includes(0) ? 0 : ways.reduce((total, n) => total * n, 1);
    }
    case "list": {
      const each = count(ask.of);
      let total = 0;
      for (let k = ask.min; k <= ask.max; k++) total += each ** k;
      return total;
    }
    case "text":
      return ask.max > 0 ? Number.POSITIVE_INFINITY : 1;
    case "confirm":
      return 1;
  }
}

/** Every answer, or null when there are more than `most`. */
export const enumerate = (ask: Shape, most = 1000): Json[] | null => (count(ask) > most ? null : everyAnswer(ask));

/** Every answer of a shape that has few: none of its parts has more. */
function everyAnswer(ask: Shape): Json[] {
  switch (ask.shape) {
    case "pick": {
      const found: Json[] = [];
      // Most questions are of this kind.
      if (ask.min === 1 && ask.max === 1) for (const ref of ask.from) found.push([ref]);
      else for (let k = ask.min; k <= Math.min(ask.max, ask.from.length); k++) subsets(ask.from, k, 0, [], found);
      return found;
    }
    case "order": {
      const found: Json[] = [];
      const { items } = ask;
      arrangements(items, new Array<number>(items.length).fill(1), items.length, [], found);
      return found;
    }
    case "amount":
      return Array.from({ length: ask.max - ask.min + 1 }, (_, i) => ask.min + i);
    case "allocate": {
      const found: Json[] = [];
      shares(ask, ask.total, [], found);
      return found;
    }
    case "compose": {
      const found: Json[] = [];
      const kinds = Object.keys(ask.supply);
      for (let k = ask.min; k <= ask.max; k++) arrangements(kinds, Object.values(ask.supply), k, [], found);
      return found;
    }
    case "branch": {
      const found: Json[] = [];
      for (const { name, ask: more } of ask.options) {
        if (!more) found.push({ branch: name });
        else for (const value of everyAnswer(more)) found.push({ branch: name, value });
      }
      return found;
    }
    case "form": {
      // A field without an answer leaves none, however many another has.
      if (count(ask) === 0) return [];
      let found: Record<string, Json>[] = [{}];
      for (const [field, of] of Object.entries(ask.fields)) {
        const values = everyAnswer(of);
        found = found.flatMap((answer) => values.map((value) => ({ ...answer, [field]: value })));
      }
      return found;
    }
    case "list": {
      const found: Json[] = [];
      const values = ask.max > 0 ? everyAnswer(ask.of) : [];
      for (let k = ask.min; k <= ask.max; k++) {
        let lists: Json[][] = [[]];
        for (let at = 0; at < k; at++) lists = lists.flatMap((begun) => values.map((value) => [...begun, value]));
        found.push(...lists);
      }
      return found;
    }
    case "text":
      return [""];
    case "confirm":
      return [true];
  }
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return Math.round(ways);
}

function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1);
}

/** Ways to reach each total, one place after another. */
function countAllocations(total: number, places: readonly (readonly [least: number, most: number])[]): number {
  let ways = new Array<number>(total + 1).fill(0);
  ways[0] = 1;
  for (const [least, most] of places) {
    const more = new Array<number>(total + 1).fill(0);
    for (let given = least; given <= total; given++)
      for (let n = least; n <= Math.min(most, given); n++) more[given]! += ways[given - n]!;
    ways = more;
  }
  return ways[total]!;
}

/** Sequences over a multiset, by length: exponential generating functions, one kind after another. */
function countCompositions(supply: readonly number[], min: number, max: number): number {
  let ways = [1];
  for (const has of supply) {
    const longer = new Array<number>(ways.length + has).fill(0);
    for (let length = 0; length < ways.length; length++)
      for (let n = 0; n <= has; n++) longer[length + n]! += ways[length]! * choose(length + n, n);
    ways = longer;
  }
  return ways.slice(min, max + 1).reduce((total, n) => total + n, 0);
}

function subsets(from: readonly Ref[], k: number, start: number, taken: Ref[], found: Json[]): void {
  if (taken.length === k) {
    found.push(taken.slice());
    return;
  }
  for (let i = start; i < from.length; i++) {
    taken.push(from[i]!);
    subsets(from, k, i + 1, taken, found);
    taken.pop();
  }
}

/** Sequences of so many, over what is left of each kind. */
function arrangements(kinds: readonly string[], left: number[], length: number, taken: string[], found: Json[]): void {
  if (taken.length === length) {
    found.push(taken.slice());
    return;
  }
  for (let kind = 0; kind < kinds.length; kind++) {
    if (left[kind] === 0) continue;
    left[kind]!--;
    taken.push(kinds[kind]!);
    arrangements(kinds, left, length, taken, found);
    taken.pop();
    left[kind]!++;
  }
}

/** Goes on from what the first things have been given; the last one has to take all that is left. */
function shares(ask: Extract<Shape, { shape: "allocate" }>, left: number, given: number[], found: Json[]): void {
  const at = given.length;
  if (at === ask.among.length) {
    if (left === 0) found.push(shared(ask.among, given));
    return;
  }
  const [least, most] = boundsOf(ask, ask.among[at]!);
  const from = at === ask.among.length - 1 ? Math.max(least, left) : least;
  for (let n = from; n <= Math.min(most, left); n++) {
    given.push(n);
    shares(ask, left - n, given, found);
    given.pop();
  }
}

/** Who has no share is not named. */
function shared(among: readonly Ref[], given: readonly number[]): Record<Ref, number> {
  const shares: Record<Ref, number> = {};
  for (let i = 0; i < among.length; i++) if (given[i]! > 0) shares[among[i]!] = given[i]!;
  return shares;
}
