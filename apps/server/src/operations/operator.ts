import { createHash, timingSafeEqual } from "node:crypto";

/** Digests are compared, so that neither the time nor the length of a wrong token tells anything about the right one. */
function isSame(given: string, token: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(token));
}

/** As programs send it. */
export const isBearer = (header: string | undefined, token: string): boolean => isSame(header ?? "", `Bearer ${token}`);

/** As browsers send what somebody has typed: the token is the password, and the name may be any. */
export function isTyped(header: string | undefined, token: string): boolean {
  const [scheme, encoded = ""] = (header ?? "").split(" ", 2);
  const typed = Buffer.from(encoded, "base64").toString();
  return isSame(scheme === "Basic" ? typed.slice(typed.indexOf(":") + 1) : "", token);
}
