/** REST bodies are small: a name, or a table's seats. */
export const BODY_BYTES = 8 * 1024;

/** The largest answer of a game is a pile of pawns; a socket message needs no more than this. */
export const MESSAGE_BYTES = 16 * 1024;

/** A socket that lets this much pile up unread is cut off; its client comes back and gets the whole table. */
export const BUFFERED_BYTES = 1024 * 1024;

/** The files of a content pack: many times what anybody types, and turned away before it is read. */
export const PACK_BYTES = 1024 * 1024;

/** To read a pack takes a moment during which nobody is served: all guests together may send so many. */
export const UPLOADS = { burst: 10, perSecond: 0.2 };

/**
 * A bucket of tokens: `burst` at once, `perSecond` for ever. It goes by a clock that only runs forward: the hour of the
 * machine may be set back, and nobody is to be silent until it has come round again.
 */
export class TokenBucket {
  private readonly burst: number;
  private readonly perSecond: number;
  private tokens: number;
  private at: number;

  constructor(burst: number, perSecond: number, now = performance.now()) {
    this.burst = burst;
    this.perSecond = perSecond;
    this.tokens = burst;
    this.at = now;
  }

  /** Takes a token if there is one. */
  take(now = performance.now()): boolean {
    this.tokens = Math.min(this.burst, this.tokens + ((now - this.at) / 1000) * this.perSecond);
    this.at = now;
    if (this.tokens < 1) return false;
    this.tokens--;
    return true;
  }
}
