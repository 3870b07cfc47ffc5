import { rule } from "@paravent/testkit/vitest";
import { describe, expect } from "vitest";
import { table } from "../testing/index.ts";

// The Assassinations by the Others where several rules meet: moves, rescues, Blockhouses, one attack inside another.

describe("their attack meets other rules", () => {
  rule(
    ["DK-MOVE-01", "DK-RUL-26", "DK-OTH-KILL-01"],
    "a pile moved in the Resolution is attacked before its sector is named",
    () => {
      const t = table({ ana: {}, bor: { influence: { motol: 2 } }, cyr: {} })
        .pile("bor", "suburbs", "C E")
        .pile("ana", "josefov", "E")
        .others("karst", "C")
        .resolution();
      t.asks("ana", "nameSector").offers("ana", ["suburbs", "josefov"]);
      t.uses("bor", "marker:motol:2").does("bor", "option:2").does("bor", "bor.suburbs", "karst");
      t.asks("cyr", "othersVictim").does("cyr", "bor.karst:1").asks("ana", "nameSector");
      t.offers("ana", ["karst", "josefov"]).does("ana", "karst").asks("bor", "chooseTrophy").does("bor", "marker");
      t.is({ others: { artefact: 11 }, discardedOthers: "C" });
    },
  );

  rule(["DK-RUL-75", "DK-RUL-11", "DK-RUL-118"], "a pile that dies of its move leaves nothing to resolve", () => {
    const t = table({ ana: {}, bor: { influence: { motol: 2 } }, cyr: {} })
      .pile("bor", "suburbs", "E")
      .others("karst", "C")
      .resolution();
    t.uses("bor", "marker:motol:2").does("bor", "option:2").does("bor", "bor.suburbs", "karst");
    t.does("cyr", "bor.karst:1")
      .asks(["ana", "bor", "cyr"], "endOfCycleCall")
      .is({ others: { artefact: 11, karst: 1 } });
  });

  rule(
    ["DK-RUL-21", "DK-OTH-KILL-03", "DK-RUL-72"],
    "a rescued Guard brings nothing and ends nothing; the attempt is spent",
    () => {
      const save = { if: [{ event_victim: "self" }], do: [{ op: "protect", stage: "after_reveal" }] };
      const t = table({ ana: { row: ["save"], reserve: "G C E" }, bor: {}, cyr: {} })
        .card("save", {
          sector: "motol",
          effects: [{ kind: "capacity", trigger: "assassination_reveal", optional: true, ...save }],
        })
        .others("karst", "C C")
        .turnOf("ana");
      t.does("ana", "sendTeam").does("ana", "karst").does("ana", "G C E").does("bor", "ana.karst:1");
      t.does("ana", "use:card:save/0")
        .has({ ana: { pp: 0 } })
        .sees("cyr", "karst", "? ?", "G ? ?");
      t.does("bor", "ana.karst:3")
        .does("ana", "decline")
        .asks("bor", "chooseManoeuvre")
        .sees("ana", "karst", "? ?", "G C");
    },
  );

  rule(
    ["DK-RUL-75", "DK-OTH-KILL-05", "DK-RUL-109"],
    "one attack inside another: each has its own actor and its own silence",
    () => {
      const t = table({ ana: { reserve: "C C C" }, bor: {}, cyr: { influence: { motol: 2 } }, dua: {}, eva: {} })
        .pile("cyr", "suburbs", "E G")
        .others("karst", "C C")
        .turnOf("ana");
      t.does("ana", "sendTeam").does("ana", "karst").does("ana", "C C C").does("bor", "ana.karst:1");
      t.uses("cyr", "marker:motol:2").does("cyr", "option:2").does("cyr", "cyr.suburbs", "karst");
      t.asks("dua", "othersVictim").offers("dua", ["cyr.karst:1", "cyr.karst:2"]).does("dua", "cyr.karst:1");
      t.refusesShow("cyr", "dua", "pp", "silentTowardsOthers", "DK-OTH-KILL-05").shows("cyr", "bor", "pp");
      t.refusesShow("ana", "bor", "pp", "silentTowardsOthers", "DK-OTH-KILL-05").shows("ana", "dua", "pp");
      t.does("dua", "cyr.karst:1").has({ cyr: { pp: 2 } });
      // The Guard has ended the inner one; the outer one goes on with its second.
      t.asks("bor", "othersVictim").shows("cyr", "dua", "pp").does("bor", "ana.karst:1").asks("bor", "chooseManoeuvre");
      t.sees("ana", "karst", "? ?", "C");
    },
  );

  rule(
    ["DK-OTH-KILL-01", "DK-RUL-19", "DK-OTH-KILL-04", "DK-RUL-108"],
    "it begins like every Assassinate Manoeuvre: what waits for one acts, but nothing of whoever acts for the Others",
    () => {
      const watch = (by: "other" | "self", optional: boolean) => ({
        sector: "motol" as const,
        effects: [
          {
            kind: "capacity",
            trigger: "assassinate_started",
            optional,
            if: [{ event_by: by }],
            do: [{ op: "gain", res: "pp", n: 1 }],
          },
        ],
      });
      const t = table({
        ana: { reserve: "C C", row: ["alarm"] },
        bor: { row: ["knife"] },
        cyr: { row: ["witness"] },
      })
        .card("alarm", watch("other", false))
        .card("knife", watch("self", false))
        .card("witness", watch("other", true))
        .others("karst", "C C")
        .turnOf("ana");
      t.does("ana", "sendTeam").does("ana", "karst").does("ana", "C C").asks("cyr", "effectChoice");
      t.refusesAct("ana", "takeDebt", true, "insideStep");
      t.does("cyr", "card:witness").asks("bor", "othersVictim");
      t.has({ ana: { pp: 1 }, bor: { pp: 0 }, cyr: { pp: 1 } });
      t.refusesAct("ana", "takeDebt", true, "insideStep");
      // Once for the Manoeuvre, not for each Assassination.
      t.does("bor", "ana.karst:1")
        .does("bor", "ana.karst:1")
        .has({ ana: { pp: 1 }, cyr: { pp: 1 } });
    },
  );

  rule(["DK-RUL-109", "DK-RUL-19"], "a pile moved away as it begins is not attacked", () => {
    const t = table({ ana: { reserve: "C C", row: ["flight"] }, bor: {}, cyr: {} })
      .card("flight", {
        sector: "motol",
        effects: [
          {
            kind: "capacity",
            trigger: "assassinate_started",
            optional: true,
            if: [{ event_by: "other" }],
            do: [{ op: "move_pile", pile: { owner: "self" }, to: { from: "any", with: ["space"] } }],
          },
        ],
      })
      .others("karst", "C C")
      .turnOf("ana");
    t.does("ana", "sendTeam").does("ana", "karst").does("ana", "C C").does("ana", "card:flight");
    t.does("ana", "ana.karst", "suburbs").asks("bor", "chooseManoeuvre").sees("ana", "suburbs", "C C");
    expect(t.facts.others!.acting).toEqual([]);
  });

  rule(["DK-RUL-06", "DK-RUL-74"], "a pile that a Blockhouse has emptied is attacked no more", () => {
    const t = table({
      ana: { reserve: "C" },
      bor: { cabal: "garde_noire", cabalRow: ["garde_noire_2"], pp: 3, rank: 7 },
      cyr: {},
    })
      .blockhouses("karst")
      .others("karst", "C")
      .turnOf("ana");
    t.does("ana", "sendTeam").does("ana", "karst").does("ana", "C").does("ana", "players others");
    t.does("bor", "screen:garde_noire").does("bor", "option:1").does("bor", "ana.karst:1");
    t.asks("bor", "chooseManoeuvre").sees("public", "karst", "?");
    expect(t.story.some(({ type }) => type === "othersAssassinationBegan")).toBe(false);
  });

  rule(["DK-OTH-KILL-02", "DK-RUL-16"], "Others moved away between two of them leave fewer assassins", () => {
    const t = table({ ana: { reserve: "C C C C", influence: { artefact: 1 } }, bor: {}, cyr: {} })
      .others("karst", "C C C")
      .turnOf("ana");
    t.does("ana", "sendTeam").does("ana", "karst").does("ana", "C C C C").does("bor", "ana.karst:1");
    t.uses("ana", "marker:artefact:1").does("ana", "others.karst:1", "motol").does("ana", "others.karst:1", "motol");
    // One of them is left, and one Assassination is done.
    t.asks("bor", "chooseManoeuvre").sees("ana", "karst", "?", "C C C");
  });

  rule(["DK-OTH-KILL-01", "DK-RUL-74"], "a pile that was there before is not attacked when another comes", () => {
    const t = table({ ana: { reserve: "C" }, bor: {}, cyr: {}, dua: {}, eva: {} })
      .pile("bor", "karst", "E")
      .others("karst", "C C")
      .turnOf("ana");
    t.does("ana", "sendTeam").does("ana", "karst").does("ana", "C").offers("bor", ["ana.karst:1"]);
    t.does("bor", "ana.karst:1").asks("bor", "chooseManoeuvre").sees("bor", "karst", "E", "? ?");
  });
});

describe("the attacked pile leaves between the naming of a pawn and its reveal", () => {
  const named = (pile = "C E", others = "C C") => {
    const t = table({ ana: { reserve: "C C E E G", influence: { motol: 2 }, row: ["hy4"] }, bor: {}, cyr: {} })
      .others("karst", others)
      .pile("ana", "josefov", "C")
      .turnOf("ana");
    t.does("ana", "sendTeam").does("ana", "karst").does("ana", pile);
    return t.stops("cyr", "victimNamed").does("bor", "ana.karst:2").asks("cyr", "kernel/reaction");
  };

  rule("DK-RUL-109", "moved away, it keeps the pawn that was named; the rest of the attack is lost", () => {
    const t = named();
    t.uses("ana", "marker:motol:2").does("ana", "option:2").does("ana", "ana.karst", "motol");
    t.does("cyr", "pass").asks("bor", "chooseManoeuvre").sees("ana", "motol", "C E").sees("bor", "motol", "? ?");
    t.has({ bor: { pp: 0 } });
    expect(t.facts.others!.acting).toEqual([]);
    expect(t.view("public").victim).toBeNull();
  });

  rule("DK-RUL-109", "conceded, it takes the pawn that was named with it, unseen", () => {
    const t = named();
    t.leaves("ana", "karst", "cyr").accepts("cyr", "ana");
    t.does("cyr", "pass")
      .asks("bor", "chooseManoeuvre")
      .sees("public", "karst", "? ?")
      .has({ bor: { pp: 0 } });
    expect(t.story.some(({ type }) => type === "victimRevealed")).toBe(false);
  });

  rule(["DK-RUL-109", "DK-MOVE-01"], "a new place attacks it anew; the attack it has left does not go on", () => {
    const t = table({ ana: { reserve: "C E", influence: { motol: 2 } }, bor: {}, cyr: {} })
      .others("karst", "C C")
      .others("suburbs", "G")
      .turnOf("ana");
    t.does("ana", "sendTeam").does("ana", "karst").does("ana", "C E").stops("cyr", "victimNamed");
    t.does("bor", "ana.karst:2")
      .uses("ana", "marker:motol:2")
      .does("ana", "option:2")
      .does("ana", "ana.karst", "suburbs");
    t.asks("bor", "othersVictim").offers("bor", ["ana.suburbs:1", "ana.suburbs:2"]).does("bor", "ana.suburbs:1");
    t.does("cyr", "pass").asks("bor", "chooseManoeuvre").sees("ana", "suburbs", "?", "E");
  });

  rule(
    "DK-RUL-109",
    "a pile that has left and come back is attacked anew; what it left behind is lost all the same",
    () => {
      const t = named("C E C", "C");
      t.uses("ana", "marker:motol:2").does("ana", "option:2").does("ana", "ana.karst", "suburbs");
      t.uses("ana", "card:hy4").does("ana", "ana.suburbs", "karst");
      t.asks("bor", "othersVictim").does("bor", "ana.karst:1").does("cyr", "pass");
      t.asks("bor", "chooseManoeuvre").sees("ana", "karst", "?", "E C");
    },
  );

  rule(
    ["DK-RUL-74", "DK-SEQ-05"],
    "a pawn that leaves its pile is out of reach: another must be named, for one of them is due",
    () => {
      const t = table({ ana: { reserve: "C C E", row: ["out"] }, bor: {}, cyr: {} })
        .card("out", {
          sector: "motol",
          effects: [
            {
              kind: "manifestation",
              window: "any_step",
              do: [{ op: "move_pawns", n: { up_to: 1 }, pile: { owner: "self" }, to: { owner: "self" } }],
            },
          ],
        })
        .others("karst", "C")
        .pile("ana", "josefov", "C")
        .turnOf("ana");
      t.does("ana", "sendTeam").does("ana", "karst").does("ana", "C E").stops("cyr", "victimNamed");
      t.does("bor", "ana.karst:2").uses("ana", "card:out").does("ana", "ana.karst:2", "ana.josefov");
      t.does("cyr", "pass").asks("bor", "othersVictim").offers("bor", ["ana.karst:1"]).does("bor", "ana.karst:1");
      t.sees("ana", "josefov", "E C").asks("bor", "chooseManoeuvre");
    },
  );
});
