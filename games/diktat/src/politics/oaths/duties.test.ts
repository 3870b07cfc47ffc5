import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { type Played, table } from "../../testing/index.ts";

const states = (t: Played): string[] => t.view("ana").oaths.flatMap(({ terms }) => terms!.map(({ state }) => state));
const endCycle = (t: Played): Played => {
  t.asks(["ana", "bor", "cyr"], "endOfCycleCall");
  for (const name of ["ana", "bor", "cyr"]) t.does(name);
  return t;
};
const idleTurn = (t: Played, name: string): Played => t.does(name, "extendInfluence").does(name, "nothing");

rule(["DK-SCN-36", "DK-RUL-58"], "a promise to kill lapses when the victim's place is left before the turn", () => {
  const t = table({ ana: { pawns: 1 }, bor: { pawns: 1 }, cyr: { pawns: 0 } })
    .pile("cyr", "motol", "C")
    .pile("cyr", "karst", "C")
    .turnOf("ana");
  t.swears("bor", "ana", {
    terms: [["bor", "doManoeuvre", { manoeuvre: "assassinate", sector: "motol", target: "cyr" }]],
  });
  t.leaves("cyr", "motol", "ana").accepts("ana", "cyr");
  idleTurn(idleTurn(t, "ana"), "bor");
  t.asks("ana", "nameSector").does("ana", "karst");
  endCycle(t).has({ bor: { vp: 0 } });
  expect(t.facts.oaths).toEqual([]);
});

rule("DK-RUL-58", "who could have killed and did something else has broken the promise, at the deadline", () => {
  const t = table({ ana: { pawns: 1 }, bor: { pawns: 1 }, cyr: { pawns: 0 } })
    .pile("cyr", "motol", "C")
    .turnOf("ana");
  t.swears("bor", "ana", {
    terms: [["bor", "doManoeuvre", { manoeuvre: "assassinate", sector: "motol", target: "cyr" }]],
  });
  idleTurn(idleTurn(t, "ana"), "bor").has({ bor: { vp: 0 } });
  t.does("ana", "motol").has({ bor: { vp: 0 } });
  endCycle(t).has({ bor: { vp: -1 }, ana: { vp: 0 } });
});

rule("DK-OATH-02", "a Manoeuvre done as promised is a promise kept; another target is not", () => {
  const t = table({ ana: {}, bor: { assassinTokens: 2 }, cyr: {} })
    .pile("cyr", "motol", "C")
    .pile("ana", "motol", "C")
    .pile("cyr", "karst", "C")
    .turnOf("bor");
  t.swears("bor", "ana", {
    terms: [["bor", "doManoeuvre", { manoeuvre: "assassinate", sector: "motol", target: "cyr" }]],
  });
  t.does("bor", "assassinate").does("bor", "cyr.karst:1").does("bor", "ana.motol:1");
  expect(states(t)).toEqual(["open"]);
  t.does("bor", "cyr.motol:1");
  expect(states(t)).toEqual(["kept"]);
  expect(t.hears("cyr").some(({ type }) => type.startsWith("oath"))).toBe(false);
});

rule("DK-OATH-02", "a team is owed to its sector by the Manoeuvre itself", () => {
  const t = table({ ana: { reserve: "2C" }, bor: {}, cyr: {} }).turnOf("ana");
  t.swears("ana", "bor", {
    terms: [
      ["ana", "doManoeuvre", { manoeuvre: "sendTeam", sector: "karst" }],
      ["ana", "doManoeuvre", { manoeuvre: "sendTeam" }],
      ["bor", "doManoeuvre", { manoeuvre: "extendInfluence" }],
      ["bor", "doManoeuvre", { manoeuvre: "developCabal" }],
    ],
  });
  t.does("ana", "sendTeam").does("ana", "motol").does("ana", "C");
  expect(states(t)).toEqual(["open", "kept", "open", "open"]);
  idleTurn(t, "bor");
  expect(states(t)).toEqual(["open", "kept", "kept", "open"]);
  idleTurn(t, "cyr");
  t.does("ana", "sendTeam").does("ana", "karst").does("ana", "C");
  expect(states(t)).toEqual(["kept", "kept", "kept", "open"]);
});

rule(
  ["DK-OATH-02", "DK-RUL-29", "DK-RUL-19"],
  "an additional Manoeuvre keeps the promise of one; a look by an effect does not",
  () => {
    const t = table({ ana: { performed: ["spy"] }, bor: { row: ["vv1", "vv3", "hy3"], reserve: "3C" }, cyr: {} })
      .pile("cyr", "motol", "C C")
      .turnOf("ana");
    t.swears("bor", "ana", {
      terms: [
        ["bor", "doManoeuvre", { manoeuvre: "spy", sector: "motol", target: "cyr" }],
        ["bor", "doManoeuvre", { manoeuvre: "spy" }],
        ["bor", "doManoeuvre", { manoeuvre: "sendTeam", sector: "karst" }],
        ["bor", "doManoeuvre", { manoeuvre: "extendInfluence" }],
      ],
    });
    t.uses("bor", "card:hy3").does("bor", "motol:1").does("bor", "stop");
    expect(states(t)).toEqual(["open", "open", "open", "open"]);
    t.uses("bor", "card:vv3").does("bor", "spy").does("bor", "motol:1");
    expect(states(t)).toEqual(["kept", "open", "open", "open"]);
    t.does("bor", "stop");
    expect(states(t)).toEqual(["kept", "kept", "open", "open"]);
    t.uses("bor", "card:vv1").does("bor", "sendTeam").does("bor", "karst").does("bor", "C");
    expect(states(t)).toEqual(["kept", "kept", "kept", "open"]);
  },
);

rule(["DK-OATH-02", "DK-RUL-29"], "a Spy Manoeuvre and a team inside a Special Manoeuvre are Manoeuvres too", () => {
  const t = table({ ana: { row: ["vv4"], reserve: "C" }, bor: {}, cyr: {} })
    .pile("cyr", "motol", "C")
    .turnOf("ana");
  t.swears("ana", "bor", {
    terms: [
      ["ana", "doManoeuvre", { manoeuvre: "spy", target: "cyr" }],
      ["ana", "doManoeuvre", { manoeuvre: "sendTeam" }],
      ["ana", "doManoeuvre", { manoeuvre: "specialManoeuvre" }],
    ],
  });
  t.does("ana", "specialManoeuvre").does("ana", "card:vv4").does("ana", "motol:1").asks("ana", "optionChoice");
  expect(states(t)).toEqual(["kept", "open", "open"]);
  t.does("ana", "option:0").does("ana", "karst").does("ana", "C");
  expect(states(t)).toEqual(["kept", "kept", "kept"]);
});

rule(
  ["DK-OATH-02", "DK-RUL-29"],
  "an additional Manoeuvre that came to nothing is over: no effect is one after it",
  () => {
    const t = table({ ana: { row: ["vv4", "ka6", "fo5", "vv5"], reserve: "C" }, bor: {}, cyr: {} })
      .pile("cyr", "motol", "C")
      .turnOf("ana");
    t.swears("ana", "bor", { terms: [["ana", "doManoeuvre", { manoeuvre: "sendTeam", sector: "karst" }]] });
    t.does("ana", "specialManoeuvre").does("ana", "card:vv4").does("ana", "motol:1").does("ana", "option:0");
    // The only Agent goes while the sector is being chosen: nobody is left to be sent.
    t.asks("ana", "chooseSector").uses("ana", "card:ka6").does("ana", "C").does("ana", "option:0");
    t.asks("bor", "chooseManoeuvre").uses("ana", "card:fo5");
    t.uses("ana", "card:vv5").does("ana", "karst").does("ana", "G");
    expect(states(t)).toEqual(["open"]);
  },
);

rule("DK-RUL-58", "what lies behind the promisor's screen is their own doing; a full sector is not", () => {
  // Bor has PP for nothing and Agents for nothing: both promises are his own to keep.
  const poor = table({ ana: { pawns: 0 }, bor: { pawns: 1 }, cyr: { pawns: 0 } }).turnOf("bor");
  poor.swears("bor", "ana", { terms: [["bor", "doManoeuvre", { manoeuvre: "sendTeam", sector: "karst" }]] });
  endCycle(idleTurn(poor, "bor")).has({ bor: { vp: -1 } });

  const full = table({ ana: { pawns: 0 }, bor: { pawns: 1, reserve: "C" }, cyr: { pawns: 0 } })
    .pile("ana", "karst", "C")
    .pile("cyr", "karst", "C")
    .turnOf("bor");
  full.swears("bor", "ana", { terms: [["bor", "doManoeuvre", { manoeuvre: "sendTeam", sector: "karst" }]] });
  idleTurn(full, "bor").does("ana", "karst");
  endCycle(full).has({ bor: { vp: 0 } });
});

rule("DK-RUL-58", "without a turn before the deadline there was no occasion", () => {
  const t = table({ ana: { pawns: 1 }, bor: {}, cyr: {} }).turnOf("ana");
  t.swears("bor", "ana", { until: "manoeuvreDone", terms: [["bor", "doManoeuvre", { manoeuvre: "extendInfluence" }]] });
  idleTurn(t, "ana").has({ bor: { vp: 0 } });
  expect(t.facts.oaths).toEqual([]);
});

rule(["DK-OATH-02", "DK-OATH-03"], "what was sworn to be given is due by the deadline", () => {
  const t = table({ ana: { pp: 5, reserve: "E" }, bor: {}, cyr: {} }).turnOf("cyr");
  t.swears("ana", "bor", { until: "manoeuvreDone", terms: [["ana", "give", { pp: 3, emissary: 1 }]] });
  t.proposes("ana", "bor", { give: "2pp" }).accepts("bor", "ana");
  expect(states(t)).toEqual(["open"]);
  idleTurn(t, "cyr").has({ ana: { vp: -1 } });
});

rule("DK-OATH-02", "given in parts, or as the price of something, it is given", () => {
  const t = table({ ana: { pp: 5, reserve: "E" }, bor: { reserve: "G" }, cyr: {} }).turnOf("cyr");
  t.swears("ana", "bor", { until: "manoeuvreDone", terms: [["ana", "give", { pp: 3, emissary: 1 }]] });
  t.proposes("ana", "bor", { give: "2pp" }).accepts("bor", "ana");
  // Bor offers a Guard for the rest.
  t.proposes("bor", "ana", { give: "guard", want: "1pp emissary" }).accepts("ana", "bor");
  expect(states(t)).toEqual(["kept"]);
  idleTurn(t, "cyr").has({ ana: { vp: 0 } });
});

rule(
  "DK-OATH-02",
  "given to somebody else it is still owed, and what the other gave keeps nobody's promise but theirs",
  () => {
    const t = table({ ana: { pp: 5 }, bor: { pp: 5 }, cyr: { pp: 5 } }).turnOf("cyr");
    t.swears("ana", "bor", { until: "manoeuvreDone", terms: [["ana", "give", { pp: 3 }]] });
    t.proposes("ana", "cyr", { give: "3pp" }).accepts("cyr", "ana");
    t.proposes("bor", "ana", { give: "3pp" }).accepts("ana", "bor");
    t.proposes("cyr", "bor", { give: "3pp" }).accepts("bor", "cyr");
    t.proposes("cyr", "ana", { want: "1pp" }).accepts("ana", "cyr");
    expect(states(t)).toEqual(["open"]);
    idleTurn(t, "cyr").has({ ana: { vp: -1 } });
  },
);

rule("DK-RUL-58", "what the other would not take is not owed; what was taken back is", () => {
  const offered = table({ ana: { pp: 5 }, bor: {}, cyr: {} }).turnOf("cyr");
  offered.swears("ana", "bor", { until: "manoeuvreDone", terms: [["ana", "give", { pp: 3 }]] });
  offered.proposes("ana", "bor", { give: "3pp" }).declines("bor", "ana");
  idleTurn(offered, "cyr").has({ ana: { vp: 0 } });

  const tooLittle = table({ ana: { pp: 5 }, bor: {}, cyr: {} }).turnOf("cyr");
  tooLittle.swears("ana", "bor", { until: "manoeuvreDone", terms: [["ana", "give", { pp: 3 }]] });
  tooLittle.proposes("ana", "bor", { give: "2pp" });
  idleTurn(tooLittle, "cyr").has({ ana: { vp: -1 } });

  const asPrice = table({ ana: { pp: 5 }, bor: {}, cyr: {} }).turnOf("cyr");
  asPrice.swears("ana", "bor", { until: "manoeuvreDone", terms: [["ana", "give", { pp: 3 }]] });
  asPrice.proposes("ana", "bor", { give: "3pp", want: "guard" });
  idleTurn(asPrice, "cyr").has({ ana: { vp: -1 } });

  const takenBack = table({ ana: { pp: 5 }, bor: {}, cyr: {} }).turnOf("cyr");
  takenBack.swears("ana", "bor", { until: "manoeuvreDone", terms: [["ana", "give", { pp: 3 }]] });
  takenBack.proposes("ana", "bor", { give: "3pp" }).retracts("ana", "bor");
  idleTurn(takenBack, "cyr").has({ ana: { vp: -1 } });

  // Accepted, and no longer there.
  const spent = table({ ana: { pp: 3 }, bor: {}, cyr: {} }).turnOf("cyr");
  spent.swears("ana", "bor", { until: "manoeuvreDone", terms: [["ana", "give", { pp: 3 }]] });
  spent.proposes("ana", "bor", { give: "3pp" }).proposes("ana", "cyr", { give: "pp" }).accepts("cyr", "ana");
  idleTurn(spent.accepts("bor", "ana"), "cyr").has({ ana: { vp: -1, pp: 2 } });
});

rule(["DK-OATH-03", "DK-RUL-57"], "both parties may break one oath at the same moment: each pays once", () => {
  const t = table({ ana: { pp: 2 }, bor: { pp: 2 }, cyr: {} }).turnOf("cyr");
  t.swears("ana", "bor", {
    until: "manoeuvreDone",
    terms: [
      ["ana", "give", { pp: 1 }],
      ["ana", "give", { spyToken: 1 }],
      ["bor", "give", { pp: 2 }],
    ],
  });
  idleTurn(t, "cyr").has({ ana: { vp: -1 }, bor: { vp: -1 }, cyr: { vp: 0 } });
});

rule("DK-OATH-02", "a place is left as sworn, or was offered in vain, or is owed", () => {
  const begin = () => {
    const t = table({ ana: {}, bor: {}, cyr: {} }).pile("ana", "karst", "C C").turnOf("cyr");
    return t.swears("ana", "bor", { until: "manoeuvreDone", terms: [["ana", "concede", { pile: "karst" }]] });
  };
  idleTurn(begin(), "cyr").has({ ana: { vp: -1 } });
  const offered = begin().leaves("ana", "karst", "bor");
  idleTurn(offered, "cyr").has({ ana: { vp: 0 } });
  const left = begin().leaves("ana", "karst", "bor").accepts("bor", "ana");
  expect(states(left)).toEqual(["kept"]);
  idleTurn(left, "cyr").has({ ana: { vp: 0 } });
});

rule(
  ["DK-RUL-58", "DK-RUL-53"],
  "a place offered in vain is not owed, whatever else is taken back; taken back it is",
  () => {
    const begin = () => {
      const t = table({ ana: { pp: 1 }, bor: {}, cyr: {} })
        .pile("ana", "karst", "C")
        .pile("ana", "motol", "C")
        .turnOf("cyr");
      t.swears("ana", "bor", { until: "manoeuvreDone", terms: [["ana", "concede", { pile: "karst" }]] });
      return t.leaves("ana", "karst", "bor");
    };
    for (const others of [
      (t: Played) => t.declines("bor", "ana"),
      (t: Played) => t.proposes("ana", "bor", { give: "pp" }).retracts("ana", "bor"),
      (t: Played) => t.leaves("ana", "motol", "bor").retracts("ana", "bor"),
      (t: Played) => t.leaves("ana", "motol", "cyr").retracts("ana", "cyr"),
      (t: Played) => t.retracts("ana", "bor").leaves("ana", "karst", "bor"),
    ])
      idleTurn(others(begin()), "cyr").has({ ana: { vp: 0 } });
    idleTurn(begin().retracts("ana", "bor"), "cyr").has({ ana: { vp: -1 } });
  },
);

rule("DK-RUL-58", "a place lost to an assassin, or never one's own, is not owed", () => {
  const t = table({ ana: {}, bor: {}, cyr: {} }).pile("ana", "karst", "C").pile("bor", "motol", "C").turnOf("cyr");
  t.swears("ana", "bor", { terms: [["ana", "concede", { pile: "karst" }]] });
  const terms = [{ by: ["self"], promise: { branch: "concede", value: ["pile:3"] } }];
  t.acts("ana", "offerOath", { with: ["seat:1"], until: ["endOfCycle"], terms }).acts("bor", "acceptOath", "ana");
  expect(states(t)).toEqual(["open", "lapsed"]);
  t.does("cyr", "assassinate").does("cyr", "ana.karst:1");
  expect(states(t)).toEqual(["lapsed", "lapsed"]);
});

rule(["DK-OATH-02", "DK-RUL-142"], "a card sworn to be taken and discarded at once has not been taken", () => {
  const t = table({ ana: {}, bor: {}, cyr: {} })
    .card("file", { sector: "karst" })
    .track("file")
    .pile("ana", "karst", "E")
    .pile("bor", "motol", "C")
    .resolution();
  t.swears("ana", "bor", { terms: [["ana", "take", { card: "file" }]] }).does("ana", "karst");
  t.does("ana", "file", "discard").has({ ana: { vp: -1 } });
});

rule(["DK-SCN-36", "DK-RUL-58"], "a victim that leaves under the blow is no longer owed; one let go is", () => {
  const begin = () =>
    table({ ana: {}, bor: { pawns: 1 }, cyr: {} })
      .pile("cyr", "motol", "C")
      .pile("ana", "karst", "C C")
      .turnOf("bor")
      .swears("bor", "ana", {
        until: "manoeuvreDone",
        terms: [["bor", "doManoeuvre", { manoeuvre: "assassinate", sector: "motol", target: "cyr" }]],
      })
      .leaves("cyr", "motol", "ana")
      .does("bor", "assassinate");
  begin()
    .accepts("ana", "cyr")
    .does("bor", "ana.karst:1")
    .has({ bor: { vp: 0 } });
  // He had chosen another by then.
  const late = begin().stops("ana", "manoeuvreDone").does("bor", "ana.karst:1").accepts("ana", "cyr");
  late.does("ana", "pass").has({ bor: { vp: -1 } });
});
