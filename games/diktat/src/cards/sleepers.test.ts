import { expect } from "vitest";
import type { PlayerSetup } from "../testing/index.ts";
import { table } from "../testing/index.ts";
import { hasBoard } from "./boards.ts";
import { asleep, police } from "./polisec-table.ts";
import { shows } from "./shows.ts";

const SETUP = ["DK-SETUP-03", "DK-SETUP-04", "DK-MAN-DEV-01", "DK-MAN-DEV-04", "DK-MAT-03"];

shows(["kit:polisec", "token:sleeper"], SETUP, "Rank 35, 2 PP, two Politics, six Sleeper Agents; its board", () => {
  hasBoard("polisec", {
    rank: 35,
    affinity: "politics",
    pp: 2,
    tokens: { sleeper: 6 },
    rowVp: [0, 1, 2, 3, 4, 4],
    cost: [4, 5, 6, 7, 8],
    cabalVp: [0, 1, 1, 2, 3],
  });
});

const spied = (setup: PlayerSetup = {}) =>
  table({ ps: police(setup), ana: {}, bor: {} })
    .pile("ana", "karst", "E C")
    .pile("ana", "karst", "G")
    .pile("bor", "motol", "C")
    .secret("nv1")
    .turnOf("ps")
    .does("ps", "spy");

shows(
  ["screen:polisec", "token:sleeper"],
  ["DK-EFF-01", "DK-MAT-03"],
  "after its Spy Manoeuvre a Sleeper Agent goes on a pile it has looked into",
  () => {
    const t = spied().does("ps", "karst:1").does("ps", "motol:1").asks("ps", "effectChoice");
    t.does("ps", "screen:polisec")
      .asks("ps", "placeToken")
      .offers("ps", ["ana.karst", "bor.motol"])
      .does("ps", "bor.motol");
    t.is({ sleepers: ["bor.motol"] })
      .has({ ps: { cabalTokens: { sleeper: 5 } } })
      .asks("ana", "chooseManoeuvre");
    expect(t.view("ana").piles.map(({ sleeper }) => sleeper)).toEqual([false, false, true]);
    spied().does("ps", "karst:3").does("ps", "stop").does("ps", "decline").is({ sleepers: [] });
    // The secret card is no pile.
    spied().does("ps", "secretCard").does("ps", "stop").asks("ana", "chooseManoeuvre");
  },
);

shows(
  ["screen:polisec", "card:hy3", "card:vv3"],
  ["DK-RUL-29", "DK-EFF-01"],
  "only after a Spy Manoeuvre, an additional one too; each has its own",
  () => {
    const t = table({ ps: police({ row: ["hy3", "vv3"] }), ana: { performed: ["sendTeam", "sendTeam"] } })
      .pile("ana", "karst", "E C")
      .pile("ana", "motol", "G")
      .turnOf("ps");
    t.uses("ps", "card:hy3").does("ps", "karst:1").does("ps", "stop").asks("ps", "chooseManoeuvre");
    t.uses("ps", "card:vv3").does("ps", "spy").does("ps", "karst:2").does("ps", "stop").does("ps", "screen:polisec");
    t.is({ sleepers: ["ana.karst"] })
      .asks("ps", "chooseManoeuvre")
      .does("ps", "spy")
      .does("ps", "motol:1")
      .does("ps", "stop");
    t.asks("ps", "effectChoice")
      .does("ps", "screen:polisec")
      .is({ sleepers: ["ana.karst", "ana.motol"] });
  },
);

shows("token:sleeper", "DK-MAT-03", "one to a pile", () => {
  const t = table({ ps: police(), ana: {} }).pile("ana", "karst", "E C", "sleeper").turnOf("ps");
  t.does("ps", "spy").does("ps", "karst:1").does("ps", "stop").asks("ana", "chooseManoeuvre");
});

shows(
  ["screen:polisec", "token:sleeper"],
  ["DK-EFF-01", "DK-EFF-06"],
  "before the reveal each may be woken for 2 PP: an Emissary of PoliSec, take included",
  () => {
    const t = asleep({ pp: 5 })
      .asks("ps", "effectChoice")
      .offers("ps", ["screen:polisec", "decline"])
      .does("ps", "screen:polisec");
    t.asks("ps", "costChoice")
      .offers("ps", ["ana.karst", "bor.karst"])
      .does("ps", "ana.karst")
      .has({ ps: { pp: 3 } });
    // Several, one by one.
    t.asks("ps", "effectChoice")
      .does("ps", "screen:polisec")
      .has({ ps: { pp: 1, cabalTokens: { sleeper: 3 } } });
    t.asks("ps", "chooseTrophy").is({ sleepers: ["ana.motol"] });
    expect(t.view("ana").conquest).toMatchObject({ emissaries: [2, 1, 0], extra: [2, 0, 0], order: [0, 1] });
    t.does("ps", "marker");
    // One of them is spent with the take.
    expect(t.view("ana").conquest).toMatchObject({ emissaries: [1, 1, 0], extra: [1, 0, 0] });
    t.does("ana", "marker").asks("ps", "nameSector");
    // The woken ones have left the game, and count in no other sector.
    t.does("ps", "motol")
      .does("ps", "decline")
      .has({ ps: { cabalTokens: { sleeper: 4 } } })
      .is({ sleepers: [] });
  },
);

shows(
  ["screen:polisec", "token:sleeper"],
  ["DK-RUL-136", "DK-EOC-03"],
  "not woken they come home when the pile ceases to exist",
  () => {
    const t = asleep({ pp: 1 }).asks("ps", "effectChoice").offers("ps", ["decline"]).does("ps", "decline");
    t.asks("ana", "chooseTrophy")
      .has({ ps: { cabalTokens: { sleeper: 5 } } })
      .is({ sleepers: ["ana.motol"] });
  },
);

shows(
  ["token:sleeper", "card:mo4"],
  ["DK-PLACE-02", "DK-RUL-53", "DK-RUL-11"],
  "nor do they go with a pile that is conceded, taken back, or moved away pawn by pawn",
  () => {
    const bears = (ana: PlayerSetup) =>
      table({ ps: police(), ana: { performed: ["sendTeam"], ...ana }, bor: {} })
        .pile("ana", "karst", "C", "sleeper")
        .pile("ana", "motol", "C")
        .turnOf("bor")
        .has({ ps: { cabalTokens: { sleeper: 5 } } });
    for (const t of [
      bears({}).leaves("ana", "karst", "bor").accepts("bor", "ana"),
      bears({ row: ["mo4"] })
        .uses("ana", "card:mo4")
        .does("ana", "ana.karst"),
      bears({ influence: { artefact: 1 } })
        .uses("ana", "marker:artefact:1")
        .does("ana", "karst:1", "ana.motol"),
    ])
      t.sees("public", "karst")
        .is({ sleepers: [] })
        .has({ ps: { cabalTokens: { sleeper: 6 } } });
  },
);

shows(
  "token:sleeper",
  ["DK-MAN-KILL-02", "DK-MAN-KILL-08"],
  "others may spend an Assassination on it, the pile's owner too: it leaves the game",
  () => {
    const t = table({ ps: police(), ana: { assassinTokens: 1 }, bor: { pp: 1 } })
      .pile("ana", "karst", "C", "sleeper")
      .pile("bor", "motol", "G", "sleeper")
      .turnOf("ana");
    t.does("ana", "assassinate").offers("ana", ["sleeper:ana.karst", "sleeper:bor.motol", "motol:1"]);
    t.does("ana", "sleeper:ana.karst")
      .is({ sleepers: ["bor.motol"] })
      .has({ ana: { pp: 0 }, ps: { cabalTokens: { sleeper: 4 } } });
    t.does("ana", "sleeper:bor.motol");
    expect(t.hears("public")).toContainEqual(
      expect.objectContaining({ type: "sleeperKilled", seat: 1, owner: 2, sector: "motol" }),
    );
    t.is({ sleepers: [] })
      .has({ ana: { pp: 0 }, bor: { pp: 1 } })
      .sees("public", "motol", "?");
    // PoliSec cannot.
    table({ ps: police(), ana: {} })
      .pile("ana", "karst", "C", "sleeper")
      .turnOf("ps")
      .does("ps", "assassinate")
      .offers("ps", ["karst:1"]);
  },
);

shows(
  "token:sleeper",
  ["DK-RUL-11", "DK-MAN-KILL-10"],
  "the last pawn killed, or moved away: the Agent comes home",
  () => {
    const t = table({ ps: police(), ana: {}, bor: {} }).pile("ana", "karst", "C", "sleeper").turnOf("bor");
    t.does("bor", "assassinate")
      .does("bor", "karst:1")
      .has({ ps: { cabalTokens: { sleeper: 6 } } })
      .sees("public", "karst");
    const moved = table({ ps: police(), ana: { influence: { artefact: 1 } } })
      .pile("ana", "karst", "C", "sleeper")
      .pile("ana", "motol", "C")
      .turnOf("ps");
    moved
      .uses("ana", "marker:artefact:1")
      .does("ana", "karst:1", "ana.motol")
      .has({ ps: { cabalTokens: { sleeper: 6 } } });
    // It follows a pile that moves as a whole.
    const follows = table({ ps: police(), ana: { influence: { motol: 2 } } })
      .pile("ana", "karst", "C", "sleeper")
      .turnOf("ps");
    follows
      .uses("ana", "marker:motol:2")
      .does("ana", "option:2")
      .does("ana", "ana.karst", "josefov")
      .is({ sleepers: ["ana.josefov"] });
  },
);

shows(
  ["screen:polisec", "token:sleeper"],
  ["DK-RUL-118", "DK-SEQ-05"],
  "woken for a Conquest that does not come about, it counts in no other sector",
  () => {
    const t = table({ ps: police({ pp: 2 }), ana: { influence: { motol: 2 } } })
      .pile("ana", "karst", "C", "sleeper")
      .pile("ana", "suburbs", "E")
      .resolution();
    t.does("ps", "karst")
      .stops("ana", "conquestStart")
      .does("ps", "screen:polisec")
      .has({ ps: { pp: 0 } });
    t.uses("ana", "marker:motol:2")
      .does("ana", "option:2")
      .does("ana", "ana.karst", "josefov")
      .asks("ps", "nameSector");
    t.does("ps", "suburbs").asks("ana", "chooseTrophy");
    expect(t.view("ana").conquest!.emissaries).toEqual([0, 1]);
  },
);
