import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withTables } from "@paravent/diktat/vocabulary";
import { ROOT } from "./lib/run.ts";

// Writes the vocabulary of Diktat into docs/CONTENT.md, from its records. A test of the game says when it is due.

const file = join(ROOT, "docs/CONTENT.md");
writeFileSync(file, withTables(readFileSync(file, "utf8")));
