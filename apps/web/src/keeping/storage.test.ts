import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inBrowser, inTab, listInBrowser } from "./storage.ts";

const stored = new Map<string, string>();
const roomy = {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, text: string) => void stored.set(name, text),
  removeItem: (name: string) => void stored.delete(name),
};
const refuse = (): never => {
  throw new DOMException("no", "QuotaExceededError");
};

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", roomy);
});
afterEach(() => vi.unstubAllGlobals());

test("what is written is kept in the browser, and forgotten", () => {
  inBrowser.write("pace", "slow");
  expect([inBrowser.read("pace"), stored.get("pace")]).toEqual(["slow", "slow"]);
  inBrowser.forget("pace");
  expect([inBrowser.read("pace"), stored.size]).toEqual([null, 0]);
});

test("without room what is written lasts as long as the page", () => {
  inBrowser.write("pace", "slow");
  vi.stubGlobal("localStorage", { ...roomy, setItem: refuse, removeItem: refuse });
  inBrowser.write("pace", "quick");
  expect([inBrowser.read("pace"), stored.get("pace")]).toEqual(["quick", "slow"]);
  inBrowser.forget("pace");
  expect(inBrowser.read("pace")).toBeNull();
  // With room again it is kept as ever.
  vi.stubGlobal("localStorage", roomy);
  inBrowser.write("pace", "off");
  expect([inBrowser.read("pace"), stored.get("pace")]).toEqual(["off", "off"]);
});

test("a browser that lets nobody near its storage is one in which nothing was kept", () => {
  for (const storage of ["localStorage", "sessionStorage"])
    vi.stubGlobal(storage, { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect([inBrowser.read("sound"), inTab.read("sound"), listInBrowser("met")]).toEqual([null, null, []]);
  inTab.write("sound", "on");
  expect([inTab.read("sound"), inBrowser.read("sound")]).toEqual(["on", null]);
});

test("what is stored and no list counts as none", () => {
  for (const text of ["{", "3", '{"0":1}']) {
    stored.set("met", text);
    expect(listInBrowser("met")).toEqual([]);
  }
  stored.set("met", '["bid"]');
  expect(listInBrowser("met")).toEqual(["bid"]);
});
