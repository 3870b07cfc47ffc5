import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { loadBasePack } from "../node.ts";

/** Elements named at the head of a test of this folder: `shows("card:nv1", …)`, `shows(["marker:karst:1", …], …)`. */
function shown(): Set<string> {
  const here = new URL(".", import.meta.url);
  const sources = readdirSync(here)
    .filter((file) => file.endsWith(".test.ts") && file !== "complete.test.ts")
    .map((file) => readFileSync(new URL(file, here), "utf8"));
  const heads = sources.flatMap((source) => [...source.matchAll(/^shows\(\s*(\[[^\]]*\]|"[^"]*")/gm)]);
  return new Set(heads.flatMap(([, head]) => [...head!.matchAll(/"([^"]+)"/g)].map(([, element]) => element!)));
}

/** Everything of the pack that does something, by its ref. */
function elements(): string[] {
  const { powers, cards, cabals } = loadBasePack();
  const tokens = [...cabals.values()].flatMap(({ kit }) => Object.keys(kit.tokens));
  return [
    ...powers.keys(),
    ...[...cards.keys()].map((id) => `card:${id}`),
    ...[...cabals.keys()].map((id) => `kit:${id}`),
    ...tokens.map((token) => `token:${token}`),
  ];
}

test("every card, Cabal card, screen, kit, marker and token of the base pack is shown by a test", () => {
  const tested = shown();
  expect([...new Set(elements())].filter((element) => !tested.has(element))).toEqual([]);
});

test("the tests of this folder name elements that exist", () => {
  const known = new Set(elements());
  expect([...shown()].filter((element) => !known.has(element))).toEqual([]);
});
