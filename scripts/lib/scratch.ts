import {
  cpSync,
  existsSync,
  globSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, relative } from "node:path";
import { COMPILED, ROOT } from "./run.ts";

/** Whoever runs meanwhile keeps there what Node has compiled: files come and go while the others are copied. */
const LEFT_OUT = new Set([".git", "node_modules", "dist", "data", basename(COMPILED)]);

/**
 * A copy of the repository to try things in. It shares the installed packages, but its workspaces are its own. What the
 * compiler has checked before stays checked, as long as every file lies where it lay.
 */
export function scratchCopy(): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), "paravent-guide-"));
  for (const name of readdirSync(ROOT))
    if (!LEFT_OUT.has(name))
      cpSync(join(ROOT, name), join(folder, name), {
        recursive: true,
        filter: (path) => !LEFT_OUT.has(basename(path)),
      });
  const installed = join(ROOT, "node_modules");
  share(installed, join(folder, "node_modules"));
  const ours = new Map(
    globSync("{packages,games,apps}/*/package.json", { cwd: folder }).map((path) => {
      const { name } = JSON.parse(readFileSync(join(folder, path), "utf8")) as { name: string };
      return [name, join(folder, dirname(path))];
    }),
  );
  for (const [name, workspace] of ours) {
    const nested = join(ROOT, relative(folder, workspace), "node_modules");
    mkdirSync(dirname(join(folder, "node_modules", name)), { recursive: true });
    symlinkSync(workspace, join(folder, "node_modules", name));
    if (existsSync(nested)) share(nested, join(workspace, "node_modules"));
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Everything that is installed, except the workspaces themselves: the same files, at places of their own. */
function share(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [there, here] = [join(from, entry.name), join(to, entry.name)];
    if (entry.name === "@paravent") continue;
    if (entry.isDirectory()) share(there, here);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(there), here);
    else linkOrPoint(there, here);
  }
}

/** A file cannot be in folders of two disks: there it is only pointed to. */
function linkOrPoint(there: string, here: string): void {
  try {
    linkSync(there, here);
  } catch {
    symlinkSync(there, here);
  }
}
