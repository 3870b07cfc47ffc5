import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { basePackFiles } from "../node.ts";
import { diktatText } from "../text/index.ts";
import { ENGLISH_DIKTAT } from "../text/languages/english.ts";
import { readDocument } from "./document.ts";
import { packText } from "./pack.ts";
import { packFrom, readPack } from "./read.ts";

const base = readDocument(basePackFiles(), null);
const own = packFrom(base);

const HEAD = "schema: diktat-content/1\nname: {fr: Ma boîte, en: My box}\nextends: base\n";
const CARD = `
  name: {fr: Carte imprimée, en: Printed card}
  sector: combinat
  type: gain
  darkness: 2
  affinities: [people]
  others_attack: false
  text: {fr: "Gain : 3 PP.", en: "Gain: 3 PP."}
  effects: [{kind: gain, do: [{op: gain, res: pp, n: 3}]}]
  source: rulebook
`;
const read = (files: Record<string, string>) => readPack(files, base);

describe("a pack that extends the base pack", () => {
  test("is the base pack under another name where it says nothing", () => {
    const pack = read({ "pack.yaml": HEAD });
    expect(pack.id).toBe(own.id);
    expect(pack.edition).not.toBe(own.edition);
    expect(pack.name.en).toBe("My box");
    expect([...pack.cards.keys()]).toEqual([...own.cards.keys()]);
  });

  test("puts a card in the place of the one with its id", () => {
    const pack = read({ "pack.yaml": HEAD, "opportunities.yaml": `opportunities:\n- id: co6${CARD}` });
    expect([...pack.cards.keys()]).toEqual([...own.cards.keys()]);
    expect(pack.cards.get("co6")).toMatchObject({ name: { en: "Printed card" }, darknessScore: 2 });
    expect(pack.cards.get("co5")).toEqual(own.cards.get("co5"));
    expect(pack.id).not.toBe(own.id);
  });

  test("leaves cards out, and adds as many", () => {
    const pack = read({
      "pack.yaml": `${HEAD}without: [co6]\n`,
      "opportunities.yaml": `opportunities:\n- id: printed_1${CARD}`,
    });
    expect(pack.cards.has("co6")).toBe(false);
    expect([...pack.cards.keys()].at(-1)).toBe("printed_1");
    expect(pack.cards.size).toBe(72);
  });

  test("has as many cards as the box", () => {
    expect(() => read({ "pack.yaml": HEAD, "opportunities.yaml": `opportunities:\n- id: printed_1${CARD}` })).toThrow(
      "opportunities.yaml: (opportunities): 73 cards; the box has 72 (DK-MAT-01)",
    );
  });

  test("leaves out only what is there", () => {
    expect(() => read({ "pack.yaml": `${HEAD}without: [co6, co9]\n` })).toThrow(
      "pack.yaml: co9 (without): no Opportunity card or Cabal of the base pack",
    );
  });

  test("stands on nothing but the base pack", () => {
    expect(() => read({ "pack.yaml": HEAD.replace("extends: base", "extends: other") })).toThrow(
      'pack.yaml: (extends): unknown word "other"; expected "base"',
    );
    expect(() => readPack({ "pack.yaml": HEAD })).toThrow("pack.yaml: (extends): unknown pack");
    expect(() => read({ "pack.yaml": HEAD.replace("extends: base", "without: [co6]") })).toThrow(
      'pack.yaml: (without): "without" makes sense only with "extends: base"',
    );
  });

  test("has markers of its own, in a line of its own or none", () => {
    const karst = (more: string) => `sectors:
- id: karst
  name: {fr: Karst, en: Karst}
  adjacent: [newTown, suburbs, fortress]
  source: rulebook
${more}  marker:
    1: [{kind: development, do: [{op: gain, res: assassin, n: 2}]}]
    2: [{kind: development, do: [{op: gain, res: assassin, n: 3}]}]
`;
    const line = (more: string) => {
      const pack = read({ "pack.yaml": HEAD, "sectors.yaml": karst(more) });
      return diktatText(ENGLISH_DIKTAT, packText(pack)).influence("karst", 2);
    };
    expect(line("")).toBe("Income: 3 Assassins.");
    expect(line("  marker_text: {1: {fr: deux, en: two}, 2: {fr: trois, en: three}}\n")).toBe("three");
    expect(diktatText(ENGLISH_DIKTAT, packText(own)).influence("karst", 2)).toBe("2 Assassins each Cycle");
  });

  test("changes numbers of the game", () => {
    const text = readFileSync(new URL("../../packs/base/pack.yaml", import.meta.url), "utf8");
    const constants = text
      .slice(text.indexOf("constants:"))
      .replace("victory_points_to_win: 10", "victory_points_to_win: 12");
    expect(read({ "pack.yaml": `${HEAD}${constants}` }).constants.victoryPointsToWin).toBe(12);
  });
});

test("a document is plain JSON and gives the same pack again", () => {
  const again = packFrom(JSON.parse(JSON.stringify(base)));
  expect(again.id).toBe(own.id);
  expect(again.edition).toBe(own.edition);
  expect(again.cards.get("nv2")).toEqual(own.cards.get("nv2"));
});
