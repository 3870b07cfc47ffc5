import { Marks } from "./marks.ts";

/** What a link in a letter is for. One made for one purpose counts for no other. */
export type Purpose = "confirm" | "unsubscribe" | "reset";

/** Parted by a sign that occurs in none of its parts, and that makes no file name of an address. */
const TOKEN = /^([A-Za-z0-9_-]{1,64})~([0-9a-z]{1,11})~([A-Za-z0-9_-]{43})$/;

/** A link without an end. */
const NEVER = 0;

/**
 * What stands in the links of letters: for whom, until when, and our mark. Nothing of it is stored. `bound` is something
 * that changes when the link has been used; who holds the link need not know it.
 */
export class LetterTokens {
  private readonly marks: Marks;

  constructor(secret: string) {
    this.marks = new Marks(secret);
  }

  give(purpose: Purpose, about: string, expires = NEVER, bound = ""): string {
    return `${about}~${expires.toString(36)}~${this.marks.of(signed(purpose, about, expires, bound))}`;
  }

  /** Whom or what a token names, whether or not it holds. */
  aboutOf(token: string): string | null {
    return TOKEN.exec(token)?.[1] ?? null;
  }

  holds(purpose: Purpose, token: string, now: number, bound = ""): boolean {
    const parts = TOKEN.exec(token);
    if (!parts) return false;
    const [, about, until, mark] = parts as unknown as [string, string, string, string];
    const expires = Number.parseInt(until, 36);
    return (expires === NEVER || now < expires) && this.marks.holds(mark, signed(purpose, about, expires, bound));
  }
}

const signed = (purpose: Purpose, about: string, expires: number, bound: string): string =>
  `letter ${purpose} ${about} ${expires} ${bound}`;
