import type { Json, Rng } from "@paravent/kernel";

const WORDS = [
  "",
  "__proto__",
  "constructor",
  "toString",
  "null",
  "*",
  "seat-0",
  "\u0000",
  "\u202e",
  "𝕏",
  "a".repeat(200),
];
const NUMBERS = [0, -1, 1, 0.5, 2 ** 31, 2 ** 53, -(2 ** 53), 1e300, Number.MIN_VALUE];

/** A value nobody expects: odd words and numbers, lists and objects of them. */
export function oddValue(rng: Rng, depth = 3): Json {
  switch (rng.below(depth > 0 ? 7 : 5)) {
    case 0:
      return rng.oneOf(WORDS);
    case 1:
      return rng.oneOf(NUMBERS);
    case 2:
      return null;
    case 3:
      return rng.below(2) === 0;
    case 4:
      return rng.below(1000);
    case 5:
      return Array.from({ length: rng.below(5) }, () => oddValue(rng, depth - 1));
    default:
      return Object.fromEntries(
        Array.from({ length: rng.below(4) }, () => [rng.oneOf(WORDS), oddValue(rng, depth - 1)]),
      );
  }
}

/** JSON nested far beyond anything we send, as text: it is never built here. */
export function nested(rng: Rng, most: number): string {
  const depth = 1 + rng.below(most);
  const [open, close] = rng.oneOf([
    ["[", "]"],
    ['{"a":', "}"],
  ] as const);
  const times = Math.max(1, Math.floor(depth / (open.length + close.length)));
  // Left open, it is not even JSON.
  return rng.below(4) === 0 ? open.repeat(times) : `${open.repeat(times)}1${close.repeat(times)}`;
}

export function bytes(rng: Rng, most: number): Buffer {
  return Buffer.from(Array.from({ length: rng.below(most) }, () => rng.below(256)));
}

/** One field of an object taken away, changed, or added. */
export function bent(message: Readonly<Record<string, Json>>, rng: Rng): Json {
  const fields = Object.keys(message);
  const field = rng.oneOf(fields);
  switch (rng.below(3)) {
    case 0: {
      const { [field]: _, ...rest } = message;
      return rest;
    }
    case 1:
      return { ...message, [`${field}${rng.oneOf(["", "s", "2"])}x`]: oddValue(rng) };
    default:
      return { ...message, [field]: oddValue(rng) };
  }
}
