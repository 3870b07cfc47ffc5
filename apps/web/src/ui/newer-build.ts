/** The file that this page began with; a newer build of the client has another. */
const OWN = "script[type=module][src]";

/**
 * Loads the page anew where the server has a newer build: a file of the old one that was not fetched yet is gone then, and
 * would be waited for in vain. Where the server cannot be reached, or has the same, nothing happens.
 */
export async function reloadIfNewer(): Promise<void> {
  const own = document.querySelector(OWN)?.getAttribute("src");
  const page = await fetch(location.href, { cache: "no-cache" }).catch(() => null);
  if (own && page?.ok && !(await page.text()).includes(own)) location.reload();
}
