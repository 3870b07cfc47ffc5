import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "./lib/run.ts";

const documents = ["README.md", "CONTRIBUTING.md", ...globSync("docs/{*.md,adr/*.md}", { cwd: ROOT })].sort();

const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");

/** Folders of the repository, so that a path in a document can be told from other code. */
const PLACE = /`((?:packages|games|apps|scripts|docs)\/[\w./-]+)`/g;

describe("documents", () => {
  test("are there", () => {
    expect(documents.length).toBeGreaterThan(7);
  });

  test.each(documents)("%s names files and folders that exist", (document) => {
    const named = [...read(document).matchAll(PLACE)].map(([, path]) => path!);
    expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  test.each(documents)("%s links to files that exist", (document) => {
    const links = [...read(document).matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, path]) => path!);
    expect(links.filter((path) => !existsSync(join(ROOT, dirname(document), path)))).toEqual([]);
  });

  test("name commands that package.json has", () => {
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
    const commands = documents.flatMap((document) =>
      [...read(document).matchAll(/\bnpm run ([a-z]+)/g)].map(([, command]) => command!),
    );
    expect(commands.length).toBeGreaterThan(4);
    expect(commands.filter((command) => !Object.hasOwn(scripts, command))).toEqual([]);
  });
});
