import { Buffer } from "node:buffer";

/** Where a text lies in a room that two threads share. */
export interface Placed {
  readonly at: number;
  readonly length: number;
}

/** A text of this many characters takes at most three times as many bytes. */
const MOST_BYTES = 3;

/** Texts that were laid there, and the room where it is a larger one than before. */
interface Laid {
  readonly places: readonly Placed[];
  readonly room: SharedArrayBuffer | null;
}

/**
 * A room for long texts on their way to another thread: in a message each would be copied into memory that has to be found
 * for it, and given back. Whoever lays texts there waits until the other has read those before.
 */
export class SharedTexts {
  private room: Buffer<ArrayBufferLike> = Buffer.alloc(0);

  lay(texts: readonly string[]): Laid {
    const room = this.makeRoom(texts.reduce((sum, { length }) => sum + length * MOST_BYTES, 0));
    let at = 0;
    const places = texts.map((text) => {
      const placed = { at, length: this.room.write(text, at) };
      at += placed.length;
      return placed;
    });
    return { places, room };
  }

  private makeRoom(bytes: number): SharedArrayBuffer | null {
    if (bytes <= this.room.length) return null;
    const larger = new SharedArrayBuffer(2 * bytes);
    this.room = Buffer.from(larger);
    return larger;
  }
}

/** A text from such a room. */
export const readText = (room: SharedArrayBuffer, { at, length }: Placed): string =>
  Buffer.from(room, at, length).toString();
