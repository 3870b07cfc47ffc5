import { PackFault } from "@paravent/content";
import { expect, test } from "vitest";
import type { z } from "zod";
import { basePackFiles } from "../node.ts";
import { bearings } from "./bearers.ts";
import { readDocument } from "./document.ts";
import { EffectEntry } from "./effect-schema.ts";
import { LeaguesFile } from "./league-schema.ts";
import { readPack } from "./read.ts";
import { CabalsFile, OpportunitiesFile, OthersFile, PackFile, SectorsFile } from "./schema.ts";

/** Every place of a file at which the schema lets an effect stand. */
function placesIn(schema: z.core.$ZodType, path: string): string[] {
  if (schema === EffectEntry) return [path.replace(/\.\*$/, "")];
  const { def } = schema._zod as { def: z.core.$ZodTypes["_zod"]["def"] };
  const inside = (key: string, member: z.core.$ZodType): string[] => placesIn(member, path ? `${path}.${key}` : key);
  switch (def.type) {
    case "object":
      return Object.entries(def.shape).flatMap(([key, member]) => inside(key, member));
    case "array":
      return inside("*", def.element);
    case "tuple":
      return def.items.flatMap((item) => inside("*", item));
    case "union":
      return def.options.flatMap((option) => placesIn(option, path));
    case "optional":
      return placesIn(def.innerType, path);
    default:
      return [];
  }
}

const SCHEMAS = {
  "pack.yaml": PackFile,
  "sectors.yaml": SectorsFile,
  "opportunities.yaml": OpportunitiesFile,
  "cabals.yaml": CabalsFile,
  "others.yaml": OthersFile,
  "leagues.yaml": LeaguesFile,
};

test("the walk over what bears effects passes over no place where the files may hold one", () => {
  const places = Object.entries(SCHEMAS).flatMap(([file, schema]) =>
    placesIn(schema, "").map((path) => `${file} ${path}`),
  );
  const walked = bearings(readDocument(basePackFiles(), null)).map(
    ({ file, path }) => `${file} ${path.replaceAll(/\.\d+(?=\.)/g, ".*")}`,
  );
  expect([...new Set(walked)].sort()).toEqual([...new Set(places)].sort());
  expect(places.length).toBeGreaterThan(5);
});

const PLACING = "{kind: capacity, trigger: pile_placed, do: [{op: place_pile, sector: {from: any}, max_pawns: 1}]}";
const RANK = "{kind: capacity, if: [{is_administrator: acting}], do: [{op: modify, stat: rank, delta: 10}]}";

/** The base pack with these effects instead of those of one element of each kind that bears some. */
const BEARERS: Readonly<Record<string, (effects: string) => [file: string, from: RegExp, to: string]>> = {
  marker: (effects) => ["sectors.yaml", /marker:\n {4}1: \[.*\]\n/, `marker:\n    1: [${effects}]\n`],
  card: (effects) => [
    "opportunities.yaml",
    /type: gain\n((?:.*\n)*?) {2}effects: .*\n/,
    `type: capacity\n$1  effects: [${effects}]\n`,
  ],
  screen: (effects) => ["cabals.yaml", / {4}effects: .*\n/, `    effects: [${effects}]\n`],
  cabalCard: (effects) => [
    "cabals.yaml",
    /(- id: coordination_1\n(?:.*\n)*?) {4}effects: .*\n/,
    `$1    effects: [${effects}]\n`,
  ],
  shadow: (effects) => ["leagues.yaml", / {2}effects: .*\n/, `  effects: [${effects}]\n`],
};

test.each(Object.entries(BEARERS))("an endless circle is refused on every bearer: %s", (on, change) => {
  for (const [effect, says] of [
    [PLACING, /goes in a circle: what it does sets it off again \(pile_placed\)/],
    [RANK, /goes in a circle: rank depends on rank/],
  ] as const) {
    const files = { ...basePackFiles() };
    const [file, from, to] = change(effect);
    const text = files[file]!.replace(from, to);
    expect(text, on).not.toBe(files[file]);
    let said = "";
    try {
      readPack({ ...files, [file]: text });
    } catch (fault) {
      expect(fault).toBeInstanceOf(PackFault);
      said = (fault as PackFault).message;
    }
    expect(said).toMatch(says);
    expect(said).toMatch(new RegExp(`^${file.replace(".", "\\.")}: \\w+ \\(`));
  }
});

const READY = "{kind: manifestation, do: [{op: ready, n: 1, target: own_other_possession}]}";

test("what can be used without end is refused: a Manifestation on a screen, and two that free each other", () => {
  const base = basePackFiles();
  const said = (...changes: [file: string, from: RegExp, to: string][]): string => {
    const files = { ...base };
    for (const [file, from, to] of changes) files[file] = files[file]!.replace(from, to);
    try {
      readPack(files);
      return "read";
    } catch (fault) {
      return (fault as PackFault).message;
    }
  };
  const spies = "{kind: manifestation, do: [{op: gain, res: spy, n: 1}]}";
  expect(said(BEARERS.screen!(spies))).toMatch(
    /^cabals\.yaml: coordination \(.*ability\.effects\.0\): goes in a circle/,
  );
  expect(said(BEARERS.screen!(spies.replace("do:", "limit: {times: 1, per: cycle}, do:")))).toBe("read");
  expect(said(BEARERS.shadow!(spies))).toBe("read");
  const both = said(BEARERS.cabalCard!(READY), BEARERS.shadow!(READY));
  expect(both).toMatch(/: \w+ \(.*effects\.0\): goes in a circle: it can be used without end/);
});
