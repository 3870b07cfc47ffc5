import { readFileSync } from "node:fs";
import { PackFault, type PackFiles } from "@paravent/content";
import { playout, Rng, start } from "@paravent/kernel";
import { describe, expect, test } from "vitest";
import { diktat } from "../diktat.ts";
import { SECTORS } from "../names/names.ts";
import { basePackFiles } from "../node.ts";
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

function without(file: keyof typeof base): PackFiles {
  const { [file]: _, ...others } = base;
  return others;
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

  test("stays as it was read, whatever is played: its lists are not frozen", () => {
    const pack = readPack(basePackFiles());
    const before = structuredClone(pack);
    const game = diktat(pack);
    for (const options of [{}, { others: true, eternalNight: true, leagues: true }])
      for (let i = 0; i < 10; i++) {
        const { state } = start(game, { seats: 4, options, seed: `untouched/${i}` });
        playout(game, state, Rng.from(`untouched/${i}/player`));
      }
    expect(pack).toEqual(before);
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
      /^pack\.yaml: \(name\): is missing$/,
    ],
    [
      "no constants",
      () => ({ ...base, "pack.yaml": "schema: diktat-content/1\nname: {fr: x, en: x}\n" }),
      /^pack\.yaml: \(constants\): is missing$/,
    ],
    ["a missing file", () => without("sectors.yaml"), /^sectors\.yaml: this file is missing$/],
    [
      "a file nobody knows",
      () => ({ ...base, "weather.yaml": "" }),
      /^weather\.yaml: unknown file; a pack has pack\.yaml/,
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
      "a missing card",
      () => changed("opportunities.yaml", /- id: co2\n(?: .*\n)*/, ""),
      /^opportunities\.yaml: \(opportunities\): 71 cards; the box has 72 \(DK-MAT-01\)$/,
    ],
    [
      "a missing Cabal card",
      () => changed("cabals.yaml", / {2}- id: coordination_2\n(?: {4}.*\n)*/, ""),
      /^cabals\.yaml: coordination \(cabals\.0\.cards\): at least 5$/,
    ],
    [
      "two Cabal cards of one order",
      () => changed("cabals.yaml", "order: 2", "order: 1"),
      /^cabals\.yaml: coordination \(cards\): the card of order 2 is missing$/,
    ],
    [
      "two Cabals of one Rank",
      () => changed("cabals.yaml", "rank: 35", "rank: 38"),
      /^cabals\.yaml: polisec \(rank\): the same Rank as coordination$/,
    ],
    [
      "a verb nobody knows",
      () => changed("opportunities.yaml", "{op: gain, res: vp, n: 1}", "{op: give, res: vp, n: 1}"),
      /^opportunities\.yaml: nv2 \(opportunities\.1\.effects\.0\.do\.0(\.op)?\): .*"give"/,
    ],
    [
      "a resource nobody knows",
      () => changed("opportunities.yaml", "{op: gain, res: vp, n: 1}", "{op: gain, res: gold, n: 1}"),
      /^opportunities\.yaml: nv2 \(opportunities\.1\.effects\.0\.do\.0\.res\): unknown word "gold"; expected "citizen"/,
    ],
    [
      "a condition nobody knows",
      () => changed("opportunities.yaml", "[{tied_for_winner: true}]", "[{is_rich: acting}]"),
      /^opportunities\.yaml: fa6 \(opportunities\.35\.effects\.0\.if\.0\): .*is_rich/,
    ],
    [
      "a token of another Cabal",
      () =>
        changed(
          "cabals.yaml",
          "spend_token: sleeper, from: pile, to: reserve",
          "spend_token: revolt, from: pile, to: reserve",
        ),
      /^cabals\.yaml: polisec_2 \(.*\.cost\.0\.spend_token\): the Cabal of this element has no such token$/,
    ],
    [
      "a target nothing names",
      () =>
        changed(
          "opportunities.yaml",
          "{op: spy, n: 3, scope: any, token_bonus: false}",
          "{op: spy, n: 3, pile: {owner: event}}",
        ),
      /^opportunities\.yaml: hy3 \(opportunities\.20\.effects\.0\.do\.0\.pile\.owner\): speaks of something that nothing names here; it needs a pile$/,
    ],
    [
      "a sector nothing names",
      () =>
        changed("opportunities.yaml", "sector: {from: any, with: [space]}", "sector: {from: chosen, with: [space]}"),
      /^opportunities\.yaml: vv5 \(.*\.do\.0\.sector\.from\): .*a chosen sector$/,
    ],
    [
      "a victim nobody has",
      () =>
        changed(
          "opportunities.yaml",
          "{event_by: self}], limit: {times: 2, per: cycle}",
          "{event_victim: self}], limit: {times: 2, per: cycle}",
        ),
      /^opportunities\.yaml: jo5 \(.*\.if\.0\.event_victim\): .*a victim$/,
    ],
    [
      "a number nobody has paid",
      () => changed("opportunities.yaml", "[{discard: citizen, n: {up_to: 3}}]", "[{discard: citizen, n: 3}]"),
      /^opportunities\.yaml: co1 \(.*\.do\.0\.n\.count\): .*an "up_to" cost$/,
    ],
    [
      "a stat that depends on itself",
      () =>
        changed(
          "opportunities.yaml",
          "stat: influence_income, delta: 1",
          "stat: influence_income, delta: {stat: influence_income}",
        ),
      /^opportunities\.yaml: co3 \(modify influence_income\): goes in a circle: influence_income depends on influence_income/,
    ],
    [
      "an office that depends on itself",
      () => changed("opportunities.yaml", "stat: struggle_bid, delta: {base", "stat: rank, delta: {base"),
      /^opportunities\.yaml: ch5 \(modify rank\): goes in a circle: rank depends on rank/,
    ],
    [
      "stats that depend on each other",
      () => ({
        ...base,
        "opportunities.yaml": base["opportunities.yaml"]
          .replace("stat: influence_income, delta: 1", "stat: influence_income, delta: {stat: debt_free}")
          .replace("stat: debt_free, delta: 1", "stat: debt_free, delta: {stat: influence_income}"),
      }),
      /^opportunities\.yaml: nv3 \(modify debt_free\): goes in a circle: debt_free depends on influence_income/,
    ],
    [
      "an effect that sets itself off without end",
      () =>
        changed(
          "opportunities.yaml",
          "{event_by: other}], do: [{op: gain, res: pp, n: 2}]",
          "{event_by: other}], do: [{op: assassinate, n: 1}]",
        ),
      /^opportunities\.yaml: ms6 \(trigger assassination_done\): goes in a circle: what it does sets it off again/,
    ],
    [
      "a pile moved away from every knife, to where the Others draw the next one",
      () =>
        changed(
          "opportunities.yaml",
          "{event_by: other}], do: [{op: gain, res: pp, n: 2}]",
          "{event_by: other}], do: [{op: move_pile, pile: {owner: self}, to: {from: any, with: [space]}}]",
        ),
      /^opportunities\.yaml: ms6 \(trigger assassination_done\): goes in a circle: what it does sets it off again/,
    ],
    [
      "a stat changed as it cannot be",
      () => changed("opportunities.yaml", "stat: hidden_bottom, set: true", "stat: hidden_bottom, delta: 1"),
      /^opportunities\.yaml: hy5 \(.*\.do\.0\): this stat is changed by set: true$/,
    ],
    [
      "a cost that must be paid",
      () => changed("opportunities.yaml", "optional: true, cost: [{discard: emissary", "cost: [{discard: emissary"),
      /^opportunities\.yaml: nv1 \(.*\.cost\): an effect with a cost must be one that can be declined/,
    ],
    [
      "PP on a card that bears none",
      () => changed("opportunities.yaml", "{pay: pp, n: 1, to: supply}", "{pay: pp, n: 1, to: card}"),
      /^opportunities\.yaml: vv2 \(.*\.cost\.0\.to\): only Cabal cards bear PP/,
    ],
    [
      "a kind at another's moment",
      () => changed("opportunities.yaml", "{kind: gain, do", "{kind: gain, trigger: passive, do"),
      /^opportunities\.yaml: nv2 \(.*\.trigger\): not the moment of this kind of effect/,
    ],
    [
      "a Special Manoeuvre that leads to another",
      () => changed("opportunities.yaml", "{op: extra_manoeuvre, types: [spy]}", "{op: extra_manoeuvre, types: [any]}"),
      /^opportunities\.yaml: vv4 \(.*\.do\.0\.types\): goes in a circle/,
    ],
    [
      "a marker that may not be there",
      () => changed("cabals.yaml", "with: [marker_available], except", "except"),
      /^cabals\.yaml: coordination_4 \(.*\.do\.1\.sector\): needs "with: \[marker_available\]"$/,
    ],
    [
      "a list that holds itself",
      () => changed("opportunities.yaml", "affinities: [all]", "affinities: &a [*a]"),
      /^opportunities\.yaml: nv1 \(opportunities\.0\.affinities\.0\): YAML aliases/,
    ],
    [
      "a toll among other steps",
      () =>
        changed(
          "opportunities.yaml",
          "until: cycle_end}]}]\n  value: {once: 0, per_cycle: 1.5}",
          "until: cycle_end}, {op: gain, res: pp, n: 1}]}]\n  value: {once: 0, per_cycle: 1.5}",
        ),
      /^opportunities\.yaml: fo4 \(.*\.do\.0\): must be the only step of its effect$/,
    ],
    [
      "a protection at the wrong moment",
      () => changed("opportunities.yaml", "stage: before_reveal", "stage: after_reveal"),
      /^opportunities\.yaml: fa5 \(.*\.do\.0\): this is not the moment of the trigger$/,
    ],
    ["a file of 50 MB", () => ({ ...base, "cabals.yaml": "#".repeat(50_000_000) }), /^cabals\.yaml: larger than/],
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
