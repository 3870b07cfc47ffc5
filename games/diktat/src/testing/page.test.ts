import { readFileSync } from "node:fs";
import { rule } from "@paravent/testkit/vitest";
import { expect, test } from "vitest";
import { loadDiktat } from "../node.ts";
import { table } from "./index.ts";

rule(["DK-SCN-42", "DK-RES-06"], "those tied for Winner bid in secret", () => {
  const t = table({ ana: { pp: 4 }, bor: { pp: 6 }, cyr: {}, dua: {}, eva: {} })
    .card("file", { sector: "karst", symbols: ["politics"] })
    .track("file")
    .pile("ana", "karst", "E E")
    .pile("bor", "karst", "E C E")
    .pile("cyr", "karst", "E")
    .resolving("karst");

  t.asks(["ana", "bor"], "ready").does("ana").does("bor");
  t.asks(["ana", "bor"], "powerBid").offersUpTo("ana", 4).refuses("ana", 5, "outOfRange", "DK-STRUG-01");
  t.does("ana", 3).does("bor", 4);

  t.has({ ana: { pp: 1 }, bor: { pp: 2 } });
  t.asks("bor", "chooseTrophy").offers("bor", ["file", "marker"]).does("bor", "file");
  t.has({ bor: { row: ["file"], vp: 0 } })
    .acts("bor", "placeAffinity", "file:0=politics")
    .has({ bor: { vp: 1 } });
  t.asks("ana", "chooseTrophy").offers("ana", ["marker"]);
});

const page = readFileSync(new URL("./README.md", import.meta.url), "utf8");
const source = (file: string): string => readFileSync(new URL(file, import.meta.url), "utf8");

test("the example of the page is the one above", () => {
  const own = source("./page.test.ts");
  expect(page.includes(own.slice(own.indexOf('rule(["'), own.indexOf("const page")).trim())).toBe(true);
});

test("the page names every boundary, and says how every question is answered", () => {
  const steps = [...loadDiktat().procedures.values()].flatMap(({ list }) => list);
  const subjects = steps.flatMap((step) => (step.kind === "ask" ? [step.subject.replace("diktat/", "")] : []));
  const boundaries = steps.flatMap(({ boundary }) => boundary ?? []);
  for (const word of new Set([...subjects, ...boundaries])) expect(page, word).toContain(`\`${word}\``);
});

test("the page knows every word of the builder", () => {
  const words = (text: string): string[] =>
    [...text.matchAll(/^ {2}(?:get )?([a-z]\w*)\(.*\{$/gm)].map(([, word]) => word!);
  const files = [
    "./table.ts",
    "./played.ts",
    "./acting.ts",
    "./dealing.ts",
    "../../../../packages/testkit/src/played.ts",
  ];
  const said = files.flatMap((file) => words(source(file))).filter((word) => word !== "constructor");
  expect(said.length).toBeGreaterThan(25);
  for (const word of said) expect(page, word).toMatch(new RegExp(`\`${word}\\b`));
});
