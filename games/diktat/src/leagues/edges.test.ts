import { rule } from "@paravent/testkit/vitest";
import { type Played, table } from "../testing/index.ts";

// What players argue about: ties of nothing, amounts that cannot be shared, and what begins anew with each Cycle.

const five = (pp = 5) => ({ ana: { pp }, bor: { pp }, cyr: { pp }, dua: { pp }, eva: { pp } });
const NAMES = ["ana", "bor", "cyr", "dua", "eva"];

/** Everybody lets the rest of the Cycle pass, up to the next League phase. */
function nextCycle(t: Played): Played {
  for (const name of NAMES) t.does(name, "nothing");
  t.does("ana", "ana").idle();
  for (const name of NAMES) t.does(name);
  return t.is({ phase: "league" });
}

rule(["DK-RUL-93", "DK-RUL-96"], "a request and a Conclave are possible again in the next League phase", () => {
  const t = table(five())
    .league("maisel", { members: ["ana", "bor", "cyr"] })
    .leaguePhase();
  t.calls("ana", ["bor"]).does("bor", "stay");
  t.does("ana", "exclude", "cyr").does("bor", 0).does("cyr", "oppose").does("ana").does("bor").does("cyr");
  t.does("ana", 0).does("bor", 1).does("cyr", 0).does("ana", "for").does("bor", "against").does("cyr", "against");
  t.refusesWithin("bor", "exclude", "cyr", "exclusionAskedAlready", "DK-RUL-93");
  for (const name of ["bor", "cyr", "dua", "eva"]) t.does(name, "nothing");
  t.does("ana", "ana").idle();
  for (const name of NAMES) t.does(name);
  t.is({ cycle: 2, phase: "league" }).offersWithin("ana", "exclude", ["bor", "cyr"]);
  t.calls("ana", ["bor"]).asks("bor", "conclaveJoin");
});

rule("DK-RUL-125", "whom nobody helped to pay may be helped in the next League phase", () => {
  const poor = Object.fromEntries(NAMES.map((name) => [name, { pawns: 0 }]));
  const t = table(poor)
    .league("maisel", { members: ["ana", "bor", "cyr"], level: 4 })
    .leaguePhase();
  t.does("ana", "exclude", "cyr").offersUpTo("bor", 0).does("bor", 0);
  t.refusesWithin("ana", "exclude", "cyr", "cannotPayLeague", "DK-RUL-125");
  // All have the 3 PP of Development then, and Ana cannot pay alone.
  nextCycle(t).does("ana", "exclude", "cyr").asks("bor", "exclusionShare").offersUpTo("bor", 3).does("bor", 1);
  t.asks("cyr", "exclusionAnswer").has({ ana: { pp: 0 }, bor: { pp: 2 } });
});

rule("DK-LG-EXCL-02", "a share is no more than is owed, nor than the member has", () => {
  const board = (bor: number) =>
    table({ ...five(), bor: { pp: bor } })
      .league("maisel", { members: ["ana", "bor", "cyr"], level: 3 })
      .leaguePhase()
      .does("ana", "exclude", "cyr");
  board(1).offersUpTo("bor", 1).refuses("bor", 2, "outOfRange", "DK-LG-EXCL-02");
  const t = board(5).offersUpTo("bor", 3).does("bor", 3).asks("cyr", "exclusionAnswer");
  t.has({ ana: { pp: 5 }, bor: { pp: 2 } });
});

rule(
  ["DK-RUL-93", "DK-LG-EXCL-05"],
  "fists of nothing on both sides: the highest Rank decides, even as the target",
  () => {
    const t = table(five())
      .league("maisel", { members: ["ana", "bor", "cyr"] })
      .leaguePhase();
    t.does("ana", "nothing")
      .does("bor", "exclude", "ana")
      .does("cyr", 0)
      .has({ bor: { pp: 4 } });
    t.does("ana", "oppose").does("ana").does("bor").does("cyr").does("ana", 0).does("bor", 0).does("cyr", 0);
    t.does("ana", "against").does("bor", "for").does("cyr", "for");
    t.is({ leagues: { maisel: "1: ana bor cyr" } }).has({ bor: { pp: 5 } });
  },
);

rule(["DK-RUL-88", "DK-LG-LEAVE-02"], "one PP among two goes to the higher Rank, whoever joined first", () => {
  const t = table(five())
    .league("maisel", { members: ["cyr", "bor", "ana"] })
    .leaguePhase();
  t.does("ana", "leave").has({ ana: { pp: 4 }, bor: { pp: 6 }, cyr: { pp: 5 } });
});

rule(["DK-RUL-91", "DK-RUL-90"], "two members left on cell 5: down to 4, or up to 6", () => {
  const two = { members: ["ana", "bor"], level: 5 };
  const fall = table(five()).league("maisel", two).pile("bor", "karst", "E").turnOf("ana");
  fall
    .does("ana", "assassinate")
    .does("ana", "karst:1")
    .is({ leagues: { maisel: "4: ana bor" } });
  const rise = table(five(0)).league("maisel", two).card("deep", { sector: "karst", darkness: 2 }).track("deep");
  const t = rise.pile("bor", "karst", "E").resolving("karst").does("bor", "deep");
  t.is({ leagues: { maisel: "6: ana bor" } }).has({ ana: { pp: 2 }, bor: { pp: 2 } });
});

rule(["DK-LG-CONC-04", "DK-RUL-96"], "a minute is late from its first second on; what is on time costs nothing", () => {
  const closed = (seconds: number, spies = 0) =>
    table({ ...five(0), ana: { pp: 0, spyTokens: 2 } })
      .league("maisel", { members: ["ana", "bor"] })
      .league("newOrder", { members: ["cyr", "dua"] })
      .shadow("eva")
      .leaguePhase()
      .calls("ana", ["bor"], spies)
      .does("bor", "go")
      .elapses(seconds)
      .does("bor", "close");
  for (const [seconds, pp] of [
    [60, 0],
    [61, 2],
    [120, 2],
    [121, 4],
  ] as const)
    closed(seconds).has({ ana: { pp: 0 }, cyr: { pp }, dua: { pp }, eva: { pp: 0 } });
  closed(180, 2).has({ ana: { spyTokens: 0 }, cyr: { pp: 0 } });
});

rule(["DK-LG-CONC-03", "DK-RUL-96"], "a Spy token promised and given away meanwhile lengthens nothing", () => {
  const t = table({ ...five(0), ana: { pp: 0, spyTokens: 1 } })
    .league("maisel", { members: ["ana", "bor"] })
    .league("newOrder", { members: ["cyr", "dua"] })
    .leaguePhase()
    .calls("ana", ["bor"], 1);
  t.proposes("ana", "eva", { give: "spyToken" }).accepts("eva", "ana").does("bor", "go");
  t.elapses(61)
    .does("ana", "close")
    .has({ ana: { spyTokens: 0 }, cyr: { pp: 2 } });
});

rule(
  ["DK-RUL-94", "DK-LG-LIM-01"],
  "three in all among three members; an offer that came before is held to it too",
  () => {
    const t = table(five())
      .league("maisel", { members: ["ana", "bor", "cyr"] })
      .turnOf("ana");
    t.proposes("cyr", "bor", { give: "2pp" });
    t.proposes("ana", "bor", { give: "1pp" }).accepts("bor", "ana");
    t.proposes("ana", "cyr", { give: "1pp" }).accepts("cyr", "ana");
    t.refusesAccept("bor", "cyr", "leagueExchangeLimit", "DK-RUL-94");
    t.proposes("ana", "dua", { give: "3pp" })
      .accepts("dua", "ana")
      .has({ ana: { pp: 0 }, dua: { pp: 8 } });
  },
);

rule(["DK-OTH-PILE-02", "DK-LG-EFF-01"], "a pile of the Others counts for a member; that of a fellow does not", () => {
  const t = table({ ana: { reserve: "C C" }, bor: {}, cyr: {}, dua: {} })
    .league("maisel", { members: ["ana", "bor"] })
    .others("karst", "C")
    .pile("bor", "karst", "C")
    .others("motol", "G")
    .pile("cyr", "motol", "C")
    .turnOf("ana");
  t.does("ana", "sendTeam").refuses("ana", "motol", "sectorFull", "DK-MAN-SEND-05").does("ana", "karst");
  t.does("ana", "C C").asks("bor", "othersVictim");
});
