import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { circles, isTest, moduleOf, readModules, twoWayPairs, whyNot } from "./lib/import-graph.ts";

const modules = readModules();

const faults = modules.flatMap((module) =>
  module.imports.flatMap((from) => {
    const why = whyNot(module, from);
    return why ? [`${module.path} imports ${from}: ${why}`] : [];
  }),
);

describe("the import graph", () => {
  test("points toward the kernel", () => {
    expect(faults).toEqual([]);
  });

  test("was really read", () => {
    const imports = modules.flatMap((module) => module.imports);
    expect(modules.length).toBeGreaterThan(80);
    expect(imports.length).toBeGreaterThan(200);
    for (const folder of ["packages/kernel/", "packages/protocol/", "packages/bots/", "games/diktat/", "apps/"])
      expect(modules.filter(({ path }) => path.startsWith(folder)).length).toBeGreaterThan(2);
    expect(imports.filter((from) => from === "@paravent/kernel").length).toBeGreaterThan(20);
  });

  test.each([
    ["packages/kernel/src/machine.ts", 'import { createBot } from "@paravent/bots";'],
    ["packages/kernel/src/machine.ts", 'import type { Game } from "../../bots/src/index.ts";'],
    ["packages/content/src/read.ts", 'import { readFileSync } from "node:fs";'],
    ["packages/content/src/read.ts", 'import { diktat } from "@paravent/diktat";'],
    ["packages/bots/src/greedy.ts", 'export { x } from "@paravent/diktat";'],
    ["games/diktat/src/rules/spy.ts", 'import { readFileSync } from "node:fs";'],
    ["games/diktat/src/rules/spy.ts", 'import {\n  a,\n  b,\n} from "@paravent/dclight";'],
    ["games/diktat/src/rules/spy.ts", 'const zip = await import("preact");'],
    ["apps/web/src/table.tsx", 'import "@paravent/server";'],
    ["apps/web/src/table.tsx", 'import { loadDiktat } from "@paravent/diktat/node";'],
    ["apps/web/src/table.tsx", 'import { loadDclight } from "@paravent/dclight/node";'],
    ["apps/web/src/table.tsx", 'import type { serve } from "@paravent/server/testing";'],
    ["apps/server/src/table.ts", 'import { render } from "preact";'],
    ["apps/server/src/table.ts", 'import { diktat } from "@paravent/diktat";'],
    ["apps/lab/src/sim.ts", 'import { loadDclight } from "@paravent/dclight/node";'],
    ["apps/web/src/table.tsx", 'import { loadPlugs } from "@paravent/content/registry";'],
  ])("%s may not say %s", (path, text) => {
    const module = moduleOf(path, text);
    expect(module.imports).toHaveLength(1);
    expect(whyNot(module, module.imports[0]!)).not.toBeNull();
  });
});

describe("within a workspace", () => {
  // Nothing imports a test, so none is part of a circle; and a test may look at any folder beside its own.
  const code = modules.filter((module) => !isTest(module));

  test("no files import each other in a circle", () => {
    expect(circles(code)).toEqual([]);
  });

  test("no two folders import each other", () => {
    expect(twoWayPairs(code)).toEqual([]);
  });

  test("a planted circle is found, through others and by types alone", () => {
    const clean = [
      moduleOf("games/x/src/a.ts", 'import { b } from "./in/b.ts";'),
      moduleOf("games/x/src/in/b.ts", 'import { c } from "./c.ts";\nimport { d } from "./d.ts";'),
      moduleOf("games/x/src/in/c.ts", 'import { d } from "./d.ts";'),
      moduleOf("games/x/src/in/d.ts", ""),
    ];
    expect(circles(clean)).toEqual([]);
    const back = moduleOf("games/x/src/in/d.ts", 'import type { A } from "../a.ts";');
    expect(circles([...clean.slice(0, 3), back])).toEqual([
      ["games/x/src/a.ts", "games/x/src/in/b.ts", "games/x/src/in/c.ts", "games/x/src/in/d.ts"],
    ]);
    const own = moduleOf("games/x/src/e.ts", 'export { e } from "./e.ts";');
    expect(circles([own])).toEqual([["games/x/src/e.ts"]]);
  });

  test("planted imports both ways between two folders are found, parent and child too", () => {
    const down = moduleOf("games/x/src/a.ts", 'import { b } from "./in/b.ts";');
    const leaf = moduleOf("games/x/src/in/b.ts", "");
    const up = moduleOf("games/x/src/in/c.ts", 'import type { D } from "../d.ts";');
    const top = moduleOf("games/x/src/d.ts", "");
    expect(twoWayPairs([down, leaf, top])).toEqual([]);
    expect(twoWayPairs([up, top, leaf])).toEqual([]);
    expect(twoWayPairs([down, leaf, up, top])).toEqual([
      "games/x/src and games/x/src/in: games/x/src/a.ts > games/x/src/in/b.ts, games/x/src/in/c.ts > games/x/src/d.ts",
    ]);
    expect(circles([down, leaf, up, top])).toEqual([]);
  });
});

describe("kernel, bots and games", () => {
  test("have no clock and no chance of their own", () => {
    const forbidden = /\bDate\.now\b|\bnew Date\b|\bMath\.random\b|\bperformance\.now\b|\bset(Timeout|Interval)\b/;
    // Example programs are players, not games.
    const pure = modules.filter(
      ({ path }) => /^(packages\/(kernel|bots)|games|examples\/(?!bots\/))/.test(path) && !/\.test\.ts$/.test(path),
    );
    expect(pure.length).toBeGreaterThan(30);
    expect(pure.filter(({ text }) => forbidden.test(text)).map(({ path }) => path)).toEqual([]);
  });
});

describe("the client outside its games", () => {
  const HOME = "apps/web/src/";
  const isGames = (path: string) => path.startsWith(`${HOME}games/`);
  const outside = modules.filter((module) => module.path.startsWith(HOME) && !isGames(module.path) && !isTest(module));

  test("knows of them by their one list alone", () => {
    const known = outside.flatMap(({ path, imports }) =>
      imports
        .filter((from) => from.startsWith(".") && isGames(join(dirname(path), from)))
        .map((from) => `${path} > ${join(dirname(path), from)}`),
    );
    expect(known).toEqual([`${HOME}shell/plugs.ts > ${HOME}games/index.ts`]);
    const packages = outside.flatMap(({ imports }) =>
      imports.filter((from) => /^@paravent\/(diktat|dclight)/.test(from)),
    );
    expect(packages).toEqual([]);
  });

  test("names no game and no rule of one", () => {
    expect(outside.length).toBeGreaterThan(60);
    const named = /diktat|dclight|\b[A-Z]{2}-[A-Z]+(-[A-Z]+)*-\d+/i;
    expect(outside.filter(({ text }) => named.test(text)).map(({ path }) => path)).toEqual([]);
  });
});
