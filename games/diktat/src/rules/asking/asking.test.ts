import { rule } from "@paravent/testkit/vitest";
import { describe, expect } from "vitest";
import { type Played, type PlayerSetup, table } from "../../testing/index.ts";

const PURSE = {
  sector: "combinat",
  effects: [{ kind: "manifestation", do: [{ op: "gain", res: "pp", n: 1 }] }],
} as const;

const BOX = {
  sector: "combinat",
  effects: [{ kind: "manifestation", do: [{ op: "gain", res: "spy", n: 1 }] }],
} as const;

/** Bor holds a purse and a box; each is a Manifestation that is possible at any boundary. */
const holding = (bor: PlayerSetup) =>
  table({ ana: { reserve: "2C" }, bor: { row: ["purse", "box"], reserve: "C", ...bor }, cyr: {} })
    .card("purse", PURSE)
    .card("box", BOX)
    .turnOf("ana");

/** The boundaries at which Bor is asked while everybody's next turn is played; he passes at each. */
function asked(t: Played): string[] {
  const met: string[] = [];
  const passing = (): void => {
    while (t.table("bor").question?.subject === "kernel/reaction") {
      met.push(String(t.table("bor").question!.about.at));
      t.does("bor", "pass");
    }
  };
  passing();
  for (const name of ["ana", "bor"]) {
    for (const answer of ["sendTeam", "karst", "C"]) {
      t.does(name, answer);
      passing();
    }
  }
  return met;
}

const ANAS = ["sectorNamed", "pilePlaced", "manoeuvreDone"];
const BORS = ["turnStart", "sectorNamed", "pilePlaced", "manoeuvreDone"];

describe("when a player is asked about Manifestations", () => {
  rule(["DK-SEQ-02", "DK-EFF-04", "DK-RUL-116"], "always: at every boundary", () => {
    const met = asked(holding({ ask: "always" }));

    // Between two turns there are the end of one and the start of the next.
    expect(met).toEqual(["turnStart", ...ANAS, "betweenManoeuvres", ...BORS, "betweenManoeuvres", "turnStart"]);
  });

  rule(["DK-SEQ-02", "DK-EFF-04"], "on the own turn only", () => {
    expect(asked(holding({ ask: "ownTurn" }))).toEqual(BORS);
  });

  rule(["DK-SEQ-02", "DK-EFF-04"], "at some kinds of boundary", () => {
    const met = asked(holding({ ask: ["sectorNamed", "betweenManoeuvres"] }));

    expect(met).toEqual(["sectorNamed", "betweenManoeuvres", "sectorNamed", "betweenManoeuvres"]);
  });

  rule(["DK-EFF-04", "DK-SEQ-02"], "never: but whoever clicks may use one at any open question", () => {
    const t = holding({ ask: "never" });

    t.mayUse("bor", ["card:purse", "card:box"]).uses("bor", "card:purse").asks("ana", "chooseManoeuvre");
    t.has({ bor: { pp: 1, used: ["card:purse"] } }).mayUse("bor", ["card:box"]);
    expect(asked(t)).toEqual([]);
  });

  rule(["DK-SEQ-02", "DK-EFF-04"], "by habit nobody is asked about what neither plays with turns nor moves", () => {
    expect(asked(holding({ ask: null }))).toEqual([]);
  });

  rule("DK-SEQ-02", "for one element otherwise than for the rest", () => {
    const t = holding({ ask: "never" }).sets("bor", ["pilePlaced"], "card:box");

    expect(asked(t)).toEqual(["pilePlaced", "pilePlaced"]);
    const other = holding({ ask: "always" }).sets("bor", "never", "card:box").uses("bor", "card:purse");
    expect(asked(other.does("bor", "pass"))).toEqual([]);
  });

  rule(["DK-SEQ-02", "DK-RUL-136"], "a setting is its owner's business and changes nothing but the waiting", () => {
    const [quiet, busy] = [holding({ ask: "never" }), holding({ ask: "always" })];
    expect(asked(quiet)).toEqual([]);
    expect(asked(busy).length).toBeGreaterThan(8);

    expect(busy.story).toEqual(quiet.story);
    expect(busy.facts).toEqual(quiet.facts);
    expect(busy.table("bor").settings).toEqual([{ about: "*", ask: "always" }]);
    for (const who of ["ana", "cyr", "public"]) {
      expect(busy.table(who).settings).toEqual(who === "public" ? [] : [{ about: "*", ask: "never" }]);
      expect(busy.view(who)).toEqual(quiet.view(who));
    }
  });

  rule("DK-SEQ-02", "what does not exist cannot be set", () => {
    const { game, state } = holding({}).position;
    expect(game.isAskable!("card:purse")).toBe(true);
    expect(game.isAskable!("marker:motol:1")).toBe(true);
    expect(game.isAskable!("card:nothing")).toBe(false);
    expect(state.settings).toHaveLength(3);
  });
});

describe("the habit of a real game", () => {
  const three = (bor: PlayerSetup, ask: "never" | null = "never") =>
    table({ ana: { reserve: "C", ask }, bor: { reserve: "C", ask: null, ...bor }, cyr: { reserve: "C", ask } });

  /** Whether the others have set something for themselves, or nobody has. */
  const whatever = (body: (ask: "never" | null) => void): void => {
    for (const ask of ["never", null] as const) body(ask);
  };

  rule(["DK-INF-09", "DK-RUL-24"], "Motol asks its holder at the start and at the end of the own turn", () =>
    whatever((ask) => {
      const t = three({ influence: { motol: 1 } }, ask).turnOf("ana");
      t.does("ana", "extendInfluence").does("ana", "nothing");

      t.asks("bor", "kernel/reaction");
      expect(t.table("bor").question!.about).toEqual({ at: "turnStart", between: { by: 1 } });
      t.does("bor", "pass").does("bor", "extendInfluence").does("bor", "nothing").asks("bor", "kernel/reaction");
      expect(t.table("bor").question!.about).toEqual({ at: "manoeuvreDone", between: { by: 1 } });
      t.does("bor", "pass").does("cyr", "extendInfluence").does("cyr", "nothing").asks("ana", "chooseManoeuvre");
    }),
  );

  rule(["DK-INF-09", "DK-RUL-25", "DK-SEQ-02"], "a mover is asked before another's pile, not before the own", () =>
    whatever((ask) => {
      const t = three({ influence: { motol: 2 } }, ask)
        .pile("bor", "suburbs", "C")
        .turnOf("ana")
        .does("ana", "sendTeam")
        .does("ana", "karst");

      t.asks("bor", "kernel/reaction");
      // Who looks only now sees which sector was named.
      expect(t.table("bor").question!.about).toMatchObject({ at: "sectorNamed", between: { sector: "karst" } });
      expect(t.table("public").waiting!.about).toMatchObject({ between: { sector: "karst" } });
      t.does("bor", "pass").does("ana", "C").does("bor", "pass");
      t.does("bor", "sendTeam").does("bor", "karst").asks("bor", "composePile");
    }),
  );

  rule(["DK-INF-12", "DK-RUL-25", "DK-SEQ-02"], "and before another names a sector, not before the own naming", () =>
    whatever((ask) => {
      const board = (mover: string) =>
        table({ ana: { ask }, bor: { ask }, cyr: { ask }, [mover]: { influence: { motol: 2 }, ask: null } })
          .pile(mover, "suburbs", "C")
          .pile("cyr", "karst", "C")
          .resolution();

      const t = board("bor").asks("bor", "kernel/reaction");
      expect(t.table("bor").question!.about).toMatchObject({ at: "betweenSectors" });
      t.does("bor", "pass").does("ana", "karst").asks("bor", "kernel/reaction").does("bor", "pass");
      t.does("ana", "suburbs").asks(["ana", "bor", "cyr"], "endOfCycleCall");
      board("ana").asks("ana", "nameSector");
    }),
  );

  rule(["DK-INF-09", "DK-RUL-25"], "also the player in the first seat", () =>
    whatever((ask) => {
      const t = table({ ana: { influence: { motol: 2 }, ask: null }, bor: { reserve: "C", ask }, cyr: { ask } })
        .pile("ana", "suburbs", "C")
        .turnOf("bor");
      t.does("bor", "sendTeam").does("bor", "karst").asks("ana", "kernel/reaction").does("ana", "pass");
      t.asks("bor", "composePile");
    }),
  );

  rule(["DK-INF-09", "DK-INF-12"], "who can only move pawns is asked there, who can only play with turns is not", () =>
    whatever((ask) => {
      const names = (influence: PlayerSetup["influence"]) =>
        three({ influence: influence! }, ask)
          .pile("bor", "suburbs", "C C")
          .pile("bor", "motol", "C")
          .turnOf("ana")
          .does("ana", "sendTeam")
          .does("ana", "karst");
      names({ artefact: 1 }).asks("bor", "kernel/reaction");
      names({ motol: 1 }).asks("ana", "composePile");
    }),
  );

  rule(["DK-SEQ-02", "DK-RUL-25"], "without a pile to move its holder is not asked, whatever else could be used", () =>
    whatever((ask) => {
      const t = three({ influence: { motol: 2 }, row: ["purse"] }, ask)
        .card("purse", PURSE)
        .turnOf("ana");
      t.mayUse("bor", ["card:purse"]).does("ana", "sendTeam").does("ana", "karst").asks("ana", "composePile");
    }),
  );

  rule(
    ["DK-USED-02", "DK-EFF-04"],
    "a Used element cannot be used again, and says so; nor one without anything to do",
    () => {
      const t = table({
        ana: { row: ["purse"], influence: { motol: 1, artefact: 1 }, used: ["marker:motol:1"] },
        bor: {},
      })
        .card("purse", { sector: "karst", effects: [{ kind: "manifestation", do: [{ op: "gain", res: "pp", n: 1 }] }] })
        .turnOf("bor");
      t.mayUse("ana", ["card:purse"]);
      t.refusesAct("ana", "manifest", "marker:motol:1", "elementUsed", "DK-USED-02");
      t.refusesAct("ana", "manifest", "marker:artefact:1", "noManifestation", "DK-EFF-04");
      t.refusesAct("ana", "manifest", "marker:motol:1", "notOffered");
    },
  );

  rule("DK-USED-02", "a Used marker asks nothing", () => {
    const t = three({ influence: { motol: 1 }, used: ["marker:motol:1"] }).turnOf("bor");

    t.asks("bor", "chooseManoeuvre");
  });
});

describe("standing stops", () => {
  rule(["DK-SEQ-02", "DK-SEQ-03"], "halt at every boundary of their kinds, for one who holds nothing", () => {
    const t = table({ ana: { reserve: "C" }, bor: {}, cyr: { reserve: "C" } })
      .pile("bor", "motol", "C C C")
      .turnOf("ana")
      .sets("bor", ["victimNamed"], "stop");

    t.does("ana", "assassinate").does("ana", "motol:1").asks("bor", "kernel/reaction").offers("bor", ["pass"]);
    // A free action at that very boundary.
    t.sees("ana", "motol", "? ? ?").acts("bor", "takeDebt").does("bor", "pass");
    t.does("bor", "extendInfluence").does("bor", "nothing");
    t.does("cyr", "assassinate").does("cyr", "motol:1").asks("bor", "kernel/reaction").does("bor", "pass");
    expect(t.table("bor").settings).toContainEqual({ about: "stop", ask: ["victimNamed"] });
    for (const who of ["ana", "public"]) expect(JSON.stringify(t.table(who).settings)).not.toContain("victimNamed");
    t.sets("bor", null, "stop").does("ana", "assassinate").does("ana", "motol:1").asks("bor", "chooseManoeuvre");
  });
});
