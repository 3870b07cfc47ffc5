import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

const COOKIE = "paravent";
const YEAR_S = 31_536_000;

/** Sessions of which the server stores nothing: the cookie is the player's id and a signature only this server's secret can make. */
export class Sessions {
  private readonly secret: string;

  constructor(secret: string) {
    this.secret = secret;
  }

  newPlayerId(): string {
    return randomBytes(12).toString("base64url");
  }

  /** The Set-Cookie header that makes a browser this player. */
  cookieFor(player: string, secure: boolean): string {
    const flags = `Path=/; Max-Age=${YEAR_S}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
    return `${COOKIE}=${player}.${this.sign(player)}; ${flags}`;
  }

  /** The player a request comes from, by its Cookie header; null without a cookie we signed. */
  playerOf(header: string | undefined): string | null {
    for (const pair of (header ?? "").slice(0, 4096).split(";")) {
      const [name, value] = pair.trim().split("=", 2);
      if (name !== COOKIE || !value) continue;
      const [player, signature] = value.split(".", 2);
      if (player && signature && same(signature, this.sign(player))) return player;
    }
    return null;
  }

  /** What a program sends instead of a cookie. */
  tokenFor(program: string): string {
    return `${program}.${this.mark(`program ${program}`)}`;
  }

  /** The player a request comes from: by its cookie, or by the token of a program. */
  playerIn({ cookie, authorization }: IncomingHttpHeaders): string | null {
    const token = /^Bearer ([A-Za-z0-9_-]{1,64})\.([A-Za-z0-9_-]{1,64})$/.exec(authorization ?? "");
    if (!token) return this.playerOf(cookie);
    const [, program, mark] = token as unknown as [string, string, string];
    return same(mark, this.mark(`program ${program}`)) ? program : null;
  }

  /** What is kept of an address with a table: a keyed hash, by which tables of one address are known and nobody finds the address. */
  originOf(network: string): string {
    return createHmac("sha256", this.secret).update(`origin ${network}`).digest("base64url").slice(0, 22);
  }

  private sign(player: string): string {
    return this.mark(`session ${player}`);
  }

  private mark(text: string): string {
    return createHmac("sha256", this.secret).update(text).digest("base64url");
  }
}

/** Compares in a time that does not tell where the difference is. */
function same(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
