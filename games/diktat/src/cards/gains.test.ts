import { expect } from "vitest";
import type { PlayerSetup } from "../testing/index.ts";
import { type Played, table } from "../testing/index.ts";
import { shows } from "./shows.ts";

/** Ana conquers the card's sector with one Emissary; Bor watches. Her row gives no VP for its first slot. */
function conquers(card: string, sector: Parameters<ReturnType<typeof table>["resolving"]>[0], ana: PlayerSetup = {}) {
  return table({ ana, bor: {} }).track(card).pile("ana", sector, "E").resolving(sector);
}

const take = (card: string, sector: Parameters<typeof conquers>[1], ana: PlayerSetup = {}): Played =>
  conquers(card, sector, ana).does("ana", card);

shows("card:nv2", ["DK-EFF-03", "DK-VP-02", "DK-USED-03"], "1 VP while it is held, Used or not", () => {
  take("nv2", "newTown").has({ ana: { row: ["nv2"], vp: 1, pp: 0 } });
  const held = { row: ["nv2"], used: ["card:nv2"] };
  const t = table({ ana: held, bor: {} })
    .turnOf("ana")
    .has({ ana: { vp: 1, used: ["card:nv2"] } });
  expect(t.view("bor").players[0]!.vpSources).toMatchObject({ cards: 1, opportunities: 0 });
  // Discarded as it is taken it gives nothing (DK-TRO-06).
  conquers("nv2", "newTown")
    .does("ana", "nv2", "discard")
    .has({ ana: { row: [], vp: 0 } });
});

shows("card:nv6", ["DK-EFF-03", "DK-RUL-111"], "4 PP when it is taken, not again later", () => {
  const t = take("nv6", "newTown", { pp: 1 }).has({ ana: { row: ["nv6"], pp: 5, vp: 0 } });
  expect(t.facts.players[0]!.row[0]!.gave).toEqual({ pp: 4, affinities: 0, passing: null });
  expect(t.hears("bor")).toContainEqual({ type: "gained", seat: 0, what: "pp", n: 4, rule: "DK-EFF-02" });
  table({ ana: { row: ["nv6"] }, bor: {} })
    .development()
    .has({ ana: { pp: 3 } });
});

shows("card:co6", "DK-EFF-03", "5 PP when it is taken", () => {
  const t = take("co6", "combinat", { pp: 2 }).has({ ana: { row: ["co6"], pp: 7, vp: 0 } });
  expect(t.facts.players[0]!.row[0]!.gave).toEqual({ pp: 5, affinities: 0, passing: null });
});

shows("card:ch2", ["DK-EFF-03", "DK-RANK-05"], "+10 Rank and 2 PP; the office changes at once", () => {
  const t = table({ ana: {}, bor: {} }).track("ch2").pile("bor", "harmony", "E").pile("ana", "karst", "C");
  const u = t
    .resolving("harmony")
    .has({ bor: { rank: 7 } })
    .is({ administrator: "ana" });
  u.does("bor", "ch2")
    .has({ bor: { rank: 17, pp: 2, vp: 0 } })
    .is({ administrator: "bor" });
  u.asks("bor", "nameSector");
});

shows("card:ch3", ["DK-EFF-03", "DK-USED-03"], "+20 Rank and 1 PP; the Rank stays while it is Used", () => {
  take("ch3", "harmony").has({ ana: { rank: 29, pp: 1, vp: 0 } });
  table({ ana: {}, bor: { row: ["ch3"], used: ["card:ch3"] } })
    .turnOf("ana")
    .has({ bor: { rank: 27 } })
    .is({ administrator: "bor" });
});

shows("card:jo3", ["DK-EFF-03", "DK-AFF-03"], "one Politics and one People token from the supply", () => {
  const t = take("jo3", "josefov").has({ ana: { affinities: { politics: 3, people: 1 }, vp: 0 } });
  expect(t.facts.players[0]!.row[0]!.gave).toEqual({ pp: 0, affinities: 2, passing: null });
  // The types are printed, so everybody knows them.
  expect(t.hears("bor")).toContainEqual({ type: "affinityGained", seat: 0, tokens: ["people"], secret: false });
});

shows("card:jo3", ["DK-RUL-40", "DK-HIDE-03"], "a type that has run out is replaced by another, unseen", () => {
  const all = { politics: 8 };
  const t = table({ ana: {}, bor: { affinities: all } })
    .track("jo3")
    .pile("ana", "josefov", "E")
    .resolving("josefov");
  t.does("ana", "jo3").asks("ana", "affinityTypes").offers("ana", ["people", "artefact"]);
  t.does("ana", "artefact").has({ ana: { affinities: { politics: 2, people: 1, artefact: 1 } } });
  expect(t.hears("bor")).toContainEqual({ type: "affinityGained", seat: 0, n: 1 });
  expect(JSON.stringify(t.view("bor"))).not.toContain('"affinities":{"politics":2');
});

shows(
  "card:jo3",
  ["DK-RUL-40", "DK-RUL-136"],
  "a printed type tells everybody whether any was left, and stands",
  () => {
    // Bor holds 7 or 8 of the ten Politics tokens behind his screen, Ana the 2 others.
    const taking = (politics: number): Played =>
      table({ ana: {}, bor: { affinities: { politics } } })
        .track("jo3")
        .pile("ana", "josefov", "E")
        .resolving("josefov")
        .does("ana", "jo3");
    const tells = (politics: number): string[] => {
      const { events, position } = taking(politics);
      return events.filter((event) => position.game.discloses(event)).map(({ type }) => type);
    };
    expect(tells(7)).toContain("affinityGained");
    expect(tells(8)).toContain("supplySearched");
  },
);

shows(["card:hy6", "card:fa3", "card:ar2", "card:ar3", "card:ar4"], "DK-EFF-07", "a Scourge without effect", () => {
  for (const [card, sector] of [
    ["hy6", "hypogea"],
    ["fa3", "suburbs"],
    ["ar2", "artefact"],
    ["ar3", "artefact"],
    ["ar4", "artefact"],
  ] as const) {
    const t = take(card, sector, { pp: 3 }).has({ ana: { row: [card], pp: 3, vp: 0, rank: 9, debts: 0 } });
    // It gives and costs nothing, and once claimed brings no Attack.
    const done = ["gained", "lost", "paid", "debtTaken", "vpGained", "affinityGained", "othersAttacked"];
    expect(t.events.filter(({ type }) => done.includes(type))).toEqual([]);
    // Left on the track it brings the Attack of the Others (DK-RES-15).
    const left = table({ ana: { influence: { newTown: 2 }, pp: 5 }, bor: { pp: 1 } })
      .track(card)
      .afterConquests();
    expect(left.events).toContainEqual({ type: "othersAttacked" });
    left.has({ ana: { pp: 3 }, bor: { pp: 1 } });
  }
});

shows("card:ar5", ["DK-EFF-07", "DK-DEBT-03", "DK-RUL-34"], "taking it costs 2 PP, by a Debt if need be", () => {
  take("ar5", "artefact", { pp: 3 }).has({ ana: { row: ["ar5"], pp: 1, debts: 0 } });
  const t = take("ar5", "artefact", { pp: 1 }).has({ ana: { row: ["ar5"], pp: 4, debts: 1 } });
  expect(t.events).toContainEqual({ type: "debtTaken", seat: 0, pp: 5, compulsory: true });
  // Compulsory: the voluntary Debt of this Cycle is still there (DK-DEBT-04).
  t.acts("ana", "takeDebt").has({ ana: { debts: 2, pp: 9 } });
  conquers("ar5", "artefact", { pp: 3 })
    .does("ana", "ar5", "discard")
    .has({ ana: { pp: 3, row: [] } });
});

shows("card:ar6", ["DK-EFF-03", "DK-AFF-03"], "1 VP and one Artefact token; it fits its own symbol", () => {
  const t = take("ar6", "artefact").has({ ana: { vp: 1, affinities: { politics: 2, artefact: 1 } } });
  t.acts("ana", "placeAffinity", "ar6:0=artefact").has({ ana: { vp: 2, affinities: { politics: 2 } } });
});

shows("card:ar6", ["DK-DEBT-03", "DK-USED-02"], "each Development it costs 1 PP; Used it does not", () => {
  table({ ana: { row: ["ar6"], pp: 1 }, bor: {} })
    .development()
    .asks("ana", "nameFirstPlayer")
    .has({ ana: { pp: 3, vp: 1 } });
  table({ ana: { row: ["ar6"], pp: 1, used: ["card:ar6"] }, bor: {} })
    .development()
    .asks("ana", "nameFirstPlayer")
    .has({ ana: { pp: 4, vp: 1 } });
  // Who has spent what Development gave takes a Debt for it.
  const spent = table({ ana: { row: ["ar6", "ka1", "fa1"] }, bor: {} }).development();
  spent.does("ana", "card:ka1").does("ana", "card:fa1").asks("ana", "nameFirstPlayer");
  spent.has({ ana: { pp: 4, debts: 1, assassinTokens: 2, reserve: "7C 3G 3E" } });
});

shows("card:ar6", ["DK-RES-16", "DK-RES-17"], "an Attack costs 2 PP more, unless all of it is warded off", () => {
  const attack = (ana: PlayerSetup) =>
    table({ ana, bor: { pp: 2 } })
      .track("ar2")
      .afterConquests();
  attack({ row: ["ar6"], pp: 5 }).has({ ana: { pp: 2 }, bor: { pp: 2 } });
  attack({ row: ["ar6"], pp: 2 }).has({ ana: { pp: 4, debts: 1 } });
  attack({ row: ["ar6"], influence: { artefact: 2 }, pp: 5 }).has({ ana: { pp: 5 } });
  attack({ row: ["ar6", "jo2"], pp: 5 }).has({ ana: { pp: 5 } });
});
