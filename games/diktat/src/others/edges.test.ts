import { scenario } from "@paravent/testkit";
import { rule } from "@paravent/testkit/vitest";
import { describe, expect } from "vitest";
import type { DiktatEvent } from "../model/events.ts";
import type { Agent, SectorId } from "../names/names.ts";
import { newGame, type Played, table } from "../testing/index.ts";

// What players argue about: the order of placing, what lies where in a pile, and what is left to chance.

const ORDERS: readonly Agent[][] = [
  ["citizen", "guard", "emissary"],
  ["emissary", "citizen", "guard"],
  ["guard", "emissary", "citizen"],
];

const kindsIn = (t: Played, sector: SectorId): Agent[] =>
  t.facts.piles.find((pile) => pile.owner === -1 && pile.sector === sector)!.pawns.map(({ kind }) => kind);

/** Whether chance can make them lie in each of these orders, when this seat answers so. */
function comesInEveryOrder(t: Played, type: "othersLaid" | "othersGathered", seat: number, answer: unknown): void {
  for (const wanted of ORDERS) {
    const { game, state } = t.position;
    const lies = (event: DiktatEvent): boolean =>
      event.type === type && event.pawns.map(({ kind }) => kind).join() === wanted.join();
    scenario(game, state)
      .luck((events) => events.some(lies))
      .answer(seat, answer);
  }
}

describe("Gathering", () => {
  const discarded = (cycle: number) =>
    table({ ana: {}, bor: {} })
      .card("k1", { sector: "karst", darkness: 0 })
      .deck("k1", "nv1", "nv2", "ms1")
      .others("motol", "C C C C")
      .discardedOthers("EEEE")
      .cycle(cycle);

  rule(["DK-OTH-DARK-02", "DK-OTH-DARK-03"], "what is discarded waits for the second Cycle, then lies lowest", () => {
    discarded(1)
      .cycleStart()
      .is({ discardedOthers: "EEEE", others: { artefact: 4, motol: 4 } });
    const t = discarded(2)
      .cycleStart()
      .is({ discardedOthers: "", others: { artefact: 8, motol: 4 } });
    expect(kindsIn(t, "artefact").join(" ")).toBe("guard guard guard guard emissary emissary emissary emissary");
  });

  rule("DK-OTH-DARK-03", "the gathered are shuffled: they may lie in any order", () => {
    const t = table({ ana: {}, bor: {} }).discardedOthers("CGE").endOfCycle().does("ana");
    comesInEveryOrder(t, "othersGathered", 1, true);
  });
});

describe("Proliferation", () => {
  rule(["DK-OTH-DARK-05", "DK-OTH-BOARD-01"], "cell by cell, the new card last, and all by its score", () => {
    const t = table({ ana: {}, bor: {} })
      .card("m", { sector: "motol", darkness: 1 })
      .card("j", { sector: "josefov", darkness: 4 })
      .card("k", { sector: "karst", darkness: 2 })
      .corruption("m", "j")
      .deck("k", "nv1", "nv2", "ms1")
      .cycleStart();
    t.is({ corruption: ["m", "j", "k"], others: { artefact: 6, motol: 2, josefov: 2, karst: 2 } });
    const to = t.story.flatMap((event) => (event.type === "othersMoved" ? [event.to] : []));
    expect(to).toEqual(["motol", "motol", "josefov", "josefov", "karst", "karst"]);
  });

  rule(["DK-OTH-DARK-04", "DK-OTH-PILE-07", "DK-ADMIN-06"], "the Administrator takes them, wherever seated", () => {
    const t = newGame(["cyr", "bor", "ana"], { others: true });
    const by = t.story.flatMap((event) => (event.type === "othersMoved" ? [event.by] : []));
    expect([...new Set(by)]).toEqual([2]);
  });
});

rule("DK-OTH-DARK-08", "four Others bring one Gloom token, eight two, eleven still two, twelve three", () => {
  for (const [pawns, gloom] of [
    ["CCC", 0],
    ["CCCC", 1],
    ["CCCC GGG", 1],
    ["CCCC GGGG", 2],
    ["CCCC GGGG EEE", 2],
    ["CCCC GGGG EEEE", 3],
  ] as const)
    table({ ana: {}, bor: {} })
      .card("k", { sector: "karst", darkness: 0 })
      .deck("k", "nv1", "nv2", "ms1")
      .others("motol", pawns)
      .cycleStart()
      .is({ gloom: gloom > 0 ? { motol: gloom } : {} });
});

describe("their Assassinations", () => {
  rule(["DK-OTH-PILE-11", "DK-OTH-KILL-02"], "a Corruption token takes part where a pile is", () => {
    const t = table({ ana: { reserve: "C C C C" }, bor: {} })
      .others("karst", "C")
      .corruptionTokens({ karst: 1 })
      .turnOf("ana");
    t.does("ana", "sendTeam").does("ana", "karst").does("ana", "C C C C");
    t.does("bor", "ana.karst:1").does("bor", "ana.karst:1").asks("bor", "chooseManoeuvre");
    t.sees("ana", "karst", "?", "C C");
  });

  rule(["DK-RUL-09", "DK-OTH-KILL-01"], "left is clockwise, whichever way the turns go round", () => {
    const t = table({ ana: { reserve: "C" }, bor: { row: ["mo6"] }, cyr: {} })
      .others("karst", "C")
      .manoeuvres();
    t.does("bor", "card:mo6").does("bor", "ana:-1").does("ana", "sendTeam").does("ana", "karst").does("ana", "C");
    t.asks("bor", "othersVictim").does("bor", "ana.karst:1").asks("cyr", "chooseManoeuvre");
  });
});

describe("a sector they hold or lose", () => {
  rule("DK-OTH-RES-05", "those that stay are shuffled: they may lie in any order", () => {
    const t = table({ ana: {}, bor: {} }).pile("ana", "karst", "C").others("karst", "E C G").resolution();
    comesInEveryOrder(t, "othersLaid", 0, ["karst"]);
  });

  rule(["DK-OTH-RES-08", "DK-OTH-PILE-09"], "all their pawns go, those moved in during the Conquest among them", () => {
    const t = table({ ana: { influence: { artefact: 1 }, ask: ["beforeTake"] }, bor: {} })
      .pile("bor", "karst", "E")
      .others("karst", "C")
      .others("motol", "G E")
      .corruptionTokens({ karst: 1 })
      .resolving("karst");
    t.uses("ana", "marker:artefact:1").does("ana", "others.motol:1", "karst").does("ana", "others.motol:1", "karst");
    t.asks("bor", "chooseTrophy").does("bor", "marker");
    t.is({ others: { artefact: 9 }, discardedOthers: "C G E", corruptionTokens: {} });
    expect([...t.view("bor").others!.discarded].sort()).toEqual(["citizen", "emissary", "guard"]);
  });
});
