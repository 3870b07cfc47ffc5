import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";

const SOURCE = readFileSync(new URL("../../public/call-worker.js", import.meta.url), "utf8");

/** The worker in a browser that notes what it does; these windows are open. */
function worker(...windows: string[]) {
  const done: unknown[] = [];
  const heard = new Map<string, (event: object) => void>();
  const self = {
    location: { origin: "https://paravent.example" },
    addEventListener: (type: string, hear: (event: object) => void) => heard.set(type, hear),
    registration: {
      showNotification: async (title: string, { body, data, image }: Record<string, unknown>) =>
        done.push({ title, body, data, image }),
    },
    clients: {
      matchAll: async () => windows.map((url) => ({ url, focus: async () => done.push(`focus ${url}`) })),
      openWindow: async (url: string) => done.push(`open ${url}`),
    },
  };
  runInNewContext(SOURCE, { self, URL });
  const hear = async (type: string, event: object): Promise<void> => {
    let until: unknown;
    heard.get(type)!({ ...event, waitUntil: (job: unknown) => (until = job) });
    await until;
  };
  return { done, hear };
}

const clicked = (path: string) => ({ notification: { close: () => undefined, data: { path } } });

test("shows what was pushed, and something where nothing was", async () => {
  const { done, hear } = worker();
  const call = { title: "Your turn at Lucerna", body: "Diktat.", path: "/table/a", picture: "/previews/diktat.png" };
  await hear("push", { data: { json: () => call } });
  await hear("push", { data: null });
  expect(JSON.parse(JSON.stringify(done))).toEqual([
    { title: "Your turn at Lucerna", body: "Diktat.", data: { path: "/table/a" }, image: "/previews/diktat.png" },
    { title: "Paravent", body: "", data: { path: "/" } },
  ]);
});

test("opens the table, in a window that shows it already where there is one", async () => {
  const { done, hear } = worker("https://paravent.example/", "https://paravent.example/table/a");
  await hear("notificationclick", clicked("/table/a"));
  await hear("notificationclick", clicked("/table/b"));
  expect(done).toEqual(["focus https://paravent.example/table/a", "open https://paravent.example/table/b"]);
});
