import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";

const SOURCE = readFileSync(new URL("../../public/reading-worker.js", import.meta.url), "utf8");
const ORIGIN = "https://paravent.example";

interface Asked {
  readonly path: string;
  readonly method?: string;
  readonly mode?: string;
}

/** The worker of a browser that has kept a page and a file, with a server that answers so; null: it is not there. */
function worker(status: number | null) {
  let hear: (event: object) => void = () => undefined;
  const self = {
    location: { origin: ORIGIN },
    addEventListener: (type: string, heard: (event: object) => void) => {
      if (type === "fetch") hear = heard;
    },
  };
  const fetch = async () => {
    if (status === null) throw new TypeError("not there");
    return { status, by: "server" };
  };
  const kept = new Map([`${ORIGIN}/assets/a.js`, "/"].map((url) => [url, { status: 200, by: "kept" }]));
  const caches = { match: async (url: string) => kept.get(url) };
  runInNewContext(SOURCE, { self, URL, fetch, caches, Response: { error: () => ({ by: "nobody" }) } });
  /** Who answers; null: the browser itself asks the server. */
  return async ({ path, method = "GET", mode = "cors" }: Asked): Promise<string | null> => {
    let answer: Promise<{ readonly by: string }> | null = null;
    hear({
      request: { method, mode, url: ORIGIN + path },
      respondWith: (made: typeof answer) => {
        answer = made;
      },
    });
    const given = await (answer as Promise<{ readonly by: string }> | null);
    return given?.by ?? null;
  };
}

const page = { path: "/rules/diktat/leagues", mode: "navigate" };
const file = { path: "/assets/a.js" };

test("the server answers while it is there", async () => {
  const ask = worker(200);
  expect([await ask(page), await ask(file)]).toEqual(["server", "server"]);
  expect(await worker(404)(file)).toBe("server");
});

test.each([null, 502])("what was kept answers where the server does not (%s)", async (status) => {
  const ask = worker(status);
  expect([await ask(page), await ask(file)]).toEqual(["kept", "kept"]);
  expect(await ask({ path: "/assets/never-seen.js" })).toBe(status === null ? "nobody" : "server");
});

test("nothing else is touched: what changes something, and what belongs to a seat", async () => {
  const ask = worker(null);
  expect(await ask({ path: "/api/session", method: "POST" })).toBe(null);
  expect(await ask({ path: "/api/tables" })).toBe(null);
});
