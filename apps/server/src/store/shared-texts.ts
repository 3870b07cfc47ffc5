import { Buffer } from "node:buffer";

/** A text of this many characters takes at most three times as many bytes. */
const MOST_BYTES = 3;

/** How many bytes each text takes in a room that two threads share, and the room where it is a larger one than before. */
export interface Laid {
  readonly lengths: readonly number[];
  readonly room: SharedArrayBuffer | null;
}

/**
 * A room for long texts on their way to another thread, one after the other: in a message each would be copied into memory
 * that has to be found for it, and given back. Whoever lays texts there waits until the other has read those before.
 */
export class SharedTexts {
  private room: Buffer<ArrayBufferLike> = Buffer.alloc(0);

  lay(texts: readonly string[]): Laid {
    const room = this.makeRoom(texts.reduce((sum, { length }) => sum + length * MOST_BYTES, 0));
    let at = 0;
    const lengths = texts.map((text) => {
      const length = this.room.write(text, at);
      at += length;
      return length;
    });
    return { lengths, room };
  }

  private makeRoom(bytes: number): SharedArrayBuffer | null {
    if (bytes <= this.room.length) return null;
    const larger = new SharedArrayBuffer(2 * bytes);
    this.room = Buffer.from(larger);
    return larger;
  }
}

/** The texts that lie in such a room, each read when it is asked for. */
export function* readTexts(room: SharedArrayBuffer, lengths: readonly number[]): Generator<string> {
  let at = 0;
  for (const length of lengths) {
    yield Buffer.from(room, at, length).toString();
    at += length;
  }
}
