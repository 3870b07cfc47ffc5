import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { packOf, packText } from "@paravent/diktat";
import { ENGLISH_DIKTAT } from "@paravent/diktat/english";
import { FRENCH_DIKTAT } from "@paravent/diktat/french";
import { table } from "@paravent/diktat/testing";
import { diktatText } from "@paravent/diktat/text";
import { expect, test } from "vitest";

/** Where the client finds reasons of its own, beside those the game gives. */
const SOURCES = ["../../questions", "../../drafts", "../../table/undo", "."].map((folder) =>
  join(import.meta.dirname, folder),
);

/** Reasons the client names: `refuse("teamMissing", …)`. */
function reasons(): string[] {
  const files = SOURCES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
  ).filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."));
  const found = files.flatMap((file) => [...readFileSync(file, "utf8").matchAll(/refuse\(\s*"(\w+)"/g)]);
  return [...new Set(found.map(([, reason]) => reason!))].sort();
}

const NUMBERS = { names: "Ilse", spent: 4, min: 1, max: 3, has: 2, ref: "guard", needs: 4, sector: "karst", piles: 2 };

test.each(["fr", "en"] as const)("every reason the table gives of itself has its sentence (%s)", (language) => {
  const words = diktatText(
    language === "fr" ? FRENCH_DIKTAT : ENGLISH_DIKTAT,
    packText(packOf(table({ ana: {}, bor: {} }).turnOf("ana").facts)),
  );
  expect(reasons()).toContain("teamMissing");
  for (const reason of [...reasons(), "nothingToUndo", "undoAsked"]) {
    const said = words.refusal({ reason, rule: null, with: { ...NUMBERS, limit: 2 } });
    expect(said, reason).not.toMatch(/undefined|null|Refus/);
  }
});
