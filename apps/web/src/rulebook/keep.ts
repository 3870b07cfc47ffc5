const WORKER = "/reading-worker.js";
/** The worker's name for it. */
const KEPT = "paravent-reading";
const PAGE = "/";
const READ = /^\/(assets|api\/games|api\/packs)\b/;

/**
 * Keeps what this page was made of, so that the book can be opened again where the server cannot be reached. Browsers
 * allow that over https and on this machine only; elsewhere a book is read as long as its page stays open.
 */
export async function keepForReading(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register(WORKER, { scope: "/rules/" });
  const page = await fetch(PAGE, { cache: "no-cache" });
  if (!page.ok) return;
  // Another build has other files: nobody asks for the old ones any more.
  const before = await caches.match(PAGE, { cacheName: KEPT });
  if ((await before?.text()) !== (await page.clone().text())) await caches.delete(KEPT);
  const kept = await caches.open(KEPT);
  const known = new Set((await kept.keys()).map(({ url }) => url));
  const used = performance.getEntriesByType("resource").map(({ name }) => name);
  const missing = [...new Set(used)].filter((url) => isRead(url) && !known.has(url));
  await Promise.all(missing.map((url) => kept.add(url)));
  // Last: where the page is kept, all that it was made of is.
  await kept.put(PAGE, page);
}

function isRead(url: string): boolean {
  const { origin, pathname } = new URL(url);
  return origin === location.origin && READ.test(pathname);
}
