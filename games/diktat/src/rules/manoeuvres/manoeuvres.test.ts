import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { SECTORS } from "../../names/names.ts";
import { type Played, table } from "../../testing/index.ts";

const turns = (t: Played): number[] => t.story.flatMap((e) => (e.type === "turnBegan" ? [e.seat] : []));

rule("DK-ADMIN-02", "the Administrator names the first player, anybody at all", () => {
  for (const first of ["ana", "bor", "cyr"]) {
    const t = table({ ana: { pawns: 1 }, bor: { pawns: 1 }, cyr: { pawns: 1 } }).manoeuvres();
    t.asks("ana", "nameFirstPlayer").offers("ana", ["ana", "bor", "cyr"]);
    t.refuses("bor", ["seat:1"], "notAsked", "DK-ADMIN-02");
    t.does("ana", first).is({ firstPlayer: first }).asks(first, "chooseManoeuvre");
  }
});

rule(["DK-SCN-05", "DK-MAN-01", "DK-MAN-02"], "clockwise, skipping those without a pawn", () => {
  const t = table({ ana: { pawns: 1 }, bor: { pawns: 2 }, cyr: { pawns: 1 } }).manoeuvres();

  t.does("ana", "cyr").idle();

  expect(turns(t)).toEqual([2, 0, 1, 1]);
  t.is({ phase: "endOfCycle" }).has({ ana: { pawns: 0 }, bor: { pawns: 0 }, cyr: { pawns: 0 } });
});

rule(["DK-RUL-09", "DK-MAN-01"], "left is the next seat clockwise; two players take turns", () => {
  const five = table({ ana: { pawns: 1 }, bor: { pawns: 1 }, cyr: { pawns: 1 }, dua: { pawns: 1 }, eva: { pawns: 1 } });
  expect(turns(five.turnOf("dua").idle())).toEqual([3, 4, 0, 1, 2]);
  expect(
    turns(
      table({ ana: { pawns: 2 }, bor: { pawns: 2 } })
        .turnOf("bor")
        .idle(),
    ),
  ).toEqual([1, 0, 1, 0]);
});

rule(["DK-MAN-03", "DK-MAN-05"], "a Manoeuvre spends one pawn once it is done, for all to see", () => {
  const t = table({ ana: {}, bor: {} }).turnOf("ana");
  const left = () => t.view("public").players.map(({ manoeuvrePawns }) => manoeuvrePawns);

  expect(left()).toEqual([5, 5]);
  t.does("ana", "extendInfluence");
  expect(left()).toEqual([5, 5]);
  expect(t.view("public").turn).toEqual({ seat: 0, manoeuvre: "extendInfluence", sector: null });
  t.does("ana", "nothing");
  expect(left()).toEqual([4, 5]);
  expect(t.view("public").players[0]!.performed).toEqual(["extendInfluence"]);
  expect(t.view("bor").turn).toEqual({ seat: 1, manoeuvre: null, sector: null });
});

rule("DK-MAN-04", "the same Manoeuvre again and again", () => {
  const t = table({ ana: { pawns: 3, reserve: "3C" }, bor: { pawns: 0 } }).turnOf("ana");

  for (const sector of ["karst", "motol", "karst"] as const)
    t.does("ana", "sendTeam").does("ana", sector).does("ana", "C");
  t.has({ ana: { performed: ["sendTeam", "sendTeam", "sendTeam"], pawns: 0 } });
  t.is({ phase: "resolution" });
});

rule(["DK-SCN-06", "DK-GEN-03", "DK-RUL-10", "DK-RUL-14", "DK-RUL-17"], "no pass; only what can be carried out", () => {
  const t = table({ ana: {}, bor: {}, cyr: {}, dua: { tookDebt: true } })
    .card("hidden", { sector: "karst" })
    .secret("hidden")
    .turnOf("dua");

  t.offers("dua", ["spy", "extendInfluence"]);
  t.refuses("dua", "pass", "noPass", "DK-GEN-03");
  t.refuses("dua", "sendTeam", "noAgents", "DK-RUL-10");
  t.refuses("dua", "assassinate", "noVictim", "DK-RUL-17");
  t.refuses("dua", "", "tooFew", "DK-GEN-03");
});

rule("DK-RUL-14", "with nothing face down there is nothing to spy", () => {
  const t = table({ ana: {}, bor: {} }).turnOf("ana");

  t.offers("ana", ["extendInfluence"]).refuses("ana", "spy", "nothingToSpy", "DK-RUL-14");
});

rule("DK-RUL-17", "one's own pawns are no victims", () => {
  const t = table({ ana: {}, bor: {} }).pile("ana", "karst", "E").turnOf("ana");

  t.offers("ana", ["spy", "extendInfluence"]).refuses("ana", "assassinate", "noVictim", "DK-RUL-17");
});

rule("DK-MAN-SEND-05", "with every sector full no team can be sent", () => {
  const board = table({ ana: { reserve: "C" }, bor: {} });
  for (const sector of SECTORS) board.pile("bor", sector, "C").pile("bor", sector, "G");
  const t = board.turnOf("ana");

  t.offers("ana", ["spy", "assassinate", "extendInfluence"]);
  t.refuses("ana", "sendTeam", "allSectorsFull", "DK-MAN-SEND-05");
});
