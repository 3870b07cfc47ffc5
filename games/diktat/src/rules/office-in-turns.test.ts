import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { type Played, table } from "../testing/index.ts";

const turns = (t: Played): number[] => t.story.flatMap((e) => (e.type === "turnBegan" ? [e.seat] : []));

rule(
  ["DK-SCN-07", "DK-RUL-03", "DK-RANK-05", "DK-ADMIN-02", "DK-ADMIN-04"],
  "a new Administrator in the Manoeuvres phase changes neither the order of turns nor who began",
  () => {
    const t = table({ ana: { pawns: 1 }, bor: { pawns: 1, influence: { harmony: 1 }, rank: -5 }, cyr: { pawns: 1 } })
      .pile("ana", "karst", "C")
      .manoeuvres()
      .is({ administrator: "ana" });

    t.does("ana", "bor").asks("bor", "chooseManoeuvre");
    t.proposes("bor", "cyr", { give: "marker:harmony" }).accepts("cyr", "bor");
    t.is({ administrator: "cyr", firstPlayer: "bor" }).has({ cyr: { rank: 15 }, bor: { rank: -5 } });
    t.asks("bor", "chooseManoeuvre").idle();
    expect(turns(t)).toEqual([1, 2, 0]);
    t.asks("cyr", "nameSector");
  },
);

rule(["DK-SCN-27", "DK-SEQ-03"], "what reaches the table while a pile is placed is handled after it", () => {
  const t = table({ ana: { reserve: "E C", pp: 2 }, bor: { reserve: "C" }, cyr: {} })
    .turnOf("ana")
    .proposes("ana", "bor", { give: "2pp", want: "citizen" })
    .does("ana", "sendTeam")
    .does("ana", "karst");

  // Ana's pile was sent before Bor's acceptance was received: it holds what she had then, all of it.
  t.does("ana", "E C")
    .sees("ana", "karst", "E C")
    .has({ ana: { reserve: "", pp: 2 } });
  t.accepts("bor", "ana").has({ ana: { reserve: "C", pp: 0 }, bor: { reserve: "", pp: 2 } });
  t.sees("ana", "karst", "E C");
});
