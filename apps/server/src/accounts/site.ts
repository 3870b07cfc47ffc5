import { isIP } from "node:net";

/** What passkeys are bound to: the name of the host, and the address of its pages. */
export interface Site {
  readonly id: string;
  readonly origin: string;
}

/**
 * The site a passkey is for: the configured address, which no request can change. Without one only this machine itself,
 * where browsers ask for no certificate. Null where browsers have no passkeys: without https, or at a bare number.
 */
export function siteOf(configured: string | undefined, host: string | undefined): Site | null {
  const url = URL.parse(configured ?? `http://${host}`);
  if (!url) return null;
  const { hostname, origin, protocol } = url;
  if (hostname === "localhost") return { id: hostname, origin };
  if (configured === undefined || protocol !== "https:" || isIP(hostname.replace(/^\[|\]$/g, "")) !== 0) return null;
  return { id: hostname, origin };
}
