import { canonical } from "@paravent/kernel";

/** Where two JSON values part, in words; null when they are equal. */
export function difference(a: unknown, b: unknown, path = "$"): string | null {
  if (canonical(a) === canonical(b)) return null;
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
