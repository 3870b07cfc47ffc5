import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { compareGolden, playthrough } from "./golden.ts";
import { toy } from "./toy/game.ts";

const setup = { seats: 3, options: null, seed: "golden" };
const folder = mkdtempSync(join(tmpdir(), "golden-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("the toy plays as it always did", () => {
  expect(compareGolden(join(import.meta.dirname, "golden/toy.txt"), playthrough(toy, setup))).toBeNull();
});

test("a missing file, a changed line and a missing end are told", () => {
  vi.stubEnv("UPDATE_GOLDEN", "");
  const path = join(folder, "kept.txt");
  expect(compareGolden(path, "a\nb\n")).toMatch(/missing/);
  writeFileSync(path, "a\nb\n");
  expect(compareGolden(path, "a\nb\n")).toBeNull();
  expect(compareGolden(path, "a\nc\n")).toMatch(/:2 reads "b" and the game now gives "c"/);
  expect(compareGolden(path, "a\nb\nc\n")).toMatch(/:3 /);
  expect(compareGolden(path, "a\n")).toMatch(/:2 reads "b"/);
  vi.unstubAllEnvs();
});

test("UPDATE_GOLDEN=1 writes the file", () => {
  vi.stubEnv("UPDATE_GOLDEN", "1");
  const path = join(folder, "new", "written.txt");
  expect(compareGolden(path, "text\n")).toBeNull();
  expect(readFileSync(path, "utf8")).toBe("text\n");
  vi.unstubAllEnvs();
});
