import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import type { Played } from "../../testing/index.ts";
import { table } from "../../testing/index.ts";

/** What has become of the oaths, by the events of the last input that tell it. */
const news = (t: Played): string[] => t.events.map(({ type }) => type).filter((type) => type.startsWith("oath"));

rule(["DK-OATH-02", "DK-OATH-03"], "a pile placed where none was to be costs 1 VP, one elsewhere does not", () => {
  const t = table({ ana: { reserve: "2C" }, bor: { reserve: "C" }, cyr: {} }).turnOf("ana");
  t.swears("ana", "bor", { terms: [["ana", "notSend", { sector: "karst" }]] });
  t.does("ana", "sendTeam")
    .does("ana", "motol")
    .does("ana", "C")
    .has({ ana: { vp: 0 } });
  // The other party has promised nothing.
  t.does("bor", "sendTeam")
    .does("bor", "karst")
    .does("bor", "C")
    .has({ bor: { vp: 0 } });
  t.does("cyr", "extendInfluence").does("cyr", "nothing");
  t.does("ana", "sendTeam")
    .does("ana", "karst")
    .has({ ana: { vp: 0 } });
  t.does("ana", "C").has({ ana: { vp: -1 }, bor: { vp: 0 } });
  expect(news(t)).toEqual(["oathBroken"]);
});

rule("DK-OATH-02", "a pile moved there is placed there as well", () => {
  const t = table({ ana: { influence: { motol: 2 } }, bor: {}, cyr: {} })
    .pile("ana", "suburbs", "C")
    .turnOf("bor");
  t.swears("ana", "bor", { terms: [["ana", "notSend", { sector: "karst" }]] });
  t.uses("ana", "marker:motol:2");
  for (let asked = 0; t.view("ana").piles[0]?.sector === "suburbs" && asked < 4; asked++) {
    const ask = t.table("ana").question?.ask;
    if (ask?.shape === "branch") t.does("ana", { branch: "pile:1", value: ["karst"] });
    else if (ask?.shape === "pick") t.does("ana", ask.from.includes("karst") ? "karst" : [ask.from.at(-1)!]);
    else t.does("ana");
  }
  expect(t.facts.piles[0]?.sector).toBe("karst");
  t.has({ ana: { vp: -1 } });
});

rule("DK-OATH-02", "pawns of one owner in one sector are spared, others are not", () => {
  const t = table({ ana: { assassinTokens: 2 }, bor: {}, cyr: {} })
    .pile("bor", "motol", "C")
    .pile("cyr", "karst", "C")
    .pile("bor", "karst", "C")
    .turnOf("ana");
  t.swears("ana", "cyr", { terms: [["ana", "notKill", { owner: "bor", sector: "karst" }]] });
  t.does("ana", "assassinate")
    .does("ana", "bor.motol:1")
    .does("ana", "cyr.karst:1")
    .has({ ana: { vp: 0 } });
  // The word is broken as the pawn is named, whatever becomes of it.
  t.stops("bor", "victimNamed")
    .does("ana", "bor.karst:1")
    .asks("bor", "kernel/reaction")
    .has({ ana: { vp: -1 } });
});

rule("DK-OATH-02", "others may look at what one has sworn not to", () => {
  const t = table({ ana: {}, bor: {}, cyr: {} }).pile("bor", "motol", "C").pile("cyr", "karst", "C E").turnOf("cyr");
  t.swears("ana", "bor", { terms: [["ana", "notSpy", { owner: "bor" }]] });
  t.does("cyr", "spy")
    .does("cyr", "bor.motol:1")
    .does("cyr", "stop")
    .has({ cyr: { vp: 0 } });
  t.does("ana", "spy")
    .does("ana", "cyr.karst:1")
    .has({ ana: { vp: 0 } });
  t.does("ana", "bor.motol:1").has({ ana: { vp: -1 } });
});

rule("DK-OATH-02", "looking in one sector is allowed where another was sworn off", () => {
  const t = table({ ana: { spyTokens: 1 }, bor: {}, cyr: {} })
    .pile("bor", "motol", "C")
    .pile("bor", "karst", "C E")
    .turnOf("ana");
  t.swears("ana", "bor", { terms: [["ana", "notSpy", { owner: "bor", sector: "motol" }]] });
  t.does("ana", "spy")
    .does("ana", "bor.karst:1")
    .does("ana", "bor.karst:2")
    .has({ ana: { vp: 0 } });
  t.does("ana", "bor.motol:1").has({ ana: { vp: -1 } });
});

rule("DK-RUL-55", "a restraint is over with its deadline, and then costs nothing", () => {
  const t = table({ ana: { reserve: "C" }, bor: {}, cyr: {} }).turnOf("cyr");
  t.swears("ana", "bor", { until: "manoeuvreDone", terms: [["ana", "notSend", { sector: "karst" }]] });
  t.does("cyr", "extendInfluence").does("cyr", "nothing");
  expect(news(t)).toEqual(["oathTermSettled", "oathExpired"]);
  expect(t.view("public").oaths).toEqual([]);
  t.does("ana", "sendTeam")
    .does("ana", "karst")
    .does("ana", "C")
    .has({ ana: { vp: 0 } });
});

rule("DK-RUL-55", "each deadline comes with its moment and not before", () => {
  const t = table({ ana: { pawns: 1 }, bor: { pawns: 0 }, cyr: { pawns: 1 } })
    .pile("bor", "karst", "C")
    .turnOf("ana");
  const until = [
    "manoeuvreDone",
    "turnStart",
    "manoeuvresDone",
    "conquestStart",
    "takesDone",
    "sectorsResolved",
    "endOfCycle",
    "endOfGame",
  ] as const;
  for (const moment of until)
    t.swears("ana", "bor", { until: moment, terms: [["bor", "notSend", { sector: "motol" }]] });
  const left = () => t.view("public").oaths.map((oath) => oath.until);
  expect(left()).toEqual(until);
  t.does("ana", "extendInfluence");
  expect(left()).toEqual(until);
  // Between two turns one is over and the next has not begun.
  t.stops("cyr", "betweenManoeuvres").does("ana", "nothing");
  expect(left()).toEqual(until.slice(1));
  t.does("cyr", "pass");
  expect(left()).toEqual(until.slice(2));
  t.does("cyr", "extendInfluence").does("cyr", "nothing");
  t.asks("ana", "nameSector");
  expect(left()).toEqual(until.slice(3));
  t.stops("cyr", "conquestStart").does("ana", "karst");
  expect(left()).toEqual(until.slice(4));
  t.does("cyr", "pass");
  t.asks(["ana", "bor", "cyr"], "endOfCycleCall");
  expect(left()).toEqual(until.slice(6));
  for (const name of ["ana", "bor", "cyr"]) t.does(name);
  t.is({ cycle: 2 });
  expect(left()).toEqual(["endOfGame"]);
});
