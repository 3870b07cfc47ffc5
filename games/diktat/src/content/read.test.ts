import { readFileSync } from "node:fs";
import { PackFault, type PackFiles } from "@paravent/content";
import { describe, expect, test } from "vitest";
import { SECTORS } from "../model/names.ts";
import { packText } from "./pack.ts";
import { readPack } from "./read.ts";

const NAMES = ["pack.yaml", "sectors.yaml", "opportunities.yaml", "cabals.yaml"] as const;
const base = Object.fromEntries(
  NAMES.map((name) => [name, readFileSync(new URL(`../../packs/base/${name}`, import.meta.url), "utf8")]),
) as Record<(typeof NAMES)[number], string>;

/** The base pack with one change in one file, which must be there to be changed. */
function changed(file: keyof typeof base, from: string | RegExp, to: string): PackFiles {
  const text = base[file].replace(from, to);
  if (text === base[file]) throw new Error(`${file} has no ${from}`);
  return { ...base, [file]: text };
}

function fault(files: PackFiles): string {
  try {
    readPack(files);
  } catch (error) {
    expect(error).toBeInstanceOf(PackFault);
    return (error as PackFault).message;
  }
  throw new Error("the pack was read");
}

describe("the base pack", () => {
  test("is read whole, and frozen", () => {
    const pack = readPack(base);
    expect(pack.cards.size).toBe(72);
    expect([...pack.sectors.keys()].sort()).toEqual([...SECTORS].sort());
    expect(pack.cards.get("nv2")).toMatchObject({
      sector: "newTown",
      darknessScore: 1,
      affinities: ["politics"],
      attack: false,
    });
    expect(pack.cards.get("nv1")!.affinities).toEqual(["any"]);
    expect(pack.cabals.get("coordination")).toMatchObject({ rank: 38, affinity: "politics" });
    expect(Object.isFrozen(pack)).toBe(true);
    expect(Object.isFrozen(pack.cards.get("nv2"))).toBe(true);
  });

  test("has an id that moves with what the rules read, and an edition that moves with every word", () => {
    const { id, edition } = readPack(base);
    expect(readPack(base).id).toBe(id);
    expect(readPack(changed("pack.yaml", "# Diktat", "# Another comment, Diktat"))).toMatchObject({ id, edition });
    const said = readPack(changed("opportunities.yaml", "vous pouvez échanger 1 Émissaire", "échangez 1 Émissaire"));
    expect(said.id).toBe(id);
    expect(said.edition).not.toBe(edition);
    expect(readPack(changed("pack.yaml", "emissary_bounty: 3", "emissary_bounty: 4")).id).not.toBe(id);
    expect(readPack(changed("opportunities.yaml", "darkness: 1", "darkness: 2")).id).not.toBe(id);
  });

  test("travels to clients as plain JSON", () => {
    const text = packText(readPack(base));
    expect(JSON.parse(JSON.stringify(text))).toEqual(text);
    expect(text.cards).toHaveLength(72);
  });
});

describe("a bad pack is refused in one sentence that names file, item and path", () => {
  const faults: [what: string, files: () => PackFiles, says: RegExp][] = [
    [
      "a wrong type",
      () => changed("opportunities.yaml", "darkness: 1", "darkness: many"),
      /^opportunities\.yaml: nv1 \(opportunities\.0\.darkness\): is a text; expected a number$/,
    ],
    [
      "a number out of range",
      () => changed("cabals.yaml", "rank: 38", "rank: 1000"),
      /^cabals\.yaml: coordination \(cabals\.0\.rank\): .*100/,
    ],
    [
      "a word nobody knows",
      () => changed("opportunities.yaml", "others_attack: false", "others_attack: false\n  colour: red"),
      /^opportunities\.yaml: nv1 \(opportunities\.0\): unknown word "colour"$/,
    ],
    [
      "a sector nobody knows",
      () => changed("opportunities.yaml", "sector: newTown", "sector: newtown"),
      /^opportunities\.yaml: nv1 \(opportunities\.0\.sector\): /,
    ],
    [
      "a name in one language only",
      () => changed("sectors.yaml", /name: {fr: "Karst", en: "Karst"}/, 'name: {fr: "Karst"}'),
      /^sectors\.yaml: karst \(sectors\.4\.name\.en\): /,
    ],
    [
      "a missing file part",
      () => ({ ...base, "pack.yaml": "schema: diktat-content/1\n" }),
      /^pack\.yaml: \(name\): .*; \(constants\): /,
    ],
    ["an empty file", () => ({ ...base, "cabals.yaml": "" }), /^cabals\.yaml: is empty; expected a group of keys$/],
    [
      "another schema",
      () => changed("pack.yaml", "diktat-content/1", "diktat-content/2"),
      /^pack\.yaml: \(schema\): .*diktat-content\/1/,
    ],
    [
      "a missing sector",
      () => {
        const without = changed("sectors.yaml", /- id: artefact\n(?: .*\n?)*/, "")["sectors.yaml"]!;
        return { ...base, "sectors.yaml": without.replaceAll(/(?<=adjacent: .*)artefact, |, artefact(?=.*])/g, "") };
      },
      /^sectors\.yaml: artefact: this sector is missing$/,
    ],
    [
      "an id that stands twice",
      () => changed("opportunities.yaml", "- id: nv2", "- id: nv1"),
      /^opportunities\.yaml: nv1: this id stands twice$/,
    ],
    [
      "a Cabal that stands twice",
      () => changed("cabals.yaml", "- id: polisec", "- id: coordination"),
      /^cabals\.yaml: coordination: this id stands twice$/,
    ],
    [
      "a border in one direction",
      () => changed("sectors.yaml", "adjacent: [newTown, suburbs, fortress]", "adjacent: [newTown, suburbs]"),
      /^sectors\.yaml: fortress \(adjacent\): adjacent to karst, but not the other way round$/,
    ],
    [
      "a file too large",
      () => ({ ...base, "opportunities.yaml": `${base["opportunities.yaml"]}${"# \n".repeat(400_000)}` }),
      /^opportunities\.yaml: larger than 200000 characters$/,
    ],
    ["aliases that explode", () => ({ ...base, "pack.yaml": bomb() }), /^pack\.yaml: \(a1\.0\): YAML aliases/],
    ["no YAML at all", () => ({ ...base, "sectors.yaml": "sectors: [" }), /^sectors\.yaml: .+/],
    [
      "a key that stands twice",
      () => changed("pack.yaml", "spy_base: 2", "spy_base: 2\n  spy_base: 3"),
      /^pack\.yaml: \(constants\): the key "spy_base" stands twice$/,
    ],
  ];

  for (const [what, files, says] of faults)
    test(what, () => {
      const said = fault(files());
      expect(said).toMatch(says);
      expect(said).not.toContain("\n");
      expect(said.length).toBeLessThan(1000);
    });

  test("many faults are counted, not listed", () => {
    const said = fault({ ...base, "opportunities.yaml": base["opportunities.yaml"].replaceAll("darkness:", "dark:") });
    expect(said).toMatch(/^opportunities\.yaml: nv1 .*; and \d+ more$/);
  });
});

/** Nine lists, each of nine times the one before: a billion nodes if somebody unfolded them. */
function bomb(): string {
  const lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x]"];
  for (let i = 1; i < 10; i++) lines.push(`a${i}: &a${i} [${new Array(9).fill(`*a${i - 1}`).join(", ")}]`);
  return lines.join("\n");
}
