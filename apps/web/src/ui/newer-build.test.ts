import { afterEach, expect, test, vi } from "vitest";
import { reloadIfNewer } from "./newer-build.ts";

const reload = vi.fn();
/** A page that began with this file, and what the server gives now. */
function at(own: string, served: () => Promise<Response>): Promise<void> {
  vi.stubGlobal("document", { querySelector: () => ({ getAttribute: () => own }) });
  vi.stubGlobal("location", { href: "https://play.example.org/table/x", reload });
  vi.stubGlobal("fetch", served);
  return reloadIfNewer();
}
const page = (file: string) => async () => new Response(`<script type="module" src="${file}"></script>`);

afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockReset();
});

test("a page is loaded anew where the server has another build, and only there", async () => {
  await at("/assets/index-old.js", page("/assets/index-old.js"));
  await at("/assets/index-old.js", async () => new Response("", { status: 503 }));
  await at("/assets/index-old.js", () => Promise.reject(new TypeError("nobody there")));
  expect(reload).not.toHaveBeenCalled();
  await at("/assets/index-old.js", page("/assets/index-new.js"));
  expect(reload).toHaveBeenCalledOnce();
});
