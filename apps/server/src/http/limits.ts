/** REST bodies are small: a name, or a table's seats. */
export const BODY_BYTES = 8 * 1024;

/** The largest answer of a game is a pile of pawns; a socket message needs no more than this. */
export const MESSAGE_BYTES = 16 * 1024;

/** A socket that lets this much pile up unread is cut off; its client comes back and gets the whole table. */
export const BUFFERED_BYTES = 1024 * 1024;

/** The files of a content pack: many times the size of a real one; anything larger is refused before it is read. */
export const PACK_BYTES = 1024 * 1024;
