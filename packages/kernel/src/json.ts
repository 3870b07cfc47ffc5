import { mapped } from "./lists.ts";

/** Everything a state, an answer or an event may be made of. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A copy that shares nothing with the original. For small values such as frame locals; facts have their own clone. */
export function copyJson<T>(value: T): T {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return mapped(value, copyJson) as T;
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = copyJson((value as Record<string, unknown>)[key]);
  return copy as T;
}

/** Whether a value is plain JSON: no class, no Map, no undefined, no NaN, no __proto__. Returns the path of the first fault. */
export function notJson(value: unknown, path = "$"): string | null {
  if (value === null || typeof value === "string" || typeof value === "boolean") return null;
  if (typeof value === "number") return Number.isFinite(value) ? null : path;
  if (typeof value !== "object") return path;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const fault = notJson(value[i], `${path}[${i}]`);
      if (fault) return fault;
    }
    return null;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return path;
  for (const [key, member] of Object.entries(value)) {
    // In a copy this key would set the prototype.
    const fault = key === "__proto__" ? `${path}.${key}` : notJson(member, `${path}.${key}`);
    if (fault) return fault;
  }
  return null;
}

/** Whether two values are the same JSON. Quicker than to compare their texts, which have to be made first. */
export function isSameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!isSameJson(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  let more = 0;
  for (const key in a) {
    if (!isSameJson((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key])) return false;
    more++;
  }
  for (const _ in b) more--;
  return more === 0;
}

/** Takes a text piece by piece. */
export interface Reader {
  read(piece: string): void;
}

/** The one text of a JSON value: keys sorted, no spaces. Equal values have equal texts on every machine. */
export function canonical(value: unknown): string {
  let text = "";
  readOut(value, {
    read(piece) {
      text += piece;
    },
  });
  return text;
}

/** Reads that text out. Who only looks at it once needs not have it made. */
export function readOut(value: unknown, to: Reader): void {
  if (typeof value === "string") to.read(quoted(value));
  else if (typeof value === "number") to.read(Number.isFinite(value) ? `${value}` : "null");
  else if (typeof value !== "object" || value === null) to.read(JSON.stringify(value) ?? "null");
  else if (Array.isArray(value)) readOutList(value, to);
  else readOutObject(value as Record<string, unknown>, to);
}

function readOutList(list: readonly unknown[], to: Reader): void {
  to.read("[");
  for (let i = 0; i < list.length; i++) {
    if (i > 0) to.read(",");
    readOut(list[i], to);
  }
  to.read("]");
}

function readOutObject(value: Readonly<Record<string, unknown>>, to: Reader): void {
  const { names, texts } = orderOf(Object.keys(value));
  to.read("{");
  let isFirst = true;
  for (let i = 0; i < names.length; i++) {
    const member = value[names[i]!];
    if (member === undefined) continue;
    if (!isFirst) to.read(",");
    isFirst = false;
    to.read(texts[i]!);
    readOut(member, to);
  }
  to.read("}");
}

/** The names of an object in the order in which they are written, and each as it is written. */
interface Order {
  readonly found: readonly string[];
  readonly names: readonly string[];
  readonly texts: readonly string[];
}

/**
 * Orders by the first name and how many names there are. Every row of a log is hashed, and states are made of the same few
 * kinds of objects: to sort and quote their names each time made the text of a state take 1.6 times as long. Content is
 * read out, too, once, and has many kinds of objects: those of a state must find room beside them.
 */
const orders = new Map<string | undefined, Order[][]>();
const MOST_ALIKE = 16;
const MOST_FIRST = 256;
/** Objects with more or longer names than these are no part of a state, but what somebody sends. */
const MOST_NAMES = 64;
const LONGEST_WORD = 24;

function orderOf(found: readonly string[]): Order {
  const alike = orders.get(found[0])?.[found.length];
  if (alike) for (const order of alike) if (isSameList(order.found, found)) return order;
  const names = found.toSorted();
  const order = { found, names, texts: names.map((name) => `${JSON.stringify(name)}:`) };
  if (found.length <= MOST_NAMES && found.every(({ length }) => length <= LONGEST_WORD)) keep(order);
  return order;
}

function keep(order: Order): void {
  const { found } = order;
  let byLength = orders.get(found[0]);
  if (!byLength) {
    if (orders.size === MOST_FIRST) return;
    byLength = [];
    orders.set(found[0], byLength);
  }
  byLength[found.length] ??= [];
  const alike = byLength[found.length]!;
  if (alike.length < MOST_ALIKE) alike.push(order);
}

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** Quoted words by word: states repeat the same few. */
const quotes = new Map<string, string>();
const MOST_QUOTES = 4096;

function quoted(text: string): string {
  if (text.length > LONGEST_WORD) return JSON.stringify(text);
  let name = quotes.get(text);
  if (name === undefined) {
    name = JSON.stringify(text);
    // What is read out now is made of other words than what was: they are collected anew.
    if (quotes.size === MOST_QUOTES) quotes.clear();
    quotes.set(text, name);
  }
  return name;
}
