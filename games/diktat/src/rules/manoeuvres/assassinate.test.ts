import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { table } from "../../testing/index.ts";

rule(["DK-SCN-14", "DK-MAN-KILL-06", "DK-MAN-KILL-09"], "a chain of Assassinations ends on the Guard", () => {
  const t = table({ ana: { pp: 4 }, bor: {}, cyr: { assassinTokens: 2, pp: 1 } })
    .pile("ana", "karst", "E G C")
    .pile("bor", "motol", "E")
    .turnOf("cyr");

  t.does("cyr", "assassinate").does("cyr", "karst:1").does("cyr", "motol:1");
  t.has({ cyr: { pp: 7 } });
  t.does("cyr", "karst:1");

  t.has({ cyr: { pp: 5, assassinTokens: 2 }, ana: { pp: 6 } });
  t.sees("ana", "karst", "C").sees("ana", "motol");
  t.asks("ana", "chooseManoeuvre");
});

rule(
  ["DK-SCN-15", "DK-MAN-KILL-07", "DK-DEBT-03", "DK-DEBT-04", "DK-DEBT-05", "DK-RUL-20"],
  "a Guard costs 2 PP, with a compulsory Debt if need be, and ends the Manoeuvre",
  () => {
    const t = table({ ana: {}, bor: {}, cyr: {}, dua: { assassinTokens: 3, pp: 1 } })
      .pile("bor", "karst", "G E E")
      .turnOf("dua");

    t.does("dua", "assassinate").does("dua", "karst:1");

    t.has({ dua: { pp: 4, debts: 1 }, bor: { pp: 2 } }).asks("ana", "chooseManoeuvre");
    t.sees("bor", "karst", "E E");
    t.acts("dua", "takeDebt").has({ dua: { pp: 9, debts: 2 } });
  },
);

rule(
  ["DK-SCN-16", "DK-MAN-KILL-02", "DK-MAN-KILL-08", "DK-RUL-18"],
  "own pawns are no targets; one may stop later",
  () => {
    const t = table({ ana: { assassinTokens: 1 }, bor: {} })
      .pile("ana", "karst", "C")
      .pile("bor", "motol", "C E")
      .turnOf("ana");

    t.does("ana", "assassinate");
    t.offers("ana", ["motol:1", "motol:2"]);
    t.refuses("ana", "ana.karst:1", "ownPawn", "DK-MAN-KILL-02");
    t.does("ana", "motol:1");
    t.offers("ana", ["motol:1", "stop"]);
    t.does("ana", "stop");
    t.has({ ana: { pp: 0 } }).asks("bor", "chooseManoeuvre");
  },
);

rule(["DK-MAN-KILL-01", "DK-EFF-08"], "one Assassination, and one more for each token, which is kept", () => {
  for (const tokens of [0, 1, 2]) {
    const t = table({ ana: { assassinTokens: tokens, pawns: 2 }, bor: { pawns: 0 } })
      .pile("bor", "karst", "C C C C C C C")
      .turnOf("ana");
    for (const _ of [1, 2]) {
      t.does("ana", "assassinate");
      for (let n = 0; n <= tokens; n++) t.does("ana", "karst:1");
      t.has({ ana: { assassinTokens: tokens } });
    }
    t.is({ phase: "resolution" }).sees("bor", "karst", new Array(5 - 2 * tokens).fill("C").join(" "));
  }
});

rule(["DK-MAN-KILL-02", "DK-MAN-KILL-03"], "any position of any opposing pile, unseen", () => {
  const t = table({ ana: {}, bor: {}, cyr: {} })
    .pile("bor", "karst", "C E")
    .pile("cyr", "karst", "G")
    .pile("cyr", "motol", "E C")
    .turnOf("ana");

  t.sees("ana", "karst", "? ?", "?").sees("ana", "motol", "? ?");
  t.does("ana", "assassinate");
  t.offers("ana", ["bor.karst:1", "bor.karst:2", "cyr.karst:1", "motol:1", "motol:2"]);
  t.sees("ana", "karst", "? ?", "?").refuses("ana", "karst:1 karst:2", "tooMany", "DK-MAN-KILL-02");
  t.does("ana", "motol:2").sees("ana", "motol", "?");
});

rule(
  ["DK-MAN-KILL-04", "DK-MAN-KILL-10", "DK-GEN-01"],
  "the victim is shown to all, has left its pile, and the gap closes",
  () => {
    const t = table({ ana: {}, bor: {}, cyr: {} }).pile("bor", "karst", "C E G").turnOf("ana");

    t.does("ana", "assassinate").stops("cyr", "victimRevealed").does("ana", "karst:2");

    // Revealed, its fate not yet carried out: it belongs to no pile any more.
    t.asks("cyr", "kernel/reaction")
      .sees("bor", "karst", "C G")
      .sees("public", "karst", "? ?")
      .has({ ana: { pp: 0 } });
    const shown = { type: "victimRevealed", seat: 0, pawn: 3, owner: 1, sector: "karst", kind: "emissary" };
    for (const who of ["ana", "bor", "cyr", "public"]) expect(t.hears(who)).toContainEqual(shown);
    t.does("cyr", "pass")
      .has({ ana: { pp: 3 } })
      .sees("bor", "karst", "C G");
  },
);

rule(["DK-MAN-KILL-05", "DK-DISC-01"], "a Citizen is discarded, nothing else", () => {
  const t = table({ ana: { pp: 1 }, bor: { pp: 1, reserve: "C" } })
    .pile("bor", "karst", "C E")
    .turnOf("ana");

  t.does("ana", "assassinate").does("ana", "karst:1");
  t.has({ ana: { pp: 1, reserve: "" }, bor: { pp: 1, reserve: "C" } }).sees("bor", "karst", "E");

  // Nor does it end the Manoeuvre.
  const u = table({ ana: { assassinTokens: 1 }, bor: {} })
    .pile("bor", "karst", "C E")
    .turnOf("ana");
  u.does("ana", "assassinate").does("ana", "karst:1").asks("ana", "chooseVictim").offers("ana", ["karst:1", "stop"]);
});

rule(["DK-MAN-KILL-06", "DK-PP-01"], "an Emissary gives 3 PP from the supply, not from its owner", () => {
  const t = table({ ana: {}, bor: { pp: 5 } })
    .pile("bor", "karst", "C E")
    .turnOf("ana");

  t.does("ana", "assassinate")
    .does("ana", "karst:2")
    .has({ ana: { pp: 3 }, bor: { pp: 5 } })
    .sees("bor", "karst", "C");
});

rule("DK-RUL-17", "the first Assassination is compulsory", () => {
  const t = table({ ana: { assassinTokens: 2 }, bor: {} })
    .pile("bor", "karst", "C C")
    .turnOf("ana");

  t.does("ana", "assassinate").offers("ana", ["karst:1", "karst:2"]);
  t.refuses("ana", "stop", "firstIsDue", "DK-RUL-17");
});

rule(["DK-RUL-11", "DK-MAN-KILL-01"], "the last pawn gone, pile and Manoeuvre are over", () => {
  const t = table({ ana: { assassinTokens: 2 }, bor: {} })
    .pile("bor", "karst", "C")
    .turnOf("ana");

  t.does("ana", "assassinate").does("ana", "karst:1").asks("bor", "chooseManoeuvre");
  expect(t.facts.piles).toEqual([]);
  expect(t.facts.victim).toBeNull();
});

rule(["DK-RUL-16", "DK-MAN-KILL-01"], "an Assassin token given away before an Assassination takes it along", () => {
  const t = table({ ana: { assassinTokens: 1 }, bor: {} })
    .pile("bor", "karst", "E C G")
    .turnOf("ana");
  t.does("ana", "assassinate").does("ana", "karst:1").asks("ana", "chooseVictim");
  t.offers("ana", ["karst:1", "karst:2", "stop"]);
  t.proposes("ana", "bor", { give: "assassinToken", want: "" }).accepts("bor", "ana");
  t.offers("ana", ["stop"]).does("ana", "stop").asks("bor", "chooseManoeuvre").sees("bor", "karst", "C G");
});

rule(
  ["DK-RUL-16", "DK-EFF-08"],
  "one received after the last Assassination adds one to this Manoeuvre and the next",
  () => {
    const t = table({ ana: {}, bor: { assassinTokens: 1, stops: ["killed"] } })
      .pile("bor", "karst", "C C G")
      .turnOf("ana");
    t.does("ana", "assassinate").does("ana", "karst:1").asks("bor", "kernel/reaction");
    t.proposes("bor", "ana", { give: "assassinToken" }).accepts("ana", "bor").does("bor", "pass");
    t.asks("ana", "chooseVictim").offers("ana", ["karst:1", "karst:2", "stop"]).does("ana", "karst:1");
    t.asks("bor", "kernel/reaction").does("bor", "pass").asks("bor", "chooseManoeuvre");
    t.has({ ana: { assassinTokens: 1 } }).sees("bor", "karst", "G");
  },
);

rule(["DK-RUL-16", "DK-MAN-KILL-07", "DK-MAN-KILL-08"], "after a Guard, or for who stops, there is no more", () => {
  const begun = (drawn: string) =>
    table({ ana: { pp: 2, assassinTokens: 1 }, bor: { assassinTokens: 1, stops: ["killed", "manoeuvreDone"] } })
      .pile("bor", "karst", drawn)
      .turnOf("ana")
      .does("ana", "assassinate")
      .does("ana", "karst:1");
  for (const t of [begun("G C C"), begun("C C C").does("ana", "stop")]) {
    expect(t.table("bor").question?.about.at).toBe("manoeuvreDone");
    t.proposes("bor", "ana", { give: "assassinToken" }).accepts("ana", "bor").does("bor", "pass");
    t.asks("bor", "chooseManoeuvre");
  }
});

rule("DK-MAN-KILL-02", "what lies under a false bottom is refused by its name", () => {
  const t = table({ ana: {}, bor: { row: ["hy5"] } })
    .pile("bor", "karst", "E G")
    .pile("bor", "motol", "G")
    .turnOf("ana");
  t.does("ana", "assassinate").offers("ana", ["karst:1", "motol:1"]);
  t.refuses("ana", "karst:2", "falseBottom", "DK-MAN-KILL-02");
});

rule(["DK-MAN-KILL-02", "DK-MOVE-01"], "a named pawn is shown where its pile has been moved to", () => {
  const t = table({ ana: { stops: ["victimNamed"] }, bor: { row: ["hy4"] } })
    .pile("bor", "karst", "C E")
    .turnOf("ana");
  t.does("ana", "assassinate").does("ana", "karst:2").uses("bor", "card:hy4").does("bor", "bor.karst", "suburbs");
  expect(t.view("public").victim).toMatchObject({ sector: "suburbs", kind: null });
  t.does("ana", "pass")
    .sees("bor", "suburbs", "C")
    .has({ ana: { pp: 3 } });
});
