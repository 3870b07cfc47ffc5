import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { table } from "../testing/index.ts";
import { discloses } from "../view/witness.ts";

const FIVE = { ana: { spyTokens: 2 }, bor: { spyTokens: 1 }, cyr: {}, dua: {}, eva: {} };
const board = (members = ["ana", "bor"]) =>
  table(FIVE)
    .league("maisel", { members })
    .league("newOrder", { members: ["cyr", "dua"].filter((name) => !members.includes(name)) })
    .shadow("eva");
const game = (t: ReturnType<ReturnType<typeof board>["leaguePhase"]>) => t.position.game;
const closed = (t: Parameters<typeof game>[0], from: number, to: number[] | null) =>
  game(t).talk!(t.facts, from, to)?.rule ?? null;

rule(
  [
    "DK-SCN-101",
    "DK-LG-CONC-01",
    "DK-LG-CONC-02",
    "DK-LG-CONC-03",
    "DK-LG-CONC-04",
    "DK-LG-CONC-05",
    "DK-LG-LIM-02",
    "DK-RUL-96",
  ],
  "a minute, one more for a Spy token, and 2 PP for each member of the other League when it is closed late",
  () => {
    const t = board().leaguePhase().calls("ana", "bor", 1).asks("bor", "conclaveJoin");
    expect(closed(t, 0, [1])).toBe("DK-RUL-95");
    t.does("bor", "go")
      .has({ ana: { spyTokens: 1 } })
      .asks(["ana", "bor"], "conclaveClose");
    expect(t.view("public").leagues?.conclave).toEqual({
      league: "maisel",
      by: 0,
      members: [0, 1],
      seconds: 120,
      tableTalks: true,
    });
    // A private channel for those who went, another for those who were left alone, none across.
    expect([closed(t, 0, [1]), closed(t, 2, [3, 4]), closed(t, 2, [0]), closed(t, 0, [1, 2])]).toEqual([
      null,
      null,
      "DK-RUL-95",
      "DK-RUL-95",
    ]);
    t.elapses(125).does("bor", "close");
    t.has({ ana: { pp: 0 }, bor: { pp: 0 }, cyr: { pp: 2 }, dua: { pp: 2 }, eva: { pp: 0 } });
    expect([closed(t, 0, [1]), closed(t, 2, [3])]).toEqual(["DK-RUL-95", "DK-RUL-95"]);
    t.asks("ana", "leagueChoice");
  },
);

rule(["DK-LG-CONC-04", "DK-RUL-96"], "every minute begun counts, and only what is over the time", () => {
  const after = (seconds: number) => board().leaguePhase().calls("ana", "bor").does("bor", "go").elapses(seconds);
  after(60)
    .does("ana", "close")
    .has({ cyr: { pp: 0 } });
  after(61)
    .does("ana", "close")
    .has({ cyr: { pp: 2 } });
  after(120)
    .does("ana", "close")
    .has({ cyr: { pp: 2 } });
  after(121)
    .does("ana", "close")
    .has({ cyr: { pp: 4 }, dua: { pp: 4 } });
});

rule("DK-LG-CONC-03", "any participant may discard Spy tokens for more time, while it lasts", () => {
  const t = board().leaguePhase().calls("ana", "bor").does("bor", "go");
  t.does("bor", "extend", 1)
    .does("ana", "extend", 2)
    .has({ ana: { spyTokens: 0 }, bor: { spyTokens: 0 } });
  expect(t.view("cyr").leagues?.conclave?.seconds).toBe(240);
  t.offers("ana", ["close"])
    .elapses(240)
    .does("ana", "close")
    .has({ cyr: { pp: 0 } });
});

rule("DK-LG-CONC-05", "a member who stays watches the table: the others have no channel", () => {
  const t = board(["ana", "bor", "cyr"])
    .leaguePhase()
    .calls("ana", ["bor", "cyr"])
    .does("bor", "go")
    .does("cyr", "stay");
  expect(t.view("dua").leagues?.conclave).toMatchObject({ members: [0, 1], tableTalks: false });
  expect([closed(t, 3, [4]), closed(t, 2, [3]), closed(t, 0, [1])]).toEqual(["DK-RUL-95", "DK-RUL-95", null]);
});

rule(
  "DK-RUL-96",
  "each member calls one in a League phase; where nobody goes along there is none, and no token is lost",
  () => {
    const t = board()
      .leaguePhase()
      .calls("ana", "bor", 2)
      .does("bor", "stay")
      .has({ ana: { spyTokens: 2 } });
    expect(t.view("ana").leagues?.conclave).toBeNull();
    // Whoever stayed had said so in secret: that it is known now is told.
    expect(t.events).toEqual([{ type: "conclaveDeclined", league: "maisel", by: 0 }]);
    expect(discloses(t.events[0]!)).toBe(true);
    t.refusesAct("ana", "callConclave", { with: ["seat:1"], spies: 0 }, "conclaveCalledAlready", "DK-RUL-96");
    t.calls("bor", "ana")
      .does("ana", "go")
      .refusesAct("cyr", "callConclave", { with: ["seat:3"], spies: 0 }, "conclaveUnderWay");
    t.does("ana", "close").calls("cyr", "dua").does("dua", "stay").asks("ana", "leagueChoice");
  },
);

rule("DK-LG-CONC-01", "only members of a League, and only in the League phase", () => {
  const call = { with: ["seat:1"], spies: 0 };
  const t = board().leaguePhase().refusesAct("eva", "callConclave", call, "inNoLeague", "DK-LG-CONC-01");
  for (const name of Object.keys(FIVE)) t.does(name, "nothing");
  t.is({ phase: "manoeuvres" }).refusesAct("ana", "callConclave", call, "notLeaguePhase", "DK-LG-CONC-01");
  board(["ana"]).leaguePhase().refusesAct("ana", "callConclave", call, "nobodyToTalkTo", "DK-LG-CONC-02");
});

rule("DK-RUL-96", "a host may have it stopped when the time is over: nothing is ever late", () => {
  const t = board().configured({ conclaveStops: true }).leaguePhase().calls("ana", "bor").does("bor", "go");
  expect(game(t).timing!.running(t.facts)).toEqual({ seconds: 60, stops: true });
  t.elapses(63)
    .does("ana", "close")
    .has({ cyr: { pp: 0 } });
  expect(game(t).timing!.running(t.facts)).toBeNull();
});

rule(["DK-RUL-95", "DK-LG-LIM-02"], "members show each other nothing but in a Conclave; to others they may", () => {
  const t = board().leaguePhase();
  t.refusesShow("ana", "bor", "pp", "fellowsShowNothing", "DK-RUL-95");
  t.shows("ana", "cyr", "pp").calls("ana", "bor").does("bor", "go").shows("ana", "bor", "pp");
  const words = { branch: "words", value: "Karst." };
  t.acts("ana", "tell", { to: ["seat:1"], what: words });
  t.refusesAct("ana", "tell", { to: ["seat:2"], what: words }, "talkIsPublic", "DK-RUL-95");
  t.does("bor", "close").refusesShow("ana", "bor", "pp", "fellowsShowNothing", "DK-RUL-95");
});

rule(
  ["DK-LG-CONC-05", "DK-RUL-95"],
  "members of the other League show each other things while nobody watches them",
  () => {
    const alone = board().leaguePhase().calls("ana", "bor").does("bor", "go");
    alone.shows("cyr", "dua", "pp").shows("cyr", "eva", "pp").does("bor", "close");
    alone.refusesShow("cyr", "dua", "pp", "fellowsShowNothing", "DK-RUL-95");
    // With one of them at the table all stays public, for the one who stayed too.
    const watched = board(["ana", "bor", "dua"]).leaguePhase().calls("ana", "bor").does("bor", "go");
    watched.refusesShow("ana", "dua", "pp", "fellowsShowNothing", "DK-RUL-95").shows("dua", "cyr", "pp");
    const others = table({ ...FIVE, eva: {} })
      .league("maisel", { members: ["ana", "bor", "eva"] })
      .league("newOrder", { members: ["cyr", "dua"] })
      .leaguePhase();
    others.calls("ana", "bor").does("bor", "go").refusesShow("cyr", "dua", "pp", "fellowsShowNothing", "DK-RUL-95");
  },
);
