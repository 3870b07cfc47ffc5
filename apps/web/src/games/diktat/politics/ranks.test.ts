import { packOf, packText } from "@paravent/diktat";
import { table } from "@paravent/diktat/testing";
import { describe, expect, test } from "vitest";
import type { Goods } from "./goods.tsx";
import { ranksAfter } from "./ranks.ts";

const position = () =>
  table({
    ana: { cabal: "resistance", pp: 3, influence: { harmony: 1 }, row: ["ch3"] },
    bor: { cabal: "polisec", influence: { harmony: 1, karst: 1 }, row: ["ch2"] },
    cyr: { cabal: "garde_noire" },
  }).turnOf("ana");

const written = (goods: Goods) => Object.keys(goods).join(" ");

/** What is foretold of ana's trade with bor, and what the rules make of it. */
function both(give: Goods, want: Goods) {
  const t = position();
  const seen = { game: t.view("ana"), pack: packText(packOf(t.facts)) };
  const told = ranksAfter(seen, 0, 1, give, want);
  t.proposes("ana", "bor", { give: written(give), want: written(want) }).accepts("bor", "ana");
  const { players, administrator } = t.view("ana");
  return { told, is: { ranks: [players[0]!.rank, players[1]!.rank], administrator } };
}

describe("what a trade makes of the Ranks is foretold as the rules will have it", () => {
  test.each([
    ["a marker", { "marker:harmony": 1 }, {}],
    ["a marker that makes an Administrator", {}, { "marker:harmony": 1 }],
    ["cards with Rank", { "card:ch3": 1 }, { "card:ch2": 1 }],
    ["nothing of Rank", { pp: 1 }, { "marker:karst": 1 }],
  ])("%s", (_, give, want) => {
    const { told, is } = both(give, want);
    expect(told.ranks.map(({ rank }) => rank)).toEqual(is.ranks);
    expect(told.administrator).toBe(is.administrator);
  });
});
