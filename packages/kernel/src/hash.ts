import { canonical } from "./json.ts";

/**
 * A 128-bit fingerprint of a JSON value, the same in Node and in browsers.
 *
 * It guards against accidents (a lost row, a rule that changed), not against forgers: four multiply-xor lanes over the
 * canonical text. What must resist people (sessions, seed commitments) is hashed by the server's crypto library.
 */
export function hashOf(value: unknown): string {
  return fingerprint(canonical(value)).map(hex).join("");
}

/** The four words of the hash of a text. */
export function fingerprint(text: string): [number, number, number, number] {
  let a = 0x9e3779b9 | 0;
  let b = 0x85ebca6b | 0;
  let c = 0xc2b2ae35 | 0;
  let d = 0x27d4eb2f | 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x5bd1e995);
    b = Math.imul(b ^ unit, 0x1b873593);
    c = Math.imul(c ^ unit, 0xcc9e2d51);
    d = Math.imul(d ^ unit, 0x38495ab5);
    a ^= b >>> 15;
    b ^= c >>> 13;
    c ^= d >>> 16;
    d ^= a >>> 14;
  }
  return [finish(a ^ text.length), finish(b ^ a), finish(c ^ b), finish(d ^ c)];
}

function finish(lane: number): number {
  let h = Math.imul(lane ^ (lane >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

function hex(lane: number): string {
  return lane.toString(16).padStart(8, "0");
}
