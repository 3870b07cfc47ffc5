import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { table } from "../testing/index.ts";

const maisel = { members: ["ana", "bor", "cyr"], level: 2 };
const board = (ana = 4, bor = 4, cyr = 4) =>
  table({ ana: { pp: ana }, bor: { pp: bor }, cyr: { pp: cyr }, dua: { pp: 4 }, eva: {} }).league("maisel", maisel);

/** Ana asks to exclude Cyr; Bor adds 1 PP; Cyr opposes. */
function fight() {
  const t = board().leaguePhase().does("ana", "exclude", "cyr");
  t.asks("bor", "exclusionShare").offersUpTo("bor", 2).does("bor", 1);
  t.has({ ana: { pp: 3 }, bor: { pp: 3 } })
    .asks("cyr", "exclusionAnswer")
    .does("cyr", "oppose");
  t.asks(["ana", "bor", "cyr"], "ready").does("ana").does("bor").does("cyr");
  return t.asks(["ana", "bor", "cyr"], "leagueFist").does("ana", 1).does("bor", 1).does("cyr", 2);
}

rule(
  ["DK-SCN-94", "DK-LG-EXCL-01", "DK-LG-EXCL-02", "DK-LG-EXCL-03", "DK-LG-EXCL-04", "DK-LG-EXCL-05", "DK-LG-EXCL-06"],
  "fists, declarations, reveal: on a tie the side of the highest Rank wins and the target goes with the payment",
  () => {
    const t = fight().asks("ana", "leagueDeclare");
    expect(t.view("dua").leagues?.exclusion).toEqual({
      league: "maisel",
      asker: 0,
      target: 2,
      payments: [
        { seat: 1, pp: 1 },
        { seat: 0, pp: 1 },
      ],
      opposed: true,
      declared: [],
      fist: null,
    });
    // Nobody sees what is in another's fist.
    expect(t.view("cyr").leagues?.exclusion?.fist).toBe(2);
    t.does("ana", "for").does("bor", "for").asks("cyr", "leagueDeclare").does("cyr", "against");
    expect(t.hears("public")).toContainEqual({
      type: "fistsRevealed",
      fists: [
        { seat: 0, pp: 1 },
        { seat: 1, pp: 1 },
        { seat: 2, pp: 2 },
      ],
    });
    t.has({ ana: { pp: 2 }, bor: { pp: 2 }, cyr: { pp: 4 } });
    t.is({ leagues: { maisel: "2: ana bor" }, assembly: ["cyr", "dua", "eva"] });
    expect(t.view("cyr").leagues?.boards[1]?.excluded).toEqual([2]);
    // DK-RUL-87: Cyr has not chosen yet in this phase, and may join the other League.
    t.does("bor", "nothing").asks("cyr", "leagueChoice").offersWithin("cyr", "join", ["newOrder"]);
    t.refusesWithin("cyr", "join", "maisel", "excludedForGood", "DK-LG-JOIN-05");
  },
);

rule(["DK-RUL-93", "DK-RUL-87"], "the tie goes to the highest Rank, whichever side that is on", () => {
  const t = fight().does("ana", "against").does("bor", "for").does("cyr", "for");
  // 1 against 3.
  t.is({ leagues: { maisel: "2: ana bor" } });
  const tied = board().leaguePhase().does("ana", "exclude", "cyr").does("bor", 0).does("cyr", "oppose");
  tied.does("ana").does("bor").does("cyr").does("ana", 1).does("bor", 1).does("cyr", 0);
  tied.does("ana", "against").does("bor", "for").does("cyr", "against");
  tied.is({ leagues: { maisel: "2: ana bor cyr" } });
});

rule(
  ["DK-SCN-95", "DK-LG-EXCL-05", "DK-LG-EXCL-06", "DK-RUL-93"],
  "the exclusion fails: fists are gone, the payment comes back",
  () => {
    const t = fight().does("ana", "for").does("bor", "against").does("cyr", "against");
    t.has({ ana: { pp: 3 }, bor: { pp: 3 }, cyr: { pp: 2 } }).is({ leagues: { maisel: "2: ana bor cyr" } });
    // Once a phase against the same player.
    t.asks("bor", "leagueChoice").refusesWithin("bor", "exclude", "cyr", "exclusionAskedAlready", "DK-RUL-93");
    t.offersWithin("bor", "exclude", ["ana"]);
  },
);

rule(["DK-LG-EXCL-01", "DK-RUL-93"], "who accepts goes with the payment, and without a fight", () => {
  const t = board().leaguePhase().does("ana", "exclude", "bor").does("cyr", 0).does("bor", "accept");
  t.has({ ana: { pp: 2 }, bor: { pp: 6 }, cyr: { pp: 4 } }).is({ leagues: { maisel: "2: ana cyr" } });
});

rule("DK-LG-EXCL-01", "only a member of one's own League can be excluded", () => {
  const t = board()
    .league("newOrder", { members: ["dua"] })
    .leaguePhase();
  t.offersWithin("ana", "exclude", ["bor", "cyr"]);
  t.refusesWithin("ana", "exclude", "dua", "noFellow", "DK-LG-EXCL-01");
});

rule("DK-RUL-125", "a request that is not paid in full is none; nobody else can pay it where there are two", () => {
  const two = table({ ana: { pp: 1 }, bor: {}, cyr: {}, dua: {} }).league("maisel", {
    members: ["ana", "bor"],
    level: 2,
  });
  two.leaguePhase().refuses("ana", "exclude", "cannotPayLeague", "DK-RUL-125");

  const t = board(1, 1).leaguePhase().does("ana", "exclude", "cyr").does("bor", 0);
  t.has({ ana: { pp: 1 } }).asks("ana", "leagueChoice");
  expect(t.hears("public")).toContainEqual(expect.objectContaining({ type: "exclusionEnded", unfunded: true }));
  // Whom nobody helped to pay asks again only with the whole sum at hand.
  t.refusesWithin("ana", "exclude", "cyr", "cannotPayLeague", "DK-RUL-125");
  t.acts("ana", "takeDebt").offersWithin("ana", "exclude", ["bor", "cyr"]).does("ana", "nothing");
  board(1, 1).leaguePhase().does("ana", "exclude", "cyr").does("bor", 1).asks("cyr", "exclusionAnswer");
});

rule(["DK-RUL-125", "DK-RUL-93"], "a request that was none shields nobody: another member may ask for the same", () => {
  const t = board(1, 4).leaguePhase().does("ana", "exclude", "cyr").does("bor", 0).does("ana", "nothing");
  t.asks("bor", "leagueChoice").offersWithin("bor", "exclude", ["ana", "cyr"]).does("bor", "exclude", "cyr");
  t.does("ana", 0)
    .does("cyr", "accept")
    .is({ leagues: { maisel: "2: ana bor" } });
});

rule(["DK-LG-EXCL-03", "DK-RUL-35"], "a Debt can be taken before the fists, not from then on", () => {
  const t = board(2, 0, 0).leaguePhase().does("ana", "exclude", "cyr").does("bor", 0).does("cyr", "oppose");
  t.acts("cyr", "takeDebt").does("ana").does("bor").does("cyr").offersUpTo("cyr", 5).offersUpTo("bor", 0);
  t.refusesAct("bor", "takeDebt", true, "insideStep");
  t.does("ana", 0).does("bor", 0).does("cyr", 3).refusesAct("bor", "takeDebt", true, "insideStep");
});
