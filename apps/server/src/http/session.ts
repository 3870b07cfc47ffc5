import { createHash, randomBytes } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { Marks } from "../marks/marks.ts";

/** By https the name itself keeps other hosts and plain pages from setting the cookie. */
const COOKIE = "paravent";
const HOST_COOKIE = "__Host-paravent";
const YEAR_S = 31_536_000;

/** As a program sends it: its id and our mark. */
const TOKEN = /^Bearer ([A-Za-z0-9_-]{1,64})\.([A-Za-z0-9_-]{1,64})$/;

/** What a cookie says: a guest, of whom the server stores nothing, or a player and the token of a session it has stored. */
export interface Pass {
  readonly player: string;
  readonly token: string | null;
}

/** Cookies: the player's id, the token where there is one, and a signature only this server's secret can make. */
export class Sessions {
  private readonly marks: Marks;
  private readonly secure: boolean;

  constructor(secret: string, secure = false) {
    this.marks = new Marks(secret);
    this.secure = secure;
  }

  newPlayerId(): string {
    return randomBytes(12).toString("base64url");
  }

  newToken(): string {
    return randomBytes(32).toString("base64url");
  }

  /** By which a stored session is found: nobody gets back from it to the token. */
  idOf(token: string): string {
    return createHash("sha256").update(token).digest("base64url");
  }

  /** The Set-Cookie header that makes a browser this player. */
  cookieFor({ player, token }: Pass): string {
    const parts = [player, ...(token === null ? [] : [token]), this.marks.of(signed(player, token))];
    return this.set(parts.join("."), YEAR_S);
  }

  /** The Set-Cookie header by which a browser forgets who it was. */
  noCookie(): string {
    return this.set("", 0);
  }

  /** What the Cookie header of a request says; null without a cookie we signed. */
  passOf(header: string | undefined): Pass | null {
    const pairs = (header ?? "").slice(0, 4096).split(";");
    const read = (wanted: string): Pass | null => {
      for (const pair of pairs) {
        const [name, value] = pair.trim().split("=", 2);
        const pass = name === wanted && value ? this.read(value) : null;
        if (pass) return pass;
      }
      return null;
    };
    if (!this.secure) return read(COOKIE);
    // A guest from before the cookie had its name stays; an account is never known by a cookie anybody could set.
    const old = read(COOKIE);
    return read(HOST_COOKIE) ?? (old?.token === null ? old : null);
  }

  /** The player a request claims to come from. */
  playerOf(header: string | undefined): string | null {
    return this.passOf(header)?.player ?? null;
  }

  /** What a program sends instead of a cookie. */
  tokenFor(program: string): string {
    return `${program}.${this.marks.of(`program ${program}`)}`;
  }

  /** Whether a request comes with the token of a program, which counts instead of its cookie. */
  isOfProgram({ authorization }: IncomingHttpHeaders): boolean {
    return TOKEN.test(authorization ?? "");
  }

  /** The player a request comes from: by its cookie, or by the token of a program. */
  playerIn({ cookie, authorization }: IncomingHttpHeaders): string | null {
    const token = TOKEN.exec(authorization ?? "");
    if (!token) return this.playerOf(cookie);
    const [, program, mark] = token as unknown as [string, string, string];
    return this.marks.holds(mark, `program ${program}`) ? program : null;
  }

  /** What is kept of an address with a table: a keyed hash, by which tables of one address are known and nobody finds the address. */
  originOf(network: string): string {
    return this.marks.of(`origin ${network}`).slice(0, 22);
  }

  private set(value: string, seconds: number): string {
    const flags = `Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${this.secure ? "; Secure" : ""}`;
    return `${this.secure ? HOST_COOKIE : COOKIE}=${value}; ${flags}`;
  }

  private read(value: string): Pass | null {
    const parts = value.split(".");
    const [player, token, signature] = parts.length === 3 ? parts : [parts[0], null, parts[1]];
    if (!player || token === "" || token === undefined || !signature || parts.length > 3) return null;
    return this.marks.holds(signature, signed(player, token)) ? { player, token } : null;
  }
}

/** What the mark in a cookie vouches for. */
const signed = (player: string, token: string | null): string =>
  token === null ? `session ${player}` : `session ${player} ${token}`;
