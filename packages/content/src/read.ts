import { z } from "zod";
import { type Fault, PackFault, packFault, type Words } from "./fault.ts";
import { faultsOf } from "./issues.ts";
import { checkLength, readYaml } from "./yaml.ts";

/** The files of a pack, by name. This package does not care where they come from. */
export type PackFiles = Readonly<Record<string, string>>;

/** A name or sentence in every language, as a pack writes it. */
export const WordsEntry = z.strictObject({ fr: z.string().min(1).max(2000), en: z.string().min(1).max(2000) });

const plainName = z
  .string()
  .min(1)
  .max(60)
  .regex(/^[^\p{C}]+$/u);

/** The name of a pack: everybody at the table reads it, so it is short and plain. */
export const PackName = z.strictObject({ fr: plainName, en: plainName });

/** Where a fact of a pack comes from. */
export const Source = z.enum(["rulebook", "errata", "variant", "reconstruction"]);

/** No pack needs more; what comes from outside is measured before it is read. */
export const MOST_FILES = 12;
export const LARGEST_PACK = 400_000;

/** Refuses what cannot be a pack: too many files, other kinds of files, too much text. */
export function checkFiles(files: PackFiles): void {
  const names = Object.keys(files);
  if (names.length > MOST_FILES)
    throw packFault("pack", null, "", { fr: `plus de ${MOST_FILES} fichiers`, en: `more than ${MOST_FILES} files` });
  const odd = names.find((name) => !/^[a-z][a-z0-9-]{0,40}\.yaml$/.test(name));
  if (odd !== undefined)
    throw packFault(odd.slice(0, 60), null, "", {
      fr: "un paquet n’a que des fichiers .yaml",
      en: "a pack has .yaml files only",
    });
  for (const name of names) checkLength(name, files[name]!);
  const size = names.reduce((sum, name) => sum + files[name]!.length, 0);
  if (size > LARGEST_PACK)
    throw packFault("pack", null, "", {
      fr: `plus de ${LARGEST_PACK} caractères en tout`,
      en: `larger than ${LARGEST_PACK} characters in all`,
    });
}

/** What every pack says of itself in `pack.yaml`: for which game it is, and its name. */
export function readHead(files: PackFiles): { readonly schema: string; readonly name: Words } {
  return readFile(files, "pack.yaml", z.looseObject({ schema: z.string(), name: PackName }));
}

/** One file of a pack, checked by its schema. */
export function readFile<T>(files: PackFiles, file: string, schema: z.ZodType<T>): T {
  const text = files[file];
  if (text === undefined) throw packFault(file, null, "", { fr: "ce fichier manque", en: "this file is missing" });
  const document = readYaml(file, text);
  const read = schema.safeParse(document);
  if (!read.success) throw new PackFault(faultsOf(file, document, read.error.issues));
  return read.data;
}

/** Items by their ids, frozen. */
export function byId<T extends { readonly id: string }>(file: string, items: readonly T[]): ReadonlyMap<T["id"], T> {
  const map = new Map<T["id"], T>();
  const twice: Fault[] = [];
  for (const item of items) {
    if (map.has(item.id))
      twice.push({
        file,
        item: item.id,
        path: "",
        says: { fr: "cet id s’y trouve deux fois", en: "this id stands twice" },
      });
    map.set(item.id, deepFrozen(item));
  }
  if (twice.length > 0) throw new PackFault(twice);
  return map;
}

/**
 * Content is shared by all games of a process: nobody writes to it. Lists are left to the types: to go through a frozen one
 * takes ten times as long, and rules go through them at every step.
 */
export function deepFrozen<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  for (const member of Object.values(value)) deepFrozen(member);
  return Array.isArray(value) ? value : Object.freeze(value);
}
