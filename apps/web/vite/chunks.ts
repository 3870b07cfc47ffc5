import type { Rolldown } from "vite";

type Context = Rolldown.ChunkingContext;

/** Pages that are opened most, by the module that fetches them. The rest of the client is fetched bit by bit. */
const PAGES: readonly (readonly [RegExp, (found: RegExpExecArray) => string])[] = [
  [/\/src\/games\/[^/]+\/cover\/index\.ts$/, () => "lobby"],
  [
    /\/src\/(?:i18n\/([^/]+)\/index|games\/[^/]+\/words\/([^/]+)\/lobby)\.ts$/,
    ([, one, other]) => `words-${one ?? other}`,
  ],
  [/\/src\/shell\/played-pages\.ts$/, () => "played"],
  [/\/src\/games\/([^/]+)\/table\.ts$/, ([, game]) => `table-${game}`],
];

/** Of rules and other libraries only parts are used, and the bundler knows best which. */
const OURS = /\/apps\/web\/src\/|\/node_modules\/(@?preact|wouter-preact)\//;

const FIRST = "shell";
const ELSEWHERE = "elsewhere";

/**
 * Modules that the same pages need go into one file, so that a table is fetched in half as many requests.
 * Nobody is sent what they do not need at the lobby or a table: what other pages share with these stands apart, in one
 * file for all of them. What a module imports is needed wherever it is, so no two files ever need each other.
 */
export function chunks(): Rolldown.CodeSplittingOptions {
  let pages: ReadonlyMap<string, ReadonlySet<string>> | null = null;
  const name = (id: string, context: Context): string | null => {
    pages ??= reached(id, context);
    if (!OURS.test(id)) return null;
    return fileOf(pages.get(id));
  };
  return { includeDependenciesRecursively: false, groups: [{ name, debugName: "pages" }] };
}

/** What the client begins with is there whoever asks for it. */
function fileOf(pages: ReadonlySet<string> = new Set()): string | null {
  if (pages.has(FIRST)) return FIRST;
  if (pages.size === 0 || (pages.size === 1 && pages.has(ELSEWHERE))) return null;
  return [...pages].toSorted().join("-");
}

/** For every module, the pages that need it as soon as they are opened. */
function reached(from: string, context: Context): ReadonlyMap<string, ReadonlySet<string>> {
  const pages = new Map<string, Set<string>>();
  for (const [entry, page] of entries(from, context)) {
    const open = [entry];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      const known = pages.get(id) ?? new Set();
      if (known.has(page)) continue;
      pages.set(id, known.add(page));
      open.push(...(context.getModuleInfo(id)?.importedIds ?? []));
    }
  }
  return pages;
}

/** Where the fetching of files begins: at the client's first module, and at each that is fetched when it is needed. */
function entries(from: string, context: Context): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const seen = new Set<string>();
  const open = [from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const module = context.getModuleInfo(id);
    if (!module) continue;
    const { importedIds, dynamicallyImportedIds, importers, dynamicImporters } = module;
    if (module.isEntry) found.set(id, FIRST);
    else if (dynamicImporters.length > 0) found.set(id, pageOf(id));
    open.push(...importedIds, ...dynamicallyImportedIds, ...importers, ...dynamicImporters);
  }
  return found;
}

function pageOf(id: string): string {
  for (const [module, page] of PAGES) {
    const found = module.exec(id);
    if (found) return page(found);
  }
  return ELSEWHERE;
}
