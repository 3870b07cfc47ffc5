import { describe, expect, test } from "vitest";
import { moduleOf, readModules, whyNot } from "./lib/import-graph.ts";

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

describe("kernel, bots and games", () => {
  test("have no clock and no chance of their own", () => {
    const forbidden = /\bDate\.now\b|\bnew Date\b|\bMath\.random\b|\bperformance\.now\b|\bset(Timeout|Interval)\b/;
    const pure = modules.filter(
      ({ path }) => /^(packages\/(kernel|bots)|games|examples)\//.test(path) && !/\.test\.ts$/.test(path),
    );
    expect(pure.length).toBeGreaterThan(30);
    expect(pure.filter(({ text }) => forbidden.test(text)).map(({ path }) => path)).toEqual([]);
  });
});
