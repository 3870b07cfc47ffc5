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
      return countAllocations(
        ask.total,
        ask.among.map((ref) => boundsOf(ask, ref)),
      );
    case "compose":
      return countCompositions(Object.values(ask.supply), ask.min, ask.max);
    case "branch":
      return ask.options.reduce((total, option) => total + (option.ask ? count(option.ask) : 1), 0);
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
      arrangements(Object.fromEntries(ask.items.map((ref) => [ref, 1])), ask.items.length, found);
      return found;
    }
    case "amount":
      return Array.from({ length: ask.max - ask.min + 1 }, (_, i) => ask.min + i);
    case "allocate": {
      const found: Json[] = [];
      shares(ask, ask.total, 0, {}, found);
      return found;
    }
    case "compose": {
      const found: Json[] = [];
      for (let k = ask.min; k <= ask.max; k++) arrangements({ ...ask.supply }, k, found);
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

function arrangements(supply: Record<string, number>, length: number, found: Json[]): void {
  const kinds = Object.keys(supply);
  const taken: string[] = [];
  const goOn = (): void => {
    if (taken.length === length) {
      found.push(taken.slice());
      return;
    }
    for (const kind of kinds) {
      if (supply[kind] === 0) continue;
      supply[kind]!--;
      taken.push(kind);
      goOn();
      taken.pop();
      supply[kind]!++;
    }
  };
  goOn();
}

function shares(
  ask: Extract<Shape, { shape: "allocate" }>,
  left: number,
  at: number,
  taken: Record<string, number>,
  found: Json[],
): void {
  const ref = ask.among[at];
  if (ref === undefined) {
    if (left === 0) found.push({ ...taken });
    return;
  }
  const [least, most] = boundsOf(ask, ref);
  for (let n = least; n <= Math.min(most, left); n++)
    shares(ask, left - n, at + 1, n > 0 ? { ...taken, [ref]: n } : taken, found);
}
