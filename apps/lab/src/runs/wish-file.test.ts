import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "paravent-wish-"));
afterAll(() => rmSync(folder, { recursive: true }));

const LAB = new URL("../../../../docs/LAB.md", import.meta.url);

function wish(...args: string[]) {
  const command = fileURLToPath(new URL("../wish.ts", import.meta.url));
  const all = [command, ...args, "--data", join(folder, "data"), "--packs", join(folder, "packs")];
  const { status, stdout, stderr } = spawnSync(process.execPath, all, { encoding: "utf8" });
  return { status, stdout, stderr };
}

test("the example of the documents is played from a file, and its report is such a file", () => {
  const example = JSON.parse(/```json\n([\s\S]*?)```/.exec(readFileSync(LAB, "utf8"))![1]!);
  const file = join(folder, "wish.json");
  const wished = { ...example, deals: 2, bots: ["casual"] };
  writeFileSync(file, JSON.stringify(wished));
  const { status, stdout } = wish("--file", file);
  expect(status).toBe(0);
  const report = JSON.parse(stdout);
  expect(
    report.ways.map((way: { values: number[]; summary: { games: number } }) => [way.values, way.summary.games]),
  ).toEqual([
    [[1], 2],
    [[2], 2],
  ]);
  // So it can be played again from its report.
  expect(report.wish).toEqual(wished);
});

test("what cannot be played is refused in words", () => {
  const file = join(folder, "no.json");
  writeFileSync(file, JSON.stringify({ title: "no" }));
  expect(wish("--file", file)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("says nothing that could be played"),
  });
});
