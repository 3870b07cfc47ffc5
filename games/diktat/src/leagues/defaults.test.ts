import { defaultAnswer, Rng } from "@paravent/kernel";
import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { type Played, table } from "../testing/index.ts";

// Section 3.6: what counts as answered in questions of the Leagues when time has run out.

const NAMES = ["ana", "bor", "cyr", "dua"];

function timesOut(t: Played, name: string): unknown {
  const { game, state } = t.position;
  return defaultAnswer(game, state, NAMES.indexOf(name), Rng.from("late"))?.value;
}

const four = { ana: { pp: 5 }, bor: { pp: 5 }, cyr: { pp: 5 }, dua: { pp: 5 } };
const three = () =>
  table(four)
    .league("maisel", { members: ["ana", "bor", "cyr"], level: 2 })
    .leaguePhase();

rule("DK-RUL-103", "no choice of a League, no share, no consent to one's exclusion", () => {
  const t = three();
  expect(timesOut(t, "ana")).toEqual({ branch: "nothing" });
  t.does("ana", "exclude", "bor").asks("cyr", "exclusionShare");
  expect(timesOut(t, "cyr")).toBe(0);
  t.does("cyr", 0).asks("bor", "exclusionAnswer");
  expect(timesOut(t, "bor")).toEqual(["oppose"]);
});

rule("DK-RUL-103", "an empty fist; whoever asked is for it, all others are against", () => {
  const t = three().does("ana", "nothing").does("bor", "exclude", "ana").does("cyr", 1).does("ana", "oppose");
  for (const name of ["ana", "bor", "cyr"]) expect(timesOut(t, name)).toBe(true);
  t.does("ana").does("bor").does("cyr");
  for (const name of ["ana", "bor", "cyr"]) expect(timesOut(t, name)).toBe(0);
  t.does("ana", 0).does("bor", 1).does("cyr", 1).asks("ana", "leagueDeclare");
  expect(timesOut(t, "ana")).toEqual(["against"]);
  t.does("ana", "against");
  expect(timesOut(t, "bor")).toEqual(["for"]);
  t.does("bor", "for");
  expect(timesOut(t, "cyr")).toEqual(["against"]);
});

rule("DK-RUL-103", "what is left over of a reward goes by Rank", () => {
  const t = table(four)
    .league("maisel", { members: ["cyr", "bor", "ana"], level: 4 })
    .card("deep", { sector: "karst", darkness: 2 })
    .track("deep")
    .pile("cyr", "karst", "E")
    .resolving("karst")
    .does("cyr", "deep")
    .asks("cyr", "rewardSplit");
  expect(timesOut(t, "cyr")).toEqual(["seat:0", "seat:1"]);
});

rule("DK-RUL-103", "who says nothing stays at the table; a Conclave is closed", () => {
  const t = three().calls("ana", ["bor"]);
  expect(timesOut(t, "bor")).toEqual(["stay"]);
  t.does("bor", "go").asks(["ana", "bor"], "conclaveClose");
  for (const name of ["ana", "bor"]) expect(timesOut(t, name)).toEqual({ branch: "close" });
});
