import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize, sep } from "node:path";
import { ROOT } from "./run.ts";

/** One source file and the texts after `from`, type imports included: an arrow is an arrow. */
export interface Module {
  readonly path: string;
  readonly text: string;
  readonly imports: readonly string[];
}

/** What the files of one folder may import. `ours` are workspaces, `outside` packages and Node's own modules. */
interface Zone {
  readonly folder: string;
  readonly ours: readonly string[];
  readonly outside: readonly RegExp[];
}

const ANY = [/./];
const NONE: readonly RegExp[] = [];

/** The ladder. The first zone whose folder contains a file governs it, so exceptions come before the rule. */
const ZONES: readonly Zone[] = [
  { folder: "packages/kernel", ours: [], outside: NONE },
  // The client carries it: the small face of the library.
  { folder: "packages/protocol", ours: ["kernel"], outside: [/^zod\/mini$/] },
  // Games are found by their names, when the server or the lab starts.
  {
    folder: "packages/content/src/registry.ts",
    ours: ["kernel", "bots"],
    outside: [/^node:(fs|path|url)$/],
  },
  // Content packs are read from folders there.
  { folder: "packages/content/src/folder.ts", ours: [], outside: [/^node:(fs|path)$/] },
  // Their lessons likewise.
  {
    folder: "packages/content/src/lessons/load.ts",
    ours: ["kernel", "bots"],
    outside: [/^node:(fs|path|url)$/],
  },
  {
    folder: "packages/content",
    ours: ["kernel", "bots"],
    outside: [/^zod$/, /^js-yaml$/, /^@noble\/hashes\/(sha2|utils)\.js$/],
  },
  { folder: "packages/bots", ours: ["kernel"], outside: NONE },
  { folder: "packages/testkit", ours: ["kernel"], outside: [/^vitest$/, /^fast-check$/, /^node:(fs|path|assert.*)$/] },
  // Content files are read in one place; scenarios are written for the test runner.
  {
    folder: "games/diktat/src/node.ts",
    ours: ["kernel", "bots", "content"],
    outside: [/^node:(fs|path|url)$/],
  },
  {
    folder: "games/dclight/src/node.ts",
    ours: ["kernel", "bots", "content"],
    outside: [/^node:(fs|path|url)$/],
  },
  {
    folder: "games/diktat/src/testing",
    ours: ["kernel", "content", "testkit"],
    outside: [/^vitest$/, /^node:(fs|path|url|assert.*)$/],
  },
  {
    folder: "games/dclight/src/testing",
    ours: ["kernel", "content", "testkit"],
    outside: [/^vitest$/, /^node:(fs|path|url|assert.*)$/],
  },
  // Tests of single elements, with a word of their own to write them in.
  { folder: "games/diktat/src/cards", ours: ["kernel", "testkit"], outside: [/^vitest$/] },
  { folder: "games", ours: ["kernel", "bots", "content"], outside: [/^zod$/] },
  { folder: "examples", ours: ["kernel", "bots", "content"], outside: [/^zod$/] },
  {
    folder: "apps/server",
    ours: ["kernel", "protocol", "bots", "content"],
    outside: [/^(?!@?preact|vite$|boardgame)/],
  },
  // How the client is built.
  { folder: "apps/web/vite.config.ts", ours: [], outside: ANY },
  { folder: "apps/web/vite", ours: [], outside: ANY },
  { folder: "apps/web", ours: ["kernel", "protocol", "bots", "content", "diktat", "dclight"], outside: [/^(?!node:)/] },
  // How its pages are built, and the pages: they are made from parts of the client.
  { folder: "apps/lab/vite.config.ts", ours: ["web"], outside: ANY },
  { folder: "apps/lab/src/pages", ours: ["protocol", "content", "web"], outside: [/^(?!node:)/] },
  {
    folder: "apps/lab",
    ours: ["kernel", "protocol", "bots", "content", "testkit", "server", "web"],
    outside: [/^(?!@?preact)/],
  },
  // A page that is written from the records of a game.
  { folder: "scripts/vocabulary.ts", ours: ["diktat"], outside: ANY },
  { folder: "scripts", ours: [], outside: ANY },
];

/** Tests may look at more: the test kit, the machine they run on, and, in apps, each other. */
const TEST = /\.test\.tsx?$|^apps\/web\/src\/browser\//;

export const isTest = ({ path }: Module): boolean => TEST.test(path);

export function readModules(): Module[] {
  const files = globSync("{packages,games,examples,apps,scripts}/**/*.{ts,tsx}", {
    cwd: ROOT,
    exclude: (path) => /(^|[\\/])(node_modules|dist)$/.test(path),
  });
  return files
    .map((path) => path.split(sep).join("/"))
    .filter((path) => !/(^|\/)(node_modules|dist)\//.test(path))
    .sort()
    .map((path) => moduleOf(path, readFileSync(join(ROOT, path), "utf8")));
}

export function moduleOf(path: string, text: string): Module {
  const statements = text.matchAll(/^\s*(?:import|export)\b[^;"']*?\bfrom\s*["']([^"']+)["']/gm);
  const bare = text.matchAll(/^\s*import\s*["']([^"']+)["']/gm);
  const dynamic = text.matchAll(/\bimport\(\s*["']([^"']+)["']/g);
  return { path, text, imports: [...statements, ...bare, ...dynamic].map(([, from]) => from!) };
}

/** Why an import may not be there; null when it may. */
export function whyNot({ path }: Module, from: string): string | null {
  const zone = ZONES.find(({ folder }) => path === folder || path.startsWith(`${folder}/`));
  if (!zone) return "no zone is written for this file";
  const test = TEST.test(path);
  if (from.startsWith(".")) return leaves(path, from) && !test ? "a relative path leaves the workspace" : null;
  const [, workspace, entry] = /^@paravent\/([a-z]+)(?:\/(.+))?$/.exec(from) ?? [];
  if (!workspace) return test || zone.outside.some((allowed) => allowed.test(from)) ? null : "not open to this folder";
  if (
    (entry === "node" || entry === "plug" || entry === "registry" || entry === "folder" || entry === "lessons/load") &&
    zone.folder === "apps/web" &&
    !test
  )
    return "reads files; the client cannot";
  if (zone.ours.includes(workspace)) return null;
  if (test && (workspace === "testkit" || /^(apps|examples)\b/.test(zone.folder))) return null;
  // A game's own tests may come in by its front door.
  if (test && path.startsWith(`games/${workspace}/`)) return null;
  return "the arrow points the wrong way";
}

function leaves(path: string, from: string): boolean {
  // The client shows the rules; a document is text, not a module.
  if (/^(\.\.\/)+docs\/[\w./-]+\.md\?law$/.test(from)) return false;
  const home = path.startsWith("scripts/") ? "scripts" : path.split("/").slice(0, 2).join("/");
  return !normalize(join(dirname(path), from))
    .split(sep)
    .join("/")
    .startsWith(`${home}/`);
}

/** What each module imports of these modules, by paths; packages by their name are another matter (`whyNot`). */
function arrows(modules: readonly Module[]): Map<string, string[]> {
  const known = new Set(modules.map(({ path }) => path));
  return new Map(
    modules.map(({ path, imports }) => {
      const targets = imports.filter((from) => from.startsWith(".")).map((from) => join(dirname(path), from));
      return [path, targets.map((target) => target.split(sep).join("/")).filter((target) => known.has(target))];
    }),
  );
}

/** Files that import each other, directly or by way of others: each circle once, its files in order of their names. */
export function circles(modules: readonly Module[]): string[][] {
  const to = arrows(modules);
  const found: string[][] = [];
  // Tarjan: the files of a circle are those from which one comes back to the file reached first.
  const reached = new Map<string, number>();
  const earliest = new Map<string, number>();
  const open: string[] = [];
  const visit = (path: string): number => {
    const number = reached.size;
    reached.set(path, number);
    open.push(path);
    let least = number;
    for (const target of to.get(path)!) {
      if (!reached.has(target)) least = Math.min(least, visit(target));
      else if (open.includes(target)) least = Math.min(least, earliest.get(target) ?? reached.get(target)!);
    }
    earliest.set(path, least);
    if (least === number) {
      const circle = open.splice(open.indexOf(path));
      if (circle.length > 1 || to.get(path)!.includes(path)) found.push(circle.sort());
    }
    return least;
  };
  for (const path of to.keys()) if (!reached.has(path)) visit(path);
  return found;
}

/** Two folders of one workspace that import each other, with one import of either; a folder inside another is its own. */
export function twoWayPairs(modules: readonly Module[]): string[] {
  const example = new Map<string, string>();
  for (const [path, targets] of arrows(modules))
    for (const target of targets) {
      const [from, to] = [dirname(path), dirname(target)];
      if (from !== to && !example.has(`${from} > ${to}`)) example.set(`${from} > ${to}`, `${path} > ${target}`);
    }
  return [...example.keys()].flatMap((arrow) => {
    const [from, to] = arrow.split(" > ") as [string, string];
    const back = example.get(`${to} > ${from}`);
    return back && from < to ? [`${from} and ${to}: ${example.get(arrow)}, ${back}`] : [];
  });
}
