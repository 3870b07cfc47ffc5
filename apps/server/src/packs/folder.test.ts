import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { BadConfiguration } from "../config/config.ts";
import { loadGames } from "../games/games.ts";
import { temporaryFolder } from "../testing/rig.ts";
import { readPackFolder } from "./folder.ts";

const games = await loadGames();
let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

function pack(name: string, files: Record<string, string>): void {
  mkdirSync(join(folder.path, name));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder.path, name, file), text);
}
const HEAD = "schema: diktat-content/1\nname: {fr: Ma boîte, en: My box}\nextends: base\n";

function read() {
  const said: string[] = [];
  const found = readPackFolder(folder.path, games, (sentence) => said.push(sentence));
  return { said, found };
}

it("finds the packs of each game, and leaves notes alone", () => {
  pack("mine", { "pack.yaml": HEAD, "README.md": "how I typed it" });
  writeFileSync(join(folder.path, "note.txt"), "not a pack");
  const { said, found } = read();
  expect(said).toEqual([]);
  expect(found).toMatchObject([{ game: "diktat", document: { name: { en: "My box" } } }]);
});

it("leaves a bad pack out, says why in one sentence, and keeps the others", () => {
  pack("a-bad", { "pack.yaml": HEAD, "opportunities.yaml": "opportunities: [{id: nv1, darkness: many}]\n" });
  pack("b-bomb", { "pack.yaml": "a: &a [x]\nb: [*a]\n" });
  pack("c-huge", { "pack.yaml": HEAD, "cabals.yaml": "#".repeat(50_000_000) });
  pack("d-other", { "pack.yaml": HEAD.replace("diktat-content/1", "chess-content/1") });
  pack("e-empty", {});
  pack("f-yml", { "pack.yaml": HEAD, "cabals.yml": "cabals: []\n" });
  pack("good", { "pack.yaml": HEAD });
  const { said, found } = read();
  expect(found).toHaveLength(1);
  expect(said.map((sentence) => sentence.replace(folder.path, ""))).toEqual([
    expect.stringMatching(
      /^The content pack \/a-bad is left out\. opportunities\.yaml: nv1 \(opportunities\.0\.name\): is missing; /,
    ),
    "The content pack /b-bomb is left out. pack.yaml: (b.0): YAML aliases (*name) are not taken; write the value again",
    "The content pack /c-huge is left out. cabals.yaml: larger than 200000 characters",
    'The content pack /d-other is left out. pack.yaml: (schema): "chess-content/1" is of no game here',
    "The content pack /e-empty is left out. pack.yaml: this file is missing",
    "The content pack /f-yml is left out. cabals.yml: a pack has .yaml files only",
  ]);
  for (const sentence of said) expect(sentence).not.toContain("\n");
});

it("is itself a folder, or the server does not start", () => {
  expect(() => readPackFolder(join(folder.path, "nowhere"), games, () => {})).toThrow(BadConfiguration);
});
