import { table } from "@paravent/diktat/testing";
import type { Json } from "@paravent/kernel";
import { expect, test } from "vitest";
import { termOf } from "./sworn.ts";

const NOTHING = Object.fromEntries(
  ["pp", "citizen", "guard", "emissary", "spyToken", "assassinToken", "politics", "people", "artefact", "debt"].map(
    (what) => [what, 0],
  ),
);

/** Every kind of promise, as the form answers it. */
const PROMISES: readonly (readonly [kind: string, answer: Json])[] = [
  ["give", { ...NOTHING, pp: 2, guard: 1, cards: ["card:vv1"], markers: ["marker:karst"] }],
  ["doManoeuvre", { manoeuvre: ["spy"], sector: ["karst"], target: ["seat:2"] }],
  ["doManoeuvre", { manoeuvre: ["developCabal"], sector: ["karst"], target: ["seat:2"] }],
  ["notSend", ["karst"]],
  ["notKill", { owner: ["seat:2"], sector: [] }],
  ["notSpy", { owner: ["seat:0"], sector: ["motol"] }],
  ["concede", ["pile:1"]],
  ["bidAtMost", { n: 3, sector: ["karst"] }],
  ["bidAtLeast", { n: 4, sector: ["karst"] }],
  ["take", ["card:ka1"]],
  ["notTake", ["marker:karst"]],
  ["nameFirst", ["seat:2"]],
  ["nameSector", [["karst"], ["motol"]]],
  ["truth", { branch: "pp", value: 5 }],
  ["truth", { branch: "pawn", value: { pawn: ["PAWN"], is: ["guard"] } }],
  ["truth", { branch: "secretCard", value: ["card:vv2"] }],
  ["truth", { branch: "agents", value: { citizen: 1, guard: 0, emissary: 2 } }],
  ["words", "to be kind"],
];

test.each(PROMISES)("what is read of %s before it is offered is what the rules read", (branch, value) => {
  const t = table({ ana: { row: ["vv1"], influence: { karst: 1 } }, bor: {}, cyr: {} })
    .track("ka1")
    .secret("vv2")
    .pile("ana", "karst", "C E")
    .pile("bor", "motol", "C")
    .turnOf("ana");
  const pawn = t.view("ana").piles[0]?.pawns[0]?.id;
  for (const [by, seat] of [
    ["self", 0],
    ["partner", 1],
  ] as const) {
    const named = JSON.parse(JSON.stringify(value).replace("PAWN", `pawn:${pawn}`)) as Json;
    const term = { by: [by], promise: { branch, value: named } };
    t.acts("ana", "offerOath", { with: ["seat:1"], until: ["endOfCycle"], terms: [term] });
    const [offered] = t.view("ana").oathOffers;
    expect(termOf(term, 0, 1)).toEqual(offered?.terms[0]);
    expect(offered?.terms[0]?.by).toBe(seat);
    t.acts("ana", "withdrawOath", "bor");
  }
});
