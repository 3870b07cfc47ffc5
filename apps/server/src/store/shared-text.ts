import { Buffer } from "node:buffer";

/** A text of this many characters takes at most three times as many bytes. */
const MOST_BYTES = 3;

/** How many bytes of a room that two threads share are a text, and the room where it is a larger one than before. */
export interface Laid {
  readonly length: number;
  readonly room: SharedArrayBuffer | null;
}

/**
 * A room for one long text on its way to another thread: in a message it would be copied into memory that has to be found
 * for it, and given back. Whoever lays a text there waits until the other has read the one before.
 */
export class SharedText {
  private room: Buffer<ArrayBufferLike> = Buffer.alloc(0);

  lay(text: string): Laid {
    const room = this.makeRoom(text.length * MOST_BYTES);
    return { length: this.room.write(text), room };
  }

  private makeRoom(bytes: number): SharedArrayBuffer | null {
    if (bytes <= this.room.length) return null;
    const larger = new SharedArrayBuffer(2 * bytes);
    this.room = Buffer.from(larger);
    return larger;
  }
}

/** The text in such a room. */
export const readText = (room: SharedArrayBuffer, length: number): string => Buffer.from(room, 0, length).toString();
