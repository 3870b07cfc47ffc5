import { PackFault, type PackFiles } from "@paravent/content";
import { playout, Rng, start } from "@paravent/kernel";
import { describe, expect, test } from "vitest";
import { dclight } from "../dclight.ts";
import { basePackFiles } from "../node.ts";
import { packText } from "./pack.ts";
import { readPack } from "./read.ts";

const base = basePackFiles();

/** The base pack with one change in one file, which must be there to be changed. */
function changed(file: string, from: string | RegExp, to: string): PackFiles {
  const text = base[file]!.replace(from, to);
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
    expect([pack.cards.size, pack.creatures.size, pack.gods.size]).toEqual([40, 20, 6]);
    expect(pack.cards.get("civ-marche")).toMatchObject({ deck: "civil", copies: 2, vp: 2, source: "reconstruction" });
    expect(pack.cards.get("civ-espionnage")).toMatchObject({ mimics: true, source: "rulebook" });
    expect(pack.reactions.targeted.map(({ id }) => id)).toEqual(["civ-diplomatie"]);
    expect(pack.reactions.harmed.map(({ id }) => id)).toEqual(["mil-guerre-sainte"]);
    expect(Object.isFrozen(pack)).toBe(true);
    expect(Object.isFrozen(pack.cards.get("civ-marche")!.cost)).toBe(true);
  });

  test("stays as it was read, whatever is played: its lists are not frozen", () => {
    const pack = readPack(base);
    const before = structuredClone(pack);
    const game = dclight(pack);
    for (let i = 0; i < 20; i++) {
      const { state } = start(game, { seats: 4, options: {}, seed: `untouched/${i}` });
      playout(game, state, Rng.from(`untouched/${i}/player`));
    }
    expect(pack).toEqual(before);
  });

  test("has an id that moves with what the rules read, and not with words", () => {
    const { id } = readPack(base);
    expect(readPack(changed("cards.yaml", "Gagner 1 Militaire", "Gagnez 1 Militaire")).id).toBe(id);
    expect(readPack(changed("pack.yaml", "summon_at: 15", "summon_at: 14")).id).not.toBe(id);
    expect(readPack(changed("creatures.yaml", "cost: 6", "cost: 7")).id).not.toBe(id);
    expect(readPack(changed("gods.yaml", "n: 2", "n: 3")).id).not.toBe(id);
  });

  test("travels to clients as plain JSON", () => {
    const text = packText(readPack(base));
    expect(JSON.parse(JSON.stringify(text))).toEqual(text);
    expect(text.cards).toHaveLength(40);
  });

  test("uses every word of the vocabulary that a card can be made of", () => {
    const pack = readPack(base);
    const effects = [...pack.cards.values()].flatMap((card) => card.effects);
    const words = new Set([
      ...effects.flatMap((effect) =>
        effect.do === "oneOf" ? ["oneOf", ...effect.options.flat().map((o) => o.do)] : effect.do,
      ),
      ...[...pack.gods.values()].flatMap((god) => god.effects.map((effect) => effect.do)),
      ...[...pack.creatures.values()].flatMap((creature) => creature.reprisal.map((effect) => effect.do)),
    ]);
    expect(words.size).toBe(26);
  });
});

describe("a bad pack is refused in one sentence that names file, item and path", () => {
  const faults: [what: string, files: () => PackFiles, says: RegExp][] = [
    ["a wrong type", () => changed("cards.yaml", "vp: 2", "vp: two"), /^cards\.yaml: mil-caserne \(cards\.0\.vp\)/],
    [
      "a word nobody knows",
      () => changed("cards.yaml", "do: gain", "do: win"),
      /^cards\.yaml: mil-caserne \(cards\.0\.effects/,
    ],
    [
      "a track nobody knows",
      () => changed("creatures.yaml", "tracks: [population]", "tracks: [people]"),
      /^creatures\.yaml: sirens/,
    ],
    [
      "an id that stands twice",
      () => changed("cards.yaml", "- id: mil-forge", "- id: mil-caserne"),
      /^cards\.yaml: mil-caserne.*twice/,
    ],
    [
      "an activated building that only works by itself",
      () => changed("cards.yaml", "timing: passive", "timing: activate"),
      /^cards\.yaml: mil-remparts \(cards\.2\.effects\.0\.do\): an activated building does something/,
    ],
    [
      "a passive building that has to be activated",
      () => changed("cards.yaml", "timing: activate", "timing: passive"),
      /^cards\.yaml: mil-caserne \(cards\.0\.effects\.0\.do\): a passive building works by itself/,
    ],
    [
      "a reaction that answers nothing",
      () => changed("cards.yaml", "trigger: targeted", "trigger: harmed"),
      /^cards\.yaml: civ-diplomatie \(cards\.\d+\.effects\.0\.do\): a card played after harm strikes back/,
    ],
    [
      "a face without a god",
      () => changed("gods.yaml", "face: 2", "face: 1"),
      /^gods\.yaml: \(gods\): face 2 of the black die/,
    ],
    [
      "ages out of order",
      () => changed("pack.yaml", "{age: 1, cost: {gold: 2", "{age: 2, cost: {gold: 2"),
      /^pack\.yaml: civil \(sectors\): its ages are 1, 2 and 3/,
    ],
    [
      "a start outside its track",
      () => changed("pack.yaml", "max: 12, start: 2", "max: 12, start: 13"),
      /^pack\.yaml: gold \(tracks\): starts outside its track/,
    ],
    [
      "an age that costs sector points",
      () => changed("pack.yaml", "cost: {materials: 2,", "cost: {military: 2,"),
      /^pack\.yaml: military/,
    ],
    ["a price that rises", () => changed("gods.yaml", "n: -1", "n: 1"), /^gods\.yaml: athena/],
    [
      "options told apart by nothing",
      () =>
        changed(
          "cards.yaml",
          "[{do: oppLose, target: aggressor",
          "[{do: destroyBuilding, target: aggressor, maxVp: 1}, {do: oppLose, target: aggressor",
        ),
      /^cards\.yaml: mil-guerre-sainte.*told apart/,
    ],
    [
      "a building that takes a face out of the game",
      () => changed("cards.yaml", "{do: immune, to: destroyBuilding}", "{do: neutraliseFace, face: gold}"),
      /^cards\.yaml: mil-remparts \(cards\.2\.effects\.0\.do\): a passive building works by itself, for its owner/,
    ],
    [
      "a god that scores",
      () => changed("gods.yaml", "{do: modOffer, n: 2}", "{do: vpPer, count: ages, per: 1, vp: 1, max: 4}"),
      /^gods\.yaml: poseidon \(gods\.3\.effects\.0\.do\): a god changes the turn of all, and scores nothing/,
    ],
    [
      "a power with points that nobody scores",
      () => changed("cards.yaml", /(id: mil-raid(?:.*\n)*?) {2}vp: 0/, "$1  vp: 2"),
      /^cards\.yaml: mil-raid \(cards\.8\.vp\): only a building scores VP/,
    ],
    [
      "a power that answers something",
      () => changed("cards.yaml", "timing: action", "timing: action\n  trigger: harmed"),
      /^cards\.yaml: mil-raid \(cards\.8\.trigger\): only a reaction has one/,
    ],
    [
      "a reaction that answers nothing it names",
      () => changed("cards.yaml", "  trigger: harmed\n", ""),
      /^cards\.yaml: mil-guerre-sainte \(cards\.13\.trigger\): a reaction says what it answers/,
    ],
    [
      "a power aimed at an aggressor",
      () => changed("cards.yaml", "{do: steal, target: one", "{do: steal, target: aggressor"),
      /^cards\.yaml: mil-raid \(cards\.8\.effects\.0\.target\): a power is aimed at one opponent/,
    ],
    [
      "a reaction aimed at anybody",
      () => changed("cards.yaml", "{do: oppLose, target: aggressor", "{do: oppLose, target: one"),
      /^cards\.yaml: mil-guerre-sainte \(cards\.13\.effects\.0\.options\.1\.0\.target\): .*the aggressor/,
    ],
    [
      "a copy that is something else too",
      () => changed("cards.yaml", "[{do: copyBuilding}]", "[{do: copyBuilding}, {do: modOffer, n: -1}]"),
      /^cards\.yaml: civ-espionnage \(cards\.\d+\.effects\): a copy is nothing else/,
    ],
    [
      "a power that only costs",
      () =>
        changed("cards.yaml", "[{do: gain, tracks: [population], n: 3}]", "[{do: pay, tracks: [population], n: 3}]"),
      /^cards\.yaml: mil-mobilisation \(cards\.\d+\.effects\): a power is made of actions/,
    ],
    [
      "two payments on a card",
      () =>
        changed(
          "cards.yaml",
          "[{do: pay, tracks: [gold], n: 1}",
          "[{do: pay, tracks: [gold], n: 1}, {do: pay, tracks: [gold], n: 1}",
        ),
      /^cards\.yaml: civ-theatre \(cards\.\d+\.effects\.1\.do\): once on a card/,
    ],
    [
      "steps that go nowhere",
      () => changed("cards.yaml", "{do: creature, n: -1}", "{do: creature, n: 0}"),
      /: 0 changes nothing/,
    ],
    [
      "a track twice",
      () => changed("cards.yaml", "tracks: [gold, materials]", "tracks: [gold, gold]"),
      /: a track stands twice/,
    ],
    [
      "a sector of another colour",
      () => changed("pack.yaml", "colour: red", "colour: blue"),
      /^pack\.yaml: military \(sectors\.0\.colour\): its dice are red/,
    ],
    [
      "a marker pair twice",
      () => changed("pack.yaml", "pairs: [orange, yellow", "pairs: [orange, orange"),
      /^pack\.yaml: \(constants\.spy_pairs\.pairs\.1\): stands twice/,
    ],
    ["a missing file", () => ({ ...base, "gods.yaml": "" }), /^gods\.yaml: /],
  ];

  for (const [what, files, says] of faults)
    test(what, () => {
      const said = fault(files());
      expect(said).toMatch(says);
      expect(said).not.toContain("\n");
    });
});
