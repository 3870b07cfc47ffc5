import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { table } from "../testing/index.ts";

rule(
  ["DK-SCN-31", "DK-RUL-45", "DK-TRADE-05", "DK-POSS-01", "DK-DISC-06", "DK-DISC-07", "DK-DISC-09"],
  "a placed card leaves its slot, its token and their VP behind, and takes the next slot of the receiver",
  () => {
    const t = table({
      ana: {
        affinities: {},
        row: ["a", { card: "b", tokens: ["politics"] }, "c", "d"],
      },
      bor: { affinities: { politics: 1 }, row: ["e", "f"] },
    })
      .card("a", { sector: "karst" })
      .card("b", { sector: "karst", symbols: ["politics"] })
      .card("c", { sector: "karst" })
      .card("d", { sector: "karst" })
      .card("e", { sector: "karst" })
      .card("f", { sector: "karst" })
      .turnOf("ana");
    t.has({ ana: { vp: 3 }, bor: { vp: 0 } });

    t.proposes("ana", "bor", { give: "card:b" }).accepts("bor", "ana");
    t.has({
      ana: { row: ["a", "c", "d"], vp: 1, affinities: { politics: 1 } },
      bor: { row: ["e", "f", "b"], vp: 1, placed: { b: [null] } },
    });
    expect(t.hears("public")).toEqual([
      { type: "traded", from: 0, to: 1, give: { "card:b": 1 }, want: {} },
      { type: "cardHanded", from: 0, to: 1, card: "b", symbols: 1 },
    ]);
    t.acts("bor", "placeAffinity", "b:0=politics").has({ bor: { vp: 2 } });
  },
);

rule(["DK-RUL-45", "DK-RUL-68", "DK-TRO-05", "DK-DISC-07"], "a sixth card lies beside the board and moves up", () => {
  const t = table({ ana: { row: ["a", "b", "c", "d", "e"] }, bor: { row: ["f"] } });
  for (const card of "abcdef") t.card(card, { sector: "karst" });
  const p = t.turnOf("ana").has({ ana: { vp: 4 } });
  p.proposes("bor", "ana", { give: "card:f" })
    .accepts("ana", "bor")
    .has({ ana: { vp: 6 }, bor: { vp: 0, row: [] } });
  p.proposes("ana", "bor", { give: "card:a" }).accepts("bor", "ana");
  p.has({ ana: { row: ["b", "c", "d", "e", "f"], vp: 4 }, bor: { row: ["a"], vp: 0 } });
});

rule(["DK-SCN-32", "DK-RUL-02", "DK-RANK-05", "DK-RANK-06"], "a Rank marker takes the office along at once", () => {
  const t = table({ ana: {}, bor: { influence: { harmony: 1 } }, cyr: {} }).turnOf("ana");
  t.is({ administrator: "bor" }).has({ bor: { rank: 17 } });
  t.proposes("bor", "cyr", { give: "marker:harmony" }).accepts("cyr", "bor");
  t.is({ administrator: "cyr", markers: { harmony: 1 } });
  t.has({ bor: { rank: 7, influence: {} }, cyr: { rank: 15, influence: { harmony: 1 } } });
});

rule(
  ["DK-SCN-07", "DK-RUL-03", "DK-RANK-05"],
  "a new Administrator changes no order of turns, but names the sectors",
  () => {
    const t = table({ ana: { influence: { harmony: 1 }, pawns: 1 }, bor: { pawns: 1 }, cyr: { pawns: 1 } })
      .pile("ana", "karst", "C")
      .manoeuvres();
    t.does("ana", "bor").asks("bor", "chooseManoeuvre");
    t.proposes("ana", "cyr", { give: "marker:harmony" }).accepts("cyr", "ana").is({ administrator: "cyr" });
    t.does("bor", "extendInfluence").does("bor", "nothing").asks("cyr", "chooseManoeuvre");
    t.does("cyr", "extendInfluence").does("cyr", "nothing").asks("ana", "chooseManoeuvre");
    t.does("ana", "extendInfluence").does("ana", "nothing").asks("cyr", "nameSector");
  },
);

rule(
  ["DK-RUL-47", "DK-INF-11", "DK-USED-01"],
  "nothing happens as when taken; Used tokens and spent limits travel",
  () => {
    const t = table({
      ana: { influence: { oldTown: 1, motol: 1 }, row: ["free"], used: ["card:free", "marker:motol:1"] },
      bor: { pp: 1, influence: { oldTown: 1 } },
    })
      .card("free", {
        sector: "karst",
        effects: [{ kind: "scourge", trigger: "acquire", do: [{ op: "gain", res: "pp", n: 5 }] }],
      })
      .turnOf("ana");
    t.proposes("ana", "bor", { give: "marker:oldTown marker:motol card:free" }).accepts("bor", "ana");
    // Neither a free Develop, nor the 3 PP of a stack, nor the 5 PP of the card.
    t.asks("ana", "chooseManoeuvre").has({ bor: { pp: 1, influence: { oldTown: 2, motol: 1 } } });
    const bor = t.view("public").players[1]!;
    expect(bor.row).toMatchObject([{ card: "free", used: true }]);
    expect(bor.influence).toMatchObject([
      { sector: "oldTown", used: false },
      { sector: "motol", used: true },
    ]);
    expect(bor.cabalRow).toEqual([]);
  },
);

rule(
  ["DK-SCN-115", "DK-RUL-111", "DK-RUL-138", "DK-DISC-10"],
  "no PP and no Affinity tokens come out of a hand-over",
  () => {
    const t = table({ ana: { pp: 0, row: ["rich"] }, bor: { pp: 3 } })
      .card("rich", { sector: "karst", effects: [{ kind: "gain", do: [{ op: "gain", res: "pp", n: 4 }] }] })
      .turnOf("ana");
    t.proposes("ana", "bor", { give: "card:rich" })
      .accepts("bor", "ana")
      .has({ ana: { pp: 0 }, bor: { pp: 3 } });
    // Having come by trade it gave Bor nothing, so he gives nothing back.
    t.proposes("bor", "ana", { give: "card:rich" })
      .accepts("ana", "bor")
      .has({ ana: { pp: 0 }, bor: { pp: 3 } });

    const u = table({ ana: { affinities: { people: 1 }, influence: { josefov: 1 } }, bor: { affinities: {} } }).turnOf(
      "ana",
    );
    u.proposes("ana", "bor", { give: "marker:josefov" }).accepts("bor", "ana");
    u.asks("ana", "affinityLoss").does("ana", "people").asks("bor", "affinityTypes").does("bor", "artefact");
    u.has({ ana: { affinities: {} }, bor: { affinities: { artefact: 1 }, influence: { josefov: 1 } } });
    expect(u.hears("public")).toEqual([
      { type: "affinityGained", seat: 1, n: 1 },
      { type: "gainRecorded", seat: 1, element: "marker:josefov:1", pp: 0, affinities: 1 },
    ]);
    // A later loss counts the one token it gave.
    u.proposes("bor", "ana", { give: "marker:josefov" }).accepts("ana", "bor");
    u.does("bor", "artefact").does("ana", "people").asks("ana", "chooseManoeuvre");
    u.has({ ana: { affinities: { people: 1 } }, bor: { affinities: {} } });
  },
);

rule(["DK-RUL-111", "DK-RUL-45"], "of PP that came as a Gain the giver returns what is left, up to the amount", () => {
  const card = { sector: "karst", effects: [{ kind: "gain", do: [{ op: "gain", res: "pp", n: 4 }] }] } as const;
  const t = table({ ana: { pp: 3, row: ["rich"] }, bor: {}, cyr: {} })
    .card("rich", card)
    .turnOf("ana");
  t.proposes("ana", "bor", { give: "card:rich" })
    .accepts("bor", "ana")
    .has({ ana: { pp: 0, debts: 0 }, bor: { pp: 0 } });
  const u = table({ ana: { pp: 9, row: ["rich"] }, bor: {} })
    .card("rich", card)
    .turnOf("ana");
  u.proposes("ana", "bor", { give: "card:rich" })
    .accepts("bor", "ana")
    .has({ ana: { pp: 5 }, bor: { pp: 0 } });
});

rule(["DK-RUL-138", "DK-RUL-43"], "of a stack only what the upper marker added is given back and gained", () => {
  const t = table({
    ana: { affinities: { people: 3 }, influence: { josefov: 2 } },
    bor: { affinities: {} },
  }).turnOf("ana");
  t.proposes("ana", "bor", { give: "marker:josefov" }).accepts("bor", "ana");
  t.does("ana", "people").does("bor", "politics");
  t.has({ ana: { affinities: { people: 2 } }, bor: { affinities: { politics: 1 } } });
  t.proposes("ana", "bor", { give: "marker:josefov" }).accepts("bor", "ana");
  t.does("ana", "people people").does("bor", "politics politics");
  t.has({ ana: { affinities: {} }, bor: { affinities: { politics: 3 }, influence: { josefov: 2 } } });
});

rule("DK-RUL-138", "who has no token left gives none back, and the receiver gains none", () => {
  const t = table({ ana: { affinities: {}, influence: { josefov: 1 }, row: ["jo3"] }, bor: { affinities: {} } }).turnOf(
    "ana",
  );
  t.proposes("ana", "bor", { give: "marker:josefov card:jo3" }).accepts("bor", "ana");
  t.asks("ana", "affinityLoss").does("ana", "").asks("ana", "affinityLoss").does("ana", "");
  t.asks("ana", "chooseManoeuvre").has({ bor: { affinities: {}, influence: { josefov: 1 }, row: ["jo3"] } });
  expect(t.story.filter(({ type }) => type === "affinityGained" || type === "gainRecorded")).toEqual([]);
});

rule(["DK-RUL-138", "DK-RUL-111"], "a Gain of printed Affinities comes in its own type, unasked", () => {
  const t = table({ ana: { row: ["gift"], affinities: { people: 1 } }, bor: { affinities: {} } })
    .card("gift", {
      sector: "karst",
      effects: [
        { kind: "development", do: [{ op: "gain", res: "affinity_artefact", n: 1 }] },
        { kind: "gain", do: [{ op: "gain", res: "affinity_people", n: 1 }] },
      ],
    })
    .turnOf("ana");
  t.proposes("ana", "bor", { give: "card:gift" })
    .accepts("bor", "ana")
    .asks("ana", "affinityLoss")
    .does("ana", "people");
  t.has({ ana: { affinities: {} }, bor: { affinities: { people: 1 } } }).asks("ana", "chooseManoeuvre");
  // The receiver owes it in turn.
  t.proposes("bor", "ana", { give: "card:gift" }).accepts("ana", "bor");
  t.asks("bor", "affinityLoss").does("bor", "people");
  t.has({ ana: { affinities: { people: 1 }, row: ["gift"] }, bor: { affinities: {} } });
});

rule(["DK-SCN-116", "DK-RUL-139"], "an element gives its Income once a Cycle, to whoever held it first", () => {
  const income = (n: number) => ({ kind: "development", do: [{ op: "gain", res: "pp", n }] });
  const exchange = {
    kind: "development",
    optional: true,
    cost: [{ pay: "pp", n: 1, to: "supply" }],
    do: [{ op: "gain", res: "spy", n: 1 }],
  };
  const t = table({ ana: { row: ["rent", "shop"] }, bor: {} })
    .card("rent", { sector: "karst", effects: [income(2)] })
    .card("shop", { sector: "karst", effects: [exchange] })
    .development();
  t.asks("ana", "incomeChoice").has({ ana: { pp: 5 }, bor: { pp: 0 } });
  t.proposes("ana", "bor", { give: "card:rent" }).accepts("bor", "ana").does("ana", "decline");
  t.has({ ana: { pp: 5, row: ["shop"] }, bor: { pp: 3, row: ["rent"], reserve: "3C 3G 3E" } });
});

rule("DK-RUL-139", "each of the two markers of a sector gives Income once, to one player or to two", () => {
  const two = table({ ana: { influence: { combinat: 1 } }, bor: { influence: { combinat: 1 } } }).development();
  two.has({ ana: { pp: 4 }, bor: { pp: 4 } });

  // Ana's stack has given 2 PP. The marker she hands over while she is still asked has given with it.
  const t = table({ ana: { influence: { combinat: 2 }, row: ["nv1"] }, bor: {} }).development();
  t.asks("ana", "incomeChoice").has({ ana: { pp: 5 } });
  t.proposes("ana", "bor", { give: "marker:combinat" }).accepts("bor", "ana").does("ana", "decline");
  t.has({ ana: { pp: 5, influence: { combinat: 1 } }, bor: { pp: 3, influence: { combinat: 1 } } });
});

rule(["DK-RUL-139", "DK-DEV-03"], "a stack of which one marker has given gives what the other would give alone", () => {
  // Ana's marker has given 2 Citizens and comes to lie on Bor's, which has given nothing.
  const t = table({
    ana: { influence: { suburbs: 1 }, row: ["nv1"] },
    bor: { influence: { suburbs: 1 } },
  }).development();
  t.asks("ana", "incomeChoice").has({ ana: { reserve: "5C 3G 3E" } });
  t.proposes("ana", "bor", { give: "marker:suburbs" }).accepts("bor", "ana").does("ana", "decline");
  t.has({ bor: { influence: { suburbs: 2 }, reserve: "5C 3G 3E" } });

  // And the other way round: hers has given, and his comes to lie on it.
  const u = table({
    ana: { influence: { suburbs: 1 }, row: ["nv1"] },
    bor: { influence: { suburbs: 1 } },
  }).development();
  u.proposes("bor", "ana", { give: "marker:suburbs" }).accepts("ana", "bor");
  u.does("ana", "marker:suburbs:1").does("ana", "decline");
  u.has({ ana: { influence: { suburbs: 2 }, reserve: "7C 3G 3E" }, bor: { reserve: "3C 3G 3E" } });
});

rule(["DK-TRADE-02", "DK-SEQ-03"], "cards and markers wait while an element is being used", () => {
  const t = table({ ana: { influence: { artefact: 1, karst: 1 }, pp: 2 }, bor: {} })
    .pile("ana", "karst", "E G")
    .pile("ana", "motol", "C")
    .turnOf("bor");
  t.proposes("ana", "bor", { give: "marker:karst" }).uses("ana", "marker:artefact:1").asks("ana", "movePawn");
  t.refusesAccept("bor", "ana", "elementInUse", "DK-TRADE-02");
  t.refusesTrade("ana", "bor", { give: "marker:karst" }, "elementInUse", "DK-TRADE-02");
  t.proposes("ana", "bor", { give: "2pp" });
});

rule("DK-RUL-138", "a card that prints two types hands on one of each", () => {
  const t = table({ ana: { row: ["jo3"], affinities: { politics: 1, people: 1 } }, bor: { affinities: {} } }).turnOf(
    "ana",
  );
  t.proposes("ana", "bor", { give: "card:jo3", want: "" }).accepts("bor", "ana");
  t.asks("ana", "affinityLoss").does("ana", "politics people");
  t.has({ ana: { affinities: {} }, bor: { affinities: { politics: 1, people: 1 }, row: ["jo3"] } });
});

rule("DK-RUL-138", "of two printed types the first comes alone where the giver had one token to give back", () => {
  const t = table({ ana: { row: ["jo3"], affinities: { artefact: 1 } }, bor: { affinities: {} } }).turnOf("ana");
  t.proposes("ana", "bor", { give: "card:jo3", want: "" }).accepts("bor", "ana").does("ana", "artefact");
  t.has({ ana: { affinities: {} }, bor: { affinities: { politics: 1 } } });
});

rule("DK-RUL-111", "Agents and tokens of a Gain go with it as far as they are left, and do not come by trade", () => {
  const gain = (res: string, n: number) => ({ op: "gain", res, n });
  const t = table({ ana: {}, bor: {} })
    .card("net", {
      sector: "karst",
      effects: [{ kind: "gain", do: [gain("spy", 2), gain("assassin", 1), gain("citizen", 3), gain("pp", 2)] }],
    })
    .track("net")
    .pile("ana", "karst", "E")
    .pile("ana", "motol", "C")
    .resolving("karst");

  t.does("ana", "net").has({ ana: { spyTokens: 2, assassinTokens: 1, reserve: "3C", pp: 2 } });
  t.proposes("ana", "bor", { give: "spyToken 2citizen", want: "" }).accepts("bor", "ana");
  t.proposes("ana", "bor", { give: "card:net", want: "" }).accepts("bor", "ana");
  t.has({
    ana: { spyTokens: 0, assassinTokens: 0, reserve: "", pp: 0 },
    bor: { spyTokens: 1, assassinTokens: 0, reserve: "2C", pp: 0 },
  });
  // By trade the Gain gave Bor nothing: he gives nothing back with it.
  t.proposes("bor", "ana", { give: "card:net", want: "" }).accepts("ana", "bor");
  t.has({ bor: { spyTokens: 1, reserve: "2C" } });
});

rule("DK-RUL-111", "Agents and tokens discarded at the End of Cycle are no longer given back with their Gain", () => {
  const t = table({ ana: { row: ["net"], spyTokens: 2 }, bor: {} })
    .card("net", { sector: "karst", effects: [{ kind: "gain", do: [{ op: "gain", res: "spy", n: 2 }] }] })
    .card("ring", { sector: "karst", effects: [{ kind: "development", do: [{ op: "gain", res: "spy", n: 1 }] }] })
    .endOfCycle();
  t.does("ana")
    .does("bor")
    .asks("ana", "nameFirstPlayer")
    .has({ ana: { spyTokens: 0 } });

  const kept = table({ ana: { row: ["net", "ring"], spyTokens: 2 }, bor: {} })
    .card("net", { sector: "karst", effects: [{ kind: "gain", do: [{ op: "gain", res: "spy", n: 2 }] }] })
    .card("ring", { sector: "karst", effects: [{ kind: "development", do: [{ op: "gain", res: "spy", n: 1 }] }] })
    .endOfCycle();
  kept
    .does("ana")
    .does("bor")
    .asks("ana", "nameFirstPlayer")
    .has({ ana: { spyTokens: 1 } });
  kept
    .proposes("ana", "bor", { give: "card:net", want: "" })
    .accepts("bor", "ana")
    .has({ ana: { spyTokens: 1 } });
});

rule(
  ["DK-RUL-43", "DK-RUL-111"],
  "of a stack of markers the upper one takes what it added, also of PP and tokens",
  () => {
    const gain = (pp: number, spy: number) => [
      {
        kind: "gain",
        do: [
          { op: "gain", res: "pp", n: pp },
          { op: "gain", res: "spy", n: spy },
        ],
      },
    ];
    const faces = { 1: gain(2, 1), 2: gain(5, 3) };
    const t = table({ ana: {}, bor: {} }).marker("motol", faces).pile("ana", "motol", "E E").resolving("motol");
    t.does("ana", "marker").has({ ana: { pp: 2, spyTokens: 1 } });
    t.does("ana", "marker").has({ ana: { pp: 5, spyTokens: 3 } });
    for (const left of [
      { pp: 2, spyTokens: 1 },
      { pp: 0, spyTokens: 0 },
    ]) {
      t.proposes("ana", "bor", { give: "marker:motol", want: "" }).accepts("bor", "ana");
      t.has({ ana: left, bor: { pp: 0, spyTokens: 0 } });
    }

    const lost = table({ ana: { influence: { motol: 2 }, pp: 9, spyTokens: 9 }, bor: {} })
      .marker("motol", faces)
      .losing("ana", "motol");
    lost.has({ ana: { pp: 6, spyTokens: 7, influence: { motol: 1 } } });
    // The one that is left owes what it gave, no more.
    lost.proposes("ana", "bor", { give: "marker:motol", want: "" }).accepts("bor", "ana");
    lost.has({ ana: { pp: 4, spyTokens: 6 } });
  },
);
