import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { type Played, table } from "../testing/index.ts";

/** Who has an exchange to make is still asked when the Income of the markers has been given. */
const asked = { row: ["nv1"] } as const;

const gives = (t: Played, from: string, to: string, marker: string) =>
  t.proposes(from, to, { give: `marker:${marker}` }).accepts(to, from);

rule(["DK-RUL-139", "DK-RUL-48"], "an Income already given stays with its marker when two are exchanged", () => {
  const t = table({
    ana: { ...asked, influence: { suburbs: 1 } },
    bor: { influence: { suburbs: 1 } },
  }).development();
  t.asks("ana", "incomeChoice").has({ ana: { reserve: "5C 3G 3E" } });
  t.proposes("ana", "bor", { give: "marker:suburbs", want: "marker:suburbs" }).accepts("bor", "ana");
  // The one she has now has given nothing yet, and her step is not over; the one Bor has gave it to her.
  t.offers("ana", ["marker:suburbs:1", "card:nv1"]).does("ana", "marker:suburbs:1");
  t.does("ana", "decline").has({ ana: { reserve: "7C 3G 3E" }, bor: { reserve: "3C 3G 3E" } });
});

rule(["DK-RUL-139", "DK-RUL-48"], "a marker that has given goes to one who waits, the other to one who is done", () => {
  // Ana's step is over when Bor, the next, is asked; Cyr is still to come.
  const t = table({
    ana: { influence: { combinat: 1 } },
    bor: { ...asked },
    cyr: { influence: { combinat: 1 } },
  }).development();
  t.asks("bor", "incomeChoice").has({ ana: { pp: 4 }, cyr: { pp: 0 } });
  t.proposes("cyr", "ana", { give: "marker:combinat", want: "marker:combinat" }).accepts("ana", "cyr");
  t.does("bor", "decline").has({ ana: { pp: 4 }, bor: { pp: 3 }, cyr: { pp: 3 } });
});

rule("DK-RUL-139", "through several hands a marker gives once, and the other one once", () => {
  const t = table({
    ana: { ...asked, influence: { hypogea: 1 } },
    bor: {},
    cyr: { influence: { hypogea: 1 } },
  }).development();
  t.has({ ana: { spyTokens: 1 } });
  gives(t, "ana", "bor", "hypogea");
  t.proposes("bor", "cyr", { give: "marker:hypogea", want: "marker:hypogea" }).accepts("cyr", "bor");
  t.does("ana", "decline").has({ bor: { spyTokens: 1 }, cyr: { spyTokens: 0 } });
});

rule(["DK-RUL-139", "DK-RUL-46"], "of a stack that has given neither half gives again", () => {
  const t = table({ ana: { ...asked, influence: { suburbs: 2 } }, bor: {}, cyr: {} }).development();
  t.has({ ana: { reserve: "6C 3G 3E" } });
  gives(t, "ana", "bor", "suburbs");
  gives(t, "ana", "cyr", "suburbs");
  t.does("ana", "decline").has({ bor: { reserve: "3C 3G 3E" }, cyr: { reserve: "3C 3G 3E" } });
});

rule(
  ["DK-RUL-139", "DK-RUL-46"],
  "a stack of one that has given and one that has not: apart again, each is itself",
  () => {
    const t = table({
      ana: { ...asked, influence: { suburbs: 1 } },
      bor: { influence: { suburbs: 1 } },
      cyr: {},
    }).development();
    // Hers lies on his, and is the first to go on.
    gives(t, "ana", "bor", "suburbs");
    gives(t, "bor", "cyr", "suburbs");
    t.does("ana", "decline").has({ bor: { reserve: "5C 3G 3E" }, cyr: { reserve: "3C 3G 3E" } });

    // The other way round his lies on hers, which has given.
    const u = table({
      ana: { ...asked, influence: { suburbs: 1 } },
      bor: { influence: { suburbs: 1 } },
      cyr: {},
    }).development();
    gives(u, "bor", "ana", "suburbs");
    gives(u, "ana", "cyr", "suburbs");
    u.does("ana", "decline").has({ ana: { reserve: "5C 3G 3E" }, cyr: { reserve: "5C 3G 3E" } });
  },
);

rule(["DK-RUL-139", "DK-RUL-121"], "what half a stack has still to give is not lost to another Income", () => {
  const shop = {
    kind: "development",
    optional: true,
    cost: [{ pay: "pp", n: 1, to: "supply" }],
    do: [{ op: "gain", res: "spy", n: 1 }],
  };
  const t = table({ ana: { ...asked, influence: { suburbs: 1 } }, bor: { row: ["shop"], influence: { suburbs: 1 } } })
    .card("shop", { sector: "karst", effects: [shop] })
    .development();
  gives(t, "bor", "ana", "suburbs");
  t.does("ana", "card:nv1")
    .asks("bor", "incomeChoice")
    .has({ ana: { reserve: "7C 3G 2E" } });
});

rule(["DK-RUL-139", "DK-INF-02"], "faces that say more than their Income are matched by it", () => {
  const income = (n: number) => ({ kind: "development", do: [{ op: "gain", res: "pp", n }] });
  const more = { kind: "manifestation", do: [{ op: "gain", res: "pp", n: 1 }] };
  const t = table({ ana: { ...asked, influence: { karst: 1 } }, bor: { influence: { karst: 1 } } })
    .marker("karst", { 1: [income(2)], 2: [more, income(5)] })
    .development();
  gives(t, "bor", "ana", "karst");
  t.does("ana", "marker:karst:1")
    .does("ana", "decline")
    .has({ ana: { pp: 7 }, bor: { pp: 3 } });
});

rule(
  ["DK-RUL-139", "DK-DISC-04", "DK-SETUP-08"],
  "a marker given back lies on top: who takes it has one that gave",
  () => {
    const back = { kind: "manifestation", do: [{ op: "return_marker", n: 1 }] };
    const take = { kind: "manifestation", do: [{ op: "take_marker", n: 1, sector: { from: "any" } }] };
    const t = table({ ana: { row: ["nv1", "back"], influence: { combinat: 1 } }, bor: { row: ["take"] } })
      .card("back", { sector: "karst", effects: [back] })
      .card("take", { sector: "karst", effects: [take] })
      .development();
    t.has({ ana: { pp: 4 } });
    t.uses("ana", "card:back").does("ana", "slot:combinat");
    t.uses("bor", "card:take").does("bor", "combinat").does("ana", "decline");
    t.has({ ana: { pp: 4 }, bor: { pp: 3, influence: { combinat: 1 } } });
  },
);

rule(["DK-RUL-139", "DK-DEV-03"], "a position may say what has given its Income already", () => {
  const t = table({
    ana: { influence: { combinat: 1, suburbs: 2 }, row: ["co2", "ms2"], gaveIncome: ["marker:combinat:1", "card:co2"] },
    bor: { influence: { combinat: 1 } },
    cyr: { influence: { karst: 2, hypogea: 2 }, gaveIncome: ["marker:karst:upper", "marker:hypogea:2"] },
  }).development();
  t.has({
    ana: { pp: 3, reserve: "6C 3G 4E" },
    bor: { pp: 4 },
    cyr: { pp: 3, assassinTokens: 1, spyTokens: 0 },
  });
});

rule(
  ["DK-RUL-47", "DK-USED-02"],
  "a Used marker and a fresh one rest while stacked, and are themselves when they part",
  () => {
    // Ana's Used one comes to lie on Bor's fresh one, and goes on to Cyr.
    const t = table({
      ana: { influence: { motol: 1 }, used: ["marker:motol:1"] },
      bor: { influence: { motol: 1 } },
      cyr: {},
    })
      .pile("bor", "karst", "E")
      .pile("cyr", "karst", "E")
      .turnOf("bor");
    gives(t, "ana", "bor", "motol")
      .has({ bor: { used: ["marker:motol:2"] } })
      .mayUse("bor", []);
    expect(t.view("public").players[1]!.influence).toMatchObject([{ used: true, fresh: "lower" }]);
    gives(t, "bor", "cyr", "motol");
    t.has({ bor: { influence: { motol: 1 }, used: [] }, cyr: { used: ["marker:motol:1"] } });
    t.mayUse("bor", ["marker:motol:1"]).mayUse("cyr", []);

    // Bor's fresh one comes to lie on Ana's Used one.
    const u = table({
      ana: { influence: { motol: 1 }, used: ["marker:motol:1"] },
      bor: { influence: { motol: 1 } },
      cyr: {},
    })
      .pile("ana", "karst", "E")
      .turnOf("cyr");
    gives(u, "bor", "ana", "motol")
      .has({ ana: { used: ["marker:motol:2"] } })
      .mayUse("ana", []);
    expect(u.view("public").players[0]!.influence).toMatchObject([{ used: true, fresh: "upper" }]);
    gives(u, "ana", "cyr", "motol");
    u.has({ ana: { used: ["marker:motol:1"] }, cyr: { influence: { motol: 1 }, used: [] } }).mayUse("cyr", [
      "marker:motol:1",
    ]);
  },
);

rule(["DK-RUL-47", "DK-USED-01"], "to use a stack is to use both of its markers", () => {
  const t = table({ ana: { influence: { motol: 2 } }, bor: {} })
    .pile("ana", "karst", "E")
    .turnOf("ana");
  t.uses("ana", "marker:motol:2").does("ana", "option:0");
  gives(t, "ana", "bor", "motol");
  t.has({ ana: { used: ["marker:motol:1"] }, bor: { used: ["marker:motol:1"] } });
});

rule(["DK-USED-04", "DK-RUL-47"], "Used tokens put on and taken off a stack count for both of its markers", () => {
  for (const half of ["lower", "upper"] as const) {
    const ready = { kind: "manifestation", do: [{ op: "ready", n: 1, target: "own_other_possession" }] };
    const t = table({ ana: { influence: { motol: 2 }, used: [`marker:motol:${half}`], row: ["wake"] }, bor: {} })
      .card("wake", { sector: "karst", effects: [ready] })
      .turnOf("ana");
    t.has({ ana: { used: ["marker:motol:2"] } });
    t.uses("ana", "card:wake")
      .does("ana", "ana/marker:motol:2")
      .has({ ana: { used: ["card:wake"] } });
    gives(t, "ana", "bor", "motol");
    t.has({ ana: { used: ["card:wake"] }, bor: { used: [] } });
  }
});

rule(["DK-TRO-09", "DK-RUL-47", "DK-RUL-69"], "a second marker taken as a Trophy is fresh below its Used stack", () => {
  const t = table({ ana: { influence: { motol: 1 }, used: ["marker:motol:1"] }, bor: {} })
    .pile("ana", "motol", "E")
    .pile("bor", "karst", "C")
    .resolving("motol");
  t.does("ana", "marker").has({ ana: { influence: { motol: 2 }, used: ["marker:motol:2"] } });
  gives(t, "ana", "bor", "motol");
  t.has({ ana: { used: ["marker:motol:1"] }, bor: { influence: { motol: 1 }, used: [] } });
});

rule(
  ["DK-DISC-04", "DK-RUL-69"],
  "of a Used stack the upper marker is given back, and the lower is what it was",
  () => {
    for (const [half, left] of [
      ["upper", []],
      ["lower", ["marker:motol:1"]],
    ] as const) {
      const t = table({ ana: { influence: { motol: 2 }, used: [`marker:motol:${half}`] }, bor: {} }).losing(
        "ana",
        "motol",
      );
      t.has({ ana: { influence: { motol: 1 }, used: [...left] } }).is({ markers: { motol: 1 } });
    }
  },
);

rule(["DK-CAB-CO-01", "DK-RUL-112", "DK-RUL-47"], "of two apart each keeps its own Used token on its way", () => {
  const t = table({
    ana: { influence: { motol: 1 }, used: ["marker:motol:1"] },
    co: { cabal: "coordination", influence: { motol: 1 } },
  }).turnOf("ana");
  gives(t, "ana", "co", "motol")
    .does("co", "apart")
    .has({ co: { used: ["marker:motol:2"] } });
  gives(t, "co", "ana", "motol").has({ ana: { used: ["marker:motol:1"] }, co: { used: [] } });
});

const EACH_CYCLE = {
  kind: "capacity",
  trigger: "spy_done",
  if: [{ event_by: "self" }],
  limit: { times: 1, per: "cycle" },
};
const onSpy = (n: number) => ({ ...EACH_CYCLE, do: [{ op: "gain", res: "pp", n }] });

/** Both players spy, one after the other; Karst gives 1 PP for it once a Cycle, its level II 2. */
function spies(t: Played, name: string): Played {
  const target = name === "ana" ? "bor.newTown:1" : "ana.suburbs:1";
  t.does(name, "spy").does(name, target);
  if (t.table(name).question?.subject === "diktat/chooseSpyTarget") t.does(name, "stop");
  return t;
}

const spying = (ana: object, bor: object) =>
  table({ ana: { pawns: 3, ...ana }, bor: { pawns: 3, ...bor } })
    .marker("karst", { 1: [onSpy(1)], 2: [onSpy(2)] })
    .pile("ana", "suburbs", "E E E")
    .pile("bor", "newTown", "E E E")
    .turnOf("ana");

rule(["DK-RUL-46", "DK-RUL-47"], "a limit of one marker is not spent by the other, and travels with its own", () => {
  const t = spying({ influence: { karst: 1 } }, { influence: { karst: 1 } });
  spies(t, "ana").has({ ana: { pp: 1 }, bor: { pp: 0 } });
  spies(t, "bor").has({ ana: { pp: 1 }, bor: { pp: 1 } });

  // Exchanged in between, the one that is spent is Bor's.
  const u = spying({ influence: { karst: 1 } }, { influence: { karst: 1 } });
  spies(u, "ana").proposes("ana", "bor", { give: "marker:karst", want: "marker:karst" }).accepts("bor", "ana");
  spies(u, "bor").has({ bor: { pp: 0 } });
  spies(u, "ana").has({ ana: { pp: 2 } });
});

rule(
  ["DK-RUL-46", "DK-RUL-47"],
  "a spent marker spends the stack it lies in; apart again the other is not spent",
  () => {
    const t = spying({ influence: { karst: 1 } }, { influence: { karst: 1 } });
    spies(t, "ana");
    gives(t, "ana", "bor", "karst");
    spies(t, "bor").has({ ana: { pp: 1 }, bor: { pp: 0 } });
    gives(t, "bor", "ana", "karst");
    spies(t, "ana").has({ ana: { pp: 1 } });
    spies(t, "bor").has({ bor: { pp: 1 } });
  },
);

rule(["DK-RUL-46", "DK-SEQ-04"], "what one event sets off, each of two holders' markers does", () => {
  const always = { kind: "capacity", trigger: "spy_done", do: [{ op: "gain", res: "pp", n: 1 }] };
  const t = table({ ana: { influence: { karst: 1 } }, bor: { influence: { karst: 1 } } })
    .marker("karst", { 1: [always], 2: [always] })
    .pile("bor", "newTown", "E")
    .turnOf("ana");
  t.does("ana", "spy")
    .does("ana", "bor.newTown:1")
    .has({ ana: { pp: 1 }, bor: { pp: 1 } });
});
