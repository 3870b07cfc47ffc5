import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { type Played, table } from "../../testing/index.ts";

const states = (t: Played): string[] => t.view("ana").oaths.flatMap(({ terms }) => terms!.map(({ state }) => state));
const idleTurn = (t: Played, name: string): Played => t.does(name, "extendInfluence").does(name, "nothing");
const owing = (goods: object, until: "manoeuvreDone" | "manoeuvresDone" = "manoeuvreDone"): Played =>
  table({ ana: { pp: 5, spyTokens: 1, debts: 1 }, bor: {}, cyr: {} })
    .turnOf("cyr")
    .swears("ana", "bor", { until, terms: [["ana", "give", { ...goods }]] });

rule(
  ["DK-RUL-58", "DK-OATH-02"],
  "what lies ready for nothing is not owed, whatever else is offered and taken back",
  () => {
    const t = owing({ pp: 3 }).proposes("ana", "bor", { give: "3pp" });
    t.proposes("ana", "bor", { give: "pp", want: "guard" }).retracts("ana", "bor");
    idleTurn(t, "cyr").has({ ana: { vp: 0 } });

    const refused = owing({ pp: 3 }).proposes("ana", "bor", { give: "3pp" }).declines("bor", "ana");
    refused.proposes("ana", "bor", { give: "3pp" }).retracts("ana", "bor");
    idleTurn(refused, "cyr").has({ ana: { vp: 0 } });

    const countered = owing({ pp: 3 }).proposes("ana", "bor", { give: "3pp" }).counters("bor", "ana", { want: "5pp" });
    idleTurn(countered, "cyr").has({ ana: { vp: 0 } });

    // Of two alike one is taken back.
    const twice = owing({ pp: 3 }).proposes("ana", "bor", { give: "3pp" }).proposes("ana", "bor", { give: "4pp" });
    idleTurn(twice.retracts("ana", "bor"), "cyr").has({ ana: { vp: 0 } });
  },
);

rule(
  ["DK-RUL-58", "DK-OATH-02"],
  "only the promisor's own offer to the other, of all and for nothing, lies ready",
  () => {
    const begin = () =>
      table({ ana: { pp: 5 }, bor: { pp: 5 }, cyr: { pp: 5 } })
        .turnOf("cyr")
        .swears("ana", "bor", { until: "manoeuvreDone", terms: [["ana", "give", { pp: 3 }]] });
    const [all, sold] = [{ give: "3pp" }, { give: "3pp", want: "pp" }];
    const owed = (t: Played): Played => idleTurn(t, "cyr").has({ ana: { vp: -1 } });
    // Standing at the deadline.
    owed(begin().proposes("ana", "cyr", all));
    owed(begin().proposes("cyr", "bor", all));
    owed(begin().proposes("ana", "bor", { give: "2pp" }));
    owed(begin().proposes("ana", "bor", sold));
    // Turned down: another's, for another, too little, or at a price.
    owed(begin().proposes("ana", "cyr", all).declines("cyr", "ana"));
    owed(begin().proposes("cyr", "bor", all).declines("bor", "cyr"));
    owed(begin().proposes("ana", "bor", { give: "2pp" }).declines("bor", "ana"));
    owed(begin().proposes("ana", "bor", sold).declines("bor", "ana"));
    // Each pair counts its offers apart: the first of one pair is not the first of another.
    owed(begin().proposes("ana", "cyr", all).proposes("ana", "bor", sold).declines("bor", "ana"));
    owed(begin().proposes("cyr", "bor", all).proposes("ana", "bor", sold).declines("bor", "ana"));
    const back = () => begin().proposes("ana", "bor", all).retracts("ana", "bor");
    owed(back().proposes("cyr", "bor", all).declines("bor", "cyr"));
    owed(back().proposes("ana", "cyr", all).declines("cyr", "ana"));
    // Of two alike the second is taken back and the first turned down.
    const two = begin().proposes("ana", "bor", all).proposes("ana", "bor", all).retracts("ana", "bor");
    idleTurn(two.declines("bor", "ana"), "cyr").has({ ana: { vp: 0 } });
  },
);

rule(["DK-RUL-58", "DK-OATH-02"], "an offer that has become all the rest is turned down like one made as such", () => {
  const partly = () => {
    const t = owing({ pp: 3 }).proposes("ana", "bor", { give: "2pp" }).proposes("ana", "bor", { give: "pp" });
    return t.accepts("bor", "ana");
  };
  idleTurn(partly(), "cyr").has({ ana: { vp: 0 } });
  idleTurn(partly().declines("bor", "ana"), "cyr").has({ ana: { vp: 0 } });
  idleTurn(partly().retracts("ana", "bor"), "cyr").has({ ana: { vp: -1 } });
});

rule(["DK-RUL-58", "DK-OATH-02"], "what lay ready before the oath lies ready after it", () => {
  const begin = () =>
    table({ ana: { pp: 5 }, bor: {}, cyr: {} })
      .pile("ana", "karst", "C")
      .turnOf("cyr");
  const gift = () =>
    begin()
      .proposes("ana", "bor", { give: "3pp" })
      .swears("ana", "bor", { until: "manoeuvreDone", terms: [["ana", "give", { pp: 3 }]] });
  idleTurn(gift(), "cyr").has({ ana: { vp: 0 } });
  idleTurn(gift().declines("bor", "ana"), "cyr").has({ ana: { vp: 0 } });
  idleTurn(gift().retracts("ana", "bor"), "cyr").has({ ana: { vp: -1 } });
  const place = () =>
    begin()
      .leaves("ana", "karst", "bor")
      .swears("ana", "bor", { until: "manoeuvreDone", terms: [["ana", "concede", { pile: "karst" }]] });
  idleTurn(place(), "cyr").has({ ana: { vp: 0 } });
  idleTurn(place().declines("bor", "ana"), "cyr").has({ ana: { vp: 0 } });
  idleTurn(place().retracts("ana", "bor"), "cyr").has({ ana: { vp: -1 } });
});

rule(["DK-RUL-58", "DK-RUL-106"], "what was offered and then went to another is owed", () => {
  const t = owing({ spyToken: 1 }).proposes("ana", "bor", { give: "spyToken" });
  t.proposes("ana", "cyr", { give: "spyToken" }).accepts("cyr", "ana");
  expect(t.view("bor").offers).toEqual([]);
  idleTurn(t, "cyr").has({ ana: { vp: -1 } });
});

rule(["DK-RUL-58", "DK-OATH-02"], "an offer of what was spent meanwhile is none", () => {
  const spending = (pp: number) => {
    const t = table({ ana: { pp, pawns: 1 }, bor: {} }).turnOf("ana");
    t.swears("ana", "bor", { until: "manoeuvreDone", terms: [["ana", "give", { pp: 3 }]] });
    return t.proposes("ana", "bor", { give: "3pp" }).does("ana", "developCabal").does("ana", "cabal:ana_1");
  };
  spending(4).has({ ana: { pp: 2, vp: -1 } });
  spending(5).has({ ana: { pp: 3, vp: 0 } });
});

rule(["DK-RUL-58", "DK-RUL-106"], "an offer for the turn covers its end, and no later deadline", () => {
  const t = owing({ pp: 1 }).proposes("ana", "bor", { give: "pp", until: "turnEnd" });
  idleTurn(t, "cyr").has({ ana: { vp: 0 } });
  const later = owing({ pp: 1 }, "manoeuvresDone").proposes("ana", "bor", { give: "pp", until: "turnEnd" });
  idleTurn(later, "cyr")
    .idle()
    .has({ ana: { vp: -1 } });
});

rule(["DK-RUL-58", "DK-RUL-59"], "an offer that stands to the end of the game was there to be taken", () => {
  const last = (offered: boolean) => {
    const t = table({ ana: { pp: 3 }, bor: {} })
      .cycle(5)
      .endOfCycle()
      .swears("ana", "bor", { until: "endOfGame", terms: [["ana", "give", { pp: 1 }]] });
    return (offered ? t.proposes("ana", "bor", { give: "pp" }) : t).does("ana").does("bor").isOver();
  };
  last(true).has({ ana: { vp: 0 } });
  last(false).has({ ana: { vp: -1 } });
});

rule(["DK-RUL-58", "DK-RUL-50"], "a Debt cannot be given to whoever has taken another: it is not owed", () => {
  const t = owing({ debt: 1 }).acts("bor", "takeDebt");
  t.refusesTrade("ana", "bor", { give: "debt" }, "debtNotTradable", "DK-RUL-50");
  idleTurn(t, "cyr").has({ ana: { vp: 0 } });
  idleTurn(owing({ debt: 1 }), "cyr").has({ ana: { vp: -1 } });
  // The rest of the promise stands.
  idleTurn(owing({ debt: 1, pp: 2 }).acts("bor", "takeDebt"), "cyr").has({ ana: { vp: -1 } });
  const rest = owing({ debt: 1, pp: 2 }).acts("bor", "takeDebt").proposes("ana", "bor", { give: "2pp" });
  idleTurn(rest.declines("bor", "ana"), "cyr").has({ ana: { vp: 0 } });
});

const leaving = (until: "manoeuvreDone" | "endOfCycle" = "manoeuvreDone"): Played =>
  table({ ana: { influence: { artefact: 1 } }, bor: { pawns: 0 }, cyr: { pawns: 1 } })
    .pile("ana", "karst", "C")
    .pile("ana", "motol", "C C")
    .turnOf("cyr")
    .swears("ana", "bor", { until, terms: [["ana", "concede", { pile: "karst" }]] });
const emptied = (t: Played): Played => t.uses("ana", "marker:artefact:1").does("ana", "ana.karst:1", "ana.motol");

rule(["DK-RUL-58", "DK-OATH-02"], "who empties the pile to be left has broken the promise, offered or not", () => {
  idleTurn(emptied(leaving()), "cyr").has({ ana: { vp: -1 } });
  idleTurn(emptied(leaving().leaves("ana", "karst", "bor")), "cyr").has({ ana: { vp: -1 } });
  // Who would not have the place when it was offered has no claim to it.
  idleTurn(emptied(leaving().leaves("ana", "karst", "bor").declines("bor", "ana")), "cyr").has({ ana: { vp: 0 } });
  // What falls elsewhere afterwards excuses nothing.
  const t = emptied(leaving()).does("cyr", "assassinate").does("cyr", "ana.motol:1");
  t.has({ ana: { vp: -1 } });
});

rule(["DK-RUL-58", "DK-PLACE-01"], "a pile moved elsewhere must be offered anew", () => {
  const moved = () => {
    const t = table({ ana: { influence: { motol: 2 } }, bor: {}, cyr: {} })
      .pile("ana", "karst", "C")
      .turnOf("cyr");
    t.swears("ana", "bor", { until: "manoeuvreDone", terms: [["ana", "concede", { pile: "karst" }]] });
    t.leaves("ana", "karst", "bor").uses("ana", "marker:motol:2").does("ana", "option:2");
    return t.does("ana", "ana.karst", "josefov");
  };
  idleTurn(moved(), "cyr").has({ ana: { vp: -1 } });
  idleTurn(moved().leaves("ana", "josefov", "bor"), "cyr").has({ ana: { vp: 0 } });
});

rule(["DK-RUL-58", "DK-RUL-53"], "a place that was offered until its sector was resolved is not owed", () => {
  const resolved = (t: Played): Played => {
    t.idle().asks("ana", "nameSector").does("ana", "karst");
    expect(states(t)).toEqual(["open"]);
    t.does("ana", "motol").asks(["ana", "bor", "cyr"], "endOfCycleCall");
    for (const name of ["ana", "bor", "cyr"]) t.does(name);
    return t;
  };
  resolved(leaving("endOfCycle").leaves("ana", "karst", "bor")).has({ ana: { vp: 0 } });
  resolved(leaving("endOfCycle")).has({ ana: { vp: -1 } });
});

rule("DK-RUL-59", "an oath whose deadline never came ends with the game, and has broken nothing", () => {
  const t = table({ ana: { pp: 3 }, bor: {} })
    .cycle(5)
    .endOfCycle()
    .swears("ana", "bor", { until: "manoeuvresDone", terms: [["ana", "give", { pp: 1 }]] });
  t.does("ana").does("bor").isOver();
  t.has({ ana: { vp: 0 } });
  expect(t.hears("ana")).toContainEqual(expect.objectContaining({ type: "oathExpired", oath: 1 }));
});
