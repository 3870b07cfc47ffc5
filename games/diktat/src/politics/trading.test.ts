import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { newGame, table } from "../testing/index.ts";

rule(["DK-SCN-30", "DK-TRADE-01", "DK-TRADE-04", "DK-RUL-49", "DK-RUL-44"], "a plain trade in another's turn", () => {
  const t = table({ ana: { pp: 5, spyTokens: 1 }, bor: { reserve: "2E" }, cyr: { pp: 1 }, dua: {} }).turnOf("cyr");

  t.proposes("ana", "bor", { give: "3pp spyToken", want: "emissary" });
  expect(t.hears("bor")).toMatchObject([{ type: "tradeOffered", give: { pp: 3, spyToken: 1 }, want: { emissary: 1 } }]);
  expect(t.view("bor").offers).toMatchObject([{ kind: "trade", from: 0, to: 1, give: { pp: 3, spyToken: 1 } }]);
  expect(t.view("ana").offers).toEqual(t.view("bor").offers);
  for (const who of ["cyr", "dua", "public"]) {
    expect(t.hears(who)).toEqual([]);
    expect(t.view(who).offers).toEqual([]);
  }

  for (const who of ["ana", "cyr"]) t.refusesAct(who, "acceptTrade", { branch: "offer:0:1" }, "noOffer", "DK-TRADE-01");
  t.accepts("bor", "ana");
  t.has({
    ana: { pp: 2, spyTokens: 0, reserve: "1E" },
    bor: { pp: 3, spyTokens: 1, reserve: "1E" },
  });
  const whole = { type: "traded", from: 0, to: 1, give: { pp: 3, spyToken: 1 }, want: { emissary: 1 } };
  for (const who of ["ana", "bor"]) expect(t.hears(who)).toEqual([{ ...whole, id: 1 }]);
  for (const who of ["cyr", "dua", "public"])
    expect(t.hears(who)).toEqual([{ ...whole, give: { spyToken: 1 }, want: {} }]);
  t.asks("cyr", "chooseManoeuvre");
  for (const who of ["ana", "bor"]) expect(t.view(who).offers).toEqual([]);
});

rule(
  ["DK-TRADE-01", "DK-TRADE-03"],
  "something for nothing, and nothing at all; a promise in the note binds nobody",
  () => {
    const t = table({ ana: { pp: 5 }, bor: {}, cyr: {} }).turnOf("cyr");
    t.proposes("ana", "bor", { give: "2pp", note: "You will let me have Karst." }).accepts("bor", "ana");
    t.has({ ana: { pp: 3 }, bor: { pp: 2 } });
    t.proposes("bor", "cyr", {})
      .accepts("cyr", "bor")
      .has({ bor: { pp: 2 }, cyr: { pp: 0 } });
    expect(t.hears("public")).toEqual([{ type: "traded", from: 1, to: 2, give: {}, want: {} }]);
  },
);

rule("DK-RUL-44", "PP, Agents, tokens, markers, cards and Debts can be traded; nothing else can", () => {
  const t = table({
    ana: {
      pp: 4,
      reserve: "2C G",
      spyTokens: 2,
      assassinTokens: 1,
      debts: 2,
      affinities: { politics: 1, people: 2 },
      row: ["file", { card: "dossier", tokens: ["politics"] }],
      influence: { karst: 2, motol: 1 },
      cabalRow: ["ana_1"],
    },
    bor: {},
  })
    .card("file", { sector: "karst" })
    .card("dossier", { sector: "karst", symbols: ["politics"] })
    .pile("ana", "karst", "E")
    .turnOf("bor");
  const ask = t.table("ana").standing.find(({ act }) => act === "offerTrade")!.ask;
  const options = ask?.shape === "branch" ? ask.options : [];
  expect(options.map(({ name }) => name)).toEqual(["seat:1"]);
  const terms = options[0]!.ask;
  expect(terms?.shape === "form" && terms.fields.give).toEqual({
    shape: "form",
    fields: {
      pp: { shape: "amount", min: 0, max: 4 },
      things: {
        shape: "compose",
        min: 0,
        max: 12,
        supply: {
          citizen: 2,
          guard: 1,
          politics: 1,
          people: 2,
          spyToken: 2,
          assassinToken: 1,
          debt: 1,
          "card:file": 1,
          "card:dossier": 1,
          "marker:karst": 2,
          "marker:motol": 1,
        },
      },
    },
  });
  for (const never of [
    "pawn:2",
    "pile:1",
    "cabal:ana_1",
    "manoeuvrePawn",
    "administrator",
    "vp",
    "usedToken",
    "blockhouse",
    "sleeper",
    "membership",
    "revolt",
  ])
    t.refusesTrade("ana", "bor", { give: never }, "notTradable", "DK-RUL-44");
  for (const none of ["emissary", "artefact", "card:nv1", "marker:josefov"])
    t.refusesTrade("ana", "bor", { give: none }, "lacking", "DK-RUL-44");
  t.refusesTrade("ana", "bor", { give: "card:nothing" }, "notOffered", "DK-TRADE-01");
  // What the other has none of is not on offer, and nothing else is said of it.
  t.refusesTrade("ana", "bor", { want: "spyToken" }, "notOffered", "DK-TRADE-01");
  t.refusesTrade("ana", "bor", { give: "5pp" }, "outOfRange", "DK-TRADE-01");
  t.refusesTrade("ana", "bor", { give: "3citizen" }, "notEnough", "DK-TRADE-01");
});

rule(["DK-TRADE-01", "DK-RUL-44"], "Agents, Affinity tokens, Assassin tokens change hands in both directions", () => {
  const t = table({
    ana: { reserve: "2C", affinities: { politics: 2 }, assassinTokens: 1 },
    bor: { reserve: "G", affinities: { people: 1 } },
  }).turnOf("ana");
  t.proposes("ana", "bor", { give: "citizen politics assassinToken", want: "guard people" }).accepts("bor", "ana");
  t.has({
    ana: { reserve: "C G", affinities: { politics: 1, people: 1 }, assassinTokens: 0 },
    bor: { reserve: "C", affinities: { politics: 1 }, assassinTokens: 1 },
  });
});

rule(
  ["DK-TRADE-02", "DK-SEQ-03", "DK-STRUG-01"],
  "never inside a step, nor while bids are made; before them one may",
  () => {
    const t = table({ ana: { pp: 2 }, bor: { pp: 2 }, cyr: { pp: 9 } })
      .pile("ana", "karst", "E")
      .pile("bor", "karst", "E")
      .resolving("karst");
    t.asks(["ana", "bor"], "ready").proposes("cyr", "ana", { give: "5pp" }).accepts("ana", "cyr");
    t.does("ana").does("bor").asks(["ana", "bor"], "powerBid").offersUpTo("ana", 7);
    for (const [act, value] of [
      ["offerTrade", {}],
      ["acceptTrade", {}],
      ["showInfo", {}],
      ["offerConcede", {}],
    ] as const)
      t.refusesAct("cyr", act, value, "insideStep", "DK-STRUG-01");
  },
);

rule(
  ["DK-TRADE-02", "DK-SEQ-02", "DK-INFO-01"],
  "nor before the first Cycle: there is no step yet to act between",
  () => {
    const t = newGame(["ana", "bor"], { cabals: "choice" }).asks("ana", "chooseCabal");
    t.refusesTrade("bor", "ana", {}, "beforeFirstCycle", "DK-SEQ-02");
    t.refusesShow("bor", "ana", "pp", "beforeFirstCycle", "DK-SEQ-02");
    for (const act of ["tell", "offerConcede", "acceptTrade"])
      t.refusesAct("bor", act, {}, "beforeFirstCycle", "DK-SEQ-02");
  },
);

rule(["DK-SCN-27", "DK-SEQ-03"], "an acceptance received after an answer is handled after it", () => {
  const t = table({ ana: { reserve: "E" }, bor: { pp: 2 } }).turnOf("ana");
  t.proposes("ana", "bor", { give: "emissary", want: "2pp" });
  t.does("ana", "sendTeam").does("ana", "karst").does("ana", "E").sees("ana", "karst", "E");
  // The Emissary is on the board: the offer cannot be carried out any more.
  t.accepts("bor", "ana").has({ ana: { pp: 0, reserve: "" }, bor: { pp: 2 } });
  expect(t.hears("bor")).toEqual([{ type: "offerClosed", kind: "trade", from: 0, to: 1, id: 1, how: "failed" }]);
  t.sees("ana", "karst", "E");
});

rule(["DK-RUL-105", "DK-RUL-106"], "of two acceptances that need the same PP the first received wins", () => {
  const t = table({ ana: { pp: 3 }, bor: { pp: 1 }, cyr: { pp: 1 } }).turnOf("ana");
  t.proposes("ana", "bor", { give: "3pp", want: "pp" }).proposes("ana", "cyr", { give: "3pp", want: "pp" });
  t.accepts("bor", "ana").has({ ana: { pp: 1 }, bor: { pp: 3 } });
  // Nothing tells Cyr so, until he tries; then he learns no more than that.
  expect(t.view("cyr").offers).toHaveLength(1);
  t.accepts("cyr", "ana").has({ ana: { pp: 1 }, cyr: { pp: 1 } });
  expect(t.hears("cyr")).toEqual([{ type: "offerClosed", kind: "trade", from: 0, to: 2, id: 1, how: "failed" }]);
  expect(t.hears("bor")).toEqual([]);
  expect(t.view("cyr").offers).toEqual([]);
});

rule("DK-RUL-106", "an offer lapses at once when everybody can see that it cannot be carried out", () => {
  const t = table({ ana: { spyTokens: 1, pawns: 1 }, bor: {}, cyr: {} }).turnOf("ana");
  t.proposes("ana", "bor", { give: "spyToken" }).proposes("bor", "ana", { want: "spyToken" });
  t.does("ana", "extendInfluence").does("ana", "spyToken");
  expect(t.story.filter(({ type }) => type === "offerClosed")).toEqual([
    { type: "offerClosed", kind: "trade", from: 0, to: 1, id: 1, how: "lapsed" },
    { type: "offerClosed", kind: "trade", from: 1, to: 0, id: 1, how: "lapsed" },
  ]);
  expect(t.facts.offers).toEqual([]);
  t.refusesAct("bor", "acceptTrade", { branch: "offer:0:1" }, "noOffer", "DK-TRADE-01");
});

rule("DK-RUL-106", "an offer ends with the turn, if it says so, and always with the Cycle", () => {
  const t = table({ ana: { pp: 2, pawns: 1 }, bor: { pawns: 0 } }).turnOf("ana");
  t.proposes("ana", "bor", { give: "pp", until: "turnEnd" }).proposes("ana", "bor", { give: "2pp" });
  // Within the turn it stands, whatever happens.
  t.acts("bor", "takeDebt").does("ana", "extendInfluence");
  expect(t.facts.offers.map(({ id }) => id)).toEqual([1, 2]);
  t.does("ana", "nothing").idle().asks(["ana", "bor"], "endOfCycleCall");
  expect(t.facts.offers.map(({ id }) => id)).toEqual([2]);
  t.does("ana").does("bor");
  expect(t.facts.offers).toEqual([]);
  expect(t.hears("bor")).toContainEqual({ type: "offerClosed", kind: "trade", from: 0, to: 1, id: 2, how: "lapsed" });
});

rule("DK-RUL-106", "outside the turns such an offer ends with the phase", () => {
  const t = table({ ana: { pp: 2 }, bor: {} })
    .pile("bor", "karst", "C")
    .resolution();
  t.proposes("ana", "bor", { give: "pp", until: "turnEnd" });
  expect(t.facts.offers).toHaveLength(1);
  t.does("ana", "karst").asks(["ana", "bor"], "endOfCycleCall");
  expect(t.facts.offers).toEqual([]);
});

rule("DK-RUL-106", "an offer that is gone is refused as such, though another stands", () => {
  const t = table({ ana: { pp: 2 }, bor: {}, cyr: {} })
    .pile("ana", "karst", "C")
    .turnOf("cyr");
  t.proposes("ana", "bor", { give: "pp" }).retracts("ana", "bor").proposes("ana", "bor", { give: "2pp" });
  const terms = { give: { pp: 0, things: [] }, want: { pp: 0, things: [] }, until: ["cycleEnd"], note: "" };
  t.refusesAct("bor", "acceptTrade", { branch: "offer:0:1" }, "offerGone", "DK-RUL-106");
  t.refusesAct("bor", "counterTrade", { branch: "offer:0:1", value: terms }, "offerGone", "DK-RUL-106");
  t.refusesAct("bor", "refuseTrade", ["offer:0:1"], "offerGone", "DK-RUL-106");
  t.refusesAct("ana", "withdrawTrade", ["offer:1:1"], "offerGone", "DK-RUL-106");
  t.accepts("bor", "ana").has({ bor: { pp: 2 } });

  t.leaves("ana", "karst", "cyr").retracts("ana", "cyr").leaves("ana", "karst", "cyr");
  t.refusesAct("cyr", "acceptConcede", ["offer:0:1"], "offerGone", "DK-RUL-106");
  t.refusesAct("cyr", "refuseConcede", ["offer:0:1"], "offerGone", "DK-RUL-106");
  t.refusesAct("ana", "withdrawConcede", ["offer:2:1"], "offerGone", "DK-RUL-106");
  t.accepts("cyr", "ana").sees("public", "karst");
  t.refusesAct("cyr", "refuseConcede", ["offer:0:2"], "noOffer", "DK-RUL-53");
  t.refusesAct("ana", "withdrawConcede", ["offer:2:2"], "noOffer", "DK-RUL-53");
});

rule(["DK-TRADE-01", "DK-RUL-106"], "offers are refused, withdrawn and countered; three wait at most", () => {
  const t = table({ ana: { pp: 9 }, bor: { pp: 9 }, cyr: {} }).turnOf("ana");
  t.proposes("ana", "bor", { give: "pp" }).declines("bor", "ana");
  expect(t.hears("ana")).toMatchObject([{ type: "offerClosed", how: "refused" }]);
  t.refusesAct("bor", "refuseTrade", ["offer:0:1"], "noOffer", "DK-TRADE-01");
  t.refusesAct("ana", "withdrawTrade", ["offer:1:1"], "noOffer", "DK-TRADE-01");
  t.refusesAct("bor", "counterTrade", { branch: "offer:0:1" }, "noOffer", "DK-TRADE-01");
  t.proposes("ana", "bor", { give: "pp" }).retracts("ana", "bor");
  expect(t.hears("bor")).toMatchObject([{ type: "offerClosed", how: "withdrawn" }]);
  expect(t.hears("cyr")).toEqual([]);

  t.proposes("ana", "bor", { give: "pp", want: "3pp" }).counters("bor", "ana", { give: "2pp", want: "pp" });
  expect(t.view("ana").offers).toMatchObject([{ from: 1, to: 0, give: { pp: 2 }, want: { pp: 1 } }]);
  t.accepts("ana", "bor").has({ ana: { pp: 10 }, bor: { pp: 8 } });

  for (const n of [1, 2, 3]) t.proposes("ana", "bor", { give: `${n}pp` });
  t.refusesTrade("ana", "cyr", { give: "pp" }, "tooManyOffers", "DK-TRADE-01");
  expect(t.table("ana").standing.find(({ act }) => act === "offerTrade")!.closed).toEqual({
    reason: "tooManyOffers",
    rule: "DK-TRADE-01",
    with: { open: 3, max: 3 },
  });
});

rule(
  ["DK-RUL-44", "DK-TRADE-01"],
  "who cannot give what is wanted is told how much is missing, and the offer stands",
  () => {
    const t = table({ ana: { pp: 2 }, bor: { pp: 1 } }).turnOf("ana");
    t.proposes("ana", "bor", { give: "2pp", want: "4pp" });
    t.refusesAccept("bor", "ana", "lacking", "DK-RUL-44");
    expect(t.table("bor").standing.find(({ act }) => act === "acceptTrade")!.closed).toMatchObject({
      with: { what: "pp", needs: 4, has: 1 },
    });
    t.acts("bor", "takeDebt")
      .accepts("bor", "ana")
      .has({ ana: { pp: 4 }, bor: { pp: 4 } });
  },
);

rule(["DK-RUL-50", "DK-DEBT-02"], "a Debt handed over brings no PP and is the receiver's own of the Cycle", () => {
  const t = table({ ana: { debts: 2, pp: 3 }, bor: { pp: 0 }, cyr: { tookDebt: true }, dua: {} }).turnOf("ana");
  t.proposes("ana", "bor", { give: "debt 2pp" }).accepts("bor", "ana");
  t.has({ ana: { debts: 1, pp: 1 }, bor: { debts: 1, pp: 2 } });
  expect(t.hears("cyr")).toEqual([{ type: "traded", from: 0, to: 1, give: { debt: 1 }, want: {} }]);
  t.refusesAct("bor", "takeDebt", true, "debtTakenThisCycle", "DK-DEBT-02");
  t.acts("ana", "takeDebt").has({ ana: { debts: 2, pp: 6 } });
  // Who has taken one this Cycle can be given none, nor two at once to anybody.
  t.refusesTrade("ana", "cyr", { give: "debt" }, "debtNotTradable", "DK-RUL-50");
  t.refusesTrade("cyr", "bor", { give: "debt" }, "debtNotTradable", "DK-RUL-50");
  t.refusesTrade("ana", "dua", { give: "2debt" }, "debtNotTradable", "DK-RUL-50");
  t.proposes("ana", "dua", { give: "debt" })
    .accepts("dua", "ana")
    .has({ ana: { debts: 1 }, dua: { debts: 1, pp: 0 } });
});

rule("DK-RUL-50", "an offer of a Debt lapses when its receiver takes one otherwise", () => {
  const t = table({ ana: { debts: 1 }, bor: {} }).turnOf("ana");
  t.proposes("ana", "bor", { give: "debt" }).acts("bor", "takeDebt");
  expect(t.facts.offers).toEqual([]);
});
