import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { packFault } from "./fault.ts";
import type { PackFiles } from "./read.ts";
import { LARGEST_FILE } from "./yaml.ts";

/** UTF-8 takes four bytes for a character at most. */
const LARGEST_BYTES = 4 * LARGEST_FILE;

/** Every .yaml file of a folder, measured before it is read. Other files beside them are ignored. */
export function packFilesIn(folder: string): PackFiles {
  const names = readdirSync(folder).filter((name) => /\.ya?ml$/i.test(name));
  return Object.fromEntries(
    names.sort().map((name) => {
      if (statSync(join(folder, name)).size > LARGEST_BYTES)
        throw packFault(name, null, "", {
          fr: `plus de ${LARGEST_FILE} caractères`,
          en: `larger than ${LARGEST_FILE} characters`,
        });
      return [name, readFileSync(join(folder, name), "utf8")];
    }),
  );
}
