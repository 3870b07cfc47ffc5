import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import type { PlayerSetup } from "../testing/index.ts";
import { type Played, table } from "../testing/index.ts";

/** One marker of a sector for the other one of it. */
const swap = (t: Played, from: string, to: string, sector: string, more: { give?: string; want?: string } = {}) =>
  t
    .proposes(from, to, {
      give: `marker:${sector} ${more.give ?? ""}`.trim(),
      want: `marker:${sector} ${more.want ?? ""}`.trim(),
    })
    .accepts(to, from);

const told = (t: Played): string[] => t.story.map(({ type }) => type);

rule(["DK-RUL-47", "DK-RUL-48", "DK-RUL-46"], "a Used marker for a fresh one: each has what the other had", () => {
  for (const [from, to] of [
    ["ana", "bor"],
    ["bor", "ana"],
  ] as const) {
    const t = table({ ana: { influence: { motol: 1 }, used: ["marker:motol:1"] }, bor: { influence: { motol: 1 } } })
      .pile("ana", "karst", "E")
      .turnOf("ana");
    t.mayUse("ana", []);
    swap(t, from, to, "motol").asks("ana", "chooseManoeuvre");
    t.has({
      ana: { influence: { motol: 1 }, used: [] },
      bor: { influence: { motol: 1 }, used: ["marker:motol:1"] },
    });
    t.mayUse("ana", ["marker:motol:1"])
      .mayUse("bor", [])
      .is({ markers: { motol: 0 } });
    // And back again.
    swap(t, from, to, "motol").has({ ana: { used: ["marker:motol:1"] }, bor: { used: [] } });
    // Neither ever lay on the other.
    expect(told(t).filter((type) => type.startsWith("marker"))).toEqual(["markersExchanged", "markersExchanged"]);
  }
});

rule(["DK-RUL-47", "DK-RUL-48"], "two markers alike change nothing but hands", () => {
  for (const used of [[], ["marker:artefact:1"]] as const) {
    const setup: PlayerSetup = { influence: { artefact: 1, karst: 1 }, used };
    const t = table({ ana: setup, bor: { ...setup, influence: { newTown: 1, artefact: 1 } } }).turnOf("ana");
    swap(t, "ana", "bor", "artefact").has({
      // Each has left its slot as if discarded, and goes to a free one (DK-TRADE-05).
      ana: { slots: ["karst", "artefact"], used: [...used] },
      bor: { slots: ["newTown", "artefact"], used: [...used] },
    });
  }
});

rule(["DK-RUL-138", "DK-RUL-48", "DK-DISC-10"], "Josefov for Josefov moves no tokens and asks nobody", () => {
  const t = table({
    ana: { influence: { josefov: 1 }, affinities: { people: 2, politics: 1 } },
    bor: { influence: { josefov: 1 }, affinities: { artefact: 1 } },
  }).turnOf("ana");
  swap(t, "ana", "bor", "josefov").asks("ana", "chooseManoeuvre");
  t.has({ ana: { affinities: { people: 2, politics: 1 } }, bor: { affinities: { artefact: 1 } } });
  expect(told(t).filter((type) => type.includes("ffinit") || type === "gainRecorded")).toEqual([]);
  // Each still owes what the Gain gave that player.
  t.proposes("ana", "bor", { give: "marker:josefov" }).accepts("bor", "ana");
  t.asks("ana", "affinityLoss").refuses("ana", "people", "tooFew").does("ana", "people people");
});

rule(["DK-RUL-138", "DK-RUL-48"], "what each player gained by Josefov is that player's, whichever marker it is", () => {
  // Bor's came by trade and gave him one token; Cyr's was taken and gave two.
  const t = table({
    ana: { influence: { josefov: 1 }, affinities: { people: 1 } },
    bor: { affinities: {} },
    cyr: { influence: { josefov: 1 }, affinities: { people: 3 } },
  }).turnOf("ana");
  t.proposes("ana", "bor", { give: "marker:josefov" }).accepts("bor", "ana");
  t.does("ana", "people").does("bor", "politics");
  swap(t, "cyr", "bor", "josefov").asks("ana", "chooseManoeuvre");
  t.has({ bor: { affinities: { politics: 1 } }, cyr: { affinities: { people: 3 } } });
  t.proposes("bor", "ana", { give: "marker:josefov" }).accepts("ana", "bor").does("bor", "politics");
  t.does("ana", "artefact").proposes("cyr", "ana", { give: "marker:josefov" }).accepts("ana", "cyr");
  t.asks("cyr", "affinityLoss").does("cyr", "people people").does("ana", "artefact artefact");
  t.has({ ana: { influence: { josefov: 2 }, affinities: { artefact: 3 } }, cyr: { affinities: { people: 1 } } });
});

rule(["DK-RUL-111", "DK-RUL-48"], "nor does a Gain of PP or Agents go to and fro", () => {
  const gain = { kind: "gain", do: [4, 2].map((n, i) => ({ op: "gain", res: i ? "citizen" : "pp", n })) };
  const t = table({ ana: { pp: 9, reserve: "2C", influence: { karst: 1 } }, bor: { influence: { karst: 1 } } })
    .marker("karst", { 1: [gain], 2: [gain] })
    .turnOf("ana");
  swap(t, "ana", "bor", "karst").has({ ana: { pp: 9, reserve: "2C" }, bor: { pp: 0, reserve: "" } });
});

rule(["DK-RUL-02", "DK-RANK-05", "DK-RUL-48"], "Harmony for Harmony leaves the office where it is throughout", () => {
  for (const [from, to] of [
    ["ana", "bor"],
    ["bor", "ana"],
  ] as const) {
    const t = table({ ana: { influence: { harmony: 1 } }, bor: { influence: { harmony: 1 } }, cyr: {} }).turnOf("cyr");
    t.swears("ana", "cyr", { terms: [["ana", "nameSector", { order: ["karst"] }]] });
    swap(t, from, to, "harmony").is({ administrator: "ana" });
    t.has({ ana: { rank: 19 }, bor: { rank: 17 } });
    expect(told(t)).not.toContain("administratorChanged");
  }
});

rule(["DK-VP-02", "DK-RUL-48"], "New Town for New Town: everybody hears of it, nobody's VP change", () => {
  const t = table({ ana: { influence: { newTown: 1 } }, bor: { influence: { newTown: 1 } }, cyr: {} }).turnOf("cyr");
  swap(t, "ana", "bor", "newTown").has({ ana: { vp: 1 }, bor: { vp: 1 } });
  for (const who of ["cyr", "public"])
    expect(t.hears(who)).toEqual([
      { type: "traded", from: 0, to: 1, give: { "marker:newTown": 1 }, want: { "marker:newTown": 1 } },
      { type: "markersExchanged", from: 0, to: 1, sector: "newTown" },
    ]);
});

rule(["DK-CAB-CO-01", "DK-RUL-48"], "who may lay a second marker apart has no second one, and is not asked", () => {
  for (const [from, to] of [
    ["ana", "co"],
    ["co", "ana"],
  ] as const) {
    const t = table({
      ana: { influence: { fortress: 1 } },
      co: { cabal: "coordination", influence: { fortress: 1 } },
    }).turnOf("ana");
    swap(t, from, to, "fortress").asks("ana", "chooseManoeuvre");
    t.has({ ana: { influence: { fortress: 1 } }, co: { influence: { fortress: 1 } } });
  }
});

rule(["DK-RUL-48", "DK-TRO-10"], "five full slots are room enough for one marker in the place of the other", () => {
  const FIVE = { newTown: 1, suburbs: 2, motol: 1, combinat: 1, fortress: 1 } as const;
  const t = table({
    ana: { influence: { motol: 1, karst: 2, hypogea: 2, malaStrana: 2, oldTown: 2 }, used: ["marker:motol:1"] },
    bor: { influence: FIVE },
  }).turnOf("ana");
  swap(t, "ana", "bor", "motol");
  t.has({
    ana: { slots: ["karst", "hypogea", "malaStrana", "oldTown", "motol"], used: [] },
    bor: { slots: ["newTown", "suburbs", "combinat", "fortress", "motol"], used: ["marker:motol:1"] },
  });
  t.is({ markers: { newTown: 1, combinat: 1, fortress: 1 } });
});

rule(["DK-RUL-48", "DK-TRADE-01"], "together with other things, in either direction", () => {
  const t = table({
    ana: { pp: 3, influence: { motol: 1, karst: 1 }, used: ["marker:motol:1"], row: ["nv1"] },
    bor: { influence: { motol: 1, karst: 1, combinat: 1 } },
  }).turnOf("ana");
  swap(t, "ana", "bor", "motol", { give: "2pp marker:karst card:nv1", want: "marker:karst marker:combinat" });
  t.has({
    ana: { pp: 1, influence: { motol: 1, karst: 1, combinat: 1 }, used: [], row: [] },
    bor: { pp: 2, influence: { motol: 1, karst: 1 }, used: ["marker:motol:1"], row: ["nv1"] },
  });
});

rule(["DK-RUL-94", "DK-RUL-48"], "in a League each of the two counts one", () => {
  const t = table({
    ana: { influence: { motol: 1 }, used: ["marker:motol:1"] },
    bor: { influence: { motol: 1 } },
    cyr: {},
    dua: {},
  })
    .league("maisel", { members: ["ana", "bor"], exchanged: 1 })
    .turnOf("cyr");
  swap(t, "ana", "bor", "motol").has({ ana: { used: [] }, bor: { used: ["marker:motol:1"] } });
  t.refusesTrade("bor", "ana", { give: "marker:motol" }, "leagueExchangeLimit", "DK-RUL-94");
});

rule(["DK-OATH-02", "DK-RUL-46"], "who swore to give a marker of a sector has given it, whatever came for it", () => {
  const t = table({ ana: { influence: { karst: 1 } }, bor: { influence: { karst: 1 } } }).turnOf("ana");
  t.swears("ana", "bor", { terms: [["ana", "give", { markers: ["karst"] }]] });
  swap(t, "ana", "bor", "karst");
  expect(t.story).toContainEqual(expect.objectContaining({ type: "oathTermSettled", as: "kept" }));
});
