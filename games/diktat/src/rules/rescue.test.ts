import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { table } from "../testing/index.ts";

/** A test card: its owner may save a pawn of theirs that an Assassination has revealed. */
const SAVE = {
  sector: "motol",
  effects: [
    {
      kind: "capacity",
      trigger: "assassination_reveal",
      optional: true,
      if: [{ event_victim: "self" }],
      do: [{ op: "protect", stage: "after_reveal" }],
    },
  ],
} as const;

const attack = (assassinTokens: number) =>
  table({ ana: { assassinTokens, pp: 5 }, bor: { row: ["save"], pp: 0 }, cyr: {} })
    .card("save", SAVE)
    .pile("bor", "karst", "C G E")
    .turnOf("ana")
    .does("ana", "assassinate");

rule("DK-RUL-21", "a saved Guard is not paid for, and the Manoeuvre goes on; the attempt is spent", () => {
  const t = attack(1).does("ana", "karst:2").asks("bor", "effectChoice");

  t.does("bor", "use:card:save/0").has({ ana: { pp: 5 }, bor: { pp: 0 } });
  // Back in its place, and everybody knows it now.
  for (const who of ["ana", "cyr"]) t.sees(who, "karst", "? G ?");
  t.asks("ana", "chooseVictim").offers("ana", ["karst:1", "karst:2", "karst:3", "stop"]);
  t.does("ana", "karst:1").does("bor", "decline").asks("bor", "chooseManoeuvre");
  t.sees("cyr", "karst", "G ?").has({ ana: { performed: ["assassinate"] } });
});

rule("DK-RUL-21", "without a further Assassination the Manoeuvre is over", () => {
  const t = attack(0).does("ana", "karst:3").does("bor", "use:card:save/0");

  t.asks("bor", "chooseManoeuvre")
    .sees("ana", "karst", "? ? E")
    .has({ ana: { pp: 5, pawns: 4 } });
});

rule(["DK-RUL-21", "DK-MAN-KILL-07"], "declined, the Guard is paid for and ends it", () => {
  const t = attack(1).does("ana", "karst:2").does("bor", "decline");

  t.has({ ana: { pp: 3 }, bor: { pp: 2 } })
    .sees("cyr", "karst", "? ?")
    .asks("bor", "chooseManoeuvre");
  expect(t.events.map(({ type }) => type)).toContain("victimDiscarded");
});

rule(["DK-RUL-21", "DK-PLACE-01"], "a pile whose place was left meanwhile takes nobody back", () => {
  const t = attack(1).does("ana", "karst:3").asks("bor", "effectChoice");

  t.leaves("bor", "karst", "cyr").accepts("cyr", "bor");
  t.offers("bor", ["decline"]).does("bor", "decline");
  // The Emissary is dead, and nothing is left to kill.
  t.has({ ana: { pp: 8 } })
    .sees("public", "karst")
    .asks("bor", "chooseManoeuvre");
});

rule(
  ["DK-RUL-21", "DK-CAB-PE-01"],
  "a rescued pawn has been seen by all, onlookers too; what all players know one by one has not",
  () => {
    const t = table({ ana: { assassinTokens: 1, pp: 3 }, bor: { row: ["save"] } })
      .card("save", {
        sector: "karst",
        effects: [
          {
            kind: "capacity",
            trigger: "assassination_reveal",
            optional: true,
            if: [{ event_victim: "self" }],
            do: [{ op: "protect", stage: "after_reveal" }],
          },
        ],
      })
      .pile("bor", "karst", "G C")
      .pile("bor", "motol", "C")
      .knows("ana", "motol:1")
      .knows("bor", "motol:1")
      .turnOf("ana");
    t.does("ana", "assassinate").does("ana", "karst:1").asks("bor", "effectChoice").does("bor", "card:save");
    t.asks("ana", "chooseVictim")
      .offers("ana", ["karst:1", "karst:2", "motol:1", "stop"])
      .has({ ana: { pp: 3 } });
    t.sees("ana", "karst", "G ?").sees("public", "karst", "G ?").sees("public", "motol", "?");
  },
);

rule(
  ["DK-RUL-21", "DK-SEQ-02", "DK-MAN-KILL-06"],
  "a pawn saved from a blow that came between another and its victim: that blow is spent, the other goes on",
  () => {
    const t = table({ ana: {}, bor: { row: ["save"] }, cyr: { row: ["ka3"] } })
      .card("save", SAVE)
      .pile("bor", "karst", "E C")
      .pile("bor", "motol", "E")
      .turnOf("ana")
      .does("ana", "assassinate")
      .does("ana", "karst:1")
      .asks("bor", "effectChoice");
    t.stops("ana", "victimNamed").uses("cyr", "card:ka3").does("cyr", "motol:1");
    // Everybody sees at whom the second blow is aimed.
    expect(t.view("public").victim).toMatchObject({ sector: "motol", kind: null });
    t.does("ana", "pass").asks("bor", "effectChoice").does("bor", "card:save");
    expect(t.view("public").victim).toMatchObject({ sector: "karst", kind: "emissary" });
    t.sees("public", "motol", "E").has({ ana: { pp: 0 }, cyr: { pp: 0 } });
    t.asks("bor", "effectChoice").does("bor", "decline");
    t.has({ ana: { pp: 3 }, cyr: { pp: 0 } })
      .sees("public", "karst", "?")
      .asks("bor", "chooseManoeuvre");
  },
);
