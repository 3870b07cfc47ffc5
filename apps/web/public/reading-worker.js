/**
 * Lets a rulebook that was opened before be read without the server. The page keeps what there is to read
 * (`src/rulebook/keep.ts`); here the server is asked first, always, and what was kept answers in its place.
 */
const KEPT = "paravent-reading";

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== self.location.origin) return;
  // Every page of the client is the same file.
  if (mode === "navigate") event.respondWith(answer(event.request, "/"));
  else if (/^\/(assets|api\/games|api\/packs)\b/.test(pathname)) event.respondWith(answer(event.request, url));
});

async function answer(request, kept) {
  const response = await fetch(request).catch(() => null);
  // A proxy whose server is gone says so itself.
  if (response && response.status < 500) return response;
  return (await caches.match(kept, { cacheName: KEPT })) ?? response ?? Response.error();
}
