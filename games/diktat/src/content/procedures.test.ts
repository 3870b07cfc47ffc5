import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { loadBasePack } from "../node.ts";

/** A card that needs code of its own is named in that code; the vocabulary has no word to call one. */
test("hardly any card needs code of its own: at most 15 in 100", () => {
  const pack = loadBasePack();
  const ids = [...pack.cards.keys(), ...pack.cabalCards.keys(), ...pack.cabals.keys()];
  const files = globSync("{rules,model,view,politics}/**/*.ts", { cwd: new URL("..", import.meta.url) });
  const code = files
    .filter((file) => !file.endsWith(".test.ts"))
    .map((file) => readFileSync(new URL(`../${file}`, import.meta.url), "utf8"))
    .join("\n")
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
  expect(code.length).toBeGreaterThan(100_000);
  const named = ids.filter((id) => new RegExp(`["'\`:]${id}["'\`]`).test(code));
  expect(named.length / ids.length).toBeLessThanOrEqual(0.15);
  // Today there is none.
  expect(named).toEqual([]);
});
