import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { makeApp } from "../http/app.ts";
import { contentOf, labGame } from "../lib/games.ts";
import { companyFor } from "../queue/players.ts";
import { Viewer } from "../replay/viewer.ts";
import { Shelf } from "../runs/shelf.ts";
import { changed } from "./change.ts";
import { itemsOf } from "./items.ts";
import { originOf } from "./origin.ts";
import { PackFolder } from "./pack-folder.ts";
import { zipped } from "./zip.ts";

const folder = mkdtempSync(join(tmpdir(), "paravent-packs-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("a change of a pack", () => {
  test("changes one value and leaves the rest as it was written", () => {
    const files = { "a.yaml": '# head\nitems:\n- {id: x, n: 3, name: {fr: "X", en: "X"}}   # why\n' };
    const { "a.yaml": text } = changed(files, [{ file: "a.yaml", path: ["items", 0, "n"], value: 4 }]);
    expect(text).toBe(files["a.yaml"].replace("n: 3", "n: 4"));
    expect(() => changed(files, [{ file: "a.yaml", path: ["items", 1, "n"], value: 4 }])).toThrow(
      "there is nothing here",
    );
  });

  test("leaves words as they were quoted, and keeps the last of several", () => {
    const files = { "a.yaml": 'x: {fr: "l\'un", word: gold, on: false}\n' };
    const set = (key: string, value: string | boolean) => ({ file: "a.yaml", path: ["x", key], value });
    const all = [set("fr", 'a "b": c'), set("word", "silver"), set("on", true), set("word", "tin")];
    expect(changed(files, all)["a.yaml"]).toBe('x: {fr: "a \\"b\\": c", word: tin, on: true}\n');
  });

  test.each(["diktat", "dclight"])("finds every field of the base pack of %s where it stands", (game) => {
    const files = contentOf(game).files();
    const all = itemsOf(files, {}).flatMap(({ file, fields }) =>
      fields.map(({ path, value }) => ({ file, path: [...path], value })),
    );
    expect(all.length).toBeGreaterThan(300);
    const again = changed(files, all);
    expect(itemsOf(again, {})).toEqual(itemsOf(files, {}));
    for (const [file, text] of Object.entries(files))
      expect(again[file]!.split("\n")).toHaveLength(text.split("\n").length);
  });
});

describe("where a fact comes from", () => {
  const document = {
    things: [
      {
        id: "x",
        rank: 1,
        kit: { pp: 2, tokens: 3 },
        cost: { gold: 1 },
        source: "rulebook",
        numbers_source: "reconstruction",
        cost_source: "errata",
      },
    ],
  };
  const origin = (...path: (string | number)[]) =>
    originOf(document, ["things", 0, ...path], { numbers_source: ["rank", "kit.pp"] });

  test("is what the nearest group says of it", () => {
    expect([origin("rank"), origin("kit", "pp"), origin("kit", "tokens"), origin("cost", "gold")]).toEqual([
      "reconstruction",
      "reconstruction",
      "rulebook",
      "errata",
    ]);
    expect(originOf({ a: { b: 1 } }, ["a", "b"], {})).toBeNull();
  });

  test.each(["diktat", "dclight"])("every field of %s has a name in words, in both languages", (game) => {
    const { origins = {}, fields } = labGame(game);
    const items = itemsOf(contentOf(game).files(), origins, fields);
    const named = items.flatMap(({ name, group, fields: all }) => [name, group, ...all.map(({ label }) => label)]);
    const isRaw = ({ fr, en }: { fr: string; en: string }) => /[a-z]_[a-z]|\.yaml|^$/.test(`${fr} ${en}`);
    expect(named.filter(isRaw)).toEqual([]);
    const keys = items.flatMap((item) => item.fields.flatMap((field) => field.name.split(".")));
    expect([...new Set(keys)].filter((key) => !/^\d+$/.test(key) && !fields?.[key])).toEqual([]);
    expect(items.filter(({ id, name }) => name.fr === id && name.en === id)).toEqual([]);
  });

  test("a field is called by its keys, and by its number where there are several", () => {
    const { fields } = labGame("diktat");
    const items = itemsOf(contentOf("diktat").files(), {}, fields);
    const label = (id: string, name: string) =>
      items.find((one) => one.id === id)!.fields.find((one) => one.name === name)!.label;
    expect(label("progres", "board.cabal_cost.1")).toEqual({
      fr: "Plateau · Prix de la carte de Cabale 2",
      en: "Board · Price of Cabal card 2",
    });
    expect(label("progres", "kit.pp").en).toBe("Starting kit · PP");
    expect(label("nv1", "effects.0.do.0.n").fr).toBe("Effet · Action · Nombre");
  });

  test("is told of every field of the packs there are, and only reconstructions are open", () => {
    const { origins = {} } = labGame("diktat");
    const items = itemsOf(contentOf("diktat").files(), origins);
    const field = (id: string, name: string) =>
      items.find((one) => one.id === id)!.fields.find((one) => one.name === name)!;
    expect(field("progres", "kit.pp")).toMatchObject({ value: 1, origin: "reconstruction", open: true });
    expect(field("progres", "kit.affinity_artefact")).toMatchObject({ origin: "errata", open: false });
    expect(field("constants", "income.pp")).toMatchObject({ origin: "rulebook", open: false });
    expect(field("nv1", "effects.0.do.0.n")).toMatchObject({ value: 4, open: true });
    expect(field("newTown", "adjacent.0")).toMatchObject({ open: true });
    expect(field("newTown", "marker.1.0.do.0.n")).toMatchObject({ origin: "rulebook", open: false });
    expect(items.find(({ id }) => id === "progres")!.fields.some(({ name }) => name.startsWith("cards"))).toBe(false);
    expect(new Set(items.map(({ file, path }) => `${file} ${path}`)).size).toBe(items.length);
  });
});

test("a pack is packed so that others can unpack it", () => {
  const file = join(folder, "pack.zip");
  writeFileSync(file, zipped({ "pack.yaml": "name: é\n", "a.yaml": "x: 1\n" }));
  const script =
    "import sys,zipfile;z=zipfile.ZipFile(sys.argv[1]);assert z.testzip() is None;print(z.read('pack.yaml').decode())";
  const { stdout, error } = spawnSync("python3", ["-c", script, file], { encoding: "utf8" });
  // Where there is no Python the bytes alone are looked at.
  if (!error) expect(stdout.trim()).toBe("name: é");
  const bytes = readFileSync(file);
  expect(bytes.readUInt32LE(0)).toBe(0x04034b50);
  expect(bytes.readUInt16LE(bytes.length - 12)).toBe(2);
});

test("a designer copies a pack, tries a number, reads the sentence, keeps it; facts and faults are refused", async () => {
  const packs = new PackFolder(join(folder, "packs"));
  const shelf = new Shelf(join(folder, "runs"), await companyFor("", 1));
  const app = await makeApp({ shelf, people: null, packs, viewer: new Viewer(), pages: folder });
  const headers = { host: "localhost:8090" };
  const post = (url: string, payload: object) => app.inject({ method: "POST", url, headers, payload });
  const pack = { game: "diktat", name: "mine" };
  expect((await post("/api/pack/copy", { ...pack, from: "", title: "Mine" })).json()).toMatchObject([
    { name: "" },
    { name: "mine", title: { fr: "Mine" } },
  ]);
  expect((await post("/api/pack/copy", { ...pack, from: "", title: "Mine" })).statusCode).toBe(400);
  const path = ["opportunities", 0, "effects", 0, "do", 0, "n"];
  const change = (value: number | string) => ({ file: "opportunities.yaml", path, value });
  const tried = (await post("/api/pack/try", { ...pack, changes: [change(5)] })).json();
  const item = tried.items.find(({ id }: { id: string }) => id === "nv1");
  expect(item.said).toEqual([
    { path: ["text"], fr: expect.stringContaining("5 PP"), en: expect.stringContaining("5 PP") },
  ]);
  const wrong = await post("/api/pack/try", { ...pack, changes: [change("many")] });
  expect([wrong.statusCode, wrong.json().faults[0]]).toMatchObject([
    422,
    { file: "opportunities.yaml", item: "nv1", path: "opportunities.0.effects.0.do.0.n" },
  ]);
  const fact = { file: "pack.yaml", path: ["constants", "spy_base"], value: 3 };
  expect((await post("/api/pack/try", { ...pack, changes: [fact] })).json().says).toContain(
    "given by the documents of the game (rulebook)",
  );
  expect((await post("/api/pack/keep", { game: "diktat", name: "", changes: [change(5)] })).statusCode).toBe(400);
  expect((await post("/api/pack/keep", { ...pack, changes: [change(5)] })).statusCode).toBe(200);
  expect(packs.files("diktat", "mine")["opportunities.yaml"]).toContain("{op: gain, res: pp, n: 5}");
  expect(
    (await app.inject({ url: "/api/pack/export.zip?game=diktat&name=mine", headers })).rawPayload
      .subarray(0, 2)
      .toString(),
  ).toBe("PK");
  await app.close();
  await shelf.close();
});
