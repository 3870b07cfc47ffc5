import { start } from "@paravent/kernel";
import { scenario } from "@paravent/testkit";
import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { diktat } from "../diktat.ts";
import { loadBasePack } from "../node.ts";
import { table } from "../testing/index.ts";

// The last that is allowed, and the first that is not.

const five = (pp = 3) => ({ ana: { pp }, bor: { pp }, cyr: { pp }, dua: { pp }, eva: { pp } });

rule(
  ["DK-LG-JOIN-04", "DK-LG-JOIN-01"],
  "a third member is taken in for the whole of what one has, a fourth is not",
  () => {
    const t = table({ ...five(), ana: { pp: 2 } })
      .league("maisel", { members: ["dua", "eva"], level: 2 })
      .leaguePhase();
    t.does("ana", "join", "maisel")
      .has({ ana: { pp: 0 }, dua: { pp: 3 }, eva: { pp: 3 } })
      .is({ leagues: { maisel: "2: dua eva ana" } });
    t.refusesWithin("bor", "join", "maisel", "leagueFull", "DK-LG-JOIN-04");
  },
);

rule("DK-LG-JOIN-02", "the first pays 1 PP, whatever a board prints under its first cell", () => {
  const base = loadBasePack();
  const boards = [...base.leagues!.boards.values()].map(
    (board) => [board.id, { ...board, joinCost: [3, 3, 3] }] as const,
  );
  const game = diktat({ ...base, id: "dear leagues", leagues: { ...base.leagues!, boards: new Map(boards) } });
  const options = { eternalNight: true, leagues: true };
  const { state } = start(game, { seats: 4, seed: "dear", options });
  const t = scenario(game, state);
  const joins = (): number => {
    const [seat] = t.asked();
    t.answer(seat!, { branch: "join", value: ["maisel"] });
    return t.events.reduce((paid, event) => (event.type === "paid" && event.from === seat ? paid + event.pp : paid), 0);
  };
  expect([joins(), joins()]).toEqual([1, 3]);
});

rule("DK-LG-LEAVE-01", "who has just the level in PP leaves with nothing; with one less nobody does", () => {
  const board = (pp: number) =>
    table({ ...five(), ana: { pp } })
      .league("maisel", { members: ["ana", "bor"], level: 3 })
      .leaguePhase();
  board(3)
    .does("ana", "leave")
    .has({ ana: { pp: 0 }, bor: { pp: 6 } });
  board(2).refuses("ana", "leave", "cannotPayLeague", "DK-LG-LEAVE-01");
});

rule(["DK-RUL-125", "DK-LG-EXCL-01"], "who has just the level in PP may ask for an exclusion", () => {
  const t = table(five())
    .league("maisel", { members: ["ana", "bor"], level: 3 })
    .leaguePhase();
  t.does("ana", "exclude", "bor").has({ ana: { pp: 0 } });
  t.does("bor", "accept").has({ bor: { pp: 6 } });
  // It was an exclusion all the same: the way back is closed.
  t.refusesWithin("bor", "join", "maisel", "excludedForGood", "DK-LG-JOIN-05");
});

rule("DK-RUL-87", "one choice each, whatever it was; who is excluded keeps theirs, or has had it", () => {
  const board = () =>
    table(five())
      .league("maisel", { members: ["ana", "bor", "cyr"] })
      .leaguePhase();
  const before = board().does("ana", "exclude", "cyr").does("bor", 0).does("cyr", "accept").asks("bor", "leagueChoice");
  before.does("bor", "leave").asks("cyr", "leagueChoice").does("cyr", "join", "newOrder").asks("dua", "leagueChoice");
  before.does("dua", "join", "newOrder").asks("eva", "leagueChoice").does("eva", "nothing").is({ phase: "manoeuvres" });
  const after = board().does("ana", "nothing").does("bor", "exclude", "ana").does("cyr", 0).does("ana", "accept");
  after
    .asks("cyr", "leagueChoice")
    .is({ assembly: ["ana", "dua", "eva"] })
    .does("cyr", "nothing");
  after.does("dua", "nothing").does("eva", "nothing").is({ phase: "manoeuvres" });
});

rule("DK-LG-JOIN-05", "an exclusion holds in later Cycles, and when the League begins anew", () => {
  const t = table({ ana: { pp: 3 }, bor: { pp: 3 }, cyr: { pp: 3 }, dua: { pp: 3 } })
    .league("maisel", { members: ["ana"], level: 2, excluded: ["bor"] })
    .leaguePhase();
  t.does("ana", "leave").is({ leagues: { maisel: "" } });
  t.refusesWithin("bor", "join", "maisel", "excludedForGood", "DK-LG-JOIN-05").offersWithin("bor", "join", [
    "newOrder",
  ]);
  t.does("bor", "nothing").does("cyr", "join", "maisel").does("dua", "nothing");
  t.does("ana", "ana").idle();
  for (const name of ["ana", "bor", "cyr", "dua"]) t.does(name);
  t.is({ cycle: 2 }).does("ana", "join", "maisel");
  t.refusesWithin("bor", "join", "maisel", "excludedForGood", "DK-LG-JOIN-05");
});

rule(["DK-RUL-94", "DK-LG-LIM-01"], "markers, cards, Agents and tokens count one by one, as PP do", () => {
  const board = () =>
    table({
      ana: { pp: 5, reserve: "2C 2E", spyTokens: 2, influence: { karst: 2 }, row: ["a", "b"] },
      bor: { pp: 3 },
      cyr: {},
      dua: {},
    })
      .card("a", { sector: "karst" })
      .card("b", { sector: "karst" })
      .league("maisel", { members: ["ana", "bor"] })
      .turnOf("ana");
  board().refusesTrade("ana", "bor", { give: "4pp" }, "leagueExchangeLimit", "DK-RUL-94");
  board().refusesTrade("ana", "bor", { give: "2C 2E" }, "leagueExchangeLimit", "DK-RUL-94");
  for (const give of ["2C 2pp", "2spyToken 2pp", "2politics 2pp", "card:a card:b 2pp", "card:a marker:karst 2pp"])
    board().proposes("ana", "bor", { give }).refusesAccept("bor", "ana", "leagueExchangeLimit", "DK-RUL-94");
  for (const give of ["3pp", "2C E", "spyToken politics C", "card:a marker:karst pp"]) {
    const t = board().proposes("ana", "bor", { give }).accepts("bor", "ana");
    expect(t.view("ana").leagues?.boards.find(({ id }) => id === "maisel")?.exchanged, give).toBe(3);
  }
  // In either direction: two against one are three.
  const t = board().proposes("ana", "bor", { give: "card:a C", want: "pp" }).accepts("bor", "ana");
  t.refusesTrade("bor", "ana", { give: "pp" }, "leagueExchangeLimit", "DK-RUL-94");
});

rule("DK-LG-CONC-02", "some of the members may be called, and not the others; nobody goes uninvited", () => {
  const t = table(five())
    .league("maisel", { members: ["ana", "bor", "cyr"] })
    .leaguePhase();
  t.calls("ana", ["cyr"]).asks("cyr", "conclaveJoin").does("cyr", "go").asks(["ana", "cyr"], "conclaveClose");
  expect(t.view("bor").leagues?.conclave).toMatchObject({ members: [0, 2], seconds: 60 });
  t.refusesShow("ana", "bor", "pp", "fellowsShowNothing", "DK-RUL-95").shows("ana", "cyr", "pp");
  t.does("cyr", "close").refusesAct("bor", "callConclave", { with: ["seat:3"], spies: 0 }, "notOffered");
});

rule(
  ["DK-RUL-97", "DK-LG-SHADOW-01"],
  "a Shadow that joins is none from then on, before the others have chosen",
  () => {
    const t = table(five())
      .league("maisel", { members: ["bor", "cyr"] })
      .league("newOrder", { members: ["dua", "eva"] })
      .shadow("ana")
      .leaguePhase();
    t.mayUse("ana", ["shadow"]).does("ana", "join", "newOrder").is({ shadow: null }).mayUse("ana", []);
    t.asks("bor", "leagueChoice");
  },
);

rule("DK-LG-SHADOW-01", "two outside, or nobody, and there is no Shadow", () => {
  const board = (cyr: string[]) => {
    const t = table({ ana: { pp: 3 }, bor: {}, cyr: { pp: 3 }, dua: { pp: 3 } })
      .league("maisel", { members: ["bor", "dua"] })
      .leaguePhase();
    t.does("ana", "join", "newOrder").does("bor", "nothing").does("cyr", cyr[0], cyr[1]);
    return t.does("dua", "nothing");
  };
  board(["join", "maisel"]).is({ shadow: null, assembly: [] });
  board(["nothing"]).is({ shadow: "cyr", assembly: [] }).mayUse("cyr", ["shadow"]);
});

rule(
  ["DK-LG-END-02", "DK-LG-END-01"],
  "every member of a League on the first cell loses a point, and nobody else",
  () => {
    const t = table({ ana: {}, bor: {}, cyr: {}, dua: { pp: 1 }, eva: {} })
      .league("maisel", { members: ["ana", "bor"], level: 1 })
      .league("newOrder", { members: ["cyr"], level: 3 })
      .cycle(4)
      .endOfCycle();
    for (const name of ["ana", "bor", "cyr", "dua", "eva"]) t.has({ [name]: { vp: 0 } }).does(name);
    t.has({ ana: { vp: -1 }, bor: { vp: -1 }, cyr: { vp: 0 }, dua: { vp: 0 }, eva: { vp: 0 } }).is({
      winners: ["dua"],
    });
  },
);
