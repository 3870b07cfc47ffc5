import { readFileSync } from "node:fs";
import type { Pack } from "./content/pack.ts";
import { type PackFiles, readPack } from "./content/read.ts";
import { type Diktat, diktat } from "./diktat.ts";

/** The base pack, read from the package's own files. The only file of this package that knows of a disk. */
export function loadBasePack(): Pack {
  const read = (file: string): string => readFileSync(new URL(`../packs/base/${file}`, import.meta.url), "utf8");
  const names = ["pack.yaml", "sectors.yaml", "opportunities.yaml", "cabals.yaml"] as const;
  return readPack(Object.fromEntries(names.map((name) => [name, read(name)])) as PackFiles);
}

/** Diktat with the base pack. */
export function loadDiktat(): Diktat {
  return diktat(loadBasePack());
}
