import { readFileSync } from "node:fs";
import type { Pack } from "./content/pack.ts";
import { type PackFiles, readPack } from "./content/read.ts";

/** The files of the base pack, from the package's own folder. The only file of this package that knows of a disk. */
export function basePackFiles(): PackFiles {
  const read = (file: string): string => readFileSync(new URL(`../packs/base/${file}`, import.meta.url), "utf8");
  const names = ["pack.yaml", "gods.yaml", "creatures.yaml", "cards.yaml"] as const;
  return Object.fromEntries(names.map((name) => [name, read(name)])) as PackFiles;
}

export function loadBasePack(): Pack {
  return readPack(basePackFiles());
}
