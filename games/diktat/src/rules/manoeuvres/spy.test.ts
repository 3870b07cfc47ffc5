import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { table } from "../../testing/index.ts";

const spied = () =>
  table({ ana: { assassinTokens: 0 }, bor: { spyTokens: 1 }, cyr: {} })
    .card("hidden", { sector: "karst" })
    .secret("hidden")
    .pile("ana", "karst", "E C")
    .pile("cyr", "motol", "G");

rule(
  ["DK-SCN-12", "DK-MAN-SPY-01", "DK-MAN-SPY-02", "DK-MAN-SPY-03", "DK-MAN-SPY-04", "DK-EFF-08"],
  "three looks with one token: pawns and the secret card, in any order",
  () => {
    const t = spied().turnOf("bor");

    t.does("bor", "spy").offers("bor", ["karst:1", "karst:2", "motol:1", "secretCard"]);
    t.does("bor", "karst:2").sees("bor", "karst", "? C");
    t.does("bor", "secretCard").offers("bor", ["karst:1", "motol:1", "stop"]);
    expect(t.view("bor").secret).toEqual({ known: "hidden" });
    t.does("bor", "motol:1").sees("bor", "motol", "G");

    // The third look was the last; the token is kept and nothing has moved.
    t.asks("cyr", "chooseManoeuvre").has({ bor: { spyTokens: 1, performed: ["spy"] } });
    t.sees("ana", "karst", "E C").sees("cyr", "motol", "G");
  },
);

rule(["DK-SCN-12", "DK-HIDE-01"], "everybody sees what is looked at, only the spy sees the result", () => {
  const t = spied().turnOf("bor").does("bor", "spy");

  t.does("bor", "karst:2");
  const look = { type: "pawnLookedAt", seat: 1, pawn: 3, owner: 0, sector: "karst", position: 2 };
  expect(t.hears("bor")).toEqual([{ ...look, kind: "citizen" }]);
  for (const who of ["ana", "cyr", "public"]) expect(t.hears(who)).toEqual([look]);
  t.sees("cyr", "karst", "? ?").sees("public", "karst", "? ?");
  t.does("bor", "secretCard");
  expect(t.hears("bor")).toEqual([{ type: "secretCardLookedAt", seat: 1, card: "hidden" }]);
  for (const who of ["ana", "cyr", "public"]) {
    expect(t.hears(who)).toEqual([{ type: "secretCardLookedAt", seat: 1 }]);
    expect(t.view(who).secret).toEqual({ known: null });
  }
});

rule(["DK-SCN-13", "DK-MAN-KILL-10"], "knowledge stays with the pawn when another leaves the pile", () => {
  const t = spied().turnOf("bor").does("bor", "spy").does("bor", "karst:2").does("bor", "stop");

  t.does("cyr", "assassinate").does("cyr", "ana.karst:1");
  t.sees("bor", "karst", "C").sees("cyr", "karst", "?").sees("ana", "karst", "C").sees("public", "karst", "?");
});

rule(["DK-MAN-SPY-01", "DK-RUL-14"], "two looks without a token, the first due, the second free", () => {
  const t = table({ ana: {}, bor: {} }).pile("bor", "karst", "C G E").turnOf("ana");

  t.does("ana", "spy")
    .offers("ana", ["karst:1", "karst:2", "karst:3"])
    .refuses("ana", "stop", "firstIsDue", "DK-RUL-14");
  t.does("ana", "karst:3").offers("ana", ["karst:1", "karst:2", "stop"]);
  t.does("ana", "karst:1").sees("ana", "karst", "C ? E").asks("bor", "chooseManoeuvre");

  const stopped = table({ ana: {}, bor: {} }).pile("bor", "karst", "C G E").turnOf("ana");
  stopped.does("ana", "spy").does("ana", "karst:2").does("ana", "stop");
  stopped.sees("ana", "karst", "? G ?").asks("bor", "chooseManoeuvre");
});

rule(["DK-RUL-15", "DK-MAN-SPY-03"], "own pawns may be looked at; nothing twice in one Manoeuvre", () => {
  const t = table({ ana: { spyTokens: 5, pawns: 2 }, bor: { pawns: 0 } })
    .pile("ana", "motol", "E")
    .pile("bor", "karst", "C G")
    .turnOf("ana");

  t.does("ana", "spy").does("ana", "motol:1").offers("ana", ["karst:1", "karst:2", "stop"]);
  const own = { type: "pawnLookedAt", seat: 0, pawn: 2, owner: 0, sector: "motol", position: 1 };
  expect(t.hears("bor")).toEqual([own]);
  t.refuses("ana", "motol:1", "lookedAlready", "DK-RUL-15");
  // Seven looks, but only three elements: the Manoeuvre ends with the last.
  t.does("ana", "karst:2").does("ana", "karst:1").asks("ana", "chooseManoeuvre");
  t.does("ana", "spy").offers("ana", ["motol:1", "karst:1", "karst:2"]);
});

rule("DK-RUL-15", "nor the secret card twice", () => {
  const t = table({ ana: { spyTokens: 5 }, bor: {} })
    .card("file", { sector: "karst" })
    .secret("file")
    .pile("bor", "karst", "C")
    .turnOf("ana");
  t.does("ana", "spy").does("ana", "secretCard").offers("ana", ["karst:1", "stop"]);
  t.refuses("ana", "secretCard", "lookedAlready", "DK-RUL-15");
});

rule(["DK-MAN-SPY-02", "DK-MAN-SPY-04", "DK-MAN-SPY-05"], "who has looked before keeps what was seen", () => {
  const t = table({ ana: {}, bor: {}, cyr: {} })
    .card("file", { sector: "karst" })
    .secret("file")
    .pile("cyr", "karst", "C G")
    .knows("bor", "secretCard", "cyr.karst:2")
    .turnOf("ana");
  t.does("ana", "spy").does("ana", "secretCard").does("ana", "karst:2");
  for (const who of ["ana", "bor"]) {
    expect(t.view(who).secret).toEqual({ known: "file" });
    t.sees(who, "karst", "? G");
  }
  t.sees("public", "karst", "? ?");
});

rule(["DK-MAN-SPY-06", "DK-MAN-SPY-01"], "each look is seen before the next is chosen, one at a time", () => {
  const t = table({ ana: {}, bor: {} }).pile("bor", "karst", "C G").turnOf("ana").does("ana", "spy");

  t.refuses("ana", "karst:1 karst:2", "tooMany", "DK-MAN-SPY-02");
  t.does("ana", "karst:1").asks("ana", "chooseSpyTarget").sees("ana", "karst", "C ?");
  expect(t.table("bor").waiting!.about).toEqual({
    by: 0,
    looked: [t.pawn("karst:1")],
    into: [t.facts.piles[0]!.id],
    manoeuvre: true,
    most: 2,
    tokens: true,
    pawnsOnly: false,
    piles: null,
  });
});

rule("DK-EFF-08", "a Spy token helps every Spy Manoeuvre of the Cycle", () => {
  const t = table({ ana: { spyTokens: 2, pawns: 2 }, bor: { pawns: 0 } })
    .pile("bor", "karst", "C C C C C")
    .turnOf("ana");

  for (const _ of [1, 2]) {
    t.does("ana", "spy").has({ ana: { spyTokens: 2 } });
    for (const position of [1, 2, 3, 4]) t.does("ana", `karst:${position}`);
  }
  t.is({ phase: "resolution" }).has({ ana: { pawns: 0 } });
});

rule(["DK-RUL-16", "DK-MAN-SPY-01"], "a Spy token given away before a look takes the look with it", () => {
  const t = table({ ana: { spyTokens: 1 }, bor: {} })
    .pile("bor", "karst", "E C G G")
    .turnOf("ana");
  t.does("ana", "spy").does("ana", "karst:1").does("ana", "karst:2").asks("ana", "chooseSpyTarget");
  t.offers("ana", ["karst:3", "karst:4", "stop"]);
  t.proposes("ana", "bor", { give: "spyToken", want: "" }).accepts("bor", "ana");
  t.offers("ana", ["stop"]).does("ana", "stop").asks("bor", "chooseManoeuvre");
});

rule(["DK-RUL-16", "DK-MAN-SPY-01"], "a Spy token received after the last look adds another", () => {
  const looked = () => {
    const t = table({ ana: {}, bor: { spyTokens: 1, stops: ["looked"] } })
      .pile("bor", "karst", "E C G")
      .turnOf("ana");
    t.does("ana", "spy").does("ana", "karst:1").does("ana", "karst:2").asks("bor", "kernel/reaction");
    return t;
  };
  const t = looked().proposes("bor", "ana", { give: "spyToken", want: "" }).accepts("ana", "bor").does("bor", "pass");
  t.asks("ana", "chooseSpyTarget").offers("ana", ["karst:3", "stop"]).does("ana", "karst:3").does("bor", "pass");
  t.asks("bor", "chooseManoeuvre").sees("ana", "karst", "E C G");
  looked().does("bor", "pass").asks("bor", "chooseManoeuvre");
});

rule("DK-RUL-14", "whoever stops is not asked again, whatever tokens come", () => {
  const t = table({ ana: { spyTokens: 1 }, bor: { spyTokens: 1, stops: ["looked"] } })
    .pile("bor", "karst", "E C G")
    .turnOf("ana");
  t.does("ana", "spy").does("ana", "karst:1").does("ana", "stop").asks("bor", "kernel/reaction").does("bor", "pass");
  t.asks("bor", "chooseManoeuvre");
});

rule(
  ["DK-MAN-SPY-02", "DK-MOVE-01"],
  "looks confined to sectors do not follow a pile that is moved out of them",
  () => {
    const near = { owner: "other", in: { from: "any", with: ["own_pile"] } };
    const watch = { kind: "manifestation", do: [{ op: "spy", n: 2, pile: near, token_bonus: false }] };
    const t = table({ ana: { row: ["watch"] }, bor: { influence: { motol: 2 } }, cyr: {} })
      .card("watch", { sector: "karst", effects: [watch] })
      .pile("ana", "karst", "C")
      .pile("bor", "karst", "E G")
      .turnOf("cyr");
    t.uses("ana", "card:watch").does("ana", "bor.karst:1").offers("ana", ["bor.karst:2", "stop"]);
    t.uses("bor", "marker:motol:2").does("bor", "option:2").does("bor", "bor.karst", "josefov");
    t.asks("ana", "chooseSpyTarget").offers("ana", ["stop"]).does("ana", "stop").sees("ana", "josefov", "E ?");
  },
);
