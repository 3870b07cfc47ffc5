import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import type { SectorId } from "../../names/names.ts";
import { type Played, type PlayerSetup, table } from "../../testing/index.ts";

const states = (t: Played): string[] => t.view("ana").oaths.flatMap(({ terms }) => terms!.map(({ state }) => state));
const idleTurn = (t: Played, name: string): Played => t.does(name, "extendInfluence").does(name, "nothing");

rule("DK-OATH-02", "a look is owed at the pile named: another's there, or theirs elsewhere, is not it", () => {
  const t = table({ ana: { spyTokens: 3 }, bor: {}, cyr: {} })
    .pile("cyr", "motol", "C")
    .pile("cyr", "karst", "C")
    .pile("bor", "karst", "C")
    .turnOf("ana");
  t.swears("ana", "bor", {
    terms: [
      ["ana", "doManoeuvre", { manoeuvre: "spy", sector: "karst", target: "cyr" }],
      ["ana", "doManoeuvre", { manoeuvre: "spy", sector: "karst" }],
      ["ana", "doManoeuvre", { manoeuvre: "spy", target: "cyr" }],
      // Done by another it is not done.
      ["bor", "doManoeuvre", { manoeuvre: "spy", sector: "karst" }],
      ["bor", "doManoeuvre", { manoeuvre: "spy" }],
    ],
  });
  t.does("ana", "spy").does("ana", "bor.karst:1");
  expect(states(t)).toEqual(["open", "kept", "open", "open", "open"]);
  t.does("ana", "cyr.motol:1");
  expect(states(t)).toEqual(["open", "kept", "kept", "open", "open"]);
  t.does("ana", "cyr.karst:1").asks("bor", "chooseManoeuvre");
  expect(states(t)).toEqual(["kept", "kept", "kept", "open", "open"]);
});

rule("DK-OATH-02", "nor do a team, a blow or a turn of another keep a promise; one Manoeuvre is not another", () => {
  const t = table({ ana: { reserve: "2C" }, bor: { reserve: "2C" }, cyr: {} })
    .pile("cyr", "motol", "C C C")
    .turnOf("ana");
  t.swears("ana", "bor", {
    terms: [
      ["bor", "doManoeuvre", { manoeuvre: "sendTeam", sector: "karst" }],
      ["bor", "doManoeuvre", { manoeuvre: "sendTeam" }],
      ["bor", "doManoeuvre", { manoeuvre: "assassinate", sector: "motol" }],
      ["bor", "doManoeuvre", { manoeuvre: "assassinate" }],
    ],
  });
  t.does("ana", "sendTeam").does("ana", "karst").does("ana", "C");
  t.does("bor", "spy").does("bor", "motol:1").does("bor", "stop").does("cyr", "extendInfluence").does("cyr", "nothing");
  t.does("ana", "assassinate").does("ana", "motol:1");
  expect(states(t)).toEqual(["open", "open", "open", "open"]);
  t.does("bor", "assassinate").does("bor", "motol:1");
  expect(states(t)).toEqual(["open", "open", "kept", "kept"]);
});

rule("DK-RUL-58", "whether there was an occasion: by what is open, for the very thing that was promised", () => {
  const outcome = (
    manoeuvre: string,
    aim: { sector?: SectorId; target?: string },
    piles: readonly (readonly [string, SectorId])[],
    bor: PlayerSetup = {},
  ): number => {
    const board = table({ ana: { pawns: 0 }, bor: { pawns: 1, ...bor }, cyr: { pawns: 0 } });
    for (const [owner, sector] of piles) board.pile(owner, sector, "C");
    const t = board.turnOf("bor");
    t.swears("bor", "ana", { until: "manoeuvresDone", terms: [["bor", "doManoeuvre", { manoeuvre, ...aim }]] });
    idleTurn(t, "bor");
    expect(t.facts.oaths).toEqual([]);
    return t.view("public").players[1]!.vp;
  };
  const [broken, lapsed] = [-1, 0];
  expect(outcome("assassinate", {}, [])).toBe(lapsed);
  expect(outcome("assassinate", {}, [["bor", "karst"]])).toBe(lapsed);
  expect(outcome("assassinate", {}, [["cyr", "karst"]])).toBe(broken);
  const apart = [
    ["bor", "karst"],
    ["ana", "motol"],
  ] as const;
  expect(outcome("assassinate", { sector: "karst" }, apart)).toBe(lapsed);
  expect(outcome("assassinate", { sector: "motol" }, apart)).toBe(broken);
  expect(outcome("assassinate", { target: "cyr" }, apart)).toBe(lapsed);
  expect(outcome("assassinate", { target: "ana" }, apart)).toBe(broken);
  expect(outcome("assassinate", { sector: "karst", target: "ana" }, apart)).toBe(lapsed);
  // One may look at one's own pawns.
  expect(outcome("spy", { sector: "karst" }, apart)).toBe(broken);
  expect(outcome("spy", { sector: "suburbs" }, apart)).toBe(lapsed);
  expect(outcome("spy", { target: "ana" }, apart)).toBe(broken);
  expect(outcome("spy", { target: "cyr" }, apart)).toBe(lapsed);
  expect(outcome("spy", {}, apart)).toBe(broken);
  expect(outcome("spy", {}, [])).toBe(lapsed);
  expect(outcome("sendTeam", {}, [])).toBe(broken);
  expect(outcome("developCabal", {}, [])).toBe(broken);
  const cabalRow = ["bor_1", "bor_2", "bor_3", "bor_4", "bor_5"];
  expect(outcome("developCabal", {}, [], { cabalRow, vp: 0 })).toBe(lapsed);
  expect(outcome("specialManoeuvre", {}, [])).toBe(lapsed);
});

rule("DK-OATH-02", "another place left is not the place sworn, nor is one offered to somebody else", () => {
  const begin = () =>
    table({ ana: {}, bor: {}, cyr: {} })
      .pile("bor", "karst", "C")
      .pile("bor", "motol", "C")
      .turnOf("ana")
      .swears("bor", "ana", { until: "manoeuvreDone", terms: [["bor", "concede", { pile: "karst" }]] });
  const other = begin().leaves("bor", "motol", "ana").accepts("ana", "bor");
  expect(states(other)).toEqual(["open"]);
  idleTurn(other, "ana").has({ bor: { vp: -1 } });
  idleTurn(begin().leaves("bor", "karst", "cyr"), "ana").has({ bor: { vp: -1 } });
  idleTurn(begin().leaves("bor", "karst", "ana"), "ana").has({ bor: { vp: 0 } });
});

rule("DK-OATH-02", "what others give each other, or the promisor to others, keeps no promise of a gift", () => {
  const t = table({ ana: { pp: 4 }, bor: { pp: 4 }, cyr: { pp: 4 } }).turnOf("ana");
  t.swears("bor", "ana", { until: "manoeuvreDone", terms: [["bor", "give", { pp: 2 }]] });
  t.proposes("cyr", "bor", { want: "2pp" }).accepts("bor", "cyr");
  t.proposes("ana", "cyr", { want: "2pp" }).accepts("cyr", "ana");
  t.proposes("ana", "bor", { give: "2pp" }).accepts("bor", "ana");
  expect(states(t)).toEqual(["open"]);
  t.proposes("ana", "bor", { want: "2pp" }).accepts("bor", "ana");
  expect(states(t)).toEqual(["kept"]);
});

rule("DK-OATH-02", "cards and markers are promised and given like the rest", () => {
  const t = table({ ana: {}, bor: { row: ["file", "key"], influence: { karst: 1, motol: 1 } }, cyr: {} })
    .card("file", { sector: "karst" })
    .card("key", { sector: "karst" })
    .turnOf("ana");
  t.swears("bor", "ana", { terms: [["bor", "give", { cards: ["file"], markers: ["karst"] }]] });
  t.proposes("bor", "ana", { give: "card:key marker:motol" }).accepts("ana", "bor");
  t.proposes("bor", "ana", { give: "card:file" }).accepts("ana", "bor");
  expect(states(t)).toEqual(["open"]);
  t.proposes("bor", "ana", { give: "marker:karst" }).accepts("ana", "bor");
  expect(states(t)).toEqual(["kept"]);
});

rule(
  "DK-RUL-58",
  "of a gift given in part the rest is owed: the rest offered for nothing and refused is enough",
  () => {
    const begin = () => {
      const t = table({ ana: {}, bor: { pp: 9 }, cyr: {} }).turnOf("ana");
      t.swears("bor", "ana", { until: "manoeuvreDone", terms: [["bor", "give", { pp: 3 }]] });
      return t.proposes("bor", "ana", { give: "2pp" }).accepts("ana", "bor");
    };
    idleTurn(begin(), "ana").has({ bor: { vp: -1 } });
    idleTurn(begin().proposes("bor", "ana", { give: "pp" }).declines("ana", "bor"), "ana").has({ bor: { vp: 0 } });
  },
);

rule(
  ["DK-OATH-02", "DK-RUL-19"],
  "what an effect does is no Manoeuvre; a Manoeuvre at another's expense is not the one sworn",
  () => {
    const t = table({ ana: {}, bor: { row: ["vv5", "ka3"], reserve: "2C" }, cyr: {} })
      .pile("cyr", "motol", "C C")
      .pile("ana", "suburbs", "C")
      .turnOf("ana");
    t.swears("bor", "ana", {
      terms: [
        ["bor", "doManoeuvre", { manoeuvre: "sendTeam", sector: "karst" }],
        ["bor", "doManoeuvre", { manoeuvre: "assassinate", sector: "motol" }],
        ["bor", "doManoeuvre", { manoeuvre: "spy", target: "cyr" }],
      ],
    });
    t.uses("bor", "card:vv5").does("bor", "karst").does("bor", "C");
    t.uses("bor", "card:ka3").does("bor", "cyr.motol:1");
    expect(states(t)).toEqual(["open", "open", "open"]);
    idleTurn(t, "ana")
      .does("bor", "spy")
      .does("bor", "ana.suburbs:1")
      .does("bor", "stop")
      .asks("cyr", "chooseManoeuvre");
    expect(states(t)).toEqual(["open", "open", "open"]);
  },
);

rule("DK-RUL-58", "an occasion that others take away while it is about to be used is gone; no other is", () => {
  const begin = (piles: readonly (readonly [string, SectorId])[]) => {
    const board = table({ ana: { pawns: 1, influence: { motol: 2 } }, bor: { pawns: 1 }, cyr: { pawns: 0 } });
    for (const [owner, sector] of piles) board.pile(owner, sector, "C");
    const t = board.turnOf("ana");
    const terms = [["ana", "doManoeuvre", { manoeuvre: "assassinate", sector: "karst" }]] as const;
    return t.swears("ana", "bor", { until: "manoeuvresDone", terms });
  };
  const away = (t: Played, sector: SectorId): Played => t.leaves("bor", sector, "cyr").accepts("cyr", "bor");
  const two = [
    ["bor", "karst"],
    ["bor", "motol"],
    ["cyr", "suburbs"],
  ] as const;
  const after = (t: Played): Played => idleTurn(t, "bor");
  const struck = (t: Played): Played => t.does("ana", "cyr.suburbs:1");
  after(struck(away(begin(two).does("ana", "assassinate"), "karst"))).has({ ana: { vp: 0 } });
  // Another pile is left: the one meant is still there.
  after(struck(away(begin(two).does("ana", "assassinate"), "motol"))).has({ ana: { vp: -1 } });
  // Who did something else has let the occasion pass, whatever is left afterwards.
  const late = idleTurn(begin(two), "ana");
  after(away(late, "karst")).has({ ana: { vp: -1 } });
  const during = begin(two).does("ana", "extendInfluence");
  after(away(during, "karst").does("ana", "nothing")).has({ ana: { vp: -1 } });
});
