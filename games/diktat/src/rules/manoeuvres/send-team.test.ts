import { type Place, startAt } from "@paravent/kernel";
import { scenario } from "@paravent/testkit";
import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { SECTORS } from "../../names/names.ts";
import { build } from "../../testing/build.ts";
import { table } from "../../testing/index.ts";

rule(
  ["DK-SCN-10", "DK-MAN-SEND-02", "DK-MAN-SEND-04", "DK-MAN-SEND-07"],
  "a team arrives face down and the sector is full",
  () => {
    const t = table({ ana: { reserve: "3C 3G 3E" }, bor: { reserve: "C" }, cyr: {}, dua: {} })
      .pile("bor", "karst", "G")
      .turnOf("ana");

    t.does("ana", "sendTeam").does("ana", "karst").does("ana", "E G C");

    t.has({ ana: { reserve: "2C 2G 2E", pawns: 3, performed: ["sendTeam"] } });
    t.sees("ana", "karst", "?", "E G C").sees("bor", "karst", "G", "? ? ?");
    for (const who of ["cyr", "dua", "public"]) t.sees(who, "karst", "?", "? ? ?");
    expect(t.view("public").piles.map(({ owner, sector }) => [owner, sector])).toEqual([
      [1, "karst"],
      [0, "karst"],
    ]);
    t.does("bor", "sendTeam");
    t.offers(
      "bor",
      SECTORS.filter((sector) => sector !== "karst"),
    ).refuses("bor", "karst", "sectorFull", "DK-MAN-SEND-05");
  },
);

rule(["DK-MAN-SEND-07", "DK-MAN-SEND-04", "DK-HIDE-02"], "others are told how many pawns, not which", () => {
  const t = table({ ana: { reserve: "2E G" }, bor: {} }).turnOf("ana");

  t.does("ana", "sendTeam").does("ana", "motol").does("ana", "E G E");

  const told = (who: string) => t.hears(who).find(({ type }) => type === "pilePlaced");
  expect(told("ana")).toMatchObject({ pawns: [{ kind: "emissary" }, { kind: "guard" }, { kind: "emissary" }] });
  for (const who of ["bor", "public"])
    expect(told(who)).toEqual({
      type: "pilePlaced",
      seat: 0,
      sector: "motol",
      pile: 1,
      pawns: [{ id: 2 }, { id: 3 }, { id: 4 }],
      marked: true,
    });
});

rule(["DK-MAN-SEND-01", "DK-SEQ-01"], "first the sector is named, openly, then the pile is composed", () => {
  const t = table({ ana: { reserve: "C" }, bor: {} }).turnOf("ana");

  t.does("ana", "sendTeam").asks("ana", "chooseSector").offers("ana", SECTORS);
  t.refuses("ana", "atlantis", "notOffered", "DK-MAN-SEND-01").refuses("ana", "karst motol", "tooMany");
  t.does("ana", "karst").asks("ana", "composePile");
  expect(t.view("bor").turn).toEqual({ seat: 0, manoeuvre: "sendTeam", sector: "karst" });
  expect(t.table("bor").waiting).toMatchObject({ seats: [0], about: { sector: "karst" } });
});

rule(["DK-MAN-SEND-02", "DK-MAN-SEND-03", "DK-RUL-10"], "any Agents of the reserve, in any order, at least one", () => {
  const t = table({ ana: { reserve: "2C G" }, bor: { reserve: "E" } }).turnOf("ana");

  t.does("ana", "sendTeam").does("ana", "fortress");
  t.offers("ana", ["citizen", "citizen", "guard"]);
  t.refuses("ana", "", "tooFew", "DK-MAN-SEND-02");
  t.refuses("ana", "C C C", "notEnough", "DK-MAN-SEND-02");
  t.refuses("ana", "E", "notEnough", "DK-MAN-SEND-02");
  t.refuses("ana", "C C G G", "tooMany", "DK-MAN-SEND-02");
  t.refuses("ana", ["spyToken"], "notOffered", "DK-MAN-SEND-02");
  t.does("ana", "C G C")
    .sees("ana", "fortress", "C G C")
    .has({ ana: { reserve: "" } });
});

rule(["DK-SCN-11", "DK-COUNT-06", "DK-MAN-SEND-05"], "three piles are the limit of five players", () => {
  const five = () =>
    table({ ana: {}, bor: {}, cyr: { reserve: "C" }, dua: {}, eva: {} })
      .pile("ana", "josefov", "C")
      .pile("ana", "josefov", "G");
  const full = five().pile("bor", "josefov", "E").turnOf("cyr").does("cyr", "sendTeam");

  full.offers(
    "cyr",
    SECTORS.filter((sector) => sector !== "josefov"),
  );
  full.refuses("cyr", "josefov", "sectorFull", "DK-MAN-SEND-05");
  five().turnOf("cyr").does("cyr", "sendTeam").offers("cyr", SECTORS);
});

rule("DK-COUNT-06", "two piles are the limit of two, three and four players", () => {
  for (const others of [["bor"], ["bor", "cyr"], ["bor", "cyr", "dua"]]) {
    const seats = Object.fromEntries(["ana", ...others].map((name) => [name, { reserve: "C" }]));
    const one = table(seats).pile("bor", "karst", "C").turnOf("ana").does("ana", "sendTeam");
    one.offers("ana", SECTORS);
    const two = table(seats).pile("bor", "karst", "C").pile("ana", "karst", "C").turnOf("ana").does("ana", "sendTeam");
    two.offers(
      "ana",
      SECTORS.filter((sector) => sector !== "karst"),
    );
    const refusal = two.table("ana").question!.closed.karst;
    expect(refusal).toEqual({
      reason: "sectorFull",
      rule: "DK-MAN-SEND-05",
      with: { sector: "karst", piles: 2, limit: 2 },
    });
  }
});

rule("DK-MAN-SEND-06", "two teams of one player stay two piles and both count", () => {
  const t = table({ ana: { reserve: "2E 2C", pawns: 3 }, bor: { pawns: 0 } }).turnOf("ana");

  t.does("ana", "sendTeam").does("ana", "suburbs").does("ana", "E C");
  t.does("ana", "sendTeam").does("ana", "suburbs").does("ana", "C E");
  t.sees("ana", "suburbs", "E C", "C E").sees("bor", "suburbs", "? ?", "? ?");
  t.offers("ana", ["spy", "extendInfluence"]);
});

rule(["DK-RUL-11", "DK-RUL-12", "DK-RUL-13"], "a vanished pile frees its place, but its pawn stays spent", () => {
  const t = table({ ana: { reserve: "C", pawns: 2 }, bor: { reserve: "C", pawns: 1 } })
    .pile("bor", "karst", "C")
    .pile("bor", "karst", "E")
    .turnOf("ana");

  t.does("ana", "assassinate").does("ana", "karst:1");
  t.sees("bor", "karst", "E").has({ bor: { pawns: 1 } });
  t.does("bor", "extendInfluence")
    .does("bor", "nothing")
    .has({ bor: { pawns: 0 } });
  t.does("ana", "sendTeam").offers("ana", SECTORS).does("ana", "karst").does("ana", "C");
  t.sees("public", "karst", "?", "?");
  // Bor has no turn left: the pawn of his lost pile did not come back.
  t.is({ phase: "resolution" });
});

rule(
  "DK-RUL-11",
  "a pile whose last pawn has been revealed is none: its place is free before the pawn is discarded",
  () => {
    const t = table({ ana: {}, bor: {}, cyr: {}, dua: { influence: { motol: 2 } } })
      .pile("bor", "karst", "C")
      .pile("cyr", "karst", "C")
      .pile("dua", "suburbs", "E")
      .turnOf("ana");
    t.stops("dua", "victimNamed").stops("dua", "victimRevealed");
    t.does("ana", "assassinate").does("ana", "bor.karst:1").asks("dua", "kernel/reaction").does("dua", "pass");
    t.asks("dua", "kernel/reaction").uses("dua", "marker:motol:2").does("dua", "option:2");
    t.does("dua", "dua.suburbs", "karst").sees("dua", "karst", "?", "E");
  },
);

rule("DK-RUL-13", "piles of the Others count, Blockhouses and Revolts do not", () => {
  const t = table({ ana: { reserve: "C" }, bor: {} })
    .blockhouses("karst")
    .revolts("motol")
    .pile("bor", "karst", "C")
    .pile("bor", "motol", "C")
    .turnOf("ana");
  t.does("ana", "sendTeam").offers("ana", SECTORS);

  const u = table({ ana: { reserve: "C" }, bor: {} })
    .others("karst", "C")
    .pile("bor", "karst", "C")
    .pile("bor", "motol", "C")
    .turnOf("ana");
  u.does("ana", "sendTeam").refuses("ana", "karst", "sectorFull", "DK-MAN-SEND-05").does("ana", "motol");
});

rule("DK-MAN-SEND-02", "the whole reserve may go as one pile", () => {
  const t = table({ ana: { reserve: "3C 3G 3E" }, bor: {} }).turnOf("ana");
  t.does("ana", "sendTeam").does("ana", "karst").does("ana", "E G C E G C E G C");
  t.sees("ana", "karst", "E G C E G C E G C").has({ ana: { reserve: "" } });
});

rule("DK-SEQ-05", "a sector that has filled up under a team sends its player back to name another", () => {
  const { game, state } = build({
    players: { ana: { reserve: "C" }, bor: {} },
    cards: {},
    piles: [
      { owner: "bor", sector: "karst", drawn: "C" },
      { owner: "bor", sector: "karst", drawn: "C" },
    ],
    track: [],
    secret: null,
    deck: null,
    cycle: 1,
    phase: "manoeuvres",
    place: () => [{ proc: "diktat/turn", step: "choose", env: { by: 0 } }],
  });
  const place: Place[] = [
    { proc: "diktat/turn", step: "choose", env: { by: 0 }, then: "commit" },
    { proc: "diktat/sendTeam", step: "sector", env: { by: 0, sector: "karst" }, then: "placed" },
    { proc: "diktat/placing", step: "pile", env: { by: 0, sector: "karst", most: null, marked: true } },
  ];
  const begun = startAt(game, { seats: 2, seed: "retreat", facts: state.facts, place });
  const t = scenario(game, begun.state);

  expect(t.question(0)).toMatchObject({ subject: "diktat/chooseSector" });
  expect(t.refuses(0, ["karst"])).toMatchObject({ reason: "sectorFull", rule: "DK-MAN-SEND-05" });
  expect(t.state.facts.players[0]).toMatchObject({ agents: { citizen: 1 }, manoeuvrePawns: 5 });
});
