import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { type Played, table } from "../../testing/index.ts";

const words = [["ana", "words", { text: "You will have the file." }]] as const;
const begin = (names = ["ana", "bor", "cyr", "dua"]): Played =>
  table(Object.fromEntries(names.map((name) => [name, {}])))
    .turnOf("ana")
    .swears("ana", "bor", { terms: words });

rule(["DK-RUL-56", "DK-RUL-59"], "the accused may admit: 1 VP, and the terms stay private", () => {
  const t = begin().acts("bor", "claimBreach", "oath:1/0").asks("ana", "oathAnswer");
  expect(t.hears("cyr")).toEqual([{ type: "oathClaimed", oath: 1, parties: [0, 1], by: 1, against: 0 }]);
  t.offers("ana", ["admit", "contest"])
    .does("ana", "admit")
    .has({ ana: { vp: -1 }, bor: { vp: 0 } });
  t.asks("ana", "chooseManoeuvre");
  expect(JSON.stringify(t.story.map((event) => t.hears("cyr") && event.type))).toContain("oathBroken");
  expect(t.story.map(({ type }) => type)).not.toContain("oathOpened");
  t.refusesAct("bor", "claimBreach", "oath:1/0", "nothingToClaim", "DK-RUL-56");
});

rule("DK-RUL-56", "contested, all the uninvolved vote in secret; a strict majority for broken is needed", () => {
  const vote = (votes: Record<string, string>, names?: string[]) => {
    const t = begin(names).acts("bor", "claimBreach", "oath:1/0");
    expect(t.view("cyr").oaths[0]?.terms).toBeNull();
    t.does("ana", "contest").asks(Object.keys(votes), "oathVerdict");
    // The judges read what they judge.
    expect(t.view("cyr").oaths[0]?.terms).toEqual([
      { by: 0, promise: { kind: "words", words: "You will have the file." }, state: "open" },
    ]);
    for (const [name, verdict] of Object.entries(votes)) t.does(name, verdict);
    return t;
  };
  const five = ["ana", "bor", "cyr", "dua", "eva"];
  vote({ cyr: "broken", dua: "kept" }).has({ ana: { vp: 0 } });
  vote({ cyr: "broken", dua: "broken" }).has({ ana: { vp: -1 } });
  vote({ cyr: "broken", dua: "kept", eva: "broken" }, five).has({ ana: { vp: -1 } });
  vote({ cyr: "broken", dua: "kept", eva: "kept" }, five).has({ ana: { vp: 0 } });
  vote({ cyr: "broken" }, ["ana", "bor", "cyr"]).has({ ana: { vp: -1 } });
  const t = vote({ cyr: "kept", dua: "broken" });
  // Who voted how is nobody's business.
  for (const who of ["ana", "bor", "public"] as const)
    expect(t.hears(who)).toEqual([{ type: "oathJudged", oath: 1, parties: [0, 1], against: 0, broken: false }]);
});

rule("DK-RUL-56", "a vote is sealed until the last", () => {
  const t = begin().acts("bor", "claimBreach", "oath:1/0").does("ana", "contest").does("cyr", "broken");
  expect(t.events).toEqual([]);
  expect(JSON.stringify(t.table("dua"))).not.toContain('"sealed"');
  t.does("cyr", "kept")
    .does("dua", "broken")
    .has({ ana: { vp: 0 } });
});

rule("DK-RUL-56", "only the other party may claim, only of words, and once a Cycle", () => {
  const t = begin();
  for (const name of ["ana", "cyr"]) t.refusesAct(name, "claimBreach", "oath:1/0", "nothingToClaim", "DK-RUL-56");
  t.acts("bor", "claimBreach", "oath:1/0").does("ana", "contest").does("cyr", "kept").does("dua", "kept");
  t.refusesAct("bor", "claimBreach", "oath:1/0", "nothingToClaim");
  t.swears("cyr", "dua", { terms: [["cyr", "notSend", { sector: "karst" }]] });
  t.refusesAct("dua", "claimBreach", "oath:2/0", "nothingToClaim");
});

rule("DK-RUL-59", "a breach can be claimed after the deadline, but not at the end of the game", () => {
  const t = table({ ana: { row: ["open"] }, bor: {}, cyr: {} })
    .card("open", { sector: "karst", symbols: ["politics"] })
    .cycle(4)
    .endOfCycle();
  t.swears("ana", "bor", { terms: words });
  t.swears("ana", "bor", { until: "sectorsResolved", terms: words });
  t.acts("bor", "claimBreach", "oath:2/0").does("ana", "contest").does("cyr", "kept");
  for (const name of ["ana", "bor", "cyr"]) t.does(name);
  t.asks("ana", "finalAffinities").refusesAct("bor", "claimBreach", "oath:1/0", "insideStep");
  // Its time is over: for the public it binds nobody any more.
  expect(t.view("public").oaths.map(({ id }) => id)).toEqual([2]);
});

rule("DK-RUL-58", "with two players only what the rules can judge can be sworn", () => {
  const t = table({ ana: {}, bor: {} }).turnOf("ana");
  t.refusesOath("ana", "bor", { terms: words }, "noJudge", "DK-RUL-58");
  t.swears("ana", "bor", { terms: [["ana", "notSend", { sector: "karst" }]] });
});

rule("DK-RUL-59", "that an oath binds two players is public, its terms are for the two, revealing is free", () => {
  const t = begin();
  expect(t.hears("cyr")).toEqual([{ type: "oathSworn", oath: 1, parties: [0, 1], until: "endOfCycle" }]);
  for (const who of ["cyr", "public"] as const)
    expect(t.view(who).oaths).toEqual([
      { id: 1, parties: [0, 1], until: "endOfCycle", open: false, expired: false, terms: null },
    ]);
  expect(t.view("bor").oaths[0]?.terms).toHaveLength(1);
  t.refusesAct("cyr", "revealOath", "oath:1", "noOathToReveal", "DK-RUL-59");
  t.acts("bor", "revealOath", "oath:1");
  expect(t.view("public").oaths[0]?.terms).toHaveLength(1);
  t.refusesAct("ana", "revealOath", "oath:1", "noOathToReveal");
});

rule("DK-RUL-59", "oaths end with the game, and what was promised until then is due", () => {
  const t = table({ ana: { pp: 2 }, bor: {}, cyr: {} })
    .cycle(4)
    .endOfCycle();
  t.swears("ana", "bor", { until: "endOfGame", terms: [["ana", "give", { pp: 1 }]] });
  for (const name of ["ana", "bor", "cyr"]) t.does(name);
  expect(t.facts.final).not.toBeNull();
  t.has({ ana: { vp: -1 } });
});

rule(["DK-RUL-56", "DK-RUL-57"], "each promise in words can be claimed for itself; the oath is broken once", () => {
  const t = table({ ana: {}, bor: {}, cyr: {}, dua: {} }).turnOf("ana");
  t.swears("ana", "bor", { terms: [...words, ["ana", "words", { text: "And the key." }]] });
  t.acts("bor", "claimBreach", "oath:1/0").does("ana", "contest").does("cyr", "kept").does("dua", "kept");
  t.refusesAct("bor", "claimBreach", "oath:1/0", "nothingToClaim", "DK-RUL-56");
  t.acts("bor", "claimBreach", "oath:1/1").does("ana", "contest").does("cyr", "broken").does("dua", "broken");
  t.has({ ana: { vp: -1 } }).refusesAct("bor", "claimBreach", "oath:1/1", "nothingToClaim");
});

rule("DK-RUL-56", "who is accused may accuse in turn; what ends the oath ends both claims", () => {
  const t = table({ ana: {}, bor: {}, cyr: {}, dua: {} }).pile("ana", "karst", "C").turnOf("cyr");
  t.swears("ana", "bor", { terms: [...words, ["bor", "words", { text: "And you the key." }]] });
  t.acts("bor", "claimBreach", "oath:1/0").asks("ana", "oathAnswer");
  t.acts("ana", "claimBreach", "oath:1/1").asks("bor", "oathAnswer").does("bor", "admit");
  t.asks("cyr", "chooseManoeuvre").has({ ana: { vp: 0 }, bor: { vp: -1 } });

  // A lie of the same oath comes to light while the answer is awaited.
  t.swears("ana", "bor", { terms: [...words, ["ana", "truth", { pawn: "ana.karst:1", is: "emissary" }]] });
  t.acts("bor", "claimBreach", "oath:2/0").shows("ana", "bor", "karst:1");
  t.asks("cyr", "chooseManoeuvre").has({ ana: { vp: -1 } });
});

rule(["DK-RUL-59", "DK-RUL-58"], "a deadline that never came, because the game ended, broke nothing", () => {
  const t = table({ ana: { pp: 5, vp: 10 }, bor: {}, cyr: {} })
    .cycle(2)
    .endOfCycle();
  t.swears("ana", "bor", { until: "turnStart", terms: [["ana", "give", { pp: 3 }]] });
  t.swears("ana", "bor", { until: "endOfGame", terms: [["bor", "give", { pp: 1 }]] });
  for (const name of ["ana", "bor", "cyr"]) t.does(name);
  t.isOver().has({ ana: { vp: 10 }, bor: { vp: -1 } });
});
