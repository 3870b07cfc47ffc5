import { readFileSync } from "node:fs";
import { rule } from "@paravent/testkit/vitest";
import { expect, test } from "vitest";
import { table } from "./index.ts";

rule(["DC-SCN-40", "DC-REACT-01", "DC-REACT-02", "DC-REACT-04"], "Diplomacy is played after passing", () => {
  const t = table({
    A: { tracks: "Mil3 Mor1", hand: ["Raid"] },
    B: { tracks: "Civ2 G3", hand: ["Diplomacy"], passed: true },
  }).development("A");

  t.offers("A", ["power", "pass"]).offers("A", ["B"], "power", "Raid");
  t.splits("A", ["2G"], "power", "Raid", "B");
  t.does("A", "power", "Raid", "B", "2G").has({ A: { tracks: "Mil1" } });

  t.asks("B", "reactCancel").offers("B", ["decline", "Diplomacy"]).does("B", "Diplomacy");
  t.has({ A: { tracks: "G0 Mil1", hand: [] }, B: { tracks: "G3 Civ0 Mor1", hand: [], passed: true } });
  t.is({ discards: { military: ["Raid"], civil: ["Diplomacy"] } });
  t.asks("A", "devTurn").does("A", "pass");
});

rule(["DC-SCN-23", "DC-OFFER-08", "DC-OFFER-10", "DC-OFFER-13"], "the Hydra is defeated", () => {
  const t = table({ A: { tracks: "G3 Civ4" }, B: {} })
    .front("A", "Hydra")
    .rolls("Gold Morale Population")
    .offerings();

  t.asks("A", "offering").splits("A", ["1G 4Civ", "2G 3Civ", "3G 2Civ"], "pay");
  t.refuses("A", ["pay", "5Civ"], "outOfRange");
  t.does("A", "pay", "2G 3Civ").has({ A: { tracks: "G1 Civ1", defeated: ["Hydra"], score: { creatures: 4 } } });
});

const page = readFileSync(new URL("./README.md", import.meta.url), "utf8");
const source = (file: string): string => readFileSync(new URL(file, import.meta.url), "utf8");

test("the examples of the page are those above", () => {
  const own = source("./page.test.ts");
  const examples = own.slice(own.indexOf('rule(["'), own.indexOf("const page")).trim();
  expect(page.includes(examples)).toBe(true);
});

test("the page knows every word of the builder", () => {
  const words = (text: string): string[] =>
    [...text.matchAll(/^ {2}(?:get )?([a-z]\w*)\(.*\{$/gm)].map(([, word]) => word!);
  const files = ["./table.ts", "./played.ts", "../../../../packages/testkit/src/played.ts"];
  const said = files.flatMap((file) => words(source(file))).filter((word) => word !== "constructor");
  expect(said.length).toBeGreaterThan(30);
  for (const word of said) expect(page, word).toMatch(new RegExp(`\`${word}\\b`));
});
