import { afterEach, expect, it, vi } from "vitest";
import { keepForReading } from "./keep.ts";

const ADDRESS = "https://paravent.example";
const CHAPTER = `${ADDRESS}/assets/others.js`;

afterEach(() => vi.unstubAllGlobals());

/** A browser that has read a chapter, and what it keeps of it, in order; `reach` is asked for each file again. */
function browser(reach: (url: string) => Promise<void>): string[] {
  const kept: string[] = [];
  const cache = {
    put: async (url: string) => void kept.push(url),
    add: async (url: string) => {
      await reach(url);
      kept.push(url);
    },
    keys: async () => [],
  };
  vi.stubGlobal("navigator", { serviceWorker: { register: async () => undefined } });
  vi.stubGlobal("location", { origin: ADDRESS });
  vi.stubGlobal("fetch", async () => new Response("the page"));
  vi.stubGlobal("performance", { getEntriesByType: () => [{ name: CHAPTER }, { name: `${ADDRESS}/api/me` }] });
  vi.stubGlobal("caches", { match: async () => undefined, delete: async () => true, open: async () => cache });
  return kept;
}

it("keeps what a book was made of, and its page last", async () => {
  const kept = browser(async () => undefined);
  await keepForReading();
  expect(kept).toEqual([CHAPTER, "/"]);
});

it("keeps no page that lacks a part: without the server it would be a broken one", async () => {
  const kept = browser(async () => {
    throw new TypeError("Failed to fetch");
  });
  await expect(keepForReading()).rejects.toThrow("Failed to fetch");
  expect(kept).toEqual([]);
});
