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
