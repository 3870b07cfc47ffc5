import { resample } from "@paravent/kernel";
import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { table } from "../../testing/index.ts";

rule("DK-RUL-59", "nobody can imagine the terms of an oath they may not read, nor an offer made to others", () => {
  const t = table({ ana: {}, bor: {}, cyr: {} }).turnOf("ana");
  t.swears("ana", "bor", { terms: [["ana", "notSend", { sector: "karst" }]] });
  t.offersOath("bor", "ana", { terms: [["bor", "notSend", { sector: "motol" }]] });
  const world = (seat: number) => {
    const { game, state } = t.position;
    const { oaths, oathOffers } = resample(game, state, seat, "elsewhere").facts;
    return [oaths.map(({ terms }) => terms.length), oathOffers.length];
  };
  expect([world(0), world(1), world(2)]).toEqual([
    [[1], 1],
    [[1], 1],
    [[0], 0],
  ]);
  t.acts("ana", "revealOath", "oath:1");
  expect(world(2)).toEqual([[1], 0]);
});

rule("DK-RUL-130", "whoever does not know the truth of a statement can imagine both; whoever knows cannot", () => {
  const t = table({ ana: {}, bor: {}, cyr: { reserve: "3C 3G 3E" } })
    .pile("cyr", "karst", "C")
    .turnOf("bor");
  t.swears("ana", "bor", { terms: [["ana", "truth", { pawn: "cyr.karst:1", is: "citizen" }]] });
  const { game, state } = t.position;
  const imagined = (seat: number): string[] => {
    const kinds = new Set<string>();
    for (let n = 0; n < 40; n++) {
      const { oaths, piles } = resample(game, state, seat, `world ${n}`).facts;
      const { was } = oaths[0]!.terms[0]!.memory as { was: string };
      // What was true at the swearing is what the pawn is in that world.
      expect(was).toBe(piles[0]!.pawns[0]!.kind);
      kinds.add(was);
    }
    return [...kinds].sort();
  };
  for (const seat of [0, 1]) expect(imagined(seat)).toEqual(["citizen", "emissary", "guard"]);
});
