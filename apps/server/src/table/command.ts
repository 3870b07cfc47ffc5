import { type Input, type Refusal, refuse } from "@paravent/kernel";

/** An input as it comes in: who sends it is known by other means than its own word. */
export type SeatInput = Input extends infer Kind ? (Kind extends Input ? Omit<Kind, "seat"> : never) : never;

/** Somebody who asks something of a table. */
export interface Sender {
  /** Who that is, where there is a session. */
  readonly player: string | null;
  /** The line the sender waits in: lines have their turns one after the other, however many wait in one. */
  readonly lane: string;
}

/** Acknowledged with the number of its row, or refused; a refusal changed nothing. */
export type Reply = { readonly ok: true; readonly seq: number } | { readonly ok: false; readonly refusal: Refusal };

export const refusing = (reason: string): Reply => ({ ok: false, refusal: refuse(reason) });

/** Whom a command of the server's own comes from: a bot, a clock, all who have agreed to take something back, or a seat that has answered beforehand. */
type Author = "bot" | "clock" | "consent" | "beforehand";

const MARK = ":";

/** The name of a command of the server's own: one for each moment, so that of two servers one is heard. */
export const ownCommand = (author: Author, name: string): string => `${author}${MARK}${name}`;

export const isBy = (author: Author, command: string | null): boolean => command?.startsWith(author + MARK) ?? false;

/** Nobody can use up the name of a command that the server will give one day: players' names have no mark. */
export const isPlayersOwn = (command: string): boolean => !command.includes(MARK);
