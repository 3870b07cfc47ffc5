import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

it.each(["kills/kill-soak.ts", "abuse/abuse-soak.ts"])("%s says what it can be told, and does nothing else", (file) => {
  const path = join(import.meta.dirname, file);
  const said = execFileSync(process.execPath, [path, "--help"], { encoding: "utf8" });
  const options = [...readFileSync(path, "utf8").matchAll(/^ {4}(\w+): \{ type: "/gm)].map(([, name]) => name!);
  expect(options.length).toBeGreaterThan(2);
  for (const name of options) if (name !== "help") expect(said).toContain(`--${name}`);
});
