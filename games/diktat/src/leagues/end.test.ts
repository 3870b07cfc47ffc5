import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { table } from "../testing/index.ts";

/** Eight VP by a full Cabal row and Old cards. */
const EIGHT = { cabalRow: [1, 2, 3, 4, 5], row: ["a", "b", "c", "d"] } as const;

function ending(maisel: number, newOrder: number, pp: { ana: number; bor: number }) {
  const holding = (name: "ana" | "bor", cards: readonly string[]) => ({
    pp: pp[name],
    cabalRow: EIGHT.cabalRow.map((n) => `${name}_${n}`),
    row: cards,
    affinities: {},
  });
  const t = table({
    ana: holding("ana", ["a1", "a2", "a3"]),
    bor: holding("bor", ["b1", "b2", "b3"]),
    cyr: {},
    dua: {},
  });
  for (const card of ["a1", "a2", "a3", "b1", "b2", "b3"]) t.card(card, { sector: "karst" });
  return t
    .league("maisel", { members: ["ana"], level: maisel })
    .league("newOrder", { members: ["bor"], level: newOrder })
    .cycle(4)
    .endOfCycle();
}

const end = (t: ReturnType<typeof ending>) => {
  for (const name of ["ana", "bor", "cyr", "dua"]) t.does(name);
  return t;
};

rule(
  ["DK-SCN-103", "DK-LG-END-01", "DK-LG-END-02", "DK-VP-01"],
  "a League still on the first cell costs each member 1 VP, at the end and not before",
  () => {
    const t = ending(1, 2, { ana: 9, bor: 0 }).has({ ana: { vp: 6 }, bor: { vp: 6 } });
    end(t)
      .is({ winners: ["bor"] })
      .has({ ana: { vp: 5 }, bor: { vp: 6 } });
    expect(t.view("public").final?.ranking[0]).toMatchObject({ seat: 1, vp: 6 });
    expect(t.view("public").players[0]?.vpSources.leagues).toBe(-1);
  },
);

rule(["DK-RUL-98", "DK-LG-END-02"], "only the level at the end counts", () => {
  end(ending(2, 2, { ana: 1, bor: 0 })).is({ winners: ["ana"] });
  end(ending(1, 1, { ana: 1, bor: 0 }))
    .is({ winners: ["ana"] })
    .has({ ana: { vp: 5 }, bor: { vp: 5 } });
});

rule(["DK-RUL-135", "DK-LG-END-01"], "members of a League win alone; an exact tie is shared as ever", () => {
  end(ending(2, 2, { ana: 3, bor: 3 })).is({ winners: ["ana", "bor"] });
  const t = table({ ana: { pp: 2 }, bor: { pp: 1 }, cyr: {}, dua: {} })
    .league("maisel", { members: ["ana", "bor"], level: 3 })
    .cycle(4)
    .endOfCycle();
  end(t).is({ winners: ["ana"] });
});
