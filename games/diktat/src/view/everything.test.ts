import { laidOpen } from "@paravent/kernel";
import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import type { DiktatEvent } from "../model/events.ts";
import { loadDiktat } from "../node.ts";
import { table } from "../testing/index.ts";
import { everything } from "./everything.ts";

const secretive = () =>
  table({ ana: { pp: 41 }, bor: { pp: 43, reserve: "17C 19G 23E" }, cyr: { pp: 47 } })
    .card("hidden", { sector: "karst" })
    .secret("hidden")
    .pile("bor", "karst", "E G")
    .pile("ana", "karst", "C")
    .turnOf("cyr");

rule(
  ["DK-HIDE-02", "DK-MAN-SEND-07"],
  "with everything open every pawn and every screen is seen, and what was news is marked",
  () => {
    const t = secretive();
    const open = everything.view(t.facts, 0);
    const pawns = (owner: number) => open.piles.find((pile) => pile.owner === owner)!.pawns;
    expect(pawns(1).map(({ kind, unknownThen }) => [kind, unknownThen])).toEqual([
      ["emissary", true],
      ["guard", true],
    ]);
    expect(pawns(0).map(({ kind, unknownThen }) => [kind, unknownThen])).toEqual([["citizen", undefined]]);
    expect(open.reserves!.map(({ pp }) => pp)).toEqual([41, 43, 47]);
    expect(open.secret?.known).toBe(t.facts.secret!.card);
    // All the rest is as that observer saw it.
    const { piles: _, secret: __, ...seen } = t.view("ana");
    expect(open).toMatchObject(seen);
  },
);

rule(["DK-RUL-59", "DK-INFO-01"], "terms, trades and words stay with those who had them, also then", () => {
  const placed: DiktatEvent = {
    type: "pawnsAdded",
    seat: 1,
    pile: 4,
    sector: "karst",
    pawns: [{ id: 5, kind: "guard" }],
  };
  expect(everything.witness(placed, "public")).toEqual(placed);
  const said: DiktatEvent = { type: "told", from: 0, to: [1], what: { about: "words", words: "Trust me." } } as never;
  expect(everything.witness(said, 2)).toBeNull();
  expect(everything.witness(said, 1)).toEqual(said);
  const shuffled: DiktatEvent = { type: "deckShuffled", order: ["a"] } as never;
  expect(everything.witness(shuffled, "public")).toEqual({ type: "deckShuffled" });
});

rule("DK-HIDE-02", "nothing of it can be had while the game runs", () => {
  const t = secretive();
  expect(laidOpen(loadDiktat(), t.facts)).toBeNull();
});
