import { expect } from "vitest";
import { table } from "../testing/index.ts";
import { shows } from "./shows.ts";

shows(
  "card:ms4",
  ["DK-SCN-118", "DK-RUL-137", "DK-EFF-04"],
  "up to two pawns of a pile are exchanged with the reserve, unseen: nobody knows the pile any more",
  () => {
    const t = table({ ana: {}, bor: { row: ["ms4"], reserve: "2G" }, cyr: {} })
      .pile("bor", "karst", "E C E")
      .turnOf("cyr");
    t.does("cyr", "spy").does("cyr", "karst:1").does("cyr", "karst:2").sees("cyr", "karst", "E C ?");
    const before = t.view("public").piles[0]!.pawns.map(({ id }) => id);
    t.uses("bor", "card:ms4").asks("bor", "choosePiles").does("bor", "bor.karst").asks("bor", "swapPawn");
    t.refusesAct("ana", "takeDebt", true, "insideStep");
    t.offers("bor", ["karst:1", "karst:2", "karst:3", "nothing"]).offersWithin("bor", "karst:1", ["guard"]);
    t.does("bor", "karst:1", "guard").does("bor", "nothing").asks("ana", "chooseManoeuvre");
    t.sees("bor", "karst", "G C E").sees("cyr", "karst", "? ? ?").sees("ana", "karst", "? ? ?");
    const after = t.view("public").piles[0]!.pawns.map(({ id }) => id);
    expect(after.some((id) => before.includes(id))).toBe(false);
    t.has({ bor: { reserve: "1G 1E", used: ["card:ms4"], pawns: 5 } });
    expect(JSON.stringify(t.hears("cyr"))).not.toMatch(/guard|emissary/);
  },
);

shows(
  "card:ms4",
  ["DK-RUL-137", "DK-RUL-116"],
  "zero is allowed and looks the same; only in the Manoeuvres phase, with a pile",
  () => {
    const t = table({ ana: {}, bor: { row: ["ms4"] } })
      .pile("bor", "karst", "E C")
      .turnOf("ana");
    t.uses("bor", "card:ms4")
      .does("bor", "bor.karst")
      .offers("bor", ["nothing"])
      .does("bor", "nothing")
      .does("bor", "nothing");
    t.sees("bor", "karst", "E C").has({ bor: { used: ["card:ms4"] } });
    table({ ana: {}, bor: { row: ["ms4"] } })
      .turnOf("ana")
      .mayUse("bor", []);
    table({ ana: {}, bor: { row: ["ms4"] } })
      .pile("bor", "karst", "E C")
      .resolution()
      .mayUse("bor", []);
  },
);

shows(
  "card:ms4",
  ["DK-RUL-137", "DK-MAN-KILL-04", "DK-SEQ-05"],
  "a named victim is the pawn in its place, whatever was put there",
  () => {
    const t = table({ ana: { pp: 3 }, bor: { row: ["ms4"], reserve: "1G" } })
      .pile("bor", "karst", "E C")
      .turnOf("ana");
    t.does("ana", "assassinate").stops("bor", "victimNamed").does("ana", "karst:1").uses("bor", "card:ms4");
    t.does("bor", "bor.karst").does("bor", "karst:1", "guard").does("bor", "nothing");
    // The Guard that took the Emissary's place is revealed.
    t.has({ ana: { pp: 1 }, bor: { pp: 2, reserve: "1E" } }).sees("bor", "karst", "C");
    // Wherever in the pile it lies.
    const lowest = table({ ana: { pp: 3 }, bor: { row: ["ms4"], reserve: "1G" } })
      .pile("bor", "karst", "C C E")
      .turnOf("ana");
    lowest.does("ana", "assassinate").stops("bor", "victimNamed").does("ana", "karst:3").uses("bor", "card:ms4");
    lowest.does("bor", "bor.karst").does("bor", "karst:3", "guard").does("bor", "nothing");
    lowest.has({ ana: { pp: 1 }, bor: { pp: 2, reserve: "1E" } }).sees("bor", "karst", "C C");
  },
);

shows(
  "card:vv5",
  ["DK-EFF-04", "DK-RUL-13", "DK-MAN-SEND-03"],
  "a pile of one to three pawns, in another's turn, without a pawn",
  () => {
    const t = table({ ana: {}, bor: { row: ["vv5"], reserve: "2C 2E" } })
      .pile("ana", "karst", "C")
      .pile("ana", "karst", "C")
      .turnOf("ana");
    t.does("ana", "spy").uses("bor", "card:vv5").asks("bor", "chooseSector");
    t.refuses("bor", "karst", "notOffered", "DK-MAN-SEND-01").does("bor", "motol").asks("bor", "composePile");
    t.refuses("bor", "C C E E", "tooMany", "DK-MAN-SEND-02").refuses("bor", "", "tooFew").does("bor", "E C E");
    t.sees("bor", "motol", "E C E")
      .sees("ana", "motol", "? ? ?")
      .has({ bor: { reserve: "1C", pawns: 5, used: ["card:vv5"] } });
    // The interrupted Spy goes on, in Ana's turn, and finds the new pile.
    t.asks("ana", "chooseSpyTarget").offers("ana", ["karst:1", "karst:2", "motol:1", "motol:2", "motol:3"]);
    expect(t.view("ana").turn).toMatchObject({ seat: 0, manoeuvre: "spy" });
    expect(t.facts.piles.at(-1)!.marked).toBe(false);
  },
);

shows(
  "card:vv5",
  ["DK-RUL-136", "DK-EFF-04"],
  "without Agents it cannot be used; whether one has any is for nobody to see",
  () => {
    const t = table({ ana: {}, bor: { row: ["vv5"], ask: "always" } }).turnOf("ana");
    t.asks("bor", "kernel/reaction").offers("bor", ["pass"]).does("bor", "pass");
    t.refusesAct("bor", "manifest", "card:vv5", "noManifestation", "DK-EFF-04");
  },
);

shows(
  "card:hy4",
  ["DK-EFF-04", "DK-MOVE-01", "DK-RUL-107"],
  "an own pile moves to an adjacent sector with room",
  () => {
    const t = table({ ana: {}, bor: { row: ["hy4"] } })
      .pile("bor", "karst", "E G")
      .pile("ana", "suburbs", "C")
      .pile("ana", "suburbs", "C")
      .turnOf("ana");
    t.uses("bor", "card:hy4").asks("bor", "movePile").offers("bor", ["bor.karst"]);
    // Karst touches New Town, the Suburbs and the Fortress; the Suburbs are full.
    t.offersWithin("bor", "bor.karst", ["newTown", "fortress"]).does("bor", "bor.karst", "fortress");
    t.sees("bor", "fortress", "E G")
      .sees("ana", "karst")
      .has({ bor: { used: ["card:hy4"] } })
      .mayUse("bor", []);
  },
);

shows(
  ["card:hy4", "token:blockhouse"],
  ["DK-MOVE-01", "DK-GEN-01"],
  "moving is placing: a Blockhouse there looks",
  () => {
    const t = table({ ana: {}, bor: { row: ["hy4"] }, cyr: { cabal: "garde_noire" } })
      .pile("bor", "karst", "E G")
      .blockhouses("fortress")
      .turnOf("ana");
    t.uses("bor", "card:hy4")
      .does("bor", "bor.karst", "fortress")
      .asks("cyr", "effectChoice")
      .does("cyr", "screen:garde_noire");
    t.does("cyr", "option:0").does("cyr", "fortress:2").sees("cyr", "fortress", "? G").sees("ana", "fortress", "? ?");
  },
);

shows("card:fa4", ["DK-EFF-04", "DK-MOVE-02"], "up to two pawns of the reserve go on top of an own pile", () => {
  const t = table({ ana: {}, bor: { row: ["fa4"], reserve: "1C 2E" }, cyr: { cabal: "garde_noire" } })
    .pile("bor", "karst", "G")
    .blockhouses("karst")
    .turnOf("ana");
  t.uses("bor", "card:fa4").asks("bor", "choosePile").does("bor", "bor.karst").asks("bor", "composePile");
  t.refuses("bor", "C E E", "tooMany").refuses("bor", "", "tooFew").does("bor", "E C");
  // Pawns are placed, no pile is: the Blockhouse is not set off.
  t.asks("ana", "chooseManoeuvre").sees("bor", "karst", "E C G").sees("ana", "karst", "? ? ?");
  t.has({ bor: { reserve: "1E", used: ["card:fa4"] } });
  expect(JSON.stringify(t.hears("ana"))).not.toMatch(/citizen|emissary/);
});

shows("card:fa4", ["DK-RUL-136", "DK-EFF-04"], "not without a pile or an Agent", () => {
  table({ ana: {}, bor: { row: ["fa4"], reserve: "1C" } })
    .turnOf("ana")
    .mayUse("bor", []);
  table({ ana: {}, bor: { row: ["fa4"] } })
    .pile("bor", "karst", "C")
    .turnOf("ana")
    .mayUse("bor", []);
});

shows(
  "card:fo5",
  ["DK-RUL-137", "DK-EFF-04"],
  "a Guard comes; in up to two piles a pawn becomes a Guard, unseen",
  () => {
    const t = table({ ana: {}, bor: { row: ["fo5"], reserve: "1G 1C" } })
      .pile("bor", "karst", "E C")
      .pile("bor", "motol", "C")
      .pile("bor", "josefov", "C")
      .turnOf("ana");
    t.uses("bor", "card:fo5")
      .has({ bor: { reserve: "1C 2G" } })
      .asks("bor", "choosePiles");
    t.refuses("bor", "bor.karst bor.motol bor.josefov", "tooMany").does("bor", "bor.karst bor.motol");
    t.offers("bor", ["karst:1", "karst:2", "nothing"]).offersWithin("bor", "karst:1", ["guard"]);
    t.does("bor", "karst:1", "guard").offers("bor", ["motol:1", "nothing"]).does("bor", "motol:1", "guard");
    t.sees("bor", "karst", "G C").sees("bor", "motol", "G").sees("bor", "josefov", "C").sees("ana", "karst", "? ?");
    t.has({ bor: { reserve: "2C 1E", used: ["card:fo5"] } });
  },
);

shows("card:fo5", "DK-RUL-137", "no pile need be chosen; a Guard is left over", () => {
  const t = table({ ana: {}, bor: { row: ["fo5"] } })
    .pile("bor", "karst", "E")
    .turnOf("ana");
  t.uses("bor", "card:fo5")
    .does("bor", "")
    .asks("ana", "chooseManoeuvre")
    .has({ bor: { reserve: "1G" } });
});

shows("card:mo4", ["DK-EFF-04", "DK-RUL-12"], "a pile comes back with its Manoeuvre pawn, to be played again", () => {
  const t = table({ ana: { pawns: 1 }, bor: { row: ["mo4"], pawns: 1, performed: ["sendTeam"] } })
    .pile("bor", "karst", "E G")
    .turnOf("ana");
  t.mayUse("bor", ["card:mo4"]).uses("bor", "card:mo4").does("bor", "bor.karst");
  t.sees("public", "karst").has({ bor: { reserve: "1G 1E", pawns: 2, used: ["card:mo4"] } });
  expect(JSON.stringify(t.hears("ana"))).not.toMatch(/guard|emissary/);
  t.asks("ana", "chooseManoeuvre").idle();
  expect(t.story.filter(({ type }) => type === "turnEnded")).toHaveLength(3);
});

shows(
  "card:mo4",
  ["DK-EFF-04", "DK-RUL-29"],
  "between two Manoeuvres only; a pile that cost no pawn brings none back",
  () => {
    const t = table({ ana: {}, bor: { row: ["mo4"], pawns: 2 } })
      .pile("bor", "karst", "E", "noPawn")
      .turnOf("ana");
    t.does("ana", "extendInfluence").mayUse("bor", []).does("ana", "nothing").asks("bor", "chooseManoeuvre");
    t.uses("bor", "card:mo4")
      .does("bor", "bor.karst")
      .has({ bor: { reserve: "1E", pawns: 2 } });
    // Nor after the last of them.
    const last = table({ ana: { pawns: 1 }, bor: { row: ["mo4"], pawns: 0 } })
      .pile("bor", "karst", "E")
      .turnOf("ana");
    last.does("ana", "extendInfluence").does("ana", "nothing").asks("ana", "nameSector").mayUse("bor", []);
  },
);

shows(
  "card:fo4",
  ["DK-EFF-04", "DK-EFF-06"],
  "a Guard closes a sector of one's own: others discard a Guard to place a pile there",
  () => {
    const t = table({
      ana: { reserve: "2G 1E" },
      bor: { row: ["fo4"], reserve: "2G 1E" },
      cyr: { reserve: "1E", performed: ["spy"] },
    })
      .pile("bor", "karst", "C")
      .turnOf("ana");
    t.uses("bor", "card:fo4").asks("bor", "chooseSector").offers("bor", ["karst"]).does("bor", "karst");
    t.has({ bor: { reserve: "1G 1E", used: ["card:fo4"] } });
    expect(t.view("ana").tolls).toEqual([{ sector: "karst", owner: 1 }]);
    t.does("ana", "sendTeam").does("ana", "karst").asks("ana", "tollChoice").offers("ana", ["option:0", "withdraw"]);
    t.does("ana", "option:0")
      .has({ ana: { reserve: "1G 1E" } })
      .asks("ana", "composePile")
      .does("ana", "E");
    // Bor himself pays nothing; a sector that is full is full.
    t.does("bor", "sendTeam")
      .refuses("bor", "karst", "sectorFull", "DK-MAN-SEND-05")
      .does("bor", "motol")
      .does("bor", "E");
  },
);

shows(
  "card:fo4",
  ["DK-RUL-136", "DK-SEQ-05"],
  "who has no Guard is asked and can only name another sector; it ends with the Cycle",
  () => {
    const t = table({
      ana: { reserve: "1E", pawns: 1 },
      bor: { row: ["fo4"], reserve: "1G", pawns: 1, performed: ["spy"] },
    })
      .pile("bor", "karst", "C")
      .turnOf("ana");
    t.uses("bor", "card:fo4").does("bor", "karst").does("ana", "sendTeam").does("ana", "karst");
    t.asks("ana", "tollChoice").offers("ana", ["withdraw"]).does("ana", "withdraw").asks("ana", "chooseSector");
    t.refuses("ana", "karst", "notOffered", "DK-MAN-SEND-01").does("ana", "motol").does("ana", "E").idle();
    t.does("ana", "karst").does("ana", "motol").does("ana", "marker");
    t.does("ana").does("bor").is({ cycle: 2 });
    expect(t.view("ana").tolls).toEqual([]);
  },
);

shows("card:fo4", ["DK-EFF-06", "DK-MAN-SEND-01"], "its owner places there without a Guard", () => {
  const t = table({ ana: { performed: ["spy"] }, bor: { row: ["fo4"], reserve: "2G 1E" } })
    .pile("bor", "karst", "C")
    .turnOf("bor");
  t.uses("bor", "card:fo4").does("bor", "karst").does("bor", "sendTeam").does("bor", "karst");
  t.asks("bor", "composePile")
    .does("bor", "E")
    .sees("bor", "karst", "C", "E")
    .has({ bor: { reserve: "1G" } });
});

shows("card:fo4", "DK-EFF-04", "not without a Guard, without a pile, or in the middle of a Manoeuvre", () => {
  table({ ana: {}, bor: { row: ["fo4"], reserve: "1G", performed: ["sendTeam"] } })
    .turnOf("ana")
    .mayUse("bor", []);
  const t = table({ ana: {}, bor: { row: ["fo4"], performed: ["sendTeam"] } })
    .pile("bor", "karst", "C")
    .turnOf("ana");
  t.mayUse("bor", []);
  const mid = table({ ana: {}, bor: { row: ["fo4"], reserve: "1G", performed: ["sendTeam"] } })
    .pile("bor", "karst", "C")
    .turnOf("ana");
  mid.mayUse("bor", ["card:fo4"]).does("ana", "spy").mayUse("bor", []);
});

shows(
  ["card:vv5", "card:hy4", "card:fa4", "card:fo5"],
  ["DK-RUL-116", "DK-EFF-04"],
  "in the Manoeuvres phase only",
  () => {
    const bor = { row: ["vv5", "hy4", "fa4", "fo5"], reserve: "2C" };
    const board = () => table({ ana: {}, bor }).pile("bor", "karst", "C");
    board().turnOf("ana").mayUse("bor", ["card:vv5", "card:hy4", "card:fa4", "card:fo5"]);
    board().resolution().mayUse("bor", []);
  },
);

shows(
  "card:hy4",
  ["DK-MOVE-01", "DK-MAN-SEND-05"],
  "the pile limit holds though an effect does not speak of it",
  () => {
    const move = { kind: "manifestation", do: [{ op: "move_pile", pile: { owner: "self" }, to: { from: "any" } }] };
    const t = table({ ana: {}, bor: { row: ["shift"] } })
      .card("shift", { sector: "karst", effects: [move] })
      .pile("bor", "karst", "C")
      .pile("ana", "motol", "C")
      .pile("ana", "motol", "C")
      .turnOf("ana");
    t.uses("bor", "card:shift").refuses("bor", { branch: "pile:0", value: ["motol"] }, "notOffered", "DK-RUL-25");
    t.does("bor", "bor.karst", "josefov").sees("bor", "josefov", "C");
  },
);

shows(
  ["card:fo5", "card:ms4"],
  ["DK-EFF-04", "DK-RUL-137"],
  "up to two piles may be none; one pile must be there",
  () => {
    const t = table({ ana: {}, bor: { row: ["fo5", "ms4"], reserve: "C" } }).turnOf("ana");
    t.mayUse("bor", ["card:fo5"]).uses("bor", "card:fo5").asks("ana", "chooseManoeuvre");
    t.has({ bor: { reserve: "1C 1G", used: ["card:fo5"] } });
  },
);

shows(
  ["card:fo4", "card:mo1"],
  ["DK-EFF-04", "DK-USED-01"],
  "made ready and set twice on a sector, it takes two Guards",
  () => {
    const cordons = (guards: string) => {
      const t = table({
        ana: { row: ["fo4", "mo1"], reserve: "2G", pp: 1, performed: ["spy"] },
        bor: { reserve: guards },
      })
        .pile("ana", "karst", "C")
        .turnOf("bor");
      t.uses("ana", "card:fo4").does("ana", "karst").uses("ana", "card:mo1").does("ana", "ana/card:fo4");
      t.uses("ana", "card:fo4").does("ana", "karst");
      return t.does("bor", "sendTeam").does("bor", "karst").asks("bor", "tollChoice").does("bor", "option:0");
    };
    cordons("2G 1E")
      .asks("bor", "tollChoice")
      .does("bor", "option:0")
      .asks("bor", "composePile")
      .has({ bor: { reserve: "1E" } });
    cordons("1G 1E").offers("bor", ["withdraw"]).does("bor", "withdraw").asks("bor", "chooseSector");
  },
);
