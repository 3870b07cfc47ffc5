import { rule } from "@paravent/testkit/vitest";
import { describe, expect } from "vitest";
import { type Played, table } from "../testing/index.ts";

const board = () =>
  table({ ana: { pp: 4 }, bor: { pp: 4 }, cyr: { pp: 4 }, dua: {} })
    .league("maisel", { members: ["ana", "bor", "cyr"], level: 2 })
    .leaguePhase();
const vote = (side: "for" | "against") => ({ terms: [["bor", "leagueVote", { side }]] as const });

rule("DK-RUL-127", "members may swear oaths; offers and terms are then public", () => {
  const t = board().offersOath("ana", "bor", vote("for"));
  expect(t.hears("dua")).toHaveLength(1);
  expect(t.view("dua").oathOffers[0]).toMatchObject({ from: 0, to: 1 });
  t.acts("bor", "acceptOath", "ana");
  const [oath] = t.view("dua").oaths;
  expect(oath).toMatchObject({ open: true, terms: [{ by: 1, promise: { kind: "leagueVote", for: true } }] });
});

rule(
  ["DK-OATH-02", "DK-OATH-03"],
  "a vote sworn is kept or broken by the declaration; not asked for, it lapses",
  () => {
    for (const [declared, lost] of [
      ["for", 0],
      ["against", -1],
    ] as const) {
      const t = board().offersOath("ana", "bor", vote("for")).acts("bor", "acceptOath", "ana");
      t.does("ana", "exclude", "cyr").does("bor", 0).does("cyr", "oppose").does("ana").does("bor").does("cyr");
      t.does("ana", 0)
        .does("bor", 0)
        .does("cyr", 0)
        .does("ana", "for")
        .does("bor", declared)
        .has({ bor: { vp: lost } });
    }
  },
);

describe("a gift sworn between fellows, and the three elements of their League", () => {
  const fellows = (exchanged = 0) =>
    table({ ana: { pp: 9, spyTokens: 3 }, bor: { pp: 9 }, cyr: { pp: 9 }, dua: { pp: 9 } })
      .league("maisel", { members: ["ana", "bor", "cyr"], level: 2, exchanged })
      .league("newOrder", { members: ["dua"], level: 2 })
      .turnOf("ana");
  const gift = (goods: object, until: "manoeuvreDone" | "endOfCycle" | "endOfGame" = "manoeuvreDone") =>
    ({ until, terms: [["ana", "give", { ...goods }]] }) as const;
  const states = (t: Played): string[] => t.view("ana").oaths.flatMap(({ terms }) => terms!.map(({ state }) => state));
  const idle = (t: Played): Played => t.does("ana", "extendInfluence").does("ana", "nothing");
  const trade = (t: Played, from: string, to: string, give: string): Played =>
    t.proposes(from, to, { give }).accepts(to, from);

  rule(["DK-RUL-94", "DK-RUL-58"], "more than is left of the quota cannot be sworn", () => {
    const limit = ["leagueExchangeLimit", "DK-RUL-94"] as const;
    fellows().refusesOath("ana", "bor", gift({ pp: 4 }), ...limit);
    fellows().refusesOath("ana", "bor", gift({ pp: 2, spyToken: 2 }, "endOfCycle"), ...limit);
    fellows(2).refusesOath("ana", "bor", gift({ pp: 2 }), ...limit);
    fellows(3).refusesOath("bor", "ana", gift({ pp: 1 }), ...limit);
    // Both directions count, and all gifts of one oath together.
    const both = {
      terms: [
        ["ana", "give", { pp: 2 }],
        ["bor", "give", { pp: 2 }],
      ],
    } as const;
    fellows().refusesOath("ana", "bor", both, ...limit);
    fellows().swears("ana", "bor", gift({ pp: 3 }));
    fellows(2).swears("ana", "bor", gift({ pp: 1 }));
    fellows(3).swears("ana", "dua", gift({ pp: 9 }));
    fellows(3).swears("ana", "bor", { terms: [["ana", "notKill", { owner: "bor" }]] });
  });

  rule(["DK-RUL-94", "DK-RUL-58"], "an offer that fitted when it was made is refused once it does not", () => {
    const t = fellows().offersOath("ana", "bor", gift({ pp: 3 }));
    trade(t, "bor", "cyr", "pp").refusesAct("bor", "acceptOath", "ana", "leagueExchangeLimit", "DK-RUL-94");
    expect(t.view("bor").oathOffers).toHaveLength(1);
  });

  rule(["DK-RUL-94", "DK-LG-LIM-01"], "what is due in a later Cycle has that Cycle's quota, and no more", () => {
    fellows(3).swears("ana", "bor", gift({ pp: 3 }, "endOfGame"));
    fellows().refusesOath("ana", "bor", gift({ pp: 4 }, "endOfGame"), "leagueExchangeLimit", "DK-RUL-94");
  });

  rule(["DK-RUL-58", "DK-RUL-94"], "what fellows have used up meanwhile is not owed", () => {
    const others = fellows().swears("ana", "bor", gift({ pp: 2 }));
    trade(others, "cyr", "bor", "2pp");
    expect(states(others)).toEqual(["lapsed"]);
    idle(others).has({ ana: { vp: 0 } });
    // One is left of the three: enough for one, too little for two.
    const enough = fellows().swears("ana", "bor", gift({ pp: 1 }));
    idle(trade(enough, "cyr", "bor", "2pp")).has({ ana: { vp: -1 } });
    const partly = fellows().swears("ana", "bor", gift({ pp: 3 }));
    trade(trade(partly, "ana", "bor", "2pp"), "bor", "cyr", "pp");
    idle(partly).has({ ana: { vp: 0 } });
    // The other party has agreed to what used it up.
    const between = fellows().swears("ana", "bor", gift({ pp: 2 }));
    idle(trade(between, "ana", "bor", "2spyToken")).has({ ana: { vp: 0 } });
  });

  rule(["DK-RUL-58", "DK-OATH-03"], "what the promisor has used up with a third fellow is owed", () => {
    const t = fellows().swears("ana", "bor", gift({ pp: 2 }));
    trade(t, "ana", "cyr", "2spyToken");
    expect(states(t)).toEqual(["open"]);
    idle(t).has({ ana: { vp: -1 } });
    const lying = fellows()
      .swears("ana", "bor", gift({ pp: 2 }))
      .proposes("ana", "bor", { give: "2pp" });
    idle(trade(lying, "ana", "cyr", "2spyToken")).has({ ana: { vp: -1 } });
    // Too little was left already, whatever the promisor took of it.
    const late = fellows().swears("ana", "bor", gift({ pp: 2 }));
    idle(trade(trade(late, "cyr", "bor", "2pp"), "ana", "cyr", "pp")).has({ ana: { vp: 0 } });
  });

  rule(["DK-RUL-94", "DK-LG-LIM-01"], "exchanges with others, and in the other League, use up nothing", () => {
    const t = fellows().swears("ana", "bor", gift({ pp: 3 }));
    idle(trade(t, "cyr", "dua", "3pp")).has({ ana: { vp: -1 } });
  });

  rule(["DK-RUL-58", "DK-LG-JOIN-01"], "who is joined by the other party owes no more than a League allows", () => {
    const apart = (first: string, then: string) => {
      const t = table({ ana: { pp: 9 }, bor: { pp: 9 }, cyr: {}, dua: {} }).leaguePhase();
      t.swears("ana", "bor", { until: "turnStart", terms: [["ana", "give", { pp: 5 }]] });
      t.does("ana", ...(first === "ana" ? (["join", "maisel"] as const) : (["nothing"] as const)));
      t.does("bor", ...(then === "bor" ? (["join", "maisel"] as const) : (["nothing"] as const)));
      return t.does("cyr", "nothing").does("dua", "nothing").asks("ana", "nameFirstPlayer").does("ana", "ana");
    };
    apart("ana", "bor").has({ ana: { vp: 0 } });
    // Apart from each other nothing stands in the way.
    apart("ana", "").has({ ana: { vp: -1 } });
    const follows = table({ ana: { pp: 9 }, bor: { pp: 9 }, cyr: {}, dua: {} })
      .league("maisel", { members: ["bor"] })
      .leaguePhase();
    follows.swears("ana", "bor", { until: "turnStart", terms: [["ana", "give", { pp: 5 }]] });
    follows.does("ana", "join", "maisel").does("bor", "nothing").does("cyr", "nothing").does("dua", "nothing");
    follows.does("ana", "ana").has({ ana: { vp: -1 } });
  });

  rule(["DK-RUL-58", "DK-LG-LEAVE-01"], "who leaves the League is free to give again, and owes it", () => {
    const t = table({ ana: { pp: 9 }, bor: { pp: 9 }, cyr: { pp: 9 }, dua: {} })
      .league("maisel", { members: ["ana", "bor", "cyr"], level: 2 })
      .leaguePhase();
    t.swears("ana", "bor", { until: "turnStart", terms: [["ana", "give", { pp: 2 }]] });
    trade(t, "cyr", "bor", "3pp").does("ana", "leave");
    for (const name of ["bor", "cyr", "dua"]) t.does(name, "nothing");
    t.does("ana", "ana").has({ ana: { vp: -1 } });
  });

  rule(["DK-RUL-94", "DK-RUL-58"], "a new Cycle brings a new quota: what runs on is owed again", () => {
    const t = table({ ana: { pp: 9 }, bor: { pp: 9 }, cyr: { pp: 9 }, dua: {} })
      .league("maisel", { members: ["ana", "bor", "cyr"], level: 2 })
      .cycle(3)
      .endOfCycle();
    t.swears("ana", "bor", { until: "turnStart", terms: [["ana", "give", { pp: 2 }]] });
    trade(t, "cyr", "bor", "3pp");
    expect(states(t)).toEqual(["open"]);
    for (const name of ["ana", "bor", "cyr", "dua"]) t.does(name);
    for (const name of ["ana", "bor", "cyr", "dua"]) t.does(name, "nothing");
    t.does("ana", "ana").has({ ana: { vp: -1 } });
  });
});
