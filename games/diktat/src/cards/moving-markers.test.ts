import { expect } from "vitest";
import type { DiktatEvent } from "../model/events.ts";
import { table } from "../testing/index.ts";
import { shows } from "./shows.ts";

/** Whose turns there were, in order. */
const order = (story: readonly DiktatEvent[]): number[] =>
  story.flatMap((event) => (event.type === "turnEnded" ? [event.seat] : []));

shows("marker:motol:1", ["DK-SCN-21", "DK-INF-09", "DK-RUL-22"], "two turns in a row, each with a pawn", () => {
  const t = table({ ana: { pawns: 3 }, bor: { pawns: 3, influence: { motol: 1 } }, cyr: { pawns: 3 } }).turnOf("ana");
  t.does("ana", "extendInfluence").does("ana", "nothing").asks("bor", "chooseManoeuvre");
  t.mayUse("bor", ["marker:motol:1"]).uses("bor", "marker:motol:1");
  t.asks("bor", "optionChoice").offers("bor", ["option:0", "option:1"]).does("bor", "option:0");
  t.has({ bor: { used: ["marker:motol:1"], pawns: 3 } })
    .asks("bor", "chooseManoeuvre")
    .mayUse("bor", [])
    .idle();
  expect(order(t.story)).toEqual([0, 1, 1, 2, 0, 1, 2, 0, 2]);
});

shows("marker:motol:1", ["DK-SCN-22", "DK-INF-09", "DK-RUL-23", "DK-GEN-03"], "a skipped turn keeps its pawn", () => {
  const t = table({ ana: { pawns: 2, influence: { motol: 1 } }, bor: { pawns: 2 } }).turnOf("ana");
  t.uses("ana", "marker:motol:1").does("ana", "option:1").asks("bor", "chooseManoeuvre");
  t.has({ ana: { pawns: 2, performed: [], used: ["marker:motol:1"] } }).idle();
  expect(order(t.story)).toEqual([1, 0, 1, 0]);
});

shows(
  "marker:motol:1",
  ["DK-RUL-23", "DK-RUL-24"],
  "nobody to pass the turn to: a skipped turn comes straight back; one pawn: no second turn",
  () => {
    table({ ana: { pawns: 2, influence: { motol: 1 } }, bor: { pawns: 0 } })
      .turnOf("ana")
      .uses("ana", "marker:motol:1")
      .offers("ana", ["option:0", "option:1"]);
    table({ ana: { pawns: 1, influence: { motol: 1 } }, bor: { pawns: 1 } })
      .turnOf("ana")
      .uses("ana", "marker:motol:1")
      .offers("ana", ["option:1"]);
    const back = table({ ana: { pawns: 1, influence: { motol: 1 } }, bor: { pawns: 0 } }).turnOf("ana");
    back
      // Nothing lies between the two: it is no end of a turn at which one could stop.
      .stops("bor", "betweenManoeuvres")
      .uses("ana", "marker:motol:1")
      .does("ana", "option:1")
      .asks("ana", "chooseManoeuvre")
      .has({ ana: { pawns: 1, used: ["marker:motol:1"] } });
    expect(back.view("public").turn).toMatchObject({ seat: 0 });
    back
      .does("ana", "extendInfluence")
      .does("ana", "nothing")
      .has({ ana: { pawns: 0 } });
  },
);

shows(
  "marker:motol:1",
  ["DK-RUL-24", "DK-RUL-115"],
  "only in one's own turn: its start, or for a second one its end",
  () => {
    const t = table({ ana: { pawns: 2 }, bor: { pawns: 2, influence: { motol: 1 } } }).turnOf("ana");
    t.mayUse("bor", []).refusesAct("bor", "manifest", "marker:motol:1", "noManifestation", "DK-EFF-04");
    t.does("ana", "extendInfluence").does("ana", "nothing").stops("bor", "manoeuvreDone");
    t.does("bor", "extendInfluence").mayUse("bor", []).does("bor", "nothing").asks("bor", "kernel/reaction");
    // In the midst of a turn there is nothing to play with; a turn that has been played can no longer be skipped.
    t.uses("bor", "marker:motol:1").offers("bor", ["option:0"]).does("bor", "option:0");
    t.asks("bor", "chooseManoeuvre").idle();
    expect(order(t.story)).toEqual([0, 1, 1, 0]);
  },
);

shows(
  ["marker:motol:2"],
  ["DK-SCN-23", "DK-RUL-25", "DK-MOVE-01", "DK-INF-09"],
  "a pile moves to any sector with room, in another player's turn",
  () => {
    const t = table({ ana: {}, bor: { influence: { motol: 2 } }, cyr: { reserve: "C" } })
      .pile("bor", "suburbs", "E G")
      .pile("ana", "fortress", "C")
      .pile("ana", "fortress", "C")
      .pile("cyr", "combinat", "C")
      .turnOf("cyr");
    const before = t
      .view("public")
      .piles.find(({ sector }) => sector === "suburbs")!
      .pawns.map(({ id }) => id);
    // In another's turn only the move is left of the three.
    t.mayUse("bor", ["marker:motol:2"])
      .uses("bor", "marker:motol:2")
      .offers("bor", ["option:2"])
      .does("bor", "option:2");
    t.asks("bor", "movePile").offers("bor", ["bor.suburbs"]);
    const open = [
      "newTown",
      "malaStrana",
      "oldTown",
      "hypogea",
      "karst",
      "combinat",
      "motol",
      "harmony",
      "josefov",
      "artefact",
    ];
    t.offersWithin("bor", "bor.suburbs", open);
    t.refuses("bor", { branch: t.pawn("bor.suburbs"), value: ["fortress"] }, "sectorFull", "DK-MAN-SEND-05");
    t.does("bor", "bor.suburbs", "combinat").asks("cyr", "chooseManoeuvre");
    t.sees("bor", "combinat", "?", "E G").sees("ana", "combinat", "?", "? ?").sees("public", "suburbs");
    expect(
      t
        .view("public")
        .piles.find(({ owner }) => owner === 1)!
        .pawns.map(({ id }) => id),
    ).toEqual(before);
    t.has({ bor: { pawns: 5, used: ["marker:motol:2"] } }).mayUse("bor", []);
    t.does("cyr", "sendTeam").refuses("cyr", "combinat", "sectorFull", "DK-MAN-SEND-05");
  },
);

shows(
  "marker:motol:2",
  ["DK-SCN-25", "DK-SEQ-05"],
  "a sector filled before the team arrives: another is chosen",
  () => {
    const t = table({ ana: { reserve: "E" }, bor: { influence: { motol: 2 } }, cyr: {}, dua: {} })
      .pile("bor", "suburbs", "E")
      .pile("cyr", "karst", "C")
      .turnOf("ana");
    t.does("ana", "sendTeam").stops("bor", "sectorNamed").does("ana", "karst").asks("bor", "kernel/reaction");
    t.uses("bor", "marker:motol:2").does("bor", "option:2").does("bor", "bor.suburbs", "karst");
    t.asks("ana", "chooseSector").refuses("ana", "karst", "sectorFull", "DK-MAN-SEND-05");
    t.has({ ana: { reserve: "1E", pawns: 4 } })
      .does("ana", "motol")
      .does("ana", "E")
      .sees("ana", "motol", "E");
  },
);

shows(
  "marker:motol:2",
  ["DK-SCN-26", "DK-SEQ-04", "DK-RUL-07", "DK-RUL-05"],
  "reactions in Rank order: what the first takes is gone for the next",
  () => {
    const move = { kind: "manifestation", do: [{ op: "move_pile", pile: { owner: "self" }, to: { with: ["space"] } }] };
    const t = table({ ana: { influence: { motol: 2 } }, bor: { reserve: "C" }, cyr: { row: ["shift"] } })
      .card("shift", { sector: "karst", effects: [move] })
      .pile("ana", "suburbs", "E")
      .pile("cyr", "josefov", "E")
      .pile("bor", "karst", "C")
      .turnOf("bor");
    t.does("bor", "sendTeam").stops("cyr", "sectorNamed").stops("ana", "sectorNamed").does("bor", "motol");
    t.asks("ana", "kernel/reaction").uses("ana", "marker:motol:2").does("ana", "option:2");
    t.does("ana", "ana.suburbs", "karst");
    t.asks("cyr", "kernel/reaction").uses("cyr", "card:shift").asks("cyr", "movePile");
    t.refuses("cyr", { branch: "pile:4", value: ["karst"] }, "notOffered", "DK-RUL-25");
  },
);

shows(
  "marker:motol:2",
  ["DK-SCN-56", "DK-MOVE-03", "DK-RUL-26", "DK-RUL-25"],
  "a revealed pile cannot move; one moved into a resolved sector has it resolved again",
  () => {
    const start = () =>
      table({ ana: {}, bor: { influence: { motol: 2 } } })
        .pile("bor", "karst", "E E")
        .pile("bor", "motol", "E")
        .resolution()
        .does("ana", "karst")
        .asks("bor", "chooseTrophy");
    start().uses("bor", "marker:motol:2").does("bor", "option:2").offers("bor", ["bor.motol"]);
    const t = start().does("bor", "marker").does("bor", "marker").asks("ana", "nameSector").offers("ana", ["motol"]);
    t.uses("bor", "marker:motol:2").does("bor", "option:2").does("bor", "bor.motol", "karst");
    t.asks("ana", "nameSector").offers("ana", ["karst"]).does("ana", "karst");
    expect(t.story.filter(({ type }) => type === "sectorRevealed")).toHaveLength(2);
    t.is({ markers: { karst: 0, motol: 0 } });
  },
);

shows(
  "marker:motol:2",
  ["DK-RUL-118", "DK-SEQ-05"],
  "the last pile leaves before the reveal: another sector is named",
  () => {
    const t = table({ ana: {}, bor: { influence: { motol: 2 } } })
      .pile("bor", "karst", "E")
      .resolution();
    t.stops("bor", "conquestStart").does("ana", "karst").uses("bor", "marker:motol:2").does("bor", "option:2");
    t.does("bor", "bor.karst", "suburbs").asks("ana", "nameSector").offers("ana", ["suburbs"]);
  },
);

const three = () =>
  table({ ana: { influence: { artefact: 1 } }, bor: { cabal: "garde_noire" }, cyr: {} })
    .pile("ana", "karst", "E G E")
    .pile("ana", "motol", "C")
    .pile("ana", "josefov", "C")
    .blockhouses("motol", "josefov");

shows(
  "marker:artefact:1",
  ["DK-SCN-24", "DK-INF-12", "DK-MOVE-02", "DK-RUL-27"],
  "two pawns of one pile go on top of two others; no pile is placed by it",
  () => {
    const t = three().turnOf("cyr").mayUse("ana", ["marker:artefact:1"]).uses("ana", "marker:artefact:1");
    t.asks("ana", "movePawn").offers("ana", ["karst:1", "karst:2", "karst:3", "motol:1", "josefov:1"]);
    t.offersWithin("ana", "karst:1", ["ana.motol", "ana.josefov"]);
    t.does("ana", "karst:1", "ana.motol").asks("ana", "movePawn");
    // The second comes from the same pile, or stays.
    t.offers("ana", ["karst:1", "karst:2", "nothing"]).does("ana", "karst:2", "ana.josefov");
    t.sees("ana", "karst", "G").sees("ana", "motol", "E C").sees("ana", "josefov", "E C").sees("bor", "motol", "? ?");
    // The Black Guard's Blockhouses there were not set off.
    t.asks("cyr", "chooseManoeuvre")
      .has({ ana: { used: ["marker:artefact:1"], pawns: 5 } })
      .mayUse("ana", []);
  },
);

shows(
  "marker:artefact:1",
  ["DK-RUL-27", "DK-RUL-28", "DK-RUL-11"],
  "both on one pile, in the order moved; the emptied pile vanishes",
  () => {
    const t = table({ ana: { influence: { artefact: 1 } }, bor: {} })
      .pile("ana", "karst", "E G")
      .pile("ana", "karst", "C")
      .pile("ana", "motol", "C")
      .turnOf("bor");
    t.uses("ana", "marker:artefact:1").offersWithin("ana", "karst:1", ["ana.motol"]);
    t.does("ana", "karst:1", "ana.motol").does("ana", "karst:1", "ana.motol");
    t.sees("ana", "motol", "G E C")
      .sees("public", "karst", "?")
      .has({ ana: { pawns: 5 } });
  },
);

shows(
  "marker:artefact:1",
  ["DK-RUL-27", "DK-RUL-11"],
  "no pawn goes where the last of a pile lies revealed: that is no pile any more",
  () => {
    const t = table({ ana: {}, bor: { influence: { artefact: 1 } } })
      .pile("bor", "karst", "C")
      .pile("bor", "motol", "E")
      .pile("bor", "suburbs", "G")
      .turnOf("ana");
    t.does("ana", "assassinate").stops("bor", "victimRevealed").does("ana", "karst:1");
    t.uses("bor", "marker:artefact:1").offers("bor", ["motol:1", "suburbs:1"]);
    t.offersWithin("bor", "motol:1", ["bor.suburbs"]).offersWithin("bor", "suburbs:1", ["bor.motol"]);
  },
);

shows(
  "marker:artefact:1",
  ["DK-INF-12", "DK-RUL-27"],
  "own pawns only, to own piles only, in other sectors only",
  () => {
    const t = table({ ana: { influence: { artefact: 1 } }, bor: {}, cyr: {} })
      .pile("ana", "karst", "E")
      .pile("bor", "karst", "C")
      .pile("ana", "motol", "C")
      .pile("bor", "motol", "C")
      .pile("cyr", "suburbs", "C")
      .turnOf("cyr");
    t.uses("ana", "marker:artefact:1").offers("ana", ["ana.karst:1", "ana.motol:1"]);
    t.offersWithin("ana", "ana.karst:1", ["ana.motol"]).offersWithin("ana", "ana.motol:1", ["ana.karst"]);
  },
);

shows(
  "marker:artefact:1",
  ["DK-INF-12", "DK-EFF-04"],
  "one pawn is enough; without a second sector nothing can move",
  () => {
    three()
      .turnOf("cyr")
      .uses("ana", "marker:artefact:1")
      .does("ana", "karst:2", "ana.motol")
      .does("ana", "nothing")
      .sees("ana", "karst", "E E")
      .sees("ana", "motol", "G C")
      .asks("cyr", "chooseManoeuvre");
    table({ ana: { influence: { artefact: 1 } }, bor: {} })
      .pile("ana", "karst", "E")
      .pile("ana", "karst", "E")
      .turnOf("bor")
      .mayUse("ana", []);
  },
);

shows(
  "marker:artefact:2",
  ["DK-SCN-119", "DK-RUL-140", "DK-RES-17", "DK-INF-12", "DK-USED-02"],
  "no PP are lost to an Attack, unless its Manifestation was used",
  () => {
    const influence = { newTown: 2, artefact: 2 } as const;
    const row = ["x", "y", "z"];
    const dua = (used: string[]) => {
      const t = table({ ana: {}, dua: { influence, row, pp: 6, used } }).track("ar2");
      for (const id of row) t.card(id, { sector: "karst" });
      return t.afterConquests();
    };
    // 2 of New Town and 1 of the row.
    dua(["marker:artefact:2"]).has({ dua: { vp: 3, pp: 3 } });
    dua([]).has({ dua: { vp: 3, pp: 6 } });
    const t = table({ dua: { influence, pp: 4, rank: 8 }, bor: { pp: 2 } })
      .track("ar2")
      .pile("dua", "karst", "C C")
      .pile("dua", "motol", "C")
      .resolution();
    t.uses("dua", "marker:artefact:2").does("dua", "karst:1", "dua.motol").does("dua", "nothing");
    t.does("dua", "karst")
      .does("dua", "motol")
      .has({ dua: { pp: 2, used: ["marker:artefact:2"] } });
  },
);

shows(
  ["marker:artefact:1", "marker:artefact:2"],
  ["DK-RUL-116", "DK-INF-13"],
  "with the Others two of their pawns and no third, in the Resolution too",
  () => {
    for (const level of [1, 2] as const) {
      const t = table({ ana: { influence: { artefact: level } }, bor: {} })
        .others("karst", "C C C")
        .pile("ana", "motol", "C")
        .resolution();
      t.uses("ana", `marker:artefact:${level}`);
      t.does("ana", "others.karst:1", "suburbs").does("ana", "others.karst:1", "suburbs");
      t.asks("ana", "nameSector").is({ others: { artefact: 9, karst: 1, suburbs: 2 } });
    }
  },
);

shows(
  ["marker:artefact:1", "marker:artefact:2"],
  ["DK-RUL-116", "DK-INF-12"],
  "two pawns and no third, in the Resolution too",
  () => {
    for (const level of [1, 2] as const) {
      const t = table({ ana: { influence: { artefact: level } }, bor: {} })
        .pile("ana", "karst", "C C C")
        .pile("ana", "motol", "C")
        .resolution();
      t.uses("ana", `marker:artefact:${level}`).does("ana", "karst:1", "ana.motol").does("ana", "karst:1", "ana.motol");
      t.asks("ana", "nameSector").sees("ana", "karst", "C").sees("ana", "motol", "C C C");
    }
  },
);
