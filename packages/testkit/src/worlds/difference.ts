import { canonical } from "@paravent/kernel";

/** Whether two JSON values are equal, whatever the order of their keys. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b)) return false;
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && sameLists(a, b);
  let more = 0;
  // Laws hold whole states against each other after every input: keys are gone through without making a list of them.
  for (const key in a) {
    if (!Object.hasOwn(b, key) || !same(a[key], b[key])) return false;
    more++;
  }
  for (const _ in b) more--;
  return more === 0;
}

function sameLists(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
  return true;
}

/** Where two JSON values part, in words; null when they are equal. */
export function difference(a: unknown, b: unknown, path = "$"): string | null {
  if (same(a, b)) return null;
  if (isObject(a) && isObject(b) && Array.isArray(a) === Array.isArray(b)) {
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      const found = difference(a[key], b[key], Array.isArray(a) ? `${path}[${key}]` : `${path}.${key}`);
      if (found) return found;
    }
  }
  return `${path}: ${brief(a)} against ${brief(b)}`;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function brief(value: unknown): string {
  const text = value === undefined ? "nothing" : canonical(value);
  return text.length > 120 ? `${text.slice(0, 117)}...` : text;
}
