/**
 * Whether a request may come from the page named in its Origin header: from our own host, or from the one address the
 * configuration names. Programs that are not browsers send no Origin and carry no stolen cookie.
 */
export function isOwnOrigin(
  headers: { origin?: string | undefined; host?: string | undefined },
  allowed: string | undefined,
): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (allowed !== undefined && origin === allowed) return true;
  try {
    return host !== undefined && new URL(origin).host === new URL(`http://${host}`).host;
  } catch {
    return false;
  }
}
