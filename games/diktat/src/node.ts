import { readFileSync } from "node:fs";
import type { PackFiles } from "@paravent/content";
import { readDocument } from "./content/document.ts";
import type { Pack } from "./content/pack.ts";
import type { PackDocument } from "./content/pack-document.ts";
import { packFrom } from "./content/read.ts";
import { type Diktat, diktat } from "./diktat.ts";

/** The files of the base pack, from the package's own folder. The only file of this package that knows of a disk. */
export function basePackFiles(): PackFiles {
  const read = (file: string): string => readFileSync(new URL(`../packs/base/${file}`, import.meta.url), "utf8");
  const names = [
    "pack.yaml",
    "sectors.yaml",
    "opportunities.yaml",
    "cabals.yaml",
    "others.yaml",
    "leagues.yaml",
  ] as const;
  return Object.fromEntries(names.map((name) => [name, read(name)]));
}

let base: PackDocument | null = null;

/** The base pack as a document, read once. */
export function baseDocument(): PackDocument {
  base ??= readDocument(basePackFiles(), null);
  return base;
}

export function loadBasePack(): Pack {
  return packFrom(baseDocument());
}

/** Diktat with the base pack. */
export function loadDiktat(): Diktat {
  return diktat(loadBasePack());
}
