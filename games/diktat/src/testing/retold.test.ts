import { rule } from "@paravent/testkit/vitest";
import { describe, expect } from "vitest";
import { newGame, table } from "./index.ts";

/** Worked scenarios of section 9 with other players, places and numbers, written from the page alone. */

describe("retold: phases and turns", () => {
  rule(["DK-SCN-03", "DK-INF-02", "DK-INF-05"], "what markers bring Cyr at Development", () => {
    const t = table({ ana: {}, bor: {}, cyr: { pp: 2, influence: { malaStrana: 1, combinat: 2 } } }).development();
    t.has({ cyr: { reserve: "3C 3G 4E", pp: 7, pawns: 5 } });
  });

  rule(["DK-SCN-04", "DK-USED-02", "DK-USED-03"], "a Used card gives Bor no Income and keeps its Gain", () => {
    const t = table({ ana: {}, bor: { row: ["rent"], used: ["card:rent"] } })
      .card("rent", {
        sector: "motol",
        effects: [
          { kind: "development", do: [{ op: "gain", res: "pp", n: 4 }] },
          { kind: "gain", do: [{ op: "gain", res: "vp", n: 1 }] },
        ],
      })
      .development();
    t.has({ bor: { pp: 3, vp: 1 } });
  });

  rule(["DK-SCN-05", "DK-MAN-02"], "Dua begins; whoever has no pawn left is skipped", () => {
    const t = table({ ana: { pawns: 2 }, bor: { pawns: 0 }, cyr: { pawns: 1 }, dua: { pawns: 1 } })
      .manoeuvres()
      .does("ana", "dua");
    for (const name of ["dua", "ana", "cyr", "ana"])
      t.asks(name, "chooseManoeuvre").does(name, "extendInfluence").does(name, "nothing");
    t.asks(["ana", "bor", "cyr", "dua"], "endOfCycleCall");
  });

  rule(["DK-RANK-05", "DK-RUL-02"], "a Rank raised for the Cycle makes Cyr Administrator, until it ends", () => {
    const t = table({ ana: {}, bor: {}, cyr: {} }).lasting("cyr", "rank", 10).endOfCycle();
    t.is({ administrator: "cyr" }).has({ cyr: { rank: 15 } });
    t.does("ana").does("bor").does("cyr").is({ administrator: "ana", cycle: 2 });
  });
});

describe("retold: Manoeuvres", () => {
  rule(["DK-SCN-12", "DK-SCN-13", "DK-MAN-KILL-10"], "what Dua saw stays known when the pawn above it falls", () => {
    const t = table({ ana: {}, bor: {}, cyr: {}, dua: {} })
      .pile("bor", "suburbs", "C G E")
      .pile("bor", "suburbs", "C")
      .secret("nv1")
      .knows("dua", "bor.suburbs:3", "suburbs:4", "secretCard")
      .turnOf("ana");
    t.sees("dua", "suburbs", "? ? E", "C").sees("cyr", "suburbs", "? ? ?", "?");
    t.does("ana", "assassinate").does("ana", "suburbs:1").sees("dua", "suburbs", "? E", "C");
    expect(t.view("dua").secret).toEqual({ known: "nv1" });
    expect(t.view("ana").secret).toEqual({ known: null });
  });

  rule(["DK-SCN-15", "DK-DEBT-03", "DK-DEBT-04"], "Ana meets a Guard with an empty purse", () => {
    const t = table({ ana: { assassinTokens: 2 }, bor: {}, cyr: {} })
      .pile("cyr", "harmony", "G E")
      .turnOf("ana")
      .does("ana", "assassinate")
      .does("ana", "harmony:1");
    t.has({ ana: { pp: 3, debts: 1 }, cyr: { pp: 2 } }).asks("bor", "chooseManoeuvre");
    t.acts("ana", "takeDebt").has({ ana: { pp: 8, debts: 2 } });
  });

  rule(["DK-SCN-18", "DK-SCN-19", "DK-MAN-DEV-05"], "Cyr's third Cabal card: too dear, then paid with a Debt", () => {
    const t = table({ ana: {}, bor: {}, cyr: { pp: 1, cabalRow: ["cyr_1", "cyr_2"] } }).turnOf("cyr");
    t.refuses("cyr", "developCabal", "developTooDear", "DK-MAN-DEV-05").acts("cyr", "takeDebt");
    t.does("cyr", "developCabal").does("cyr", "cabal:cyr_5");
    t.has({ cyr: { pp: 2, vp: 2, debts: 1, cabalRow: ["cyr_1", "cyr_2", "cyr_5"] } });
  });

  rule(["DK-SCN-24", "DK-INF-12", "DK-RUL-28"], "the Artefact empties a pile of Bor's", () => {
    const t = table({ ana: {}, bor: { influence: { artefact: 1 } } })
      .pile("bor", "fortress", "E C")
      .pile("bor", "karst", "G")
      .turnOf("ana")
      .uses("bor", "marker:artefact:1");
    t.does("bor", "bor.fortress:1", "bor.karst").does("bor", "bor.fortress:1", "bor.karst");
    t.sees("bor", "karst", "C E G")
      .sees("bor", "fortress")
      .has({ bor: { used: ["marker:artefact:1"] } });
  });
});

describe("retold: politics", () => {
  rule(["DK-SCN-31", "DK-RUL-45"], "Bor sells his first card with a token on it", () => {
    const row = [{ card: "a", tokens: ["politics"] as const }, "b", "c"];
    const t = table({ ana: { pp: 2 }, bor: { row } })
      .card("a", { sector: "karst", symbols: ["politics"] })
      .card("b", { sector: "karst" })
      .card("c", { sector: "karst" })
      .turnOf("ana")
      .has({ bor: { vp: 2 } });
    t.proposes("bor", "ana", { give: "card:a", want: "2pp" }).accepts("ana", "bor");
    t.has({ bor: { row: ["b", "c"], vp: 0, pp: 2, affinities: { politics: 3 } }, ana: { row: ["a"], vp: 0, pp: 0 } });
  });

  rule(["DK-SCN-34", "DK-RUL-57"], "Dua breaks her word to Ana and pays once", () => {
    const t = table({ ana: {}, bor: {}, cyr: {}, dua: { vp: 4, assassinTokens: 1 } })
      .pile("ana", "motol", "C C")
      .turnOf("dua")
      .swears("dua", "ana", { terms: [["dua", "notKill", { owner: "ana" }]] });
    t.does("dua", "assassinate")
      .does("dua", "motol:1")
      .has({ dua: { vp: 3 } });
    t.does("dua", "motol:1").has({ dua: { vp: 3 } });
    expect(t.view("public").oaths).toEqual([]);
  });

  rule(["DK-SCN-37", "DK-RUL-51", "DK-RUL-52"], "what Cyr saw before he may tell, not show", () => {
    const t = table({ ana: {}, bor: {}, cyr: {} }).pile("bor", "karst", "E").knows("cyr", "karst:1").turnOf("ana");
    t.refusesShow("cyr", "ana", "karst:1", "notLookingNow", "DK-RUL-51").tells("cyr", "ana", "karst:1=guard");
    t.sees("ana", "karst", "?").sees("cyr", "karst", "E");
  });
});

describe("retold: Resolution and end", () => {
  rule(["DK-SCN-43", "DK-STRUG-04"], "equal bids of Ana and Dua, Eva below them", () => {
    const t = table({ ana: { pp: 2 }, bor: {}, cyr: {}, dua: { pp: 2 }, eva: { pp: 9 } })
      .pile("dua", "fortress", "E")
      .pile("ana", "fortress", "E")
      .pile("eva", "fortress", "E")
      .resolving("fortress");
    for (const name of ["ana", "dua", "eva"]) t.does(name);
    t.does("ana", 2).does("dua", 2).does("eva", 1);
    expect(t.view("public").conquest!.order).toEqual([0, 3, 4]);
    t.has({ ana: { pp: 0 }, dua: { pp: 0 }, eva: { pp: 8 } });
  });

  rule(["DK-SCN-51", "DK-TRO-10", "DK-RUL-69"], "Eva makes room with a stack", () => {
    const influence = { motol: 2, karst: 1, suburbs: 1, combinat: 1, fortress: 1 } as const;
    const t = table({ ana: {}, eva: { influence } }).pile("eva", "newTown", "E").resolving("newTown");
    t.offersWithin("eva", "marker", ["motol", "karst", "suburbs", "combinat", "fortress"]);
    t.does("eva", "marker", "motol").is({ markers: { motol: 2, newTown: 1 } });
    t.has({ eva: { slots: ["karst", "suburbs", "combinat", "fortress", "newTown"], vp: 1 } });
  });

  rule(["DK-SCN-57", "DK-RES-16", "DK-RUL-38"], "an Attack, by the VP each has", () => {
    const t = table({ ana: { vp: 3, pp: 3 }, bor: { vp: 7, pp: 1 }, cyr: { vp: -1, pp: 2 } })
      .card("scourge", { sector: "motol", attack: true })
      .track("scourge")
      .afterConquests();
    t.has({ ana: { pp: 0, debts: 0 }, bor: { pp: 4, debts: 2, vp: 7 }, cyr: { pp: 2, debts: 0 } });
  });

  rule(["DK-SCN-62", "DK-RUL-61", "DK-END-03"], "Debts bring the leader down, PP decide", () => {
    const t = table({ ana: { vp: 8, pp: 1 }, bor: { vp: 10, debts: 2, pp: 4 }, cyr: { vp: 7, pp: 9 } })
      .cycle(2)
      .endOfCycle();
    for (const name of ["ana", "bor", "cyr"]) t.does(name);
    t.is({ winners: ["bor"], phase: "over" }).has({ bor: { vp: 8 } });
  });

  rule(["DK-SCN-64", "DK-AFF-04"], "Cyr's hidden tokens win the last Cycle", () => {
    const t = table({ ana: { vp: 6 }, bor: {}, cyr: { row: ["file"], vp: 5, affinities: { people: 2 } } })
      .card("file", { sector: "karst", symbols: ["people", "any"] })
      .cycle(4)
      .endOfCycle();
    for (const name of ["ana", "bor", "cyr"]) t.does(name);
    t.asks("cyr", "finalAffinities")
      .does("cyr", "file:0=people file:1=people")
      .is({ winners: ["cyr"] });
  });

  rule(["DK-SCN-02", "DK-SETUP-03"], "a game of four begins", () => {
    const t = newGame(["ana", "bor", "cyr", "dua"]);
    t.asks("ana", "nameFirstPlayer").is({ cycle: 1, administrator: "ana" });
    for (const name of ["ana", "bor", "cyr", "dua"])
      t.has({ [name]: { reserve: "3C 3G 3E", pp: 3, pawns: 4, vp: 0, debts: 0 } });
  });
});
