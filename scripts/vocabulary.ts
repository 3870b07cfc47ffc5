import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { BEGIN, END, verbTable } from "@paravent/diktat/vocabulary";
import { ROOT } from "./lib/run.ts";

// Writes the verbs of Diktat into docs/CONTENT.md, from their records. A test of the game says when it is due.

const file = join(ROOT, "docs/CONTENT.md");
const page = readFileSync(file, "utf8");
const [before, after] = [page.indexOf(BEGIN), page.indexOf(END)];
if (before < 0 || after < before) throw new Error(`docs/CONTENT.md lacks the lines\n${BEGIN}\n${END}`);
writeFileSync(file, `${page.slice(0, before)}${BEGIN}\n\n${verbTable()}\n\n${page.slice(after)}`);
