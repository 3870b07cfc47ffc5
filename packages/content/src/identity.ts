import { canonical } from "@paravent/kernel";

/**
 * The name of a content: 128 bits of the SHA-256 of its canonical text. People send packs, and nobody may send one that
 * passes for another's; the kernel's own hash guards against accidents only.
 */
export function identityOf(content: unknown): string {
  return sha256(new TextEncoder().encode(canonical(content))).slice(0, 32);
}

/** FIPS 180-4, in the browser as in Node and without waiting. */
export function sha256(message: Uint8Array): string {
  const words = padded(message);
  const h = fractions(8, 1 / 2);
  const k = fractions(64, 1 / 3);
  const w = new Int32Array(64);
  for (let block = 0; block < words.length; block += 16) {
    for (let i = 0; i < 64; i++)
      w[i] =
        i < 16
          ? words[block + i]!
          : (mixed(w[i - 2]!, 17, 19, 10) + w[i - 7]! + mixed(w[i - 15]!, 7, 18, 3) + w[i - 16]!) | 0;
    let [a, b, c, d, e, f, g, last] = h as unknown as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const t1 = (last + turned(e, 6, 11, 25) + ((e & f) ^ (~e & g)) + k[i]! + w[i]!) | 0;
      const t2 = (turned(a, 2, 13, 22) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [a, b, c, d, e, f, g, last] = [(t1 + t2) | 0, a, b, c, (d + t1) | 0, e, f, g];
    }
    for (const [i, add] of [a, b, c, d, e, f, g, last].entries()) h[i] = (h[i]! + add) | 0;
  }
  return [...h].map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

const right = (x: number, by: number): number => (x >>> by) | (x << (32 - by));
const turned = (x: number, a: number, b: number, c: number): number => right(x, a) ^ right(x, b) ^ right(x, c);
const mixed = (x: number, a: number, b: number, shift: number): number => right(x, a) ^ right(x, b) ^ (x >>> shift);

/** The message as big-endian words, with its end marked and its length behind. */
function padded(message: Uint8Array): Int32Array {
  const words = new Int32Array(Math.ceil((message.length + 9) / 64) * 16);
  for (const [i, byte] of message.entries()) words[i >> 2]! |= byte << (24 - 8 * (i & 3));
  words[message.length >> 2]! |= 0x80 << (24 - 8 * (message.length & 3));
  words[words.length - 2] = Math.floor(message.length / 0x2000_0000);
  words[words.length - 1] = message.length << 3;
  return words;
}

/** The first 32 bits behind the point of a root of each of the first primes. */
function fractions(count: number, root: number): Int32Array {
  const found = new Int32Array(count);
  for (let prime = 2, i = 0; i < count; prime++) {
    if (!isPrime(prime)) continue;
    const power = prime ** root;
    found[i++] = (power - Math.floor(power)) * 2 ** 32;
  }
  return found;
}

function isPrime(n: number): boolean {
  for (let i = 2; i * i <= n; i++) if (n % i === 0) return false;
  return true;
}
