import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { table } from "../testing/index.ts";

const board = (exchanged = 0) =>
  table({ ana: { pp: 6, reserve: "3E" }, bor: { pp: 6 }, cyr: { pp: 6 }, dua: { pp: 6 } })
    .league("maisel", { members: ["ana", "bor", "cyr"], level: 2, exchanged })
    .turnOf("ana");

rule(
  ["DK-SCN-100", "DK-LG-LIM-01", "DK-RUL-94"],
  "members exchange three elements a Cycle, all of them together, in either direction",
  () => {
    const t = board().proposes("ana", "bor", { give: "2pp" }).accepts("bor", "ana");
    expect(t.view("bor").leagues?.boards[1]?.exchanged).toBe(2);
    // Outsiders may not count what has changed hands behind screens.
    expect(t.view("dua").leagues?.boards[1]?.exchanged).toBeNull();
    t.proposes("ana", "bor", { give: "emissary", want: "pp" });
    t.refusesAccept("bor", "ana", "leagueExchangeLimit", "DK-RUL-94");
    t.proposes("ana", "bor", { give: "emissary" })
      .accepts("bor", "ana")
      .has({ bor: { reserve: "E" } });
    t.refusesTrade("ana", "bor", { give: "pp" }, "leagueExchangeLimit", "DK-RUL-94");
    t.refusesTrade("cyr", "bor", { give: "pp" }, "leagueExchangeLimit", "DK-RUL-94");
    // Exchanges with others are free.
    t.proposes("ana", "dua", { give: "4pp 2emissary" })
      .accepts("dua", "ana")
      .has({ dua: { pp: 10, reserve: "2E" } });
  },
);

rule(
  ["DK-RUL-94", "DK-LG-LIM-01"],
  "more than the limit is refused as such, in PP, in Agents, asked for or given",
  () => {
    const t = board(1);
    for (const much of [{ give: "3pp" }, { give: "3E" }, { want: "3pp" }, { want: "3C" }])
      t.refusesTrade("ana", "bor", much, "leagueExchangeLimit", "DK-RUL-94");
    t.proposes("bor", "ana", { give: "2pp" });
    t.refusesAct(
      "ana",
      "counterTrade",
      {
        branch: "offer:1:1",
        value: { give: { pp: 3, things: [] }, want: { pp: 0, things: [] }, until: ["cycleEnd"], note: "" },
      },
      "leagueExchangeLimit",
      "DK-RUL-94",
    );
    // What one does not have is another matter, and so is a stranger.
    t.refusesTrade("ana", "dua", { give: "7pp" }, "outOfRange", "DK-TRADE-01");
  },
);

rule("DK-LG-LIM-01", "the count begins anew with each Cycle", () => {
  const t = table({ ana: {}, bor: {}, cyr: {}, dua: {} })
    .league("maisel", { members: ["ana", "bor"], exchanged: 3 })
    .cycleStart();
  t.proposes("ana", "bor", { give: "3pp" })
    .accepts("bor", "ana")
    .has({ bor: { pp: 6 } });
});

rule("DK-RUL-94", "payments of the rules and rewards do not count", () => {
  const t = table({ ana: { pp: 5 }, bor: {}, cyr: {}, dua: {} })
    .league("maisel", { members: ["ana", "bor", "cyr"], level: 3 })
    .leaguePhase();
  t.does("ana", "leave");
  expect(t.view("bor").leagues?.boards[1]?.exchanged).toBe(0);
});
