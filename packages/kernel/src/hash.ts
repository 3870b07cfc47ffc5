import { type Reader, readOut } from "./json.ts";

/**
 * A 128-bit fingerprint of a JSON value, the same in Node and in browsers.
 *
 * It guards against accidents (a lost row, a rule that changed), not against forgers: four multiply-xor lanes over the
 * canonical text. What must resist people (sessions, seed commitments) is hashed by the server's crypto library.
 */
export function hashOf(value: unknown): string {
  const lanes = new Lanes();
  readOut(value, lanes);
  return lanes.words().map(hex).join("");
}

/** The four words of the hash of a text. */
export function fingerprint(text: string): [number, number, number, number] {
  const lanes = new Lanes();
  lanes.read(text);
  return lanes.words();
}

/** Reads a text and keeps of it what its hash is made of: every row of a log is hashed, and its text is wanted by nobody. */
class Lanes implements Reader {
  private a = 0x9e3779b9 | 0;
  private b = 0x85ebca6b | 0;
  private c = 0xc2b2ae35 | 0;
  private d = 0x27d4eb2f | 0;
  private length = 0;

  read(piece: string): void {
    let { a, b, c, d } = this;
    for (let i = 0; i < piece.length; i++) {
      const unit = piece.charCodeAt(i);
      a = Math.imul(a ^ unit, 0x5bd1e995);
      b = Math.imul(b ^ unit, 0x1b873593);
      c = Math.imul(c ^ unit, 0xcc9e2d51);
      d = Math.imul(d ^ unit, 0x38495ab5);
      a ^= b >>> 15;
      b ^= c >>> 13;
      c ^= d >>> 16;
      d ^= a >>> 14;
    }
    this.a = a;
    this.b = b;
    this.c = c;
    this.d = d;
    this.length += piece.length;
  }

  words(): [number, number, number, number] {
    const { a, b, c, d, length } = this;
    return [finish(a ^ length), finish(b ^ a), finish(c ^ b), finish(d ^ c)];
  }
}

function finish(lane: number): number {
  let h = Math.imul(lane ^ (lane >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

function hex(lane: number): string {
  return lane.toString(16).padStart(8, "0");
}
