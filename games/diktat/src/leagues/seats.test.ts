import { rule } from "@paravent/testkit/vitest";
import { type Played, table } from "../testing/index.ts";

// Rank order is not the order of seats, and the highest Rank of a League need not be the Administrator.

/** Seated against the Ranks: Dua 3, Cyr 5, Bor 7, Ana 9. */
const against = (pp: number) => table({ dua: { pp }, cyr: { pp }, bor: { pp }, ana: { pp } });

/** All say ready, then close these fists. */
function fists(t: Played, held: Readonly<Record<string, number>>): Played {
  for (const name of Object.keys(held)) t.does(name);
  for (const [name, pp] of Object.entries(held)) t.does(name, pp);
  return t;
}

rule(
  ["DK-LG-PHASE-02", "DK-LG-JOIN-01"],
  "choices are made in Rank order, and each finds what the last one left",
  () => {
    const t = against(3).leaguePhase();
    for (const name of ["ana", "bor", "cyr"]) t.asks(name, "leagueChoice").does(name, "join", "maisel");
    t.asks("dua", "leagueChoice").refusesWithin("dua", "join", "maisel", "leagueFull", "DK-LG-JOIN-04");
    t.is({ leagues: { maisel: "1: ana bor cyr" } });
  },
);

rule("DK-LG-PHASE-02", "a Rank won meanwhile brings the next choice forward, but no second one", () => {
  const rise = { kind: "manifestation", do: [{ op: "modify", stat: "rank", delta: 10, until: "cycle_end" }] };
  const t = table({ ana: {}, bor: {}, cyr: {}, dua: { row: ["rise"] } })
    .configured({ eternalNight: true, leagues: true })
    .card("rise", { sector: "karst", effects: [rise] })
    .leaguePhase();
  t.does("ana", "nothing").asks("bor", "leagueChoice").uses("dua", "card:rise").asks("dua", "leagueChoice");
  t.does("dua", "nothing").asks("bor", "leagueChoice").does("bor", "nothing").asks("cyr", "leagueChoice");
});

rule("DK-LG-EXCL-04", "members declare in Rank order, whoever asks and whoever is to go", () => {
  const t = against(4)
    .league("maisel", { members: ["dua", "bor", "cyr"], level: 1 })
    .leaguePhase();
  t.does("ana", "nothing").does("bor", "nothing").does("cyr", "exclude", "bor").does("dua", 0).does("bor", "oppose");
  fists(t, { bor: 0, cyr: 1, dua: 0 });
  for (const name of ["bor", "cyr", "dua"]) t.asks(name, "leagueDeclare").does(name, "for");
  t.is({ leagues: { maisel: "1: dua cyr" } });
});

rule(
  ["DK-RUL-93", "DK-LG-EXCL-05"],
  "on a tie the highest Rank among the members decides, not the Administrator",
  () => {
    const tied = (bor: "for" | "against") => {
      const t = against(4)
        .league("maisel", { members: ["dua", "bor", "cyr"], level: 2 })
        .leaguePhase();
      t.does("ana", "nothing")
        .does("bor", "nothing")
        .does("cyr", "exclude", "dua")
        .does("bor", 0)
        .does("dua", "oppose");
      fists(t, { bor: 1, cyr: 1, dua: bor === "for" ? 2 : 0 });
      return t.does("bor", bor).does("cyr", "for").does("dua", "against");
    };
    tied("for")
      .is({ leagues: { maisel: "2: bor cyr" }, administrator: "ana" })
      .has({ dua: { pp: 4 } });
    tied("against")
      .is({ leagues: { maisel: "2: dua bor cyr" } })
      .has({ cyr: { pp: 3 } });
  },
);

rule(
  ["DK-LG-EXCL-05", "DK-RUL-93"],
  "one PP more decides, whatever the Ranks; what is set aside is not in a fist",
  () => {
    const fought = (dua: number) => {
      const t = against(4)
        .league("maisel", { members: ["dua", "cyr"], level: 2 })
        .leaguePhase();
      t.does("ana", "nothing").does("bor", "nothing").does("cyr", "exclude", "dua").does("dua", "oppose");
      t.does("dua").does("cyr").offersUpTo("cyr", 2).offersUpTo("dua", 4).does("cyr", 1).does("dua", dua);
      return t.does("cyr", "for").does("dua", "against");
    };
    fought(2)
      .is({ leagues: { maisel: "2: dua cyr" } })
      .has({ cyr: { pp: 3 }, dua: { pp: 2 } });
    fought(0)
      .is({ leagues: { maisel: "2: cyr" } })
      .has({ cyr: { pp: 1 }, dua: { pp: 6 } });
  },
);

rule("DK-RUL-96", "those in a Conclave, and those paid for its delay, may sit anywhere", () => {
  const t = against(0)
    .league("maisel", { members: ["dua", "bor"] })
    .league("newOrder", { members: ["cyr"] })
    .leaguePhase();
  t.calls("dua", "bor").does("bor", "go").elapses(200).does("dua", "close");
  t.has({ ana: { pp: 0 }, bor: { pp: 0 }, cyr: { pp: 6 }, dua: { pp: 0 } });
});
