import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isTest, readModules } from "./lib/import-graph.ts";
import { SPECIFICATIONS } from "./lib/rule-ids.ts";
import { ROOT } from "./lib/run.ts";

/** Where a game is at home, and what tests of all games need. */
const AT_HOME = /^apps\/web\/src\/games\/|\/testing\//;

function games(): string[] {
  const { paravent } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
    paravent: { games: string[] };
  };
  const examples = readdirSync(join(ROOT, "examples")).filter((name) =>
    existsSync(join(ROOT, "examples", name, "plug.ts")),
  );
  return [...paravent.games.map((name) => name.split("/").at(-1)!), ...examples];
}

/** The names and rule ids of games that a text holds. */
function named(text: string): string[] {
  const names = new RegExp(games().join("|"), "gi");
  const rules = new RegExp(`\\b(?:${SPECIFICATIONS.map(({ prefix }) => prefix).join("|")})-[A-Z]+-\\d+`, "g");
  return [...(text.match(names) ?? []), ...(text.match(rules) ?? [])];
}

test("no line of a shared package or of an app names a game or one of its rules", () => {
  const shared = readModules().filter(
    (module) => /^(packages|apps)\//.test(module.path) && !isTest(module) && !AT_HOME.test(module.path),
  );
  expect(shared.length).toBeGreaterThan(300);
  expect(shared.flatMap(({ path, text }) => named(text).map((name) => `${path} names ${name}`))).toEqual([]);
});

test("a name that is planted is found", () => {
  expect(games().length).toBeGreaterThan(2);
  for (const game of games()) expect(named(`load("${game}")`)).toEqual([game]);
  for (const { prefix } of SPECIFICATIONS) expect(named(`// ${prefix}-RUL-01: because`)).toEqual([`${prefix}-RUL-01`]);
});

test("the example of a game stays small enough to be read at one go", () => {
  const folder = join(ROOT, "examples/liars-dice");
  const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8"));
  const lines = texts.reduce((sum, text) => sum + text.split("\n").length - 1, 0);
  expect(lines).toBeLessThanOrEqual(700);
});
