import { rule } from "@paravent/testkit/vitest";
import { type Played, table } from "../../testing/index.ts";

// Promises to leave a place to another: what lay ready, what was the promisor's own doing, what befell them.

const idleTurn = (t: Played, name: string): Played => t.does(name, "extendInfluence").does(name, "nothing");
const owed = (t: Played): Played => idleTurn(t, "cyr").has({ ana: { vp: -1 } });
const notOwed = (t: Played): Played => idleTurn(t, "cyr").has({ ana: { vp: 0 } });

const board = (): Played =>
  table({
    ana: { influence: { artefact: 1, motol: 2 }, pp: 2 },
    bor: { pp: 2 },
    cyr: { pp: 2 },
  })
    .pile("ana", "karst", "C C")
    .pile("ana", "suburbs", "C C")
    .pile("bor", "fortress", "C C")
    .turnOf("cyr");
const swear = (t: Played): Played =>
  t.swears("ana", "bor", { until: "manoeuvreDone", terms: [["ana", "concede", { pile: "karst" }]] });
const moved = (t: Played, from: string): Played =>
  t.uses("ana", "marker:motol:2").does("ana", "option:2").does("ana", `ana.${from}`, "josefov");

rule(["DK-RUL-58", "DK-RUL-53"], "what lay ready before the oath is this place, for this player", () => {
  notOwed(swear(board().leaves("ana", "karst", "bor")));
  owed(swear(board().leaves("ana", "karst", "cyr")));
  owed(swear(board().leaves("ana", "suburbs", "bor")));
  owed(swear(board().proposes("ana", "bor", { give: "pp" })));
});

rule(["DK-RUL-58", "DK-RUL-53"], "a place once turned down is not owed, though it is offered again or moved", () => {
  const refused = () => swear(board()).leaves("ana", "karst", "bor").declines("bor", "ana");
  notOwed(refused().leaves("ana", "karst", "bor").retracts("ana", "bor"));
  notOwed(moved(refused(), "karst"));
});

rule(
  ["DK-RUL-58", "DK-PLACE-01"],
  "offers of others, and piles that lie elsewhere, change nothing of an offered place",
  () => {
    const offered = () => swear(board()).leaves("ana", "karst", "bor");
    notOwed(offered().proposes("cyr", "bor", { give: "pp" }).retracts("cyr", "bor"));
    notOwed(offered().proposes("ana", "cyr", { give: "pp" }).retracts("ana", "cyr"));
    notOwed(moved(offered(), "suburbs"));
    const t = moved(offered(), "suburbs").accepts("bor", "ana");
    t.sees("public", "karst").sees("public", "josefov", "? ?");
    notOwed(t);
    // One pawn taken from the pile leaves a pile.
    notOwed(
      offered().uses("ana", "marker:artefact:1").does("ana", "ana.karst:1", "ana.suburbs").does("ana", "nothing"),
    );
  },
);

rule(["DK-RUL-58", "DK-OATH-02"], "a pawn that falls elsewhere, one's own or another's, excuses nothing", () => {
  for (const victim of ["ana.suburbs:1", "bor.fortress:1", "ana.karst:1"])
    swear(board())
      .does("cyr", "assassinate")
      .does("cyr", victim)
      .has({ ana: { vp: -1 } });
});

const ECHO = "card:mo4";
const alone = (until: "manoeuvreDone" | "manoeuvresDone"): Played =>
  table({ ana: { influence: { artefact: 1 }, row: ["mo4"] }, bor: {}, cyr: {} })
    .pile("ana", "karst", "C")
    .pile("ana", "suburbs", "C")
    .turnOf("cyr")
    .swears("ana", "bor", { until, terms: [["ana", "concede", { pile: "karst" }]] });

rule("DK-RUL-58", "an oath sworn by others excuses nobody who has emptied the pile to be left", () => {
  const t = alone("manoeuvreDone").uses("ana", "marker:artefact:1").does("ana", "ana.karst:1", "ana.suburbs");
  owed(t.swears("bor", "cyr", { terms: [["bor", "words", { text: "Nothing to do with it." }]] }));
});

rule(["DK-RUL-58", "DK-OATH-02"], "who takes the pile back into the reserve has not left its place to anybody", () => {
  const after = (before: (t: Played) => Played, pile: string): Played => {
    const t = idleTurn(before(alone("manoeuvresDone")), "cyr").uses("ana", ECHO);
    return t.does("ana", pile).idle();
  };
  const nothing = (t: Played): Played => t;
  const offered = (t: Played): Played => t.leaves("ana", "karst", "bor");
  const declined = (t: Played): Played => offered(t).declines("bor", "ana");
  after(nothing, "ana.karst").has({ ana: { vp: -1 } });
  after(offered, "ana.karst").has({ ana: { vp: -1 } });
  after(declined, "ana.karst").has({ ana: { vp: 0 } });
  // Another pile taken back is another's affair.
  after(offered, "ana.suburbs").has({ ana: { vp: 0 } });
});
