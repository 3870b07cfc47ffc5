import { rule } from "@paravent/testkit/vitest";
import { describe, expect } from "vitest";
import { table } from "../testing/index.ts";

describe("Assassinations by the Others", () => {
  rule(
    ["DK-SCN-73", "DK-OTH-KILL-01", "DK-OTH-KILL-02", "DK-OTH-KILL-03", "DK-OTH-KILL-05", "DK-RUL-72", "DK-RUL-73"],
    "the player to the left makes as many as there are pawns and tokens of the Others; the target is silent",
    () => {
      const t = table({ ana: { reserve: "C E G", pp: 1 }, bor: { pp: 4 }, cyr: {} })
        .others("karst", "C C")
        .corruptionTokens({ karst: 1 })
        .turnOf("ana");
      t.does("ana", "sendTeam").does("ana", "karst").does("ana", "C E G");
      t.asks("bor", "othersVictim").offers("bor", [
        t.pawn("ana.karst:1"),
        t.pawn("ana.karst:2"),
        t.pawn("ana.karst:3"),
      ]);
      expect(t.view("cyr").others!.acting).toMatchObject({ seat: 1, target: 0 });
      // The first is at once: nobody acts between the placing and it.
      t.refusesAct("cyr", "takeDebt", true, "insideStep");
      t.does("bor", "ana.karst:2");
      t.has({ ana: { pp: 1 }, bor: { pp: 7 } });
      t.asks("bor", "othersVictim").offers("bor", [t.pawn("ana.karst:1"), t.pawn("ana.karst:2"), "stop"]);
      const { game } = t.position;
      for (const to of [[1], null, [1, 2]])
        expect(game.talk!(t.facts, 0, to), String(to)).toMatchObject({ rule: "DK-OTH-KILL-05" });
      expect(game.talk!(t.facts, 0, [2])).toBeNull();
      expect(game.talk!(t.facts, 2, null)).toBeNull();
      t.refusesShow("ana", "bor", "agents", "silentTowardsOthers", "DK-OTH-KILL-05");
      t.refusesAct("ana", "tell", { to: ["seat:1"], what: { branch: "words", value: "no" } }, "silentTowardsOthers");
      const oath = { terms: [["ana", "notSpy", { owner: "bor" }]] } as const;
      t.refusesOath("ana", "bor", oath, "silentTowardsOthers", "DK-OTH-KILL-05");
      t.shows("ana", "cyr", "ana.karst:1");
      t.does("bor", "ana.karst:1");
      t.does("bor", "ana.karst:1");
      t.has({ ana: { pp: 3 }, bor: { pp: 7 } });
      expect(t.facts.piles.some(({ owner }) => owner === 0)).toBe(false);
      expect(game.talk!(t.facts, 0, null)).toBeNull();
      t.is({ others: { artefact: 10, karst: 2 }, corruptionTokens: { karst: 1 } });
      // Not a turn: Bor has all pawns, and it is Bor's turn now.
      t.has({ bor: { pawns: 5, performed: [] }, ana: { performed: ["sendTeam"] } }).asks("bor", "chooseManoeuvre");
    },
  );

  rule(
    ["DK-RUL-74", "DK-RUL-73", "DK-OTH-KILL-03"],
    "at least one, then stopping is allowed; a Guard ends it; only pawns of the pile just placed",
    () => {
      const start = () =>
        table({ ana: { reserve: "C G E", pp: 0 }, bor: {}, cyr: {}, dua: {}, eva: {} })
          .others("karst", "C C C")
          .pile("ana", "karst", "E")
          .turnOf("ana")
          .does("ana", "sendTeam")
          .does("ana", "karst")
          .does("ana", "C G E");
      const stopped = start();
      const placed = stopped.facts.piles.at(-1)!.pawns.map(({ id }) => `pawn:${id}`);
      stopped.offers("bor", placed);
      stopped.refuses("bor", "stop", "notOffered");
      const t = start();
      t.does("bor", [placed[0]!]).does("bor", "stop");
      expect(t.facts.piles.at(-1)!.pawns.length).toBe(2);
      t.asks("bor", "chooseManoeuvre").has({ bor: { assassinTokens: 0 } });

      const guarded = start();
      guarded
        .does("bor", [placed[1]!])
        .has({ ana: { pp: 2 } })
        .asks("bor", "chooseManoeuvre");
    },
  );

  rule(
    ["DK-OTH-KILL-01", "DK-RUL-76", "DK-RUL-13"],
    "Corruption tokens alone attack nobody, nor do they fill a sector",
    () => {
      const t = table({ ana: { reserve: "C" }, bor: { reserve: "C" } })
        .corruptionTokens({ karst: 3 })
        .turnOf("ana");
      t.does("ana", "sendTeam").does("ana", "karst").does("ana", "C").asks("bor", "chooseManoeuvre");
      t.does("bor", "sendTeam").does("bor", "karst").does("bor", "C").asks("ana", "chooseManoeuvre");
      expect(t.facts.piles.filter(({ sector }) => sector === "karst").length).toBe(2);
    },
  );

  rule(["DK-OTH-PILE-02"], "a pile of the Others takes one of the places of its sector", () => {
    const t = table({ ana: { reserve: "C" }, bor: {}, cyr: {} })
      .others("karst", "C")
      .pile("bor", "karst", "C")
      .turnOf("ana");
    t.does("ana", "sendTeam").refuses("ana", "karst", "sectorFull", "DK-MAN-SEND-05");
  });

  rule(
    ["DK-SCN-82", "DK-RUL-75", "DK-MOVE-01", "DK-RUL-09"],
    "a pile moved in is attacked by the left of its owner",
    () => {
      const t = table({ ana: {}, bor: { influence: { motol: 2 } }, cyr: {} })
        .pile("bor", "suburbs", "G")
        .others("karst", "C")
        .turnOf("ana");
      t.uses("bor", "marker:motol:2");
      t.does("bor", "option:2").does("bor", "bor.suburbs", "karst");
      t.asks("cyr", "othersVictim").does("cyr", "bor.karst:1");
      t.has({ bor: { pp: 2 } }).asks("ana", "chooseManoeuvre");
      expect(t.facts.piles.some(({ owner }) => owner === 1)).toBe(false);
    },
  );

  rule("DK-OTH-KILL-04", "whoever acts for the Others has no Ability, token or Manifestation meanwhile", () => {
    const t = table({
      ana: { reserve: "G E C C" },
      // Ignores a Guard in an Assassinate Manoeuvre of its own; gains 2 PP for each pawn it kills.
      bor: { assassinTokens: 3, row: ["knife", "read"], pp: 0, ask: "always" },
      cyr: {},
    })
      .card("knife", {
        sector: "karst",
        effects: [
          { kind: "capacity", trigger: "passive", do: [{ op: "modify", stat: "guards_ignored", set: 1 }] },
          {
            kind: "capacity",
            trigger: "assassination_done",
            if: [{ event_by: "self" }],
            do: [{ op: "gain", res: "pp", n: 2 }],
          },
        ],
      })
      .card("read", {
        sector: "karst",
        effects: [{ kind: "manifestation", window: "any_step", do: [{ op: "gain", res: "pp", n: 5 }] }],
      })
      .others("karst", "C C")
      .turnOf("ana");
    if (t.table("public").waiting?.subject === "kernel/reaction") t.does("bor", "pass");
    t.sets("bor", "never");
    t.does("ana", "sendTeam").does("ana", "karst").does("ana", "E G C C");
    // The bounty of every Assassinate Manoeuvre, and nothing by the own card (DK-RUL-73).
    t.does("bor", "ana.karst:1").has({ bor: { pp: 3 } });
    t.refusesAct("bor", "manifest", "card:read", "actsForOthers", "DK-OTH-KILL-04");
    t.does("bor", "ana.karst:1").has({ bor: { pp: 3 }, ana: { pp: 2 } });
    // The Guard has ended it; two were killed, not more for the tokens.
    t.asks("bor", "chooseManoeuvre").mayUse("bor", ["card:read"]);
    expect(t.facts.piles.find(({ owner }) => owner === 0)!.pawns.length).toBe(2);
  });

  rule(["DK-RUL-73", "DK-OTH-KILL-03"], "Veterans of the Outside: 2 PP more for a Guard, of the supply too", () => {
    const sent = (row: string[]) =>
      table({ ana: { reserve: "G", row }, bor: { pp: 1 } })
        .others("karst", "C")
        .turnOf("ana")
        .does("ana", "sendTeam")
        .does("ana", "karst")
        .does("ana", "G")
        .does("bor", "ana.karst:1");
    sent([]).has({ ana: { pp: 2 }, bor: { pp: 1 } });
    sent(["fo3"]).has({ ana: { pp: 4 }, bor: { pp: 1, debts: 0 } });
  });

  rule(["DK-RUL-73", "DK-OTH-KILL-01"], "who acts for the Others gains 3 PP of the supply for each Emissary", () => {
    const t = table({ ana: { reserve: "E E G", pp: 0 }, bor: { pp: 0 }, cyr: { pp: 5 } })
      .others("karst", "C C C")
      .turnOf("ana")
      .does("ana", "sendTeam")
      .does("ana", "karst")
      .does("ana", "E E G");
    t.does("bor", "ana.karst:1").has({ ana: { pp: 0 }, bor: { pp: 3 } });
    t.does("bor", "ana.karst:1").has({ ana: { pp: 0 }, bor: { pp: 6 } });
    // For the Guard nobody at the table pays: no Debt arises.
    t.does("bor", "ana.karst:1").has({ ana: { pp: 2 }, bor: { pp: 6, debts: 0 }, cyr: { pp: 5 } });
  });

  rule(
    ["DK-RUL-73", "DK-RUL-75"],
    "a pile moved in pays its Emissaries to the left of its owner, on anybody's turn",
    () => {
      const t = table({ ana: { pp: 0 }, bor: { influence: { motol: 2 } }, cyr: { pp: 1 } })
        .pile("bor", "suburbs", "E C")
        .others("karst", "C")
        .turnOf("ana");
      t.uses("bor", "marker:motol:2").does("bor", "option:2").does("bor", "bor.suburbs", "karst");
      t.does("cyr", "bor.karst:1").has({ ana: { pp: 0 }, bor: { pp: 0 }, cyr: { pp: 4 } });
    },
  );

  rule(["DK-RUL-73", "DK-RUL-21"], "a rescued Emissary brings who acts for the Others nothing", () => {
    const save = { if: [{ event_victim: "self" }], do: [{ op: "protect", stage: "after_reveal" }] };
    const t = table({ ana: { row: ["save"], reserve: "E C" }, bor: { pp: 0 }, cyr: {} })
      .card("save", {
        sector: "motol",
        effects: [{ kind: "capacity", trigger: "assassination_reveal", optional: true, ...save }],
      })
      .others("karst", "C C")
      .turnOf("ana");
    t.does("ana", "sendTeam").does("ana", "karst").does("ana", "E C").does("bor", "ana.karst:1");
    t.does("ana", "use:card:save/0").has({ bor: { pp: 0 } });
    t.does("bor", "ana.karst:1")
      .does("ana", "decline")
      .has({ bor: { pp: 3 } });
  });

  rule(["DK-RUL-72", "DK-OTH-KILL-02"], "N Assassinations in all, and the target keeps what is left", () => {
    const t = table({ ana: { reserve: "C C C C" }, bor: {} })
      .others("karst", "E G")
      .turnOf("ana");
    t.does("ana", "sendTeam").does("ana", "karst").does("ana", "C C C C");
    t.does("bor", "ana.karst:1").does("bor", "ana.karst:1").asks("bor", "chooseManoeuvre");
    t.sees("ana", "karst", "? ?", "C C");
  });

  rule("DK-RUL-108", "no window and no free action between the placing and what it sets off", () => {
    const t = table({
      ana: { reserve: "C C", ask: "always", influence: { motol: 2 } },
      bor: { cabal: "garde_noire", reserve: "G" },
      cyr: {},
    })
      .blockhouses("karst")
      .others("karst", "C")
      .turnOf("ana");
    while (t.table("public").waiting?.subject === "kernel/reaction") t.does("ana", "pass");
    t.does("ana", "sendTeam");
    while (t.table("public").waiting?.subject === "kernel/reaction") t.does("ana", "pass");
    t.does("ana", "karst");
    while (t.table("public").waiting?.subject === "kernel/reaction") t.does("ana", "pass");
    t.does("ana", "C C").asks("bor", "orderGeneralEffects");
    t.refusesAct("ana", "takeDebt", true, "insideStep");
    t.does("bor", "players others").asks("bor", "effectChoice");
    t.refusesAct("ana", "takeDebt", true, "insideStep");
    t.does("bor", "decline").asks("bor", "othersVictim");
    t.refusesAct("ana", "takeDebt", true, "insideStep");
  });

  rule(["DK-RUL-06", "DK-SEQ-06"], "the Administrator puts the Others before or after the players' effects", () => {
    const start = () =>
      table({ ana: { reserve: "C C" }, bor: { cabal: "garde_noire" }, cyr: {} })
        .blockhouses("karst")
        .others("karst", "C")
        .turnOf("ana")
        .does("ana", "sendTeam")
        .does("ana", "karst")
        .does("ana", "C C");
    const before = start();
    const admin = before.facts.administrator === 0 ? "ana" : "bor";
    before.asks(admin, "orderGeneralEffects").does(admin, "others players");
    before.asks("bor", "othersVictim").does("bor", "ana.karst:1").asks("bor", "effectChoice");
    const after = start();
    after.does(admin, "players others").asks("bor", "effectChoice").does("bor", "decline");
    after.asks("bor", "othersVictim");
  });

  rule(
    ["DK-RUL-06", "DK-RUL-76"],
    "Others killed before their turn comes attack no more, whatever tokens lie there",
    () => {
      const t = table({
        ana: { reserve: "C C" },
        bor: { cabal: "garde_noire", cabalRow: ["garde_noire_2"], pp: 3, rank: 7 },
        cyr: {},
      })
        .blockhouses("karst")
        .others("karst", "C")
        .corruptionTokens({ karst: 2 })
        .turnOf("ana")
        .does("ana", "sendTeam")
        .does("ana", "karst")
        .does("ana", "C C");
      t.does("ana", "players others").does("bor", "screen:garde_noire").does("bor", "option:1");
      t.does("bor", "others.karst:1").is({ others: { artefact: 11 }, discardedOthers: "C" });
      t.asks("bor", "chooseManoeuvre").sees("ana", "karst", "C C");
    },
  );

  rule(["DK-RUL-109", "DK-RUL-108"], "a pile conceded between two of them is attacked no more", () => {
    const t = table({ ana: { reserve: "C C C" }, bor: {}, cyr: {} })
      .others("karst", "C C C")
      .turnOf("ana");
    t.does("ana", "sendTeam").does("ana", "karst").does("ana", "C C C").does("bor", "ana.karst:1");
    t.leaves("ana", "karst", "cyr").accepts("cyr", "ana");
    t.asks("bor", "chooseManoeuvre");
    expect(t.facts.piles.some(({ owner }) => owner === 0)).toBe(false);
    expect(t.facts.others!.acting).toEqual([]);
  });

  rule("DK-RUL-109", "a pile moved away leaves the rest of the attack behind; its new place attacks it anew", () => {
    const t = table({ ana: { reserve: "C C C", influence: { motol: 2 } }, bor: {}, cyr: {} })
      .others("karst", "C C")
      .others("suburbs", "G")
      .turnOf("ana");
    t.does("ana", "sendTeam").does("ana", "karst").does("ana", "C C C").does("bor", "ana.karst:1");
    t.uses("ana", "marker:motol:2").does("ana", "option:2").does("ana", "ana.karst", "suburbs");
    t.asks("bor", "othersVictim").does("bor", "ana.suburbs:1");
    t.asks("bor", "chooseManoeuvre").sees("ana", "suburbs", "?", "C");
  });

  rule(
    ["DK-OTH-KILL-02", "DK-INF-13"],
    "Golem Workshop: two fewer against one's piles; none where none are left",
    () => {
      const start = (others: string) =>
        table({ ana: { reserve: "C C C", row: ["jo2"] }, bor: {} })
          .others("karst", others)
          .turnOf("ana")
          .does("ana", "sendTeam")
          .does("ana", "karst")
          .does("ana", "C C C");
      start("C C").asks("bor", "chooseManoeuvre");
      start("C C C").does("bor", "ana.karst:1").asks("bor", "chooseManoeuvre");
    },
  );

  rule("DK-OTH-KILL-01", "False Bottom hides the lowest pawn from the Others too; the crowd shields from them", () => {
    const t = table({ ana: { reserve: "C C", row: ["bottom"] }, bor: {} })
      .card("bottom", {
        sector: "karst",
        effects: [{ kind: "capacity", trigger: "passive", do: [{ op: "modify", stat: "hidden_bottom", set: true }] }],
      })
      .others("karst", "C")
      .turnOf("ana");
    t.does("ana", "sendTeam")
      .does("ana", "karst")
      .does("ana", "C C")
      .offers("bor", [t.pawn("ana.karst:1")]);
  });
});
